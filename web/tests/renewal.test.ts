import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PROTOCOL } from '../src/generated/wire'
import { Renewal } from '../src/lib/renewal.svelte'

const NEWER = PROTOCOL + 1
let kept: Map<string, string>
let typed: boolean
const reload = vi.fn()
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}
const page = (): Renewal => new Renewal(store, reload, () => typed)

beforeEach(() => {
  kept = new Map()
  typed = false
  reload.mockReset()
  vi.useFakeTimers()
})

describe('a page and a server of another version', () => {
  it('stays where the versions are the same, or the server is older and says nothing', () => {
    page().heard(PROTOCOL)
    page().heard(PROTOCOL - 1)
    expect(reload).not.toHaveBeenCalled()
  })

  it('is loaded anew, once for each version of the server', () => {
    page().heard(NEWER)
    expect(reload).toHaveBeenCalledTimes(1)
    const again = page()
    again.heard(NEWER)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(again.state).toBe('stuck')
    page().heard(NEWER + 1)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('waits for a move on its way, for a choice that has begun, and for what is being written', () => {
    let pending = true
    typed = true
    const renewal = page()
    renewal.holds(() => pending)
    renewal.heard(NEWER)
    vi.advanceTimersByTime(5000)
    expect([renewal.state, reload.mock.calls.length]).toEqual(['waits', 0])
    pending = false
    vi.advanceTimersByTime(1000)
    expect(reload).not.toHaveBeenCalled()
    typed = false
    vi.advanceTimersByTime(1000)
    expect(reload).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(5000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is loaded anew for a file that is gone, but not while no server answers', async () => {
    const ask = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('no network'))
      .mockResolvedValueOnce({ ok: false })
      .mockResolvedValue({ ok: true })
    vi.stubGlobal('fetch', ask)
    const renewal = page()
    for (const there of [false, false, true]) {
      expect(reload).not.toHaveBeenCalled()
      expect(await renewal.anew()).toBe(there)
      expect(renewal.leaving).toBe(there)
    }
    expect(reload).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })

  it('forgets who has gone', () => {
    const renewal = page()
    renewal.holds(() => true)()
    renewal.heard(NEWER)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is loaded anew when an older server refuses it', () => {
    page().heard(PROTOCOL - 1, true)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('never reloads in circles where nothing can be remembered', () => {
    const renewal = new Renewal(null, reload, () => false)
    renewal.heard(NEWER)
    expect([renewal.state, reload.mock.calls.length]).toEqual(['stuck', 0])
  })
})
