/** What has just happened and stays in sight for a while: a fight that is over, a pact that is proclaimed. */
import type { GameEvent } from '../../lib/types'
import { lastFight, type Fight } from './fight/fight'

/** What the herald proclaims. */
export const HERALD = ['concluded', 'refused', 'allied', 'pacted', 'parted', 'eliminated']
/** How long a fight of others stays in sight, in milliseconds. */
const WATCHED = 3500
/** And what is proclaimed. */
const PROCLAIMED = 12000

export class News {
  ended: Fight | null = $state.raw(null)
  proclaimed: GameEvent | null = $state.raw(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #herald: ReturnType<typeof setTimeout> | undefined

  /** These events have happened, the last ones of the log, before the eyes of a seat. */
  hear(fresh: GameEvent[], log: GameEvent[], seat: number | null): void {
    const ended = this.ended
    if (ended && ((log.at(-1)?.n ?? 0) < (ended.end?.n ?? 0) || fresh.some((event) => event.seat === seat)))
      this.ended = null
    if (fresh.some((event) => event.event === 'won' || event.event === 'withdraw')) this.#end(lastFight(log), seat)
    const heard = fresh.findLast((event) => HERALD.includes(event.event))
    const past = (log.at(-1)?.n ?? 0) < (this.proclaimed?.n ?? 0) || fresh.some((event) => event.seat === seat)
    if (heard || past) this.#proclaim(heard ?? null)
  }

  #proclaim(event: GameEvent | null): void {
    this.proclaimed = event
    clearTimeout(this.#herald)
    if (event) this.#herald = setTimeout(() => (this.proclaimed = null), PROCLAIMED)
  }

  #end(fight: Fight | null, seat: number | null): void {
    this.ended = fight
    clearTimeout(this.#timer)
    if (fight && !took(fight, seat)) this.#timer = setTimeout(() => (this.ended = null), WATCHED)
  }

  /** The fight that is over has been seen; says whether there was one. */
  goOn(): boolean {
    clearTimeout(this.#timer)
    const was = this.ended !== null
    this.ended = null
    return was
  }
}

/** Whether a seat has fought there. */
export const took = (fight: Fight, seat: number | null): boolean =>
  seat !== null && (fight.hero.seat === seat || fight.other.seat === seat)
