/** What a card's name says: team, value, and how the team is told apart (colour, emblem, pattern). */

import content from '../../../../src/tablee/games/push/rules/cards.toml'

export type TeamId = 'red' | 'purple' | 'green' | 'blue'

export interface Team {
  id: TeamId
  letter: string
  /** flat ink, its dark for words on paper, its tint for light */
  ink: string
  dark: string
  tint: string
}

export const TEAMS: readonly Team[] = [
  { id: 'red', letter: 'R', ink: '#E5383B', dark: '#A3131C', tint: '#FFC9C2' },
  { id: 'purple', letter: 'P', ink: '#8B3FD1', dark: '#5E1E9C', tint: '#E6CCFF' },
  { id: 'green', letter: 'G', ink: '#4FB03A', dark: '#1F6B16', tint: '#D3F5C4' },
  { id: 'blue', letter: 'B', ink: '#1F8FE5', dark: '#0B5394', tint: '#C4E6FF' },
]

type Row = { table: string; team: string; value: number; icon: string; id: string }

/** The game-icons drawing of each card ("R5", "B-push") and of each team ("red"). */
export const DRAWINGS: Readonly<Record<string, string>> = Object.fromEntries([
  ...(content.team as Row[]).map((row) => [row.id, row.icon]),
  ...(content.hero as Row[]).map((row) => [letter(row.team) + row.value, row.icon]),
  ...(content.push as Row[]).map((row) => [`${letter(row.team)}-push`, row.icon]),
  ...(content.super_push as Row[]).map((row) => [`${letter(row.team)}-super`, row.icon]),
])

function letter(id: string): string {
  return TEAMS.find((team) => team.id === id)?.letter ?? '?'
}

export const PUSH = 10
export const SUPER = 11

export interface Face {
  team: Team
  /** 0 to 9 a hero, 10 a Push, 11 a Super Push, -1 a card seen from behind */
  value: number
}

const BY_ID = new Map(TEAMS.map((team) => [team.id as string, team]))
const BY_LETTER = new Map(TEAMS.map((team) => [team.letter, team]))

export function teamOf(id: string | null | undefined): Team | null {
  return (id && BY_ID.get(id)) || null
}

export function face(card: string): Face {
  if (card.startsWith('?')) return { team: BY_ID.get(card.slice(1)) ?? TEAMS[0]!, value: -1 }
  const team = BY_LETTER.get(card[0]!) ?? TEAMS[0]!
  const rest = card.slice(1)
  return { team, value: rest === '-push' ? PUSH : rest === '-super' ? SUPER : Number(rest) }
}

export function cardName(team: Team, value: number): string {
  return team.letter + (value === PUSH ? '-push' : value === SUPER ? '-super' : String(value))
}

export function hidden(card: string): boolean {
  return card.startsWith('?')
}

/** A number that stays the same for the same text. */
export function seedOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
}

/** A small tilt that stays the same for the same number. */
export function tilt(n: number, most = 2): number {
  const x = Math.sin(n * 12.9898 + 4.1414) * 43758.5453
  return (x - Math.floor(x) - 0.5) * 2 * most
}
