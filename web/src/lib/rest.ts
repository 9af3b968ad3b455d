/**
 * Whether the pointer rests where something was just done. What comes to lie under it then was not pointed at, so nothing
 * is held up for a closer look before the pointer has moved on.
 */
const NEAR = 12

export class Rest {
  #at = { x: -1000, y: -1000 }
  #done: { x: number; y: number } | null = null

  /** Every move of the pointer over the page. */
  moved(event: { clientX: number; clientY: number }): void {
    this.#at = { x: event.clientX, y: event.clientY }
    if (this.#done && Math.hypot(this.#at.x - this.#done.x, this.#at.y - this.#done.y) > NEAR) this.#done = null
  }

  /** What is pressed is pointed at. */
  pressed(event: { clientX: number; clientY: number }): void {
    this.#at = { x: event.clientX, y: event.clientY }
    this.#done = null
  }

  /** Something was done where the pointer is. */
  acted(): void {
    this.#done = { ...this.#at }
  }

  get resting(): boolean {
    return this.#done !== null
  }
}
