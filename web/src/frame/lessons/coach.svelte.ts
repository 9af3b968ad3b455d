import { untrack } from 'svelte'
import type { Coaching } from '../../generated/wire'
import { api } from '../../lib/api'
import { prefs } from '../../lib/prefs.svelte'
import type { Action } from '../../lib/types'
import type { Session } from '../play/session.svelte'
import { finish } from './learned'

/** How often a coach speaks in a match, at most: who insists that often knows what they want. */
const WORDS = 5
/** How long one waits for a coach, in ms; after that the action is played. */
const PATIENCE = 4000

/** The coach of a first match: looks at what one is about to do, and speaks before it is played, if it matters. */
export class Coach {
  /** What the coach says, about which action. */
  said: { coaching: Coaching; play: () => void } | null = $state.raw(null)
  #words = 0
  /** how many actions have been looked at: the last one counts */
  #looks = 0
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
    session.before = (action, play) => void this.#judge(action, play)
    // What others do meanwhile, in secret as well, changes nothing as long as the question is the same.
    $effect(() => {
      void [session.interactive, session.seen?.question]
      this.said = null
    })
    $effect(() => {
      if (session.over && session.view?.outcome) untrack(() => finish(session.table.game, this.lesson))
    })
  }

  /** The lesson that this table is; empty if it is none. */
  get lesson(): string {
    return prefs.stored.coached[this.#session.table.id] ?? ''
  }

  /** Play it all the same. */
  insist(): void {
    const play = this.said?.play
    this.said = null
    play?.()
  }

  /** Think again. */
  reconsider(): void {
    this.said = null
  }

  async #judge(action: Action, play: () => void): Promise<void> {
    const { shown, table, view, seen } = this.#session
    const look = ++this.#looks
    this.said = null
    if (this.#words >= WORDS || shown === null || (view?.legal.length ?? 0) < 2) return play()
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE))
    const coaching = await Promise.race([api.coach(table.id, shown, action).catch(() => null), late])
    if (look !== this.#looks || seen?.question !== this.#session.seen?.question) return
    if (!coaching?.says) return play()
    this.#words += 1
    this.#session.chooser.reopen()
    this.said = { coaching, play }
  }
}
