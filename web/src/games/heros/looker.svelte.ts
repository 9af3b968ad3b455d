/** Looking closer: a card held up while the pointer or the focus rests on it, or a finger stays on it. */
import { tick, untrack } from 'svelte'
import { Rest } from '../../lib/rest'
import { hidden } from './cards'

/** How big a card held up is. */
export const ZOOM = { wide: 330, high: 330 }

export class Looker {
  zoomed: { card: string; x: number; y: number; element: HTMLElement } | null = $state.raw(null)
  root: HTMLElement | null = null
  readonly rest = new Rest()
  #timer: ReturnType<typeof setTimeout> | undefined
  #swallow = false

  /** A card held up does not outlast the card it was, nor what is done with it. */
  follows(sent: () => unknown, changed: () => unknown): void {
    $effect(() => {
      if (sent() === null) return
      this.rest.acted()
      untrack(() => this.lower())
    })
    $effect(() => {
      changed()
      void tick().then(() => this.zoomed && !this.zoomed.element.isConnected && this.lower())
    })
    $effect(() => () => clearTimeout(this.#timer))
  }

  lower(): void {
    clearTimeout(this.#timer)
    this.zoomed = null
  }

  #zoom(card: string | null, element?: HTMLElement, delay = 380): void {
    clearTimeout(this.#timer)
    if (card === null || hidden(card) || !element || (this.rest.resting && !element.closest(':focus-visible'))) {
      this.zoomed = null
      return
    }
    const show = (): void => {
      const box = this.root?.getBoundingClientRect()
      if (!box || !element.isConnected) return
      const at = element.getBoundingClientRect()
      const x = Math.max(6, Math.min(at.x + at.width / 2 - ZOOM.wide / 2 - box.x, box.width - ZOOM.wide - 6))
      const above = at.top - box.top > box.height / 2
      const y = above ? at.top - box.top - ZOOM.high - 12 : at.bottom - box.top + 8
      this.zoomed = { card, x, y: Math.max(6, Math.min(y, box.height - ZOOM.high - 6)), element }
    }
    if (this.zoomed) show()
    else this.#timer = setTimeout(show, delay)
  }

  looks(card: string) {
    return {
      onpointerenter: (event: PointerEvent) =>
        event.pointerType === 'mouse' && this.#zoom(card, event.currentTarget as HTMLElement),
      onpointerleave: () => this.#zoom(null),
      onpointerdown: (event: PointerEvent) => {
        this.#swallow = false
        if (event.pointerType === 'mouse') return
        const element = event.currentTarget as HTMLElement
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => {
          this.#swallow = true
          this.#zoom(card, element, 0)
        }, 450)
      },
      onpointerup: (event: PointerEvent) => {
        clearTimeout(this.#timer)
        if (event.pointerType !== 'mouse' && !this.#swallow) this.zoomed = null
      },
      onpointercancel: () => clearTimeout(this.#timer),
      onfocus: (event: FocusEvent) => {
        const element = event.currentTarget as HTMLElement
        if (element.matches(':focus-visible')) this.#zoom(card, element, 600)
      },
      onblur: () => this.#zoom(null),
      oncontextmenu: (event: MouseEvent) => this.#swallow && event.preventDefault(),
    }
  }

  tapped(act: () => void): () => void {
    return () => {
      if (this.#swallow) {
        this.#swallow = false
        return
      }
      this.lower()
      act()
    }
  }
}
