/** How large things are drawn on a table of some pixels. */
export type Sizes = {
  /** the width of a card in the middle, in one's own hand, before oneself, and before another seat */
  card: number
  hand: number
  own: number
  mini: number
  /** how much room a row may take in the middle, in the hand, and before another seat */
  row: number
  held: number
  small: number
}

const between = (low: number, value: number, high: number): number => Math.round(Math.max(low, Math.min(value, high)))

/** `scale` makes all of it smaller, where much lies on the table. */
export function sizesOf(wide: number, high: number, rivals: number, scale = 1): Sizes {
  const card = between(48, Math.min(wide * 0.125, high * 0.145, 124) * scale, 124)
  const mini = between(30, card * 0.46, 54)
  const edge = 40
  return {
    card,
    hand: between(60, Math.min(wide * 0.19, high * 0.17, 136) * Math.max(0.7, scale), 136),
    own: between(44, card * 0.74, 84),
    mini,
    row: Math.max(card, Math.min(wide - edge, Math.max(wide * 0.66, 300))),
    held: wide - edge,
    small: between(mini * 2, wide / Math.max(1, rivals) - edge, mini * 4.2),
  }
}

/** How far apart the cards of a row begin, and how many go into one line, so that each keeps a strip with its corner. */
export function spaced(count: number, card: number, room: number): { step: number; line: number } {
  const gap = card > 60 ? 8 : 3
  if (count < 2 || count * (card + gap) - gap <= room) return { step: card + gap, line: count }
  const least = card * 0.5
  const lines = Math.ceil(((count - 1) * least + card) / room)
  const line = Math.ceil(count / lines)
  return { step: Math.min(card + gap, (room - card) / Math.max(1, line - 1)), line }
}
