/** Cards that fly over a table, from where they were to where they are going. */

export interface Flyer {
  id: number
  card: string
  from: DOMRect
  to: DOMRect
  ms: number
  delay: number
}

export async function wait(ms: number): Promise<void> {
  if (ms <= 0) return
  return new Promise((done) => setTimeout(done, ms))
}

/** How far the middle of one box is from the middle of another. */
export const offset = (from: DOMRect, to: DOMRect): { dx: number; dy: number } => ({
  dx: to.x + to.width / 2 - from.x - from.width / 2,
  dy: to.y + to.height / 2 - from.y - from.height / 2,
})

export class Flights {
  flyers: Flyer[] = $state.raw([])
  /** the table they fly over */
  root: HTMLElement | null = null
  #next = 1

  /** A number for something new on the table. */
  protected number(): number {
    return this.#next++
  }

  protected rect(selector: string): DOMRect | null {
    return this.root?.querySelector(selector)?.getBoundingClientRect() ?? null
  }

  protected fly(card: string, from: DOMRect | null, to: DOMRect | null, ms: number, delay = 0): void {
    if (!from || !to || ms <= 0) return
    const flyer = { id: this.number(), card, from, to, ms, delay }
    this.flyers = [...this.flyers, flyer]
    void wait(ms + delay).then(() => (this.flyers = this.flyers.filter((other) => other.id !== flyer.id)))
  }
}
