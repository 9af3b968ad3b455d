/** Dragging a card of the hand onto a column or the pile. */
import { face } from './cards'
import type { Hold } from './hold.svelte'
import type { Look } from './look.svelte'
import type { Lain } from './stage.svelte'

export class Drag {
  now: { id: number; x: number; y: number; moved: boolean } | null = $state.raw(null)
  /** the column, or the pile, over which it is held */
  over: string | null = $state(null)
  #root: () => HTMLElement | null
  #hold: Hold
  #look: Look
  #swallow = false
  #start = { x: 0, y: 0 }

  constructor(root: () => HTMLElement | null, hold: Hold, look: Look) {
    this.#root = root
    this.#hold = hold
    this.#look = look
  }

  press(event: PointerEvent, lain: Lain): void {
    if (event.button !== 0) return
    this.#start = { x: event.clientX, y: event.clientY }
    this.#swallow = false
    const element = event.currentTarget as HTMLElement
    if (event.pointerType !== 'mouse')
      this.#look.after(480, () => {
        this.#swallow = true
        this.#look.at(lain.card, element, 0)
      })
    if (!this.#hold.waiting) return
    element.setPointerCapture(event.pointerId)
    this.now = { id: lain.id, x: 0, y: 0, moved: false }
  }

  pull(event: PointerEvent, lain: Lain): void {
    if (!this.now) return
    const x = event.clientX - this.#start.x
    const y = event.clientY - this.#start.y
    if (!this.now.moved && Math.hypot(x, y) < 9) return
    this.#look.lower()
    if (!this.now.moved) this.#hold.lift(lain.id, face(lain.card).value)
    this.now = { ...this.now, x, y, moved: true }
    this.over = this.#dropAt(event)
  }

  letGo(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') this.#look.lower()
    const was = this.now
    const on = this.#dropAt(event)
    this.cancel()
    if (!was?.moved) return
    this.#swallow = true
    this.#look.acted()
    if (on === 'discard') this.#hold.throwAway()
    else if (on) this.#hold.take(Number(on))
  }

  cancel(): void {
    this.now = null
    this.over = null
  }

  /** Whether the click that is heard now only ended a drag or a long press. */
  swallowed(): boolean {
    const was = this.#swallow
    this.#swallow = false
    return was
  }

  #dropAt(event: PointerEvent): string | null {
    const found = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-drop]'))
      .find((element) => element && this.#root()?.contains(element))
    return found?.dataset.drop ?? null
  }
}
