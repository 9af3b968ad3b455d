/** What travels between this page and the server: see docs/protocol.md. */

/** The code of a language; which there are is found from the files (`LANGS`). */
export type Lang = string

/** An action by name: its verb and its parameters, e.g. `{verb: "place", value: 3, column: 2}`. */
export type Action = { verb: string; [param: string]: number | string }

/** One line of the log as a seat was told it; `cards` and other groups are names, "?red" for a back. */
export type GameEvent = { n: number; event: string; seat: number | null; [part: string]: unknown }

export type Question = {
  decision: string
  seat?: number
  who?: number
  answered?: Action
  draft?: Action[]
  [value: string]: unknown
}

export type Outcome = {
  scores: number[]
  ranks: number[]
  winners: number[]
  returns: number[]
  reason: string
  detail: Record<string, unknown>[]
}

/** The engine's view for one seat. `table` has the shape of the game's own view. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View<T = any> = {
  game: string
  seats: number
  seat: number | null
  to_act: number[]
  question: Question | null
  legal: Action[]
  can_undo: number
  outcome: Outcome | null
  table: T
}

export type SeatKind = 'person' | 'open' | 'bot'

export type SeatInfo = {
  seat: number
  kind: SeatKind
  name: string
  level: string | null
  online: boolean
  resigned?: boolean
  away?: boolean
  /** since when a person who plays has no page open, by the server's clock */
  gone?: number | null
}

export type Clock = 'none' | '2min' | '1day'

export type TableInfo = {
  id: string
  game: string
  options: Record<string, unknown>
  status: 'open' | 'running' | 'finished' | 'expired'
  public: boolean
  muted: boolean
  clock: Clock
  paused: boolean
  pausing: number[]
  /** who wants to end a match that somebody has left */
  stopping: number[]
  takebacks: number
  commitment: string | null
  seed: string | null
  created: string | number
  moves: number
  to_act: number[]
  winners: number[] | null
  /** how a match ended that was not played out */
  ended: { how: 'resign' | 'stop'; seat: number } | null
  you: number[]
  host: boolean
  seats: SeatInfo[]
  rematch: string | null
  /** the campaign that this match is a chapter of */
  campaign?: string | null
  name?: string | null
  /** the server's clock */
  now: number
  /** whether hints may be asked for here */
  hints?: boolean
  /** whether those who only look may read the chat */
  open_chat?: boolean
}

export type Place = { kind: 'me' | 'open' | 'bot' | 'hot'; level?: string; name?: string }

export type OptionInfo = {
  kind: 'bool' | 'choice' | 'int' | 'seat' | 'seat order' | 'set' | string
  default: unknown
  /** the defaults of the seat counts that have another one */
  defaults?: Record<string, unknown>
  /** the flag without which it has no effect */
  needs?: string
  choices?: string[]
  low?: number
  high?: number
  /** whether a text says what each number stands for */
  named?: boolean
  /** the seat counts at which it may differ from its default */
  at?: number[]
}

export type GameInfo = {
  id: string
  seats: [number, number]
  options: Record<string, OptionInfo>
  levels: string[]
  /** its standing orders, the first of them until another is given */
  orders: string[]
  rules_version: number
  /** the options proposed until one has won a match of the game */
  beginner?: Record<string, unknown>
}

/** How a tale speaks of a character: he, she, or neither. */
export const ADDRESSES = ['m', 'f', 'n'] as const
export type Address = (typeof ADDRESSES)[number]

/** The tale of a seat: as the game tells it of `hero`, and as its player has told it instead. */
export type Told = {
  seat: number
  hero: string
  address: Address
  tale: Record<string, string>
  own: Record<string, string>
}

/** `campaign` is what the game shows of it; `table` is where its chapter is being played, `tables` where past ones were. */
export type CampaignInfo = {
  id: string
  game: string
  name: string
  created: number
  member: boolean
  members: { name: string; you: boolean }[]
  table: TableInfo | null
  tables: { chapter: number; table: string }[]
  campaign: Record<string, unknown>
}

export type Person = { person: string; name: string | null; lang: Lang | null }

export type Share = { action: Action; share: number; value: number }
/** A sentence of the game that explains an advice; a text among its values is the key of a message itself. */
export type Reason = { key: string; values: Record<string, string | number> }
export type Advice = { action: Action; shares: Share[]; why: Reason[] }

export type ReplayStep = {
  n: number
  by: 'person' | 'bot' | 'clock' | string | null
  seat: number | null
  named: Action | null
  view: View
  events: GameEvent[]
}

/** `what` is there when the table itself speaks of somebody, in the reader's language: "hint", a hint was asked for. */
export type ChatLine = {
  n: number
  seat: number | null
  name: string
  text: string
  at: string | number
  what?: string
}

export type FromServer =
  | { type: 'table'; table: TableInfo }
  | {
      type: 'state'
      seat: number | null
      version: number
      since: number
      events: GameEvent[]
      view: View
      epoch?: number
      deadline: number | null
      /** The server's clock, in ms, when a deadline is given. */
      now?: number | null
      /** The standing order of this seat; null for a spectator and where the game has none. */
      order: string | null
      /** Whether an answer that is the only one is sent for this seat. */
      forced: boolean
      /** What is about to be answered for this seat. */
      answer: Action | null
      /** Another number whenever this seat is asked anew. */
      question?: number
    }
  | { type: 'ack'; id: string; version: number }
  | { type: 'refused'; id: string | null; rule: string; why: string }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'pong' }
  | { type: 'trouble'; why: string }
  | { type: 'well' }
  | { type: 'bye'; why: string }

export type ToServer =
  | { type: 'hello'; key?: string; since?: Record<string, number>; epoch?: number }
  | { type: 'play'; id: string; seat: number; action: Action; version: number; epoch: number }
  | { type: 'chat'; id: string; text: string }
  | { type: 'ping' }
