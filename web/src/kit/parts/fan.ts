/** How cards lie in a hand: side by side while there is room, then over each other, bent like a fan. */

export interface Lie {
  /** how far from the left edge of the hand, in pixels */
  x: number
  /** by how many degrees it leans, and by how many pixels it lies lower than the middle of the fan */
  turn: number
  drop: number
}

export interface Fan {
  /** how wide a card is, how wide the hand, how much of a covered card is seen at least, how far apart cards lie at most */
  width: number
  room: number
  least?: number
  gap?: number
  /** by how many degrees the outermost card leans */
  bend?: number
}

/** The step from one card of a hand to the next. */
export function stepOf(count: number, { width, room, least = 24, gap = 6 }: Fan): number {
  return Math.min(width + gap, Math.max(least, (room - width) / Math.max(1, count - 1)))
}

/** Where each card of a hand lies, in the middle of its room. */
export function fanned(count: number, fan: Fan): Lie[] {
  const step = stepOf(count, fan)
  const all = fan.width + step * Math.max(0, count - 1)
  const left = Math.max(0, (fan.room - all) / 2)
  return Array.from({ length: count }, (_, at) => {
    const off = count > 1 ? (2 * at) / (count - 1) - 1 : 0
    const bend = Math.min(fan.bend ?? 0, count * 1.1)
    return { x: left + at * step, turn: off * bend, drop: off * off * bend * 2 }
  })
}
