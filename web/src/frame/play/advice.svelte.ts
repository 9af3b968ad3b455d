import { tick, untrack } from 'svelte'
import { api } from '../../lib/api'
import { trying } from '../../lib/notices.svelte'
import type { Advice } from '../../lib/types'
import { ADVISED, Marks } from './marks'
import type { Session } from './session.svelte'

/** What a table offers to click, unless its game says otherwise. */
const OFFERED = '.glow, .legal, .target, .may, .do, .opt, [data-do]'

/** A bot's advice: asked for, marked on the table, and put away. */
export class Adviser {
  advice: Advice | null = $state.raw(null)
  asking = $state(false)
  readonly #session: Session

  constructor(session: Session, ground: () => HTMLElement | undefined) {
    this.#session = session
    $effect(() => {
      void (session.interactive && session.view?.legal)
      untrack(() => (this.advice = null))
    })
    $effect(() => this.#lead(ground()))
  }

  async ask(): Promise<void> {
    const { shown, table, view } = this.#session
    if (this.asking || shown === null) return
    this.asking = true
    const found = await trying(() => api.hint(table.id, shown))
    this.asking = false
    if (view === this.#session.view) this.advice = found
  }

  forget(): void {
    this.advice = null
    this.#session.chooser.advise(null)
  }

  /** Whoever touches something else has done with the advice. */
  aside = (event: Event): void => {
    if (this.advice && !(event.target as Element).closest('[data-advised], .hint')) this.forget()
  }

  /** What leads to the advised action is marked on the table, step by step, and says so to who cannot see the mark. */
  #lead(ground: HTMLElement | undefined): (() => void) | void {
    const { chooser, ui, t } = this.#session
    const action = this.advice?.action ?? null
    untrack(() => chooser.advise(action))
    if (action === null) return
    void chooser.picks
    const offered = ui.offered ?? OFFERED
    const marks = new Marks(offered, t('ui-hint-here'), ADVISED, [offered])
    void tick().then(() => ground && marks.onto(ground))
    return () => marks.clear()
  }
}
