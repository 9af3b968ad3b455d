/** What is printed on the cards, by their numbers, and what their signs look like. */

import act1 from '../../../../src/tablee/games/epic/rules/cards/act1.toml'
import act2 from '../../../../src/tablee/games/epic/rules/cards/act2.toml'
import act3 from '../../../../src/tablee/games/epic/rules/cards/act3.toml'
import adversaries from '../../../../src/tablee/games/epic/rules/cards/adversaries.toml'
import destinies from '../../../../src/tablee/games/epic/rules/cards/destinies.toml'
import origins from '../../../../src/tablee/games/epic/rules/cards/origins.toml'
import { amended, following, type Overlay } from '../../lib/variant/laid.svelte'
import { SKILLS } from './drawing/signs'
import emblems from './emblems.json'

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const

export type Kind =
  | 'heritage'
  | 'origin'
  | 'class'
  | 'destiny'
  | 'trait'
  | 'challenge'
  | 'quest'
  | 'adversary'
  | 'final'
  | 'action'
  | 'hero'
  | 'antihero'

const FIRST: readonly [number, Kind][] = [
  [183, 'antihero'],
  [159, 'hero'],
  [146, 'action'],
  [124, 'adversary'],
  [122, 'quest'],
  [55, 'challenge'],
  [41, 'destiny'],
  [29, 'class'],
  [14, 'origin'],
  [1, 'heritage'],
]

/** A face as it is printed: signs of its paths, and what a Challenge asks. */
export interface Face {
  number: number
  kind: Kind
  act: number
  difficulty: number
  skills: string[]
  /** the signs of the band, the top path or the only reward, and those of the bottom path */
  paths: string[][]
}

type Row = {
  id?: string
  number: number
  kind?: Kind
  difficulty?: number
  skills?: string[]
  band?: string[]
  top?: string[]
  bottom?: string[]
  reward?: string[]
  corner?: string[]
}

function readFace(row: Row, kind: Kind, act = 0): Face {
  const first = row.band ?? row.top ?? row.reward ?? row.corner ?? (kind === 'origin' ? row.skills : []) ?? []
  return {
    number: row.number,
    kind: row.kind ?? kind,
    act,
    difficulty: row.difficulty ?? 0,
    skills: row.skills ?? [],
    paths: row.bottom ? [first, row.bottom] : [first],
  }
}

const rows = (content: { card: Row[] }): Row[] => content.card.map((row) => ({ ...row, id: three(row.number) }))
const ends = (which: 'front' | 'final'): Row[] =>
  rows({ card: (adversaries.card as Record<'front' | 'final', Row>[]).map((each) => each[which]) })

/** The cards with signs by their numbers, as an overlay has them. */
const facesOf = following('epic', (overlay) => {
  const sections: [string, Row[], Kind, number][] = [
    ['origin', rows(origins), 'origin', 0],
    ['destiny', rows(destinies), 'destiny', 0],
    ['act I', rows(act1), 'challenge', 1],
    ['act II', rows(act2), 'challenge', 2],
    ['act III', rows(act3), 'challenge', 3],
    ['front', ends('front'), 'adversary', 0],
    ['final', ends('final'), 'final', 0],
  ]
  const read = ([section, all, kind, act]: (typeof sections)[number]): Face[] =>
    amended(all, section, overlay).map((row) => readFace({ ...row, number: row.number ?? Number(row.id) }, kind, act))
  return new Map(sections.flatMap(read).map((face) => [face.number, face]))
})

/** Any face by its number, as the table on this page has it or as an overlay does; those without signs are only a number and
 * a kind. */
export function faceOf(number: number, overlay?: Overlay): Face {
  const kind = FIRST.find(([first]) => number >= first)?.[1] ?? 'heritage'
  return facesOf(overlay).get(number) ?? { number, kind, act: 0, difficulty: 0, skills: [], paths: [[]] }
}

/** "055", as texts name a card. */
export const three = (number: number): string => String(number).padStart(3, '0')

export const emblemOf = (number: number): string => (emblems as Record<string, string>)[three(number)] ?? 'rune-stone'

export const skillAt = (skill: number): string => SKILLS[skill] ?? 'FOR'

/** What a level of the Corruption track lets one play, and its points at the end. */
export const LEVEL_CARDS: readonly string[] = ['', 'hero', 'hero', 'both', 'both', 'both', 'anti', 'anti', 'anti']
export const LEVEL_POINTS: readonly string[] = [
  '',
  'TRI 4',
  'TRI 3',
  'TRI 2',
  'TRI 1',
  'TRA 1',
  'TRA 2',
  'TRA 3',
  'TRI -4',
]

/** The number of a card that the view names, 0 for a back. */
export const numberOf = (label: string | null | undefined): number =>
  label && !label.startsWith('?') ? Number(label) : 0
