// Made by tools/make_types.py from the Python structs; do not edit.

/** One player. `hand` has the cards known to who looks, backs as "?draw" or their category; `count` is their number. */
export interface ConanSeat {
  hero: string | null
  hand: string[]
  count: number
  glory: number
  stands: string | null
  allies: string[]
  objects: string[]
  accomplished: string[]
  laid: string[]
  expelled: string | null
  waiting: boolean
  beaten: number
  partner: number | null
  share: number
  spoils: boolean
  truces: number[]
  values: number[]
}

/** A Challenge on an Adventure: its place among all on the table, who placed it, and its name if it is known. */
export interface ConanChallenge {
  place: number
  card: string
  owner: number
  face_up: boolean
}

/** An Adventure on the table, how many Challenges it has received, and those it carries. */
export interface ConanAdventure {
  card: string
  difficulty: number
  received: number
  challenges: ConanChallenge[]
  heroes: number[]
}

/** What one party of a pact gives another: cards, Objects, backs for what is asked, and one for each glory point. */
export interface ConanClause {
  giver: number
  taker: number
  things: string[]
}

/** How a fight stands if no other card is laid than those that who looks knows: the attribute, and both totals. */
export interface ConanFight {
  attribute: number
  hero: number
  other: number
}

/** The round and its phase, the players, the Adventures, the piles by their sizes, the whole discard. */
export interface ConanView {
  round: number
  phase: string
  lap: number
  first: number
  players: ConanSeat[]
  adventures: ConanAdventure[]
  draw_pile: number
  bottom: string[]
  object_pile: number
  object_bottom: string[]
  discard: string[]
  offered: string[]
  omen: string[]
  out: string[]
  ended: string
  pact: ConanClause[]
  fight: ConanFight | null
  cards: Record<string, Record<string, unknown>>
}

export type ConanAction =
  | { verb: 'pass' }
  | { verb: 'accept' }
  | { verb: 'refuse' }
  | { verb: 'swap'; player: number }
  | { verb: 'place'; adventure: number }
  | { verb: 'stand'; adventure: number }
  | { verb: 'play'; adventure: number }
  | { verb: 'set'; challenge: number; adventure: number }
  | { verb: 'slip'; adventure: number }
  | { verb: 'spy'; adventure: number }
  | { verb: 'rob'; player: number }
  | { verb: 'shift'; place: number; adventure: number }
  | { verb: 'send' }
  | { verb: 'banish'; player: number }
  | { verb: 'move'; adventure: number }
  | { verb: 'escape'; adventure: number }
  | { verb: 'face'; place: number }
  | { verb: 'duel'; player: number }
  | { verb: 'accomplish' }
  | { verb: 'hire' }
  | { verb: 'fight' }
  | { verb: 'open'; amount: number }
  | { verb: 'withdraw' }
  | { verb: 'follow' }
  | { verb: 'raise'; amount: number }
  | { verb: 'choose'; attribute: number }
  | { verb: 'lay'; card: number }
  | { verb: 'stop' }
  | { verb: 'recover'; card: number }
  | { verb: 'keep'; card: number }
  | { verb: 'ally'; player: number; share: number; spoils: number }
  | { verb: 'amend'; share: number; spoils: number }
  | { verb: 'counter' }
  | { verb: 'treaty'; player: number }
  | { verb: 'give'; card: number; shown: number }
  | { verb: 'pay'; amount: number }
  | { verb: 'charge'; amount: number }
  | { verb: 'cede'; object: number }
  | { verb: 'claim'; object: number }
  | { verb: 'ask'; category: number }
  | { verb: 'truce' }
  | { verb: 'sign' }
  | { verb: 'hand'; card: number }
  | { verb: 'pact'; player: number; third: number }
  | { verb: 'between'; giver: number; taker: number }
  | { verb: 'pledge'; amount: number }
  | { verb: 'grant'; object: number }
  | { verb: 'request'; category: number }
  | { verb: 'name'; card: number }

export type ConanEvent =
  | { event: 'abandon'; n: number; seat: number | null; cards: string[] }
  | { event: 'accomplish'; n: number; seat: number | null; adventure: number }
  | { event: 'agrees'; n: number; seat: number | null; other: number }
  | { event: 'allied'; n: number; seat: number | null; other: number; share: number; spoils: number }
  | { event: 'ally'; n: number; seat: number | null; other: number; share: number; spoils: number }
  | { event: 'amend'; n: number; seat: number | null; other: number; share: number; spoils: number }
  | { event: 'arrive'; n: number; seat: number | null; adventure: number }
  | { event: 'banish'; n: number; seat: number | null; other: number }
  | { event: 'before'; n: number; seat: number | null; cards: string[] }
  | { event: 'bonus'; n: number; seat: number | null; amount: number; why: number }
  | { event: 'boots'; n: number; seat: number | null }
  | { event: 'changed'; n: number; seat: number | null; attribute: number; before: number }
  | { event: 'choose'; n: number; seat: number | null; attribute: number }
  | { event: 'clause'; n: number; seat: number | null; other: number; glory: number; objects: number; adventures: number; challenges: number; specials: number; any: number; cards: string[]; named: string[] }
  | { event: 'concluded'; n: number; seat: number | null; other: number; glory: number; first: number; second: number; ceded: number; claimed: number; truce: number; given: string[]; received: string[] }
  | { event: 'counter'; n: number; seat: number | null; other: number; glory: number; first: number; second: number; ceded: number; claimed: number; truce: number; cards: string[] }
  | { event: 'draw'; n: number; seat: number | null; cards: string[] }
  | { event: 'drop'; n: number; seat: number | null; cards: string[] }
  | { event: 'duel'; n: number; seat: number | null; other: number }
  | { event: 'eliminated'; n: number; seat: number | null; cards: string[]; placed: string[] }
  | { event: 'end'; n: number; seat: number | null; reason: number }
  | { event: 'expelled'; n: number; seat: number | null; adventure: number }
  | { event: 'face'; n: number; seat: number | null; other: number; cards: string[] }
  | { event: 'first'; n: number; seat: number | null; tied: number }
  | { event: 'follow'; n: number; seat: number | null; other: number; amount: number }
  | { event: 'handed'; n: number; seat: number | null; other: number; glory: number; objects: number; cards: string[] }
  | { event: 'hero'; n: number; seat: number | null; cards: string[] }
  | { event: 'hire'; n: number; seat: number | null; amount: number; cards: string[] }
  | { event: 'kept'; n: number; seat: number | null; cards: string[]; under: string[] }
  | { event: 'lay'; n: number; seat: number | null; wave: number }
  | { event: 'look'; n: number; seat: number | null; adventure: number; cards: string[] }
  | { event: 'loot'; n: number; seat: number | null; amount: number }
  | { event: 'lose'; n: number; seat: number | null; amount: number }
  | { event: 'object'; n: number; seat: number | null; cards: string[] }
  | { event: 'omen'; n: number; seat: number | null; cards: string[] }
  | { event: 'open'; n: number; seat: number | null; other: number; amount: number }
  | { event: 'pact'; n: number; seat: number | null; other: number; third: number; truce: number }
  | { event: 'pacted'; n: number; seat: number | null; other: number; third: number; truce: number }
  | { event: 'parried'; n: number; seat: number | null; other: number; cards: string[] }
  | { event: 'parted'; n: number; seat: number | null; other: number }
  | { event: 'pass'; n: number; seat: number | null }
  | { event: 'phase'; n: number; seat: number | null; round: number; phase: number }
  | { event: 'play'; n: number; seat: number | null; cards: string[] }
  | { event: 'raise'; n: number; seat: number | null; other: number; amount: number }
  | { event: 'recover'; n: number; seat: number | null; cards: string[] }
  | { event: 'refused'; n: number; seat: number | null; other: number }
  | { event: 'reshuffle'; n: number; seat: number | null }
  | { event: 'reveal'; n: number; seat: number | null; cards: string[] }
  | { event: 'rob'; n: number; seat: number | null; other: number; amount: number }
  | { event: 'set'; n: number; seat: number | null; adventure: number; amount: number; cards: string[] }
  | { event: 'shared'; n: number; seat: number | null; other: number; amount: number }
  | { event: 'shift'; n: number; seat: number | null; origin: number; adventure: number; place: number; cards: string[] }
  | { event: 'special'; n: number; seat: number | null; cards: string[] }
  | { event: 'stop'; n: number; seat: number | null; wave: number }
  | { event: 'swap'; n: number; seat: number | null; other: number }
  | { event: 'swapped'; n: number; seat: number | null; other: number }
  | { event: 'totals'; n: number; seat: number | null; other: number; attribute: number; total: number; against: number }
  | { event: 'treaty'; n: number; seat: number | null; other: number; glory: number; first: number; second: number; ceded: number; claimed: number; truce: number; cards: string[] }
  | { event: 'tribute'; n: number; seat: number | null; other: number }
  | { event: 'withdraw'; n: number; seat: number | null; other: number; amount: number }
  | { event: 'won'; n: number; seat: number | null; other: number; amount: number }
  | { event: 'sealed'; n: number; seat: number | null }
