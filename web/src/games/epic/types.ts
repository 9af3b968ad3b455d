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

/** Where a campaign stands, and the chapters behind it. */
export interface Stand {
  chapter: number | null
  rival: boolean
  faces: number[]
  legacy: string[]
  quest: string | null
  choosing: boolean
  epilogue: 'victory' | 'defeat' | null
  chronicle: Chapter[]
}

export interface Chapter {
  envelope: number
  adversary: string
  won: boolean
  then: string
  heroes: { name: string; score: number; won: boolean; tale: Record<string, string> }[]
}
