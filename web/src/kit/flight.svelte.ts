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

/** A chain of events never takes longer than this. */
const MOST = 1900
/** Below this nothing can be followed: it is not shown moving. */
const LEAST = 45

/** How long what came first of these may take, so that all of them are over in time; what would be too short takes none. */
export function paced(wishes: number[], begun: number): number {
  const left = wishes.reduce((sum, wish) => sum + wish, 0)
  const pace = Math.min(1, (MOST - (performance.now() - begun)) / Math.max(1, left))
  const ms = (wishes[0] ?? 0) * pace
  return ms < LEAST ? 0 : ms
}

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
