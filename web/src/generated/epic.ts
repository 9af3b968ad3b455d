// Made by tools/make_types.py from the Python structs; do not edit.

/** A card of a Story and its visible path: 0 the top one or the only one, 1 the bottom one. */
export interface EpicStory {
  card: string
  path: number
}

/** One Hero. `hand` has the cards known to who looks, backs as "?hero" and "?antihero"; both are counted. */
export interface EpicPlayer {
  heritage: string | null
  origin: string | null
  calling: string | null
  destiny: string | null
  class_xp: number
  unlocked: number
  reserve: number
  level: number
  virtues: number
  corruptions: number
  hand: string[]
  heroes: number
  antiheroes: number
  story: EpicStory[]
  played: string[]
  icons: number[]
  previous: string[]
  traits: number
  faced_front: boolean
  faced_final: boolean
  beat_final: boolean
  turns: number
  dealt: string[]
  rejected: string[]
}

/** The row of an Act, its deck by size, its whole discard pile. */
export interface EpicRow {
  act: number
  revealed: boolean
  cards: string[]
  deck: number
  discard: string[]
}

/** Both faces, which one is up, its experience, the Quest; the Actions deck by size, and those already seen. */
export interface EpicAdversary {
  front: string
  final: string
  turned: boolean
  xp: number
  quest: string
  actions: number
  discard: string[]
}

/** A card on the stack, who played it (an Action: the challenger), and the card it is played against, if any. */
export interface EpicStacked {
  card: string
  seat: number
  aim: string | null
}

/** The faces of the runes: BAR, BLANK, DOUBLE; a Skill, BAR, or the reward DIAMOND, WHITE, BLACK; MOON, BAR. */
export interface EpicRoll {
  base: string[]
  first: string[]
  second: string[]
  dark: string[]
}

/** The Challenge under way. `card` is a face; `result` is the sum of the four numbers after it, as it stands now. */
export interface EpicChallenge {
  card: string
  path: number
  skills: string[]
  difficulty: number
  harder: number
  result: number
  runes: number
  cards: number
  calling: number
  adversary: number
  class_off: boolean
  roll: EpicRoll | null
  chances: number[]
}

/** An attempt that the active player may make now. `chances` are exact, for 0, 1, 2… Dark Runes that can be had. */
export interface EpicOdds {
  card: string
  path: number
  difficulty: number
  skills: string[]
  first: number
  second: number
  bonus: number
  chances: number[]
}

/** The table. `active` is whose turn of what `kind` it is ("story", "adversary", "final"), `acted` whether the one Trait, */
export interface EpicView {
  turn: number
  active: number
  first: number
  kind: string
  acted: boolean
  free_explores: number
  players: EpicPlayer[]
  rows: EpicRow[]
  hero_deck: number
  hero_discard: string[]
  antihero_deck: number
  antihero_discard: string[]
  adversary: EpicAdversary | null
  stack: EpicStacked[]
  challenge: EpicChallenge | null
  odds: EpicOdds[]
  ends_with: number | null
  finals: number
  undealt: number
  ended: string
}

export type EpicAction =
  | { verb: 'keep'; origin: number; class: number; destiny: number }
  | { verb: 'explore'; card: number }
  | { verb: 'store'; amount: number }
  | { verb: 'use' }
  | { verb: 'play'; card: number }
  | { verb: 'gain'; card: number }
  | { verb: 'attempt'; card: number; path: number }
  | { verb: 'face' }
  | { verb: 'end' }
  | { verb: 'dark'; runes: number }
  | { verb: 'moons'; runes: number }
  | { verb: 'pass' }
  | { verb: 'target'; card: number }
  | { verb: 'take'; deck: number }
  | { verb: 'special' }
  | { verb: 'decline' }
  | { verb: 'choose'; option: number }
  | { verb: 'discard'; card: number }
  | { verb: 'enough' }
  | { verb: 'symbol'; skill: number }
  | { verb: 'rob'; player: number }
  | { verb: 'trigger'; card: number }

export type EpicEvent =
  | { event: 'ability'; n: number; seat: number | null; cards: string[] }
  | { event: 'action'; n: number; seat: number | null; cards: string[] }
  | { event: 'adversary'; n: number; seat: number | null; amount: number; total: number }
  | { event: 'aim'; n: number; seat: number | null; cards: string[] }
  | { event: 'attempt'; n: number; seat: number | null; path: number; difficulty: number; cards: string[] }
  | { event: 'cancel'; n: number; seat: number | null; cards: string[] }
  | { event: 'choose'; n: number; seat: number | null; option: number; cards: string[] }
  | { event: 'close'; n: number; seat: number | null }
  | { event: 'dark'; n: number; seat: number | null; runes: number; paid: number }
  | { event: 'darkened'; n: number; seat: number | null; runes: number; moons: number }
  | { event: 'dealt'; n: number; seat: number | null; cards: string[] }
  | { event: 'destiny'; n: number; seat: number | null; cards: string[] }
  | { event: 'discard'; n: number; seat: number | null; cards: string[] }
  | { event: 'draw'; n: number; seat: number | null; deck: number; cards: string[] }
  | { event: 'end'; n: number; seat: number | null; reason: number }
  | { event: 'explore'; n: number; seat: number | null; paid: number; cards: string[]; new: string[] }
  | { event: 'fill'; n: number; seat: number | null; act: number; cards: string[] }
  | { event: 'first'; n: number; seat: number | null }
  | { event: 'gain'; n: number; seat: number | null; cards: string[] }
  | { event: 'heritage'; n: number; seat: number | null; cards: string[] }
  | { event: 'kept'; n: number; seat: number | null; cards: string[]; destiny: string[] }
  | { event: 'last'; n: number; seat: number | null }
  | { event: 'late'; n: number; seat: number | null }
  | { event: 'level'; n: number; seat: number | null; level: number; step: number }
  | { event: 'moons'; n: number; seat: number | null; moons: number; runes: number }
  | { event: 'oppose'; n: number; seat: number | null; xp: number; quest: number; cards: string[] }
  | { event: 'pass'; n: number; seat: number | null }
  | { event: 'place'; n: number; seat: number | null; path: number; act: number; cards: string[] }
  | { event: 'play'; n: number; seat: number | null; cards: string[] }
  | { event: 'resolve'; n: number; seat: number | null; cards: string[] }
  | { event: 'result'; n: number; seat: number | null; result: number; difficulty: number; success: number; cards: string[] }
  | { event: 'retry'; n: number; seat: number | null }
  | { event: 'rob'; n: number; seat: number | null; other: number }
  | { event: 'roll'; n: number; seat: number | null; base: number; first: number; second: number; dark: number; moons: number; double: number; total: number }
  | { event: 'row'; n: number; seat: number | null; act: number; cards: string[] }
  | { event: 'rune'; n: number; seat: number | null; skill: number; value: number }
  | { event: 'shuffle'; n: number; seat: number | null; deck: number }
  | { event: 'store'; n: number; seat: number | null; amount: number; total: number }
  | { event: 'turn'; n: number; seat: number | null; number: number; kind: number }
  | { event: 'turned'; n: number; seat: number | null; cards: string[] }
  | { event: 'xp'; n: number; seat: number | null; amount: number; total: number }
  | { event: 'sealed'; n: number; seat: number | null }
