import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Session } from '../src/frame/play/session.svelte'
import { Coach } from '../src/frame/lessons/coach.svelte'
import type { Coaching } from '../src/generated/wire'
import { api } from '../src/lib/api'
import type { Action } from '../src/lib/types'

const lay: Action = { verb: 'lay', card: 52 }
const stop: Action = { verb: 'stop' }
const SILENT: Coaching = { says: '', named: stop, why: [], telling: {} }
const SPEAKS: Coaching = { ...SILENT, says: 'worse' }

/** A match that is asked something, and its coach. */
function coached() {
  const session = {
    table: { id: 'first', game: 'conan' },
    shown: 0,
    view: { legal: [lay, stop] },
    seen: { question: 4 },
    interactive: true,
    before: null as Session['before'],
    chooser: { reopen: vi.fn() },
  }
  const coach = new Coach(session as unknown as Session)
  return { session, coach }
}

/** What the coach will say of each action, one by one. */
function thinking(): ((coaching: Coaching) => Promise<void>)[] {
  const answers: ((coaching: Coaching) => Promise<void>)[] = []
  vi.spyOn(api, 'coach').mockImplementation(
    () =>
      new Promise((done) => {
        answers.push(async (coaching) => {
          done(coaching)
          await new Promise((later) => setTimeout(later))
        })
      }),
  )
  return answers
}

afterEach(() => vi.restoreAllMocks())

describe('a coach', () => {
  it('lets play what is good, also when somebody else has answered a sealed question meanwhile', async () => {
    const { session } = coached()
    const answers = thinking()
    const play = vi.fn()
    session.before!(lay, play)
    session.view = { legal: [lay, stop] }
    await answers[0]!(SILENT)
    expect(play).toHaveBeenCalledOnce()
  })

  it('speaks before something is played, and it is played if one insists', async () => {
    const { session, coach } = coached()
    const answers = thinking()
    const play = vi.fn()
    session.before!(lay, play)
    session.view = { legal: [lay, stop] }
    await answers[0]!(SPEAKS)
    expect(play).not.toHaveBeenCalled()
    expect(coach.said?.coaching.says).toBe('worse')
    expect(session.chooser.reopen).toHaveBeenCalledOnce()
    coach.insist()
    expect(play).toHaveBeenCalledOnce()
  })

  it('plays nothing that answers another question than the one it was meant for', async () => {
    const { session } = coached()
    const answers = thinking()
    const play = vi.fn()
    session.before!(lay, play)
    session.seen = { question: 5 }
    await answers[0]!(SILENT)
    expect(play).not.toHaveBeenCalled()
  })

  it('plays the last of two actions only', async () => {
    const { session } = coached()
    const answers = thinking()
    const [first, second] = [vi.fn(), vi.fn()]
    session.before!(lay, first)
    session.before!(stop, second)
    await answers[0]!(SILENT)
    await answers[1]!(SILENT)
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
  })
})
