/** What of the abilities of cards is drawn beside their text. */
import classes from '../../../../src/tablee/games/epic/rules/cards/classes.toml'
import origins from '../../../../src/tablee/games/epic/rules/cards/origins.toml'
import { amended, following } from '../../lib/variant/laid.svelte'
import { three } from './cards'

type ClassRow = { number: number; levels: string[] }
type OriginRow = { number: number; abilities: string[] }

interface Level {
  skill: string
  bonus: number
}

const named = (rows: { number: number }[]): never[] => rows.map((row) => ({ ...row, id: three(row.number) })) as never[]
const classRows = following('epic', (overlay): ClassRow[] => amended(named(classes.card), 'class', overlay))
const originRows = following('epic', (overlay): OriginRow[] => amended(named(origins.card), 'origin', overlay))

/** The three effects of a Class, short: "+1 with Strength", or something that only its text can say. */
export function classLevels(calling: number): Level[] {
  const found = classRows().find(({ number }) => number === calling)
  return (found?.levels ?? []).map((text) => {
    const plain = /^STATIC\{(\w+)\}: RESULT\(\+(\d)\)$/.exec(text)
    return { skill: plain?.[1] ?? '', bonus: Number(plain?.[2] ?? 0) }
  })
}

/** Whether an Origin gives its Hero a Dark Rune for nothing. */
export const givesDark = (origin: number): boolean =>
  originRows().some(
    ({ number, abilities }) => number === origin && abilities.some((text) => text.includes('FREE_DARK')),
  )
