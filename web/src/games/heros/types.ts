import type { Translate } from '../../lib/game'
import type { View } from '../../lib/types'

export type { HerosAction, HerosEvent, HerosSeat, HerosView } from '../../generated/heros'

/** What is asked, with the facts that everybody knows of it. `who` has a bit for each seat that answers. */
export type HerosQuestion =
  | { decision: 'DrawOrAsk' | 'OptionalStep' | 'ChoosePartner' | 'Designate' | 'ChooseMode' }
  | { decision: 'AnswerRequest'; asker: number; virtue: number; who: number }
  | { decision: 'AnswerChallenge'; drawer: number; virtue: number; who: number }
  | { decision: 'GiveCards'; drawer: number; first: number; second: number; count: number; who: number }

/** What is asked now. */
export const questionOf = (view: View): HerosQuestion | null => view.question as HerosQuestion | null

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
