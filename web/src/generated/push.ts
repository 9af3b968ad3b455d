// Made by tools/make_types.py from the Python structs; do not edit.

/** One player: the team (null before it is chosen), the hand (backs as "?red"), the size of the deck, the total. */
export interface PushSeat {
  team: string | null
  hand: string[]
  deck: number
  total: number
}

/** The star of columns from base to last card, each player, and everything that has left play. */
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
  leaders: (number | null)[]
  points: number[]
  apocalypse: boolean
  tournament: boolean
  target: number
}

export type PushAction =
  | { verb: 'team'; team: number }
  | { verb: 'starters3'; low: number; middle: number; high: number }
  | { verb: 'starters2'; low: number; high: number }
  | { verb: 'place'; value: number; column: number }
  | { verb: 'pair'; value: number; column: number }
  | { verb: 'run'; low: number; column: number }
  | { verb: 'push'; column: number }
  | { verb: 'superpush'; column: number; steps: number }
  | { verb: 'discard'; value: number }

export type PushEvent =
  | { event: 'cover'; n: number; seat: number | null; column: number; cards: string[]; gone: string[] }
  | { event: 'discard'; n: number; seat: number | null; cards: string[] }
  | { event: 'draw'; n: number; seat: number | null; count: number; cards: string[] }
  | { event: 'end'; n: number; seat: number | null }
  | { event: 'first'; n: number; seat: number | null }
  | { event: 'place'; n: number; seat: number | null; column: number; cards: string[] }
  | { event: 'push'; n: number; seat: number | null; column: number; cards: string[]; gone: string[] }
  | { event: 'round'; n: number; seat: number | null; round: number }
  | { event: 'score'; n: number; seat: number | null; columns: number; points: number; score: number; total: number }
  | { event: 'starters'; n: number; seat: number | null; cards: string[] }
  | { event: 'superpush'; n: number; seat: number | null; column: number; steps: number; cards: string[]; gone: string[] }
  | { event: 'team'; n: number; seat: number | null; team: number }
  | { event: 'sealed'; n: number; seat: number | null }
