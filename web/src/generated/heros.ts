// Made by tools/make_types.py from the Python structs; do not edit.

/** One player. `hand` has the cards known to who looks, backs as "?kept" or "?given"; `count` is their number. */
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

/** The players, the piles by their sizes, the whole discard, and what this turn is about. */
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

export type HerosAction =
  | { verb: 'draw' }
  | { verb: 'ask'; virtue: number }
  | { verb: 'decline' }
  | { verb: 'offer'; card: number }
  | { verb: 'partner'; player: number }
  | { verb: 'takeup'; card: number }
  | { verb: 'designate'; player: number }
  | { verb: 'one'; player: number }
  | { verb: 'two'; first: number; second: number }
  | { verb: 'give'; card: number }
  | { verb: 'give2'; card: number; other: number }
  | { verb: 'giveto'; first: number; second: number }
  | { verb: 'pose'; payment: number }
  | { verb: 'correct'; defect: number; sun: number }
  | { verb: 'finish' }

export type HerosEvent =
  | { event: 'advantage'; n: number; seat: number | null }
  | { event: 'announce'; n: number; seat: number | null; partner: number; count: number }
  | { event: 'answers'; n: number; seat: number | null; cards: string[] }
  | { event: 'ask'; n: number; seat: number | null; virtue: number }
  | { event: 'changed'; n: number; seat: number | null; cards: string[]; old: string[] }
  | { event: 'correct'; n: number; seat: number | null; cards: string[]; paid: string[] }
  | { event: 'draw'; n: number; seat: number | null; cards: string[] }
  | { event: 'end'; n: number; seat: number | null }
  | { event: 'exchange'; n: number; seat: number | null; partner: number; cards: string[] }
  | { event: 'lost'; n: number; seat: number | null; cards: string[] }
  | { event: 'newavatar'; n: number; seat: number | null; cards: string[] }
  | { event: 'nobody'; n: number; seat: number | null }
  | { event: 'nooffer'; n: number; seat: number | null }
  | { event: 'nothing'; n: number; seat: number | null; why: number; cards: string[] }
  | { event: 'pose'; n: number; seat: number | null; cards: string[]; paid: string[] }
  | { event: 'reveal'; n: number; seat: number | null; cards: string[] }
  | { event: 'score'; n: number; seat: number | null; posed: number; advantages: number; virtues: number; suns: number; defects: number; avatar: number; total: number; cards: string[] }
  | { event: 'start'; n: number; seat: number | null }
  | { event: 'swap'; n: number; seat: number | null; partner: number; count: number; given: string[]; received: string[] }
  | { event: 'takers'; n: number; seat: number | null; cards: string[] }
  | { event: 'unharmed'; n: number; seat: number | null }
  | { event: 'unserved'; n: number; seat: number | null; cards: string[] }
  | { event: 'sealed'; n: number; seat: number | null }
