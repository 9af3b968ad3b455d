import type { Translate } from '../../lib/game'

/** What a seat sees of Push 'em up!, as src/tablee/games/push/view.py shapes it. */

export interface PushSeat {
  team: string | null
  hand: string[]
  deck: number
  total: number
}

export interface PushView {
  round: number
  first: number
  starters: number
  players: PushSeat[]
  columns: string[][]
  eliminated: string[]
  discard: string[]
  removed: string[]
  totals: number[][]
  apocalypse: boolean
  tournament: boolean
  target: number
}

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
