import { api } from '../../lib/api'
import { prefs } from '../../lib/prefs.svelte'
import type { Session } from './session.svelte'

/** Whether the table has what a sentence of the guide speaks of. */
const there = (step: number): boolean => document.querySelector(`[data-guide~="${step}"]`) !== null

/**
 * A tour of the table, sentence by sentence, on request. Who is new to a game that has lessons is told of them in a quiet line,
 * until the first question is answered; where there are none the tour begins by itself, with the first real choice on a table that has what it speaks of. What is
 * not there yet is told when it comes.
 */
export class Guiding {
  /** What is told now. */
  steps: number[] = $state.raw([])
  /** How many lessons are offered, and beside which question. */
  offer: { count: number; question: number } | null = $state.raw(null)
  readonly #told = new Set<number>()
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
    $effect(() => {
      if (!session.interactive || !session.view || prefs.stored.guided[session.table.game] || this.on) return
      const timer = setTimeout(() => void this.#welcome(), 900)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      if (this.offer && session.seen?.question !== this.offer.question) this.offer = null
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
    if (skipped || this.all.every((step) => this.#told.has(step))) this.#remember()
  }

  #remember(): void {
    prefs.set({ guided: { ...prefs.stored.guided, [this.#session.table.game]: true } })
  }

  /** Offer the lessons, once, to who has begun none; without lessons, begin. */
  async #welcome(): Promise<void> {
    const { table } = this.#session
    const { learned, unoffered, coached } = prefs.stored
    const lessons = (await api.games().catch(() => [])).find(({ id }) => id === table.game)?.lessons ?? []
    if (lessons.length === 0) return this.#begin()
    if (prefs.stored.guided[table.game] || !this.#session.interactive) return
    this.#remember()
    if (learned[table.game]?.length || unoffered[table.game] || coached[table.id]) return
    this.offer = { count: lessons.length, question: this.#session.seen?.question ?? 0 }
  }

  #begin(): void {
    if (this.#told.size || (there(1) && there(3)))
      this.steps = this.all.filter((step) => !this.#told.has(step) && there(step))
  }
}
