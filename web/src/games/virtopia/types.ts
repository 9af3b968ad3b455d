import type { Translate } from '../../lib/game'

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
