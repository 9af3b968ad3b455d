import { describe, expect, it, vi } from 'vitest'
import { boxOf, placeOf } from '../src/kit/anchors'
import { brief, captions, readingTime } from '../src/kit/caption.svelte'
import { Drag } from '../src/kit/drag.svelte'
import { Flights, offset, type Flight } from '../src/kit/flight.svelte'
import { placed } from '../src/kit/looker.svelte'
import type { View } from '../src/lib/types'

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, x: left, y: top, width, height, right: left + width, bottom: top + height }) as DOMRect

const thing = (at: DOMRect, seen = true) => ({
  dataset: {} as Record<string, string>,
  getClientRects: () => (seen ? [at] : []),
  getBoundingClientRect: () => at,
})
const rootOf = (places: Record<string, ReturnType<typeof thing>[]>): HTMLElement =>
  ({ querySelectorAll: (selector: string) => places[selector] ?? [] }) as unknown as HTMLElement

describe('anchors', () => {
  it('find the place that is seen, of two with the same name', () => {
    const [hidden, seen] = [thing(box(0, 0, 1, 1), false), thing(box(5, 5, 10, 10))]
    const root = rootOf({ '[data-anchor~="discard"]': [hidden, seen] })
    expect(placeOf(root, 'discard')).toBe(seen)
    expect(boxOf(root, 'discard')?.x).toBe(5)
    expect(boxOf(root, 'elsewhere')).toBe(null)
  })

  it('take a selector as it is', () => {
    const seen = thing(box(1, 2, 3, 4))
    expect(placeOf(rootOf({ '[data-card="7"]': [seen] }), '[data-card="7"]')).toBe(seen)
  })
})

class Open extends Flights {
  off(flights: Flight[], ms: number): boolean {
    return this.send(flights, ms)
  }
  down(): void {
    this.still()
  }
}

describe('flights', () => {
  const hand = thing(box(0, 100, 40, 60))
  const pile = thing(box(200, 0, 40, 60))
  const flights = new Open()
  flights.root = rootOf({ '[data-anchor~="hand"]': [hand], '[data-anchor~="pile"]': [pile] })

  it('go from one place to another in their share of the time, and lift what flies', () => {
    expect(flights.off([{ what: 'R4', from: 'hand', to: 'pile', delay: 0.25, share: 0.5, lift: true }], 400)).toBe(true)
    expect(flights.flyers).toMatchObject([{ card: 'R4', ms: 200, delay: 100 }])
    expect(hand.dataset.lifted).toBe('')
    expect(offset(flights.flyers[0]!.from, flights.flyers[0]!.to)).toEqual({ dx: 200, dy: -100 })
    flights.down()
    expect(flights.flyers).toEqual([])
    expect(hand.dataset.lifted).toBeUndefined()
  })

  it('do not set out from or to what is not there, nor without time', () => {
    expect(flights.off([{ what: 'R4', from: 'hand', to: 'nowhere', lift: true }], 400)).toBe(false)
    expect(flights.off([{ what: 'R4', from: 'hand', to: 'pile' }], 0)).toBe(false)
    expect(hand.dataset.lifted).toBeUndefined()
  })
})

describe('looking closer', () => {
  const table = box(0, 0, 1000, 700)
  const size = { wide: 300, high: 400 }

  it('lies to the right of a thing, to the left where there is no room, over its middle where there is none at all', () => {
    expect(placed(box(100, 300, 80, 100), table, size).x).toBe(191)
    expect(placed(box(850, 300, 80, 100), table, size).x).toBe(850 - 11 - 300)
    expect(placed(box(10, 300, 340, 100), box(0, 0, 360, 640), size).x).toBe(30)
  })

  it('never leaves the table', () => {
    for (const at of [box(-50, -50, 60, 60), box(960, 660, 60, 60), box(500, 0, 60, 60)])
      for (const side of ['beside', 'over'] as const) {
        const { x, y } = placed(at, table, size, side)
        expect(x).toBeGreaterThanOrEqual(6)
        expect(y).toBeGreaterThanOrEqual(6)
        expect(x + size.wide).toBeLessThanOrEqual(1000)
        expect(y + size.high).toBeLessThanOrEqual(700)
      }
  })

  it('lies above what is low and below what is high, where it is wanted so', () => {
    expect(placed(box(400, 600, 80, 90), table, size, 'over').y).toBe(600 - 400 - 11)
    expect(placed(box(400, 20, 80, 90), table, size, 'over').y).toBe(121)
  })
})

describe('dragging', () => {
  const pointer = (x: number, y: number): PointerEvent =>
    ({ clientX: x, clientY: y, button: 0, pointerId: 1, currentTarget: null }) as unknown as PointerEvent
  const found = { dataset: { drop: 'pile' } }
  const root = { contains: () => true } as unknown as HTMLElement

  it('begins after a few pixels, ends on a place, and swallows the click that ends it', () => {
    vi.stubGlobal('document', { elementsFromPoint: () => [{ closest: () => found }] })
    const dropped: [string, string | null][] = []
    const lifted: string[] = []
    const drag = new Drag<string>(() => root, {
      may: (card) => card !== 'fixed',
      lift: (card) => lifted.push(card),
      drop: (card, place) => dropped.push([card, place]),
    })
    drag.press('R4', pointer(0, 0))
    drag.pull(pointer(5, 5))
    expect(drag.now?.moved).toBe(false)
    drag.pull(pointer(30, 0))
    expect(drag.now).toMatchObject({ x: 30, y: 0, moved: true })
    expect([lifted, drag.over]).toEqual([['R4'], 'pile'])
    drag.letGo(pointer(30, 0))
    expect([dropped, drag.now, drag.over]).toEqual([[['R4', 'pile']], null, null])
    expect([drag.swallowed(), drag.swallowed()]).toEqual([true, false])
    drag.press('fixed', pointer(0, 0))
    expect(drag.now).toBe(null)
    drag.press('R4', pointer(0, 0))
    drag.letGo(pointer(2, 2))
    expect([dropped.length, drag.swallowed()]).toEqual([1, false])
    vi.unstubAllGlobals()
  })
})

describe('captions', () => {
  it('are as long as they take to read, within bounds', () => {
    expect(readingTime('')).toBe(1300)
    expect(readingTime('x'.repeat(40))).toBe(2700)
    expect(readingTime('x'.repeat(400))).toBe(6000)
  })

  it('say how a long step began and how it ended', () => {
    expect(brief([1, 2])).toEqual([1, 2])
    expect(brief([1, 2, 3, 4, 5])).toEqual([1, 5])
  })

  it('show the chain of the stage that is in sight', () => {
    expect(captions.again()).toBe(false)
    const leave = captions.lead(() => true)
    captions.say([{ n: 0, event: 'move', seat: null }], {} as View, null)
    expect(captions.again()).toBe(true)
    leave()
    expect([captions.again(), captions.step]).toEqual([false, null])
  })
})
