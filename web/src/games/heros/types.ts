import type { Translate } from '../../lib/game'

export type { HerosSeat, HerosView } from '../../generated/heros'

/** One line of the score sheet, `outcome.detail`. */
export interface ScoreLine {
  seat: number
  posed: number
  advantages: number
  virtues: number
  suns: number
  defects: number
  avatar: number
  points: Record<Entry, number>
  total: number
}

export const ENTRIES = ['posed', 'advantages', 'virtues', 'suns', 'defects', 'avatar'] as const
export type Entry = (typeof ENTRIES)[number]

/** What somebody did with a request, a challenge or an exchange. */
export type Answer = 'pending' | 'sealed' | 'declined' | 'virtue' | 'sun'

export type Say = Translate
