/** A card held up to be read: hover, focus or a long press. */
import { tick, untrack } from 'svelte'
import { Rest } from '../../lib/rest'
import { face, hidden, PUSH } from './cards'

export interface Looked {
  card: string
  x: number
  y: number
  element: HTMLElement
}

export class Look {
  looked: Looked | null = $state.raw(null)
  /** whether the pointer rests where something was just done */
  readonly rest = new Rest()
  #root: () => HTMLElement | null
  #narrow: () => boolean
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(root: () => HTMLElement | null, narrow: () => boolean) {
    this.#root = root
    this.#narrow = narrow
    $effect(() => () => clearTimeout(this.#timer))
  }

  /** Put it down again. */
  lower(): void {
    clearTimeout(this.#timer)
    this.looked = null
  }

  /** Something was done where the pointer is. */
  acted(): void {
    this.rest.acted()
    untrack(() => this.lower())
  }

  /** A card enlarged does not outlast the card it was. */
  check(): void {
    void tick().then(() => this.looked && !this.looked.element.isConnected && this.lower())
  }

  at(card: string, element?: HTMLElement | null, delay = 420): void {
    clearTimeout(this.#timer)
    if (hidden(card) || !element || (this.rest.resting && !element.closest(':focus-visible'))) {
      this.looked = null
      return
    }
    if (this.looked) this.#show(card, element)
    else this.after(delay, () => this.#show(card, element))
  }

  /** A long press: what `then` does comes first. */
  after(delay: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, delay)
  }

  #show(card: string, element: HTMLElement): void {
    const box = this.#root()?.getBoundingClientRect()
    const at = element.getBoundingClientRect()
    if (!box || !element.isConnected) return
    const high = face(card).value >= PUSH ? 400 : 320
    const above = at.bottom - box.top > box.height * 0.72
    if (above && !this.#narrow()) {
      this.looked = { card, x: 14, y: Math.max(6, box.height - high - 96), element }
      return
    }
    let x = above ? at.x + at.width / 2 - 116 : at.right + 12
    let y = above ? at.top - high - 8 : at.top + at.height / 2 - high / 2
    if (!above && x + 244 > box.right) x = at.left - 244
    x = Math.max(6, Math.min(x - box.x, box.width - 240))
    y = Math.max(6, Math.min(y - box.y, box.height - high))
    this.looked = { card, x, y, element }
  }
}
