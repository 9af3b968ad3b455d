/** The three effects of a Class, short: "+1 with Strength", or something that only its text can say. */
import classes from '../../../../src/tablee/games/epic/cards/classes.toml'

interface Level {
  skill: string
  bonus: number
}

export function classLevels(calling: number): Level[] {
  const found = (classes.card as { number: number; levels: string[] }[]).find(({ number }) => number === calling)
  return (found?.levels ?? []).map((text) => {
    const plain = /^STATIC\{(\w+)\}: RESULT\(\+(\d)\)$/.exec(text)
    return { skill: plain?.[1] ?? '', bonus: Number(plain?.[2] ?? 0) }
  })
}
