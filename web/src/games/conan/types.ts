import type { Looker as Closer } from '../../kit/looker.svelte'
import type { ConanAction } from '../../generated/conan'
import type { Translate } from '../../lib/game'

export type {
  ConanAction,
  ConanAdventure,
  ConanChallenge,
  ConanClause,
  ConanEvent,
  ConanSeat,
  ConanView,
} from '../../generated/conan'

export type Say = Translate

/** The numbers of a question; which of them there are depends on the decision. */
type Fact =
  | ('seat' | 'hero' | 'other' | 'place' | 'who' | 'attribute' | 'wave' | 'stake' | `${'hero' | 'other'}_${number}`)
  | ('bid' | 'last' | 'price' | 'cost' | 'left' | 'forfeits' | 'ruin')
  | ('author' | 'proposer' | 'partner' | 'share' | 'spoils' | 'to_all' | 'counter' | 'truce')
  | ('glory' | 'first' | 'second' | 'ceded' | 'claimed')

/** What is asked, as the server says it. */
export type Asked = { decision: string; answered?: ConanAction; draft?: ConanAction[] } & { [fact in Fact]?: number }

/** What each side of a treaty gives: glory (less than none is asked for), asked categories, Objects as bits. */
export type TreatyTerms = Pick<Asked, 'glory' | 'first' | 'second' | 'ceded' | 'claimed'>

/** Cards are looked at closer by their names. */
export type Looker = Closer<string>

/** The line of one player on the score sheet. */
export interface Line {
  seat: number
  glory: number
  difficulty: number
  objects: number
  cards: number
  beaten: number
  total: number
}
