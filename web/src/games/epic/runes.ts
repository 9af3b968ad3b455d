/** The runes of a roll, one by one: which face is up, which is down, and what it adds. */
import { REWARDS, SKILLS } from './drawing/signs'
import type { EpicRoll } from './types'

export interface Rune {
  kind: 'base' | 'skill' | 'special' | 'dark'
  up: string
  down: string
  value: number
}

const skillsList: readonly string[] = SKILLS
const valueOf = (face: string): number => (face === 'BAR' ? 1 : face === 'MOON' || skillsList.includes(face) ? 2 : 0)

const rune = (kind: Rune['kind'], up: string, faces: [string, string]): Rune => ({
  kind,
  up,
  down: up === faces[0] ? faces[1] : faces[0],
  value: valueOf(up),
})

const ofSkill = (skill: string, faces: readonly string[]): Rune[] =>
  faces.map((up, at) =>
    at < 2
      ? rune('skill', up, [skill, 'BAR'])
      : rune('special', up, [skill, REWARDS[skillsList.indexOf(skill)] ?? 'BAR']),
  )

export const runesOf = (roll: EpicRoll, skills: readonly string[]): Rune[] => [
  ...roll.base.map((up, at) => rune('base', up, ['BAR', at === 2 ? 'DOUBLE' : 'BLANK'])),
  ...ofSkill(skills[0] ?? '', roll.first),
  ...ofSkill(skills[1] ?? '', roll.second),
  ...roll.dark.map((up) => rune('dark', up, ['MOON', 'BAR'])),
]

/** Runes that wait to be thrown, each on its better face. */
export const waiting = (skills: readonly string[], first: number, second: number, dark: number): Rune[] =>
  runesOf(
    {
      base: ['BAR', 'BAR', 'BAR'],
      first: Array<string>(first).fill(skills[0] ?? ''),
      second: Array<string>(second).fill(skills[1] ?? ''),
      dark: Array<string>(dark).fill('MOON'),
    },
    skills,
  )

export const total = (runes: readonly Rune[]): number => runes.reduce((sum, { value }) => sum + value, 0)
