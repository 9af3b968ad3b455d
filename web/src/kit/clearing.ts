/** Where on a table there is room for a line of words: over as little as possible of what a person needs to see. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Something that had better stay in sight, and how much it matters. */
export interface Kept {
  box: Box
  weight: number
}

/** Between two places that are tried, from top to bottom and from side to side. */
const DOWN = 10
const ACROSS = 28
/** How far from the edge. */
const EDGE = 6
/** What it costs to be a pixel farther down, or from the middle: less than any covering. */
const FAR = 0.2

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** How much of what matters a box hides. */
export const covering = (box: Box, kept: readonly Kept[]): number =>
  kept.reduce((sum, thing) => sum + thing.weight * shared(box, thing.box), 0)

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / by) + 1) }, (_, at) => from + at * by)

/** Where something is put, and what that costs. */
export interface Spot {
  left: number
  top: number
  cost: number
}

/** The upper left corner for something so wide and so high within a room: the highest and most central of the clearest places. */
export function clearing(wide: number, high: number, room: Box, kept: readonly Kept[]): Spot {
  const middle = (room.left + room.right - wide) / 2
  const lefts = [middle, ...steps(room.left + EDGE, room.right - wide - EDGE, ACROSS), room.right - wide - EDGE]
  const spots = steps(room.top + EDGE, room.bottom - high - EDGE, DOWN).flatMap((top) =>
    lefts.map((left) => {
      const hidden = covering({ left, top, right: left + wide, bottom: top + high }, kept)
      return { left, top, cost: hidden + FAR * (top - room.top + Math.abs(left - middle)) }
    }),
  )
  return spots.reduce((best, spot) => (spot.cost < best.cost ? spot : best))
}

/** What people need to see on a table: whom they play with, their hand, what they may choose; and then the things themselves. */
const NEEDED =
  '[data-seat], .hand, [data-anchor~="hand"], button:not(:disabled), [role="status"] > *, [role="dialog"], h2'
const THINGS = '[data-anchor], [data-spot], button:disabled, [role="img"], h3, p'
const WEIGHTS: [string, number][] = [
  [NEEDED, 8],
  [THINGS, 1],
]

const inside = ({ left, top, right, bottom }: Box, room: Box): Box => ({
  left: Math.max(left, room.left),
  top: Math.max(top, room.top),
  right: Math.min(right, room.right),
  bottom: Math.min(bottom, room.bottom),
})

/** Whether something lies under something else and cannot be seen anyway. */
function buried(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  return above !== null && !thing.contains(above) && !above.contains(thing)
}

/** What had better stay in sight within an element, but for a part of it. */
export function keptIn(ground: Element, but: Element): Kept[] {
  const room = ground.getBoundingClientRect()
  return WEIGHTS.flatMap(([selector, weight]) =>
    [...ground.querySelectorAll(selector)]
      .filter((thing) => !but.contains(thing) && thing.checkVisibility({ visibilityProperty: true }) && !buried(thing))
      .map((thing) => ({ box: inside(thing.getBoundingClientRect(), room), weight }))
      .filter(({ box }) => box.right > box.left && box.bottom > box.top),
  )
}

/** How wide words may be, the usual first, and what a narrower block costs: it is read less easily. */
const WIDTHS = [560, 400, 300, 230, 152]
const NARROWER = 400
/** By how much another place must be better for words that are being read to move there. */
const BETTER = 1500

const now = (element: HTMLElement, kept: readonly Kept[]): number =>
  element.style.left ? covering(element.getBoundingClientRect(), kept) : Infinity

/** Puts words over the table that they lie in where they hide least; they move again only if much would be gained. */
export function settle(element: HTMLElement): void {
  const ground = element.parentElement
  if (!ground || element.offsetWidth === 0) return
  const room = ground.getBoundingClientRect()
  const kept = keptIn(ground, element)
  const [before, cost] = [element.style.maxWidth, now(element, kept)]
  const found = WIDTHS.map((wide, at) => {
    const maxWidth = (element.style.maxWidth = `min(${wide}px, 100% - 12px)`)
    const spot = clearing(element.offsetWidth, element.offsetHeight, room, kept)
    return { ...spot, cost: spot.cost + at * NARROWER, maxWidth }
  })
  const best = found.reduce((least, spot) => (spot.cost < least.cost ? spot : least))
  element.style.maxWidth = before
  if (cost < best.cost + BETTER) return
  const [left, top] = [`${best.left - room.left}px`, `${best.top - room.top}px`]
  Object.assign(element.style, { maxWidth: best.maxWidth, left, top })
}
