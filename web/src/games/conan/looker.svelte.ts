/** Looking closer at a card: the pointer that rests, the focus, a long press. */
import { hidden } from './cards'

const WIDE = 306
const HIGH = 400

export class Looker {
  looked: { card: string; x: number; y: number } | null = $state.raw(null)
  #root: () => HTMLElement | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #swallow = false

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root
  }

  /** Put the card back; says whether there was one. */
  shut(): boolean {
    clearTimeout(this.#timer)
    const was = this.looked !== null
    this.looked = null
    return was
  }

  show(card: string, element: Element): void {
    const box = this.#root()?.getBoundingClientRect()
    if (!box || hidden(card) || !element.isConnected) return
    const at = element.getBoundingClientRect()
    const beside = at.right + WIDE + 12 < box.right ? at.right + 10 : at.left - WIDE - 10
    const x = beside < box.left ? at.left + at.width / 2 - WIDE / 2 : beside
    const y = at.top + at.height / 2 - HIGH / 2
    this.looked = {
      card,
      x: Math.max(6, Math.min(x - box.left, box.width - WIDE - 6)),
      y: Math.max(6, Math.min(y - box.top, box.height - HIGH - 6)),
    }
  }

  #later(card: string, element: Element, ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.show(card, element), ms)
  }

  /** Handlers of a thing that shows a card. */
  at(card: string) {
    const element = (event: Event): Element => event.currentTarget as Element
    return {
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && this.#later(card, element(event), 600),
      onpointerleave: () => this.shut(),
      onpointerdown: (event: PointerEvent) => {
        this.#swallow = false
        this.shut()
        if (event.pointerType === 'mouse') return
        const thing = element(event)
        this.#timer = setTimeout(() => {
          this.#swallow = true
          this.show(card, thing)
        }, 420)
      },
      onpointerup: () => clearTimeout(this.#timer),
      onpointercancel: () => clearTimeout(this.#timer),
      onclickcapture: (event: MouseEvent) => {
        if (!this.#swallow) return
        this.#swallow = false
        event.stopPropagation()
        event.preventDefault()
      },
      onfocus: (event: FocusEvent) =>
        element(event).matches(':focus-visible') && this.#later(card, element(event), 900),
      onblur: () => this.shut(),
      oncontextmenu: (event: MouseEvent) => this.#swallow && event.preventDefault(),
    }
  }
}
