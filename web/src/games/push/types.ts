import type { Translate } from '../../lib/game'

export type { PushSeat, PushView } from '../../generated/push'

export interface ColumnLine {
  round: number
  column: number
  winner: number | null
  totals: number[]
  cards: number[]
}

export interface RoundLine {
  round: number
  columns: number[]
  cards: number[]
  scores: number[]
  running: number[]
}

export type Say = Translate
