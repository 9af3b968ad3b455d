import { describe, expect, it, vi } from 'vitest'
import { Chooser } from '../src/lib/chooser.svelte'
import type { Action } from '../src/lib/types'

const place = (value: number, column: number): Action => ({ verb: 'place', value, column })
const LEGAL: Action[] = [
  place(3, 1),
  place(3, 4),
  place(5, 4),
  { verb: 'pair', value: 3, column: 4 },
  { verb: 'push', column: 2 },
  { verb: 'discard', value: 3 },
  { verb: 'discard', value: 7 },
]

function make(legal = LEGAL) {
  const commit = vi.fn()
  const refuse = vi.fn()
  const chooser = new Chooser({ commit, refuse })
  chooser.offer(legal)
  return { chooser, commit, refuse }
}

describe('a choice in the making', () => {
  it('narrows with each click and commits on the last', () => {
    const { chooser, commit } = make()
    chooser.pick({ value: 3 })
    expect(chooser.narrowed).toHaveLength(4)
    expect(chooser.can({ column: 1 })).toBe(true)
    expect(chooser.can({ column: 2 })).toBe(false)
    expect(commit).not.toHaveBeenCalled()
    chooser.pick({ column: 1 })
    expect(commit).toHaveBeenCalledExactlyOnceWith(place(3, 1))
  })

  it('works from either end', () => {
    const { chooser, commit } = make()
    chooser.pick({ column: 4 })
    chooser.pick({ value: 5 })
    expect(commit).toHaveBeenCalledExactlyOnceWith(place(5, 4))
  })

  it('asks for the verb when two are left', () => {
    const { chooser, commit } = make()
    chooser.pick({ value: 3 })
    chooser.pick({ column: 4 })
    expect(chooser.narrowed).toHaveLength(2)
    expect(commit).not.toHaveBeenCalled()
    chooser.pick({ verb: 'pair' })
    expect(commit).toHaveBeenCalledExactlyOnceWith({ verb: 'pair', value: 3, column: 4 })
  })

  it('stages the only action left when a single click implied it', () => {
    const { chooser, commit } = make()
    chooser.pick({ value: 7 })
    expect(chooser.staged).toEqual({ verb: 'discard', value: 7 })
    expect(commit).not.toHaveBeenCalled()
    chooser.commit(chooser.staged!)
    expect(commit).toHaveBeenCalledOnce()
  })

  it('commits one click when nothing else could be meant', () => {
    const { chooser, commit } = make([0, 1, 2].map((team) => ({ verb: 'team', team })))
    chooser.pick({ team: 2 })
    expect(commit).toHaveBeenCalledExactlyOnceWith({ verb: 'team', team: 2 })
  })

  it('takes back the same click, the last one, or all', () => {
    const { chooser } = make()
    chooser.pick({ value: 3 })
    chooser.pick({ value: 3 })
    expect(chooser.choosing).toBe(false)
    chooser.pick({ value: 3 })
    chooser.pick({ column: 4 })
    chooser.back()
    expect(chooser.picks).toEqual({ value: 3 })
    chooser.reset()
    expect(chooser.narrowed).toHaveLength(LEGAL.length)
  })

  it('begins anew from a click that does not go with the others', () => {
    const { chooser } = make()
    chooser.pick({ value: 3 })
    chooser.pick({ value: 5 })
    expect(chooser.picks).toEqual({ value: 5 })
    chooser.pick({ verb: 'push' })
    expect(chooser.picks).toEqual({ verb: 'push' })
  })

  it('asks why something is not allowed, and never sends a legal action that way', () => {
    const { chooser, commit, refuse } = make()
    chooser.commit(place(9, 9))
    expect(refuse).toHaveBeenCalledExactlyOnceWith(place(9, 9))
    chooser.refuse(place(3, 1))
    expect(refuse).toHaveBeenCalledOnce()
    expect(commit).not.toHaveBeenCalled()
  })

  it('sends once, and opens again when refused', () => {
    const { chooser, commit } = make()
    chooser.commit(place(3, 1))
    chooser.commit(place(3, 4))
    expect(commit).toHaveBeenCalledOnce()
    expect(chooser.can({ value: 3 })).toBe(false)
    chooser.reopen()
    expect(chooser.can({ value: 3 })).toBe(true)
  })

  it('keeps what is still possible when new actions arrive', () => {
    const { chooser } = make()
    chooser.pick({ value: 3 })
    chooser.offer([place(3, 1), place(5, 4)])
    expect(chooser.picks).toEqual({ value: 3 })
    chooser.offer([place(5, 4)])
    expect(chooser.choosing).toBe(false)
  })

  it('offers only what leads to an advised action, and everything again', () => {
    const { chooser, commit, refuse } = make()
    chooser.pick({ value: 5 })
    chooser.advise(place(3, 4))
    expect(chooser.choosing).toBe(false)
    expect(chooser.legal).toEqual([place(3, 4)])
    expect(chooser.could({ value: 5 })).toBe(false)
    chooser.pick({ value: 3 })
    expect(chooser.can({ column: 1 })).toBe(false)
    chooser.advise(chooser.advised)
    expect(chooser.picks).toEqual({ value: 3 })
    chooser.advise(null)
    expect(chooser.legal).toEqual(LEGAL)
    chooser.advise({ verb: 'place', value: 9, column: 9 })
    expect(chooser.advised).toBe(null)
    chooser.advise(place(3, 4))
    chooser.commit(place(5, 4))
    expect(commit).toHaveBeenCalledExactlyOnceWith(place(5, 4))
    expect(refuse).not.toHaveBeenCalled()
  })
})
