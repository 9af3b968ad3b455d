/** Where the twelve cells lie: around an ellipse on a wide table, else along the edge of a square, where the Flaws are its corners. */

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  w: number
  h: number
}

/** The measures of a circle in its ring, in pixels. */
export interface Circle {
  /** how wide a column beside the circle is */
  side: number
  ring: { w: number; h: number }
  /** a cell */
  size: { w: number; h: number }
  /** what the cells leave free */
  middle: Box
  spot(cell: number): Point
}

/** How far from the middle the cells lie that are one and two steps from its axes: squarer than an ellipse, so that they have room. */
const X = [0, 0.574, 0.891, 1]
const Y = [0, 0.515, 0.891, 1]
const STEPS = [0, 1, 2, 3, 2, 1, 0, -1, -2, -3, -2, -1]

/**
 * How a table is laid out: `wide` with Leaders on both sides of the circle; `tall` with everything below it, as on a phone;
 * `flat` with everything beside it, as on a phone that lies on its side or when a page is enlarged.
 */
export type Lay = 'wide' | 'tall' | 'flat'

export function layOf(wide: number, high: number): Lay {
  if (wide >= 560 && high > 0 && high < 480) return 'flat'
  return wide > 0 && wide < 700 ? 'tall' : 'wide'
}

/** The circle of a table so wide and so high. */
export function circleOf(wide: number, high: number, lay: Lay): Circle {
  if (lay === 'wide') return ellipse(wide, high)
  if (lay === 'tall') return square(wide, 66)
  return square(Math.min(620, wide * 0.57), Math.max(54, Math.min(84, (high - 30) / 4)))
}

const sideOf = (wide: number): number => (wide > 1100 ? 236 : wide > 860 ? 186 : 172)

function square(wide: number, high: number): Circle {
  const ring = { w: wide, h: 4 * high + 3 * 6 + 4 }
  const size = { w: (ring.w - 8 - 15) / 4, h: high }
  const middle = { x: 4 + size.w + 5, y: 2 + size.h + 6, w: 2 * size.w + 5, h: 2 * size.h + 6 }
  const spot = (cell: number): Point => {
    const along = cell % 3
    const [col, row] = [
      [along, 0],
      [3, along],
      [3 - along, 3],
      [0, 3 - along],
    ][Math.floor(cell / 3)] as [number, number]
    return { x: 4 + col * (size.w + 5), y: 2 + row * (size.h + 6) }
  }
  return { side: sideOf(wide), ring, size, middle, spot }
}

function ellipse(wide: number, high: number): Circle {
  const side = sideOf(wide)
  const ring = { w: wide - 2 * side - 24, h: high }
  const gap = Y[2]! - Y[1]!
  const size = {
    w: Math.min(164, (X[1]! * (ring.w / 2 - 8)) / (1 + X[1]! / 2) - 3),
    h: Math.min(122, (gap * (ring.h / 2 - 12)) / (1 + gap / 2) - 4),
  }
  const reach = { x: (ring.w - size.w) / 2 - 8, y: (ring.h - size.h) / 2 - 12 }
  const spot = (cell: number): Point => {
    const [across, up] = [STEPS[cell]!, STEPS[(cell + 3) % 12]!]
    const x = Math.sign(across) * X[Math.abs(across)]!
    const y = Math.sign(up) * Y[Math.abs(up)]!
    return { x: ring.w / 2 + reach.x * x - size.w / 2, y: ring.h / 2 - 4 - reach.y * y - size.h / 2 }
  }
  const w = 2 * (X[2]! * reach.x - size.w / 2) - 18
  const h = 2 * (Y[2]! * reach.y - size.h / 2) - 24
  return { side, ring, size, middle: { x: (ring.w - w) / 2, y: (ring.h - h) / 2 - 2, w, h }, spot }
}

/** How large the names of small cells are written, so that none is cut off. */
export const nameSize = ({ w, h }: Circle['size']): string => (w < 80 || h < 62 ? '13px' : w < 88 ? '13.5px' : '16px')

/** The angle of the way from one point to another, in degrees. */
export const angle = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
