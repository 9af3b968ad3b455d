/** Looking closer at a thing: the pointer that rests on it, the focus, a long press. */
import { tick } from 'svelte'
import { Rest } from '../lib/rest'

export interface Looked<T> {
  thing: T
  /** where its enlargement lies, in pixels from the corner of the table */
  x: number
  y: number
  element: Element
}

export interface Looks<T> {
  /** how large the enlargement of a thing is, at most */
  size: (thing: T) => { wide: number; high: number }
  /** after how many milliseconds a resting pointer and a focus look closer; null: never */
  hover?: number | ((thing: T) => number)
  focus?: number | null
  /** whether a thing can be looked at now at all */
  may?: (thing: T) => boolean
  /** beside the thing, or above or below it */
  side?: 'beside' | 'over'
  /** where an enlargement lies on a table that has a place of its own for it */
  place?: (at: DOMRect, table: DOMRect, size: { wide: number; high: number }) => { x: number; y: number }
}

const PRESS = 430
const EDGE = 6
const GAP = 11

interface Box {
  left: number
  top: number
  right: number
  bottom: number
  width: number
  height: number
}

/** Where an enlargement lies, so that it covers neither its thing nor the edge of the table. */
export function placed(
  at: Box,
  table: Box,
  { wide, high }: { wide: number; high: number },
  side: 'beside' | 'over' = 'beside',
): { x: number; y: number } {
  const middle = { x: at.left + at.width / 2, y: at.top + at.height / 2 }
  let x = middle.x - wide / 2
  let y = middle.y - high / 2
  if (side === 'over') y = middle.y > table.top + table.height / 2 ? at.top - high - GAP : at.bottom + GAP
  else if (at.right + GAP + wide + EDGE <= table.right) x = at.right + GAP
  else if (at.left - GAP - wide - EDGE >= table.left) x = at.left - GAP - wide
  const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE))
  return { x: within(x - table.left, table.width - wide), y: within(y - table.top, table.height - high) }
}

export class Looker<T> {
  looked: Looked<T> | null = $state.raw(null)
  #root: () => HTMLElement | null | undefined
  #looks: Looks<T>
  #timer: ReturnType<typeof setTimeout> | undefined
  /** a long press has looked closer: the click that ends it does nothing else */
  #swallow = false
  /** what came to lie under the pointer by itself is not looked at */
  #pointer = new Rest()

  constructor(root: () => HTMLElement | null | undefined, looks: Looks<T>) {
    this.#root = root
    this.#looks = looks
    $effect(() => {
      const move = (event: PointerEvent): void => this.#pointer.moved(event)
      addEventListener('pointermove', move, true)
      return () => {
        removeEventListener('pointermove', move, true)
        this.#cancel()
      }
    })
  }

  /** Put it back; says whether there was one. */
  shut(): boolean {
    this.#cancel()
    const was = this.looked !== null
    this.looked = null
    return was
  }

  /** Something was done: what comes to lie under the pointer now was not pointed at. */
  acted(): void {
    this.shut()
    this.#pointer.acted()
  }

  /** The table has changed: what is looked at may be gone. */
  check(): void {
    void tick().then(() => this.looked && !this.looked.element.isConnected && this.shut())
  }

  show(thing: T, element: Element): void {
    const root = this.#root()
    if (!root || !element.isConnected || this.#looks.may?.(thing) === false) return
    const { size, side, place = (at, table, large) => placed(at, table, large, side) } = this.#looks
    const at = place(element.getBoundingClientRect(), root.getBoundingClientRect(), size(thing))
    this.looked = { thing, ...at, element }
  }

  /** The keyboard has reached a thing, or what it lies in. */
  reach(thing: T, element: Element): void {
    const { focus = 900 } = this.#looks
    if (focus !== null) this.#later(() => this.show(thing, element), focus)
  }

  /** Handlers of a thing that can be looked at. */
  at(thing: T) {
    return {
      onpointerenter: (event: PointerEvent) => this.#rest(thing, event),
      onpointermove: (event: PointerEvent) => this.looked ?? this.#timer ?? this.#rest(thing, event),
      onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && this.shut(),
      onpointerdown: (event: PointerEvent) => this.#press(thing, event),
      onpointerup: (event: PointerEvent) => this.#letGo(event),
      onpointercancel: () => this.#cancel(),
      onclickcapture: (event: MouseEvent) => this.#click(event),
      onfocus: (event: FocusEvent) => this.#focus(thing, event.currentTarget as Element),
      onblur: () => this.shut(),
      oncontextmenu: (event: MouseEvent) => this.#swallow && event.preventDefault(),
    }
  }

  #later(look: () => void, ms: number): void {
    this.#cancel()
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      look()
    }, ms)
  }

  #cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** The pointer is over a thing; should it have come to lie there by itself, it is not looked at. */
  #rest(thing: T, event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons) return
    const element = event.currentTarget as Element
    const { hover = 550 } = this.#looks
    this.#later(
      () => this.#pointer.resting || this.show(thing, element),
      typeof hover === 'number' ? hover : hover(thing),
    )
  }

  #press(thing: T, event: PointerEvent): void {
    this.#swallow = false
    this.shut()
    if (event.pointerType === 'mouse') return
    const element = event.currentTarget as Element
    this.#later(() => {
      this.#swallow = true
      this.show(thing, element)
    }, PRESS)
  }

  #letGo(event: PointerEvent): void {
    this.#cancel()
    if (event.pointerType !== 'mouse' && !this.#swallow) this.shut()
  }

  #click(event: MouseEvent): void {
    if (!this.#swallow) return
    this.#swallow = false
    event.stopPropagation()
    event.preventDefault()
  }

  #focus(thing: T, element: Element): void {
    if (element.matches(':focus-visible')) this.reach(thing, element)
  }
}
