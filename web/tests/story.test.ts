import { beforeAll, describe, expect, it } from 'vitest'
import { fetchTexts, translator } from '../src/lib/fluent'
import { tellStory } from '../src/games/epic/story'
import type { Translate } from '../src/lib/game'
import type { Passage } from '../src/games/epic/types'

const passage = (key: string, more: Partial<Passage> = {}): Passage => ({
  key,
  attribute: '',
  values: {},
  items: [],
  part: '',
  ...more,
})

describe('the story of a campaign', () => {
  beforeAll(() => fetchTexts('epic'))
  const t = (...asked: Parameters<Translate>): string => translator('fr', 'epic')(...asked)

  it('sets what became of the Adversary before the last paragraph', () => {
    const end = { attribute: 'victory' }
    const told = tellStory(
      [
        [passage('envelope-1', { ...end, part: 'start' })],
        [passage('fate-P1', { attribute: 'won' })],
        [passage('envelope-1', { ...end, part: 'last' })],
      ],
      t,
    )
    expect(told).toHaveLength(4)
    expect(told[2]).toBe(t('fate-P1', {}, 'won'))
    expect([...told.slice(0, 2), told[3]].join('\n\n')).toBe(t('envelope-1', {}, 'victory'))
  })

  it('lists what a sentence has to list, with small numbers in words', () => {
    const nights = (ford: number, count: number): Passage =>
      passage(`ford-${ford}`, { attribute: 'nights', values: { count } })
    const [told] = tellStory(
      [[passage('wood'), passage('wood-nights', { values: { count: 3 }, items: [nights(2, 1), nights(5, 2)] })]],
      t,
    )
    expect(told).toBe(`${t('wood')} ${t('wood-nights', { count: 3, list: 'une à Gué-de-Fer et deux à Gué-Clair' })}`)
    expect(told).not.toContain('{')
  })
})
