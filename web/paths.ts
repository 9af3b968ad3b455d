/** How many numbers each command of an SVG path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/i
const FLAG = /^[\s,]*([01])/

type Step = { command: string; numbers: number[] }

/** The steps of a path, each with its own numbers; the two flags of an arc need no space after them. */
function stepsOf(path: string): Step[] {
  const steps: Step[] = []
  for (const [, letter = '', given = ''] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const takes = TAKES[letter.toLowerCase()]!
    let command = letter
    let rest = given
    do {
      const numbers: number[] = []
      while (numbers.length < takes) {
        const flag = takes === 7 && (numbers.length === 3 || numbers.length === 4)
        const found = (flag ? FLAG : NUMBER).exec(rest)
        if (!found) throw new Error(`not a path: ${path.slice(0, 60)}`)
        numbers.push(Number(found[1]))
        rest = rest.slice(found[0].length)
      }
      steps.push({ command, numbers })
      if (command === 'm') command = 'l'
      if (command === 'M') command = 'L'
    } while (NUMBER.test(rest))
  }
  return steps
}

/** Numbers one after the other, with no sign more than is needed. */
const written = (numbers: number[]): string =>
  numbers
    .map((number) => String(number).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => (text && !number.startsWith('-') ? `${text} ${number}` : text + number), '')

/**
 * A path with coordinates of so many digits. Each point is rounded where it lies, not as a step from the one before, so
 * that errors do not add up: none is further off than half of the last digit.
 */
export function rounded(path: string, digits: number): string {
  const round = (value: number): number => Number(value.toFixed(digits)) + 0
  /** where the pen is, across and down, as it was and as it is written; and where this part of the path began */
  let [pen, ink, start] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ]
  return stepsOf(path)
    .map(({ command, numbers }) => {
      const kind = command.toLowerCase()
      if (kind === 'z') [pen, ink] = [start, start.map(round)]
      const relative = command === kind
      const [from, base] = [pen, relative ? ink : [0, 0]]
      const put = numbers.map((number, at) => {
        if (kind === 'a' && at < 5) return at < 2 ? Math.max(number && 10 ** -digits, round(number)) : number
        const axis = kind === 'v' ? 1 : kind === 'h' ? 0 : kind === 'a' ? at - 5 : at % 2
        const there = number + (relative ? from[axis]! : 0)
        if (at >= numbers.length - 2) {
          pen = pen.with(axis, there)
          ink = ink.with(axis, round(there))
        }
        return round(round(there) - base[axis]!)
      })
      if (kind === 'm') start = pen
      return command + written(put)
    })
    .join('')
}
