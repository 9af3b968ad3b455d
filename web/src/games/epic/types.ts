import type { Translate } from '../../lib/game'

export type {
  EpicAdversary,
  EpicChallenge,
  EpicOdds,
  EpicPlayer,
  EpicRoll,
  EpicRow,
  EpicStacked,
  EpicStory,
  EpicView,
} from '../../generated/epic'

export type Say = Translate
