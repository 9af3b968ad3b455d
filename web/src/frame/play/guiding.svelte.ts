import { prefs } from '../../lib/prefs.svelte'
import type { Session } from './session.svelte'

/** Whether the table has what a sentence of the guide speaks of. */
const there = (step: number): boolean => document.querySelector(`[data-guide~="${step}"]`) !== null

/**
 * The guided first turn begins with the first real choice on a table that has what it speaks of; what is not there yet is
 * told when it comes.
 */
export class Guiding {
  /** What is told now. */
  steps: number[] = $state.raw([])
  readonly #told = new Set<number>()
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
    $effect(() => {
      if (!session.interactive || !session.view || prefs.stored.guided[session.table.game] || this.on) return
      const timer = setTimeout(() => this.#begin(), 900)
      return () => clearTimeout(timer)
    })
  }

  get on(): boolean {
    return this.steps.length > 0
  }

  /** All steps that the game has words for. */
  get all(): number[] {
    const steps: number[] = []
    const has = (key: string): boolean => this.#session.t(key) !== key
    while (has(`guide-${steps.length + 1}`)) steps.push(steps.length + 1)
    return steps
  }

  seen(step: number): void {
    this.#told.add(step)
  }

  again(): void {
    this.#told.clear()
    this.#begin()
  }

  end(skipped: boolean): void {
    this.steps = []
    if (skipped || this.all.every((step) => this.#told.has(step)))
      prefs.set({ guided: { ...prefs.stored.guided, [this.#session.table.game]: true } })
  }

  #begin(): void {
    if (this.#told.size || (there(1) && there(3)))
      this.steps = this.all.filter((step) => !this.#told.has(step) && there(step))
  }
}
