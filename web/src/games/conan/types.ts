import type { Looker as Closer } from '../../kit/looker.svelte'
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
