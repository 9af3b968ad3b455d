/**
 * What travels between this page and the server, under the names that the client uses, and what is the client's alone.
 * The types of the wire are made from the server's structs (`tools/make_types.py`); docs/protocol.md explains them.
 */
import type * as wire from '../generated/wire'

export type {
  Action,
  CampaignFacts as CampaignInfo,
  ChatFrame as ChatLine,
  Event as GameEvent,
  FromServer,
  GameFacts as GameInfo,
  GameTelling as Telling,
  Me as Person,
  Meaning,
  Option as OptionInfo,
  Outcome,
  Place,
  Question,
  Reason,
  SeatFacts as SeatInfo,
  TableFacts as TableInfo,
  Told,
  ToServer,
} from '../generated/wire'

/** The code of a language; which there are is found from the files (`LANGS`). */
export type Lang = string

export type Clock = wire.TableFacts['clock']

/** The engine's view for one seat. `table` has the shape of the game's own view. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View<T = any> = Omit<wire.View, 'table'> & {
  table: T
  /** Every place and counter as the seat sees them, where the game has no table of its own here. */
  board?: wire.Board
}

export type { Board, BoardFacts, Face, Icon, Spread } from '../generated/wire'
export type Form = NonNullable<wire.Spread['form']>

/** A moment of a replay. */
export type ReplayStep = Omit<wire.Step, 'view'> & { view: View }

/** How a tale speaks of a character: he, she, or neither. */
export const ADDRESSES = ['m', 'f', 'n'] as const satisfies wire.Told['address'][]
export type Address = (typeof ADDRESSES)[number]

/** An advice by the names of its actions: on the wire each is a number, with its name beside it. */
export type Share = { action: wire.Action; share: number; value: number; telling?: Values | undefined }
export type Advice = { action: wire.Action; shares: Share[]; why: wire.Reason[]; telling?: Values | undefined }

/** What the sentence of an action, an event or a question speaks of, by name. */
export type Values = NonNullable<wire.Event['telling']>
export type Value = Values[string]
