import type { Translate } from '../../lib/game'
import type { Colour } from './cards'

export type {
  VirtopiaCell,
  VirtopiaAction,
  VirtopiaDice,
  VirtopiaEvent,
  VirtopiaLeader,
  VirtopiaPrison,
  VirtopiaSowing,
  VirtopiaTower,
  VirtopiaChance,
  VirtopiaView,
} from '../../generated/virtopia'

export type Say = Translate

/** What a question is about; which of it there is depends on the decision. */
export interface Asked {
  decision: string
  leader?: number
  virtue?: number
  colour?: number
  cell?: number
  least?: number
  most?: number
  owes?: number
}

/** The parts of an action that have been clicked. */
export type Picks = { verb?: string } & {
  [part in Colour | 'step' | 'leader' | 'virtue' | 'colour' | 'cell' | 'prison' | 'row']?: number
}

/** What is reported at the end. */
export interface Final {
  reason: string
  rounds: number
  hope: number
  sanctions: number
  points: number
  virtues: number[][]
  prisons: number
  captives: number[]
  city: number
  box: number
}
