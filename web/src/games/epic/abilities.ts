/** What of the abilities of cards is drawn beside their text. */
import classes from '../../../../src/tablee/games/epic/rules/cards/classes.toml'
import origins from '../../../../src/tablee/games/epic/rules/cards/origins.toml'

interface Level {
  skill: string
  bonus: number
}

/** The three effects of a Class, short: "+1 with Strength", or something that only its text can say. */
export function classLevels(calling: number): Level[] {
  const found = (classes.card as { number: number; levels: string[] }[]).find(({ number }) => number === calling)
  return (found?.levels ?? []).map((text) => {
    const plain = /^STATIC\{(\w+)\}: RESULT\(\+(\d)\)$/.exec(text)
    return { skill: plain?.[1] ?? '', bonus: Number(plain?.[2] ?? 0) }
  })
}

/** Whether an Origin gives its Hero a Dark Rune for nothing. */
export const givesDark = (origin: number): boolean =>
  (origins.card as { number: number; abilities: string[] }[]).some(
    ({ number, abilities }) => number === origin && abilities.some((text) => text.includes('FREE_DARK')),
  )
