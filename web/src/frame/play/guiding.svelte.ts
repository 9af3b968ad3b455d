import { api } from '../../lib/api'
import { notices } from '../../lib/notices.svelte'
import { prefs } from '../../lib/prefs.svelte'
import { router } from '../../lib/router.svelte'
import type { Session } from './session.svelte'

/** Whether the table has what a sentence of the guide speaks of. */
const there = (step: number): boolean => document.querySelector(`[data-guide~="${step}"]`) !== null

/**
 * A tour of the table, sentence by sentence, on request. Who is new to a game that has lessons is told of them in a quiet line;
 * where there are none the tour begins by itself, with the first real choice on a table that has what it speaks of. What is
 * not there yet is told when it comes.
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
      const timer = setTimeout(() => void this.#welcome(), 900)
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
    if (skipped || this.all.every((step) => this.#told.has(step))) this.#remember()
  }

  #remember(): void {
    prefs.set({ guided: { ...prefs.stored.guided, [this.#session.table.game]: true } })
  }

  /** Offer the lessons, once, to who has begun none; without lessons, begin. */
  async #welcome(): Promise<void> {
    const { table, t } = this.#session
    const { learned, unoffered } = prefs.stored
    const lessons = (await api.games().catch(() => [])).find(({ id }) => id === table.game)?.lessons ?? []
    if (lessons.length === 0) return this.#begin()
    if (prefs.stored.guided[table.game]) return
    this.#remember()
    if (learned[table.game]?.length || unoffered[table.game]) return
    const offer = { label: t('ui-learn'), take: () => router.go(`/learn/${table.game}`) }
    notices.add(t('ui-learn-new', { count: lessons.length }), { offer, seconds: 15 })
  }

  #begin(): void {
    if (this.#told.size || (there(1) && there(3)))
      this.steps = this.all.filter((step) => !this.#told.has(step) && there(step))
  }
}
