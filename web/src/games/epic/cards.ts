/** What is printed on the cards, by their numbers, and what their signs look like. */

import act1 from '../../../../src/tablee/games/epic/rules/cards/act1.toml'
import act2 from '../../../../src/tablee/games/epic/rules/cards/act2.toml'
import act3 from '../../../../src/tablee/games/epic/rules/cards/act3.toml'
import adversaries from '../../../../src/tablee/games/epic/rules/cards/adversaries.toml'
import destinies from '../../../../src/tablee/games/epic/rules/cards/destinies.toml'
import origins from '../../../../src/tablee/games/epic/rules/cards/origins.toml'
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

const faces = new Map<number, Face>()
const add = (face: Face): void => void faces.set(face.number, face)
const rows = (content: { card: Row[] }): Row[] => content.card

rows(origins).forEach((row) => add(readFace(row, 'origin')))
rows(destinies).forEach((row) => add(readFace(row, 'destiny')))
;[act1, act2, act3].forEach((content, at) => rows(content).forEach((row) => add(readFace(row, 'challenge', at + 1))))
;(adversaries.card as { front: Row; final: Row }[]).forEach(({ front, final }) => {
  add(readFace(front, 'adversary'))
  add(readFace(final, 'final'))
})

/** Any face by its number; those without signs are only a number and a kind. */
export function faceOf(number: number): Face {
  const kind = FIRST.find(([first]) => number >= first)?.[1] ?? 'heritage'
  return faces.get(number) ?? { number, kind, act: 0, difficulty: 0, skills: [], paths: [[]] }
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
