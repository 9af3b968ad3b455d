/** Where everything lies: pure geometry, in pixels of the stage. Cards are placed by their upper left corner. */

export interface Spot {
  x: number
  y: number
  turn: number
}

export interface Arm {
  lie: 'left' | 'right' | 'down'
  cards: Spot[]
  /** where the next card would lie */
  next: Spot
  /** where the totals stand, and which edge of the arm they hold on to */
  badge: { x: number; y: number; edge: 'left' | 'right' | 'top' }
}

export interface Plan {
  mode: 'star' | 'stack'
  card: number
  /** how wide the lane of a column is, where columns hang side by side */
  lane: number
  arms: Arm[]
  hub: { x: number; y: number; pile: number; wide: number; high: number } | null
}

export const RATIO = 1.4

/** Where a card is held up to be read: beside it, and clear of the hand, which is at the lower edge. */
export function lookPlace(
  at: DOMRect,
  table: DOMRect,
  { wide, high }: { wide: number; high: number },
  form: 'wide' | 'narrow' | 'squat',
): { x: number; y: number } {
  const above = form !== 'squat' && at.bottom - table.top > table.height * 0.72
  if (above && form === 'wide') return { x: 14, y: Math.max(6, table.height - high - 96) }
  let x = above ? at.x + at.width / 2 - wide / 2 : at.right + 12
  if (!above && x + wide + 12 > table.right) x = at.left - wide - 12
  const y = above ? at.top - high - 8 : at.top + at.height / 2 - high / 2
  const within = (value: number, most: number): number => Math.max(6, Math.min(value, most))
  return { x: within(x - table.x, table.width - wide - 8), y: within(y - table.y, table.height - high) }
}

/** What the columns have: a stage of this size, whether the table is squat, and how much at its lower edge is covered. */
export interface Room {
  width: number
  height: number
  squat?: boolean
  covered?: number
}

/** Below this a strip of a card that the next one covers cannot be read. */
const STRIP = 13

/** A table that is low and wide has its hand at the right. */
export const isSquat = (width: number, height: number): boolean => height < 500 && width >= 480

/** Where there is little room columns hang side by side; elsewhere they radiate from the centre, half to each side. */
export function plan(room: Room, lengths: number[], seats: number, airy = true): Plan {
  return room.squat || room.width < 620 ? stack(room, lengths, seats) : star(room.width, room.height, lengths, airy)
}

function star(width: number, height: number, lengths: number[], airy: boolean): Plan {
  const rows = Math.max(1, Math.ceil(lengths.length / 2))
  const under = 27
  // arms rise and fall outwards, past the edge where nothing stands in their way
  const flare = airy ? 34 : 9
  const room = height - (airy ? 10 : 20)
  const high = Math.max(70, Math.min(156, room / rows - under - 3, (width / 8.4) * RATIO))
  const card = high / RATIO
  const pitch = Math.min(high + under + 16, room / rows)
  const middle = width / 2
  const pile = rows > 3 ? card * 0.98 : card * 0.74
  const hubHalf = pile + 22
  const arms = lengths.map((length, at): Arm => {
    const side = at < rows ? -1 : 1
    const k = (at % rows) - (rows - 1) / 2
    const outer = rows > 2 && Math.abs(k) === (rows - 1) / 2
    const start = outer ? Math.max(14, card * 0.2) : hubHalf + 14
    const reach = middle - start - 10
    const step = Math.min(card * 0.66, (reach - card) / Math.max(1, length))
    const y = height / 2 + (airy ? 5 : 2) + k * pitch - (high + under) / 2
    const spot = (i: number): Spot => {
      const along = i * step
      return {
        x: side > 0 ? middle + start + along : middle - start - card - along,
        y: y + k * (k < 0 ? flare * 0.55 : flare) * (along / reach),
        turn: side * k * (airy ? 3.6 : 2),
      }
    }
    return {
      lie: side > 0 ? 'right' : 'left',
      cards: Array.from({ length }, (_, i) => spot(i)),
      next: spot(length),
      badge: { x: side > 0 ? middle + start : middle - start, y: y + high + 2, edge: side > 0 ? 'left' : 'right' },
    }
  })
  return {
    mode: 'star',
    card,
    lane: card,
    arms,
    hub: { x: middle, y: height / 2 - 2, pile, wide: hubHalf * 2, high: pile * RATIO + 44 },
  }
}

/** How high the totals stand over a column: one below the other, or two and two. */
const headOf = (seats: number, squat: boolean): number => (squat ? 24 + Math.ceil(seats / 2) * 18 : 28 + seats * 20)

function stack({ width, height, squat = false, covered = 0 }: Room, lengths: number[], seats: number): Plan {
  const n = Math.max(1, lengths.length)
  const gap = n > 6 ? 3 : 6
  const edge = 6
  const cell = (width - 2 * edge - (n - 1) * gap) / n
  const head = headOf(seats, squat)
  const reach = height - head - 10
  const lowest = Math.max(38, (reach - STRIP * Math.max(5, ...lengths)) / RATIO)
  const card = Math.min(84, cell, squat ? lowest : Infinity)
  const high = card * RATIO
  const arms = lengths.map((length, at): Arm => {
    const x = edge + at * (cell + gap)
    const wanted = Math.min(card * 0.8, (reach - high) / Math.max(5, length))
    // Only a column that would end under what covers the lower edge is drawn together.
    const step = Math.min(wanted, Math.max(STRIP, (reach - covered - high) / Math.max(1, length)))
    const spot = (i: number): Spot => ({ x: x + (cell - card) / 2, y: head + i * step, turn: 0 })
    return {
      lie: 'down',
      cards: Array.from({ length }, (_, i) => spot(i)),
      next: spot(length),
      badge: { x, y: 2, edge: 'top' },
    }
  })
  return { mode: 'stack', card, lane: cell, arms, hub: null }
}
