/** What is being shown on the table, step by step, for those who want to follow it in words. */
import type { GameEvent, View } from '../lib/types'

/** A step of a chain: what others did, and the view it led to. */
export interface Step {
  events: GameEvent[]
  view: View
}

/** A line is read for at least this long, and for so much longer for each of its letters. */
const READ = 1300
const LETTER = 35
const LONGEST = 6000

/** How long a text may be looked at before it goes. */
export const readingTime = (text: string): number => Math.min(LONGEST, READ + LETTER * text.length)

/** Of the lines of a step, how it began and how it ended. */
export const brief = <T>(lines: readonly T[]): T[] => (lines.length > 2 ? [lines[0]!, lines.at(-1)!] : [...lines])

class Captions {
  /** the step that is shown, or was shown last */
  step: Step | null = $state.raw(null)
  /** how the stage in sight shows the chain since one's own move again */
  #again: (() => boolean) | null = $state.raw(null)

  /** Only what others did needs to be told: one's own move was seen when it was made. */
  say(events: GameEvent[], view: View, seat: number | null): void {
    const told = events.filter((event) => event.seat !== seat || seat === null)
    if (events.length) this.step = told.length ? { events: told, view } : null
  }

  hush(): void {
    this.step = null
  }

  /** A stage takes over; what it gives back takes it away. */
  lead(again: () => boolean): () => void {
    this.#again = again
    return () => {
      if (this.#again === again) this.#again = null
      this.hush()
    }
  }

  /** Show the chain since one's own move again; says whether there was one. */
  again(): boolean {
    return this.#again?.() ?? false
  }
}

export const captions = new Captions()
