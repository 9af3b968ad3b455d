import { beforeAll, describe, expect, it } from 'vitest'
import { resultText } from '../src/frame/story/result'
import { fetchTexts, translator } from '../src/lib/fluent'
import type { Outcome } from '../src/lib/types'

beforeAll(() => fetchTexts('virtopia'))

const NAMES = ['Ada', 'Bob', 'Cleo']

function outcome(scores: number[], more: Partial<Outcome> = {}): Outcome {
  const best = Math.max(...scores)
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []))
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return { scores, ranks, winners, returns: scores.map(() => 0), reason: 'end', detail: [], ...more }
}

describe('how a match ended for oneself', () => {
  const t = translator('en', 'push')
  const said = (found: Outcome, seat: number | null): string => resultText(found, seat, NAMES, t)

  it('is one sentence with both scores among two', () => {
    expect(said(outcome([62, 41]), 0)).toBe('You win 62–41!')
    expect(said(outcome([62, 41]), 1)).toBe('You lost 41–62.')
    expect(said(outcome([40, 40]), 1)).toBe('You share the victory, with 40 each.')
  })

  it('names the place among more', () => {
    expect(said(outcome([30, 62, 41]), 2)).toBe('You came second: 41 to Bob’s 62.')
    expect(said(outcome([30, 62, 41]), 0)).toBe('You came last: 30 to Bob’s 62.')
    expect(said(outcome([30, 62, 41]), 1)).toBe('You win 62–41!')
  })

  it('does not say that more points won where something else decided', () => {
    expect(said(outcome([15, 15], { winners: [1], ranks: [2, 1] }), 1)).toBe('You win!')
  })

  it('says nothing of somebody who only looks', () => {
    expect(said(outcome([62, 41]), null)).toBe('')
  })

  it('is told in the words of a game that all win or lose together', () => {
    const together = (victory: boolean): Outcome =>
      outcome([0, 0], {
        winners: victory ? [0, 1] : [],
        returns: victory ? [1, 1] : [-1, -1],
        detail: [{ rounds: 7 }],
      })
    const virtopia = translator('en', 'virtopia')
    expect(resultText(together(false), 0, NAMES, virtopia)).toBe('The Council keeps the city: you lost in round 7.')
    expect(resultText(together(true), 0, NAMES, virtopia)).toContain('round 7')
    expect(said(together(false), 0)).toBe('You lost, all together.')
  })
})
