import type { Translate } from '../../lib/game'

export type { ConanAdventure, ConanChallenge, ConanClause, ConanSeat, ConanView } from '../../generated/conan'

export type Say = Translate

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
