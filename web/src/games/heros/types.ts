import type { Translate } from '../../lib/game'

/** One player, as `view.table.players` tells; see HerosSeat on the Python side. */
export interface HerosSeat {
  hand: string[]
  count: number
  avatar: string | null
  posed: string[]
  advantages: number
  answer: string | null
  exchange: number | null
  points: number
}

export interface HerosView {
  turn: number
  first: number
  players: HerosSeat[]
  draw_pile: number
  avatar_pile: number
  bottom: string[]
  stock: number
  discard: string[]
  revealed: string | null
  request: string | null
  requests: number
  must_draw: boolean
  posed_this_turn: boolean
}

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
