import type { Translate } from '../../lib/game'
import type { Question } from '../../lib/types'

export type {
  EpicAction,
  EpicAdversary,
  EpicChallenge,
  EpicEvent,
  EpicOdds,
  EpicPlayer,
  EpicRoll,
  EpicRow,
  EpicStacked,
  EpicStory,
  EpicView,
} from '../../generated/epic'

export type Say = Translate

/** What a question is about, where the table asks it. */
export type Asked = Question & { card?: number }

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
  /** What is told now, before the chapter or at the very end; and what was told after each chapter of the chronicle. */
  story: Story
  endings: Story[]
}

/** A message with its values; what `items` say is listed as its `$list`. `part` leaves out its last paragraph, or the others. */
export interface Passage {
  key: string
  attribute: string
  values: Record<string, string | number>
  items: Passage[]
  part: '' | 'start' | 'last'
}

/** Paragraphs of passages. */
export type Story = Passage[][]

export interface Chapter {
  envelope: number
  adversary: string
  won: boolean
  then: string
  heroes: { name: string; score: number; won: boolean; tale: Record<string, string> }[]
}
