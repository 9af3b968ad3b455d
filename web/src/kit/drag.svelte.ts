/** Dragging a thing of the table onto a place: things are dropped on what carries `data-drop="name"`. */

export interface Dragged<T> {
  thing: T
  /** how far it has been pulled */
  x: number
  y: number
  /** whether it has been pulled at all; until then it is only pressed */
  moved: boolean
}

export interface Drops<T> {
  /** whether this may be dragged now */
  may: (thing: T) => boolean
  /** a thing begins to move */
  lift?: (thing: T) => void
  /** it is let go over a place, or over none */
  drop: (thing: T, place: string | null) => void
}

/** Less than this is a click. */
const LEAST = 9

export class Drag<T> {
  now: Dragged<T> | null = $state.raw(null)
  /** the place over which it is held */
  over: string | null = $state(null)
  #root: () => HTMLElement | null | undefined
  #drops: Drops<T>
  #start = { x: 0, y: 0 }
  #swallow = false

  constructor(root: () => HTMLElement | null | undefined, drops: Drops<T>) {
    this.#root = root
    this.#drops = drops
  }

  /** Handlers of a thing that can be dragged; the click that ends a drag does nothing else. */
  at(thing: T) {
    return {
      onpointerdown: (event: PointerEvent) => this.press(thing, event),
      onpointermove: (event: PointerEvent) => this.pull(event),
      onpointerup: (event: PointerEvent) => this.letGo(event),
      onpointercancel: () => this.cancel(),
      onclickcapture: (event: MouseEvent) => {
        if (!this.swallowed()) return
        event.stopPropagation()
        event.preventDefault()
      },
    }
  }

  press(thing: T, event: PointerEvent): void {
    this.#swallow = false
    if (event.button !== 0 || !this.#drops.may(thing)) return
    this.#start = { x: event.clientX, y: event.clientY }
    ;(event.currentTarget as HTMLElement | null)?.setPointerCapture?.(event.pointerId)
    this.now = { thing, x: 0, y: 0, moved: false }
  }

  pull(event: PointerEvent): void {
    if (!this.now) return
    const x = event.clientX - this.#start.x
    const y = event.clientY - this.#start.y
    if (!this.now.moved && Math.hypot(x, y) < LEAST) return
    if (!this.now.moved) this.#drops.lift?.(this.now.thing)
    this.now = { ...this.now, x, y, moved: true }
    this.over = this.#under(event)
  }

  letGo(event: PointerEvent): void {
    const was = this.now
    this.cancel()
    if (!was?.moved) return
    this.#swallow = true
    this.#drops.drop(was.thing, this.#under(event))
  }

  cancel(): void {
    this.now = null
    this.over = null
  }

  /** Whether the click that is heard now only ended a drag. */
  swallowed(): boolean {
    const was = this.#swallow
    this.#swallow = false
    return was
  }

  #under(event: PointerEvent): string | null {
    const root = this.#root()
    const found = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-drop]'))
      .find((element) => element && root?.contains(element))
    return found?.dataset.drop ?? null
  }
}
