// Made by tools/make_types.py from the Python structs; do not edit.

/** A turn of this round: which Leader, and who decides for it. */
export interface VirtopiaTurn {
  leader: number
  seat: number
}

/** A cell of the circle. `id` names its card (FE, VT, TR, SE, …), `leaders` the tokens on it. */
export interface VirtopiaCell {
  cell: number
  kind: string
  id: string
  meeples: number[]
  leaders: number[]
  captives: number | null
  number: number | null
  room: number | null
}

/** A Leader card and its token. `rows` are its points, by Virtue and then by colour. */
export interface VirtopiaLeader {
  id: string
  colour: string
  seat: number
  common: boolean
  cell: number
  standing: boolean
  rows: number[][]
  points: number
  removable: number
  virtues: number
}

/** The last roll of the Effect die. `roll` says what for: "watchtower", "stored" (a kept result used at a watchtower), */
export interface VirtopiaDice {
  result: number
  roll: string
  cell: number
  total: number | null
  colour: string | null
}

/** An open Prison card: the Leaders it shows, and its prisoners by colour. */
export interface VirtopiaPrison {
  id: string
  leaders: number[]
  meeples: number[]
}

/** What the stored result would bring at a watchtower: the `total`, and the odds as a `VirtopiaTower` gives them. */
export interface VirtopiaStored {
  total: number
  sanction: number
  defeat: number
}

/** A watchtower that would be passed, with a new roll of the die: `captives` at that moment and the `number` to add; the */
export interface VirtopiaTower {
  cell: number
  flaw: string
  captives: number
  number: number
  low: number
  high: number
  sanction: number
  defeat: number
  stored: VirtopiaStored | null
}

/** The probability of some sanction without a defeat, and of a defeat whatever is chosen, on the whole way of a move. */
export interface VirtopiaChance {
  sanction: number
  defeat: number
  exact: boolean
}

/** A sowing that is possible now, or the rest of the one under way: the cells where meeples fall, in order. */
export interface VirtopiaSowing {
  step: boolean
  origin: number
  cells: number[]
  towers: VirtopiaTower[]
  fifth: number | null
  guarded: boolean
  chance: VirtopiaChance
}

/** The whole table. */
export interface VirtopiaView {
  round: number
  turn: number
  leader: number
  player: number
  first: number
  order: VirtopiaTurn[]
  acting: string | null
  cells: VirtopiaCell[]
  leaders: VirtopiaLeader[]
  city: number[]
  box: number[]
  hand: number[]
  hope: number
  most_hope: number
  stored: number | null
  dice: VirtopiaDice | null
  prisons: VirtopiaPrison[]
  pile: number
  bottom: string[]
  plus_one: boolean
  open_struggle: boolean
  sowings: VirtopiaSowing[]
  leaving: VirtopiaTower | null
  stepping: VirtopiaChance | null
  passing: VirtopiaTower | null
}

export type VirtopiaAction =
  | { verb: 'lead'; leader: number }
  | { verb: 'place'; green: number; blue: number; yellow: number; red: number }
  | { verb: 'sow'; step: number }
  | { verb: 'develop'; step: number }
  | { verb: 'tunnel'; step: number }
  | { verb: 'recruit'; step: number }
  | { verb: 'surveillance'; step: number }
  | { verb: 'escape'; step: number }
  | { verb: 'struggle'; step: number }
  | { verb: 'step' }
  | { verb: 'leave'; colour: number }
  | { verb: 'give'; colour: number; leader: number }
  | { verb: 'dig'; cell: number }
  | { verb: 'take'; green: number; blue: number; yellow: number; red: number }
  | { verb: 'free'; prison: number; row: number }
  | { verb: 'send'; colour: number }
  | { verb: 'stored' }
  | { verb: 'roll' }
  | { verb: 'scare'; virtue: number; colour: number }
  | { verb: 'surrender'; virtue: number; colour: number }
  | { verb: 'seize'; cell: number }
  | { verb: 'discard'; leader: number; virtue: number; colour: number }
  | { verb: 'start'; virtue: number }

export type VirtopiaEvent =
  | { event: 'act'; n: number; seat: number | null; leader: number; action: number; cell: number; card: number }
  | { event: 'begin'; n: number; seat: number | null; virtue: number }
  | { event: 'caught'; n: number; seat: number | null; flaw: number; colour: number }
  | { event: 'colour'; n: number; seat: number | null; flaw: number; colour: number }
  | { event: 'common'; n: number; seat: number | null; leader: number }
  | { event: 'defeat'; n: number; seat: number | null; reason: number }
  | { event: 'dig'; n: number; seat: number | null; leader: number; cell: number; card: number }
  | { event: 'discard'; n: number; seat: number | null; leader: number; virtue: number; colour: number }
  | { event: 'double'; n: number; seat: number | null; flaw: number; colour: number; count: number }
  | { event: 'escape'; n: number; seat: number | null; leader: number; row: number; colour: number; count: number; prison: string[] }
  | { event: 'fill'; n: number; seat: number | null; cell: number; card: number; die: number; green: number; blue: number; yellow: number; red: number }
  | { event: 'give'; n: number; seat: number | null; leader: number; other: number; virtue: number; colour: number }
  | { event: 'hope'; n: number; seat: number | null; hope: number }
  | { event: 'impossible'; n: number; seat: number | null; leader: number }
  | { event: 'leader'; n: number; seat: number | null; leader: number }
  | { event: 'leave'; n: number; seat: number | null; leader: number; cell: number; card: number; colour: number }
  | { event: 'nothing'; n: number; seat: number | null; leader: number }
  | { event: 'order'; n: number; seat: number | null; leader: number }
  | { event: 'place'; n: number; seat: number | null; leader: number; green: number; blue: number; yellow: number; red: number }
  | { event: 'prison'; n: number; seat: number | null; prison: string[] }
  | { event: 'recruit'; n: number; seat: number | null; leader: number; cell: number; card: number; green: number; blue: number; yellow: number; red: number }
  | { event: 'sanction'; n: number; seat: number | null; flaw: number; total: number; number: number; leaders: number }
  | { event: 'scare'; n: number; seat: number | null; leader: number; virtue: number; colour: number }
  | { event: 'seize'; n: number; seat: number | null; flaw: number; cell: number; card: number; colour: number }
  | { event: 'send'; n: number; seat: number | null; flaw: number; colour: number }
  | { event: 'sow'; n: number; seat: number | null; leader: number; cell: number; card: number; count: number }
  | { event: 'start'; n: number; seat: number | null; layout: number }
  | { event: 'step'; n: number; seat: number | null; leader: number; cell: number; card: number }
  | { event: 'struggle'; n: number; seat: number | null; leader: number; flaw: number; green: number; blue: number; yellow: number; red: number }
  | { event: 'stumble'; n: number; seat: number | null; leader: number; cell: number; card: number; die: number }
  | { event: 'surplus'; n: number; seat: number | null; green: number; blue: number; yellow: number; red: number }
  | { event: 'surrender'; n: number; seat: number | null; leader: number; virtue: number; colour: number }
  | { event: 'surveillance'; n: number; seat: number | null; leader: number; die: number }
  | { event: 'tower'; n: number; seat: number | null; leader: number; flaw: number; captives: number; die: number; total: number; stored: number; number: number }
  | { event: 'tunnel'; n: number; seat: number | null; leader: number; cell: number; card: number; green: number; blue: number; yellow: number; red: number }
  | { event: 'turn'; n: number; seat: number | null; round: number; leader: number }
  | { event: 'unstored'; n: number; seat: number | null; flaw: number; die: number }
  | { event: 'victory'; n: number; seat: number | null; reason: number }
  | { event: 'sealed'; n: number; seat: number | null }
