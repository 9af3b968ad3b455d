/** What lies on the table right now: each view in its turn, held back until what led to it has been seen. */
import { tick } from 'svelte'
import { Flights, wait } from '../../kit/flight.svelte'
import type { GameEvent, View } from '../../lib/types'
import type { EpicView } from './types'

/** A chain of events never takes longer than this. */
const MOST = 1900
const VERDICT = 850
const FLIGHT = 320
const RUNE = 70
const LANDING = 750
/** Below this nothing can be followed: it is not shown moving. */
const LEAST = 60

interface Frame {
  view: View
  events: GameEvent[]
}

export interface Verdict {
  seat: number
  card: string
  result: number
  difficulty: number
  success: boolean
}

const first = (event: GameEvent): string => ((event.cards as string[] | undefined) ?? [])[0] ?? ''

export class Stage extends Flights {
  shown: EpicView | null = $state.raw(null)
  /** the outcome that has just been fixed */
  verdict: Verdict | null = $state.raw(null)
  /** places that an event has just changed */
  lit: ReadonlySet<string> = $state.raw(new Set<string>())
  busy = $state(false)
  /** changes whenever runes are thrown */
  throws = $state(0)
  /** whether they are still in the air */
  rolling = $state(false)
  /** whose eyes see the table */
  seat: number | null = null

  #queue: Frame[] = []
  #goal: View | null = null

  /** The view has changed and these events led to it. */
  follow(view: View, events: GameEvent[], reduced: boolean): void {
    const begins = this.#goal === null
    this.#goal = view
    if (begins || events.length === 0 || reduced || !this.root) {
      if (this.busy) return
      this.shown = view.table as EpicView
      if (!begins) this.#mark(events, reduced)
      return
    }
    this.#queue.push({ view, events })
    if (!this.busy) void this.#run()
  }

  /** What a batch of events leaves to be seen: thrown runes, a verdict, changed places. */
  #mark(events: GameEvent[], reduced: boolean): void {
    if (events.some(({ event }) => event === 'roll')) this.throws += 1
    const result = events.findLast(({ event }) => event === 'result')
    if (result) this.#judge(result, reduced ? 4000 : 1600)
    this.#light(events)
  }

  #judge(event: GameEvent, ms: number): void {
    const verdict = {
      seat: Number(event.seat),
      card: first(event),
      result: Number(event.result),
      difficulty: Number(event.difficulty),
      success: event.success === 1,
    }
    this.verdict = verdict
    void wait(ms).then(() => this.verdict === verdict && (this.verdict = null))
  }

  #light(events: GameEvent[]): void {
    const found = new Set<string>()
    for (const { event, seat } of events) {
      if (event === 'adversary') found.add('adversary')
      if ((event === 'xp' || event === 'store') && seat === this.seat) found.add('xp')
      if (event === 'level' && seat === this.seat) found.add('level')
    }
    for (const event of events)
      if (['fill', 'explore', 'row'].includes(event.event))
        for (const card of (event.new ?? event.cards) as string[]) found.add(`card-${Number(card)}`)
    this.lit = found
    void wait(1200).then(() => this.lit === found && (this.lit = new Set()))
  }

  async #run(): Promise<void> {
    this.busy = true
    const begun = performance.now()
    while (this.#queue.length > 0) {
      const frame = this.#queue.shift()!
      const left = MOST - (performance.now() - begun)
      try {
        await this.#show(frame, Math.max(0, Math.min(1, left / MOST / Math.max(1, this.#queue.length))))
      } catch {
        break
      }
    }
    this.busy = false
    this.rolling = false
    this.shown = (this.#goal?.table as EpicView | undefined) ?? null
  }

  async #show({ view, events }: Frame, pace: number): Promise<void> {
    const takes = (ms: number): number => (ms * pace < LEAST ? 0 : ms * pace)
    const result = events.findLast(({ event }) => event === 'result')
    if (result) {
      this.#judge(result, 1600)
      await wait(takes(VERDICT))
    }
    const thrown = events.findIndex(({ event }) => event === 'roll')
    await wait(this.#fly(thrown < 0 ? events : events.slice(0, thrown), takes(FLIGHT)))
    this.shown = view.table as EpicView
    this.#light(events)
    if (events.some(({ event }) => event === 'roll') && this.shown.challenge?.roll) {
      this.throws += 1
      this.rolling = true
      await tick()
      const { base, first: one, second, dark } = this.shown.challenge.roll
      await wait(takes(LANDING + RUNE * (base.length + one.length + second.length + dark.length)))
      this.rolling = false
    }
  }

  /** Cards that change their place fly there; how long that takes. */
  #fly(events: GameEvent[], ms: number): number {
    if (!ms) return 0
    let flown = 0
    for (const event of events) {
      const own = event.seat === this.seat
      const home = own ? '' : `hero-${event.seat}`
      const card = first(event)
      if (event.event === 'place') this.#send(card, `card-${Number(card)}`, own ? `act-${event.act}` : home, ms)
      else if (event.event === 'play') this.#send(card, own ? `card-${Number(card)}` : home, 'stack', ms)
      else if (event.event === 'action') this.#send(card, 'adversary', 'stack', ms)
      else continue
      flown += 1
    }
    return flown ? ms : 0
  }

  #send(card: string, from: string, to: string, ms: number): void {
    this.fly(card, this.#place(from), this.#place(to), ms)
  }

  /** Where a thing is drawn; some are drawn in two places, of which one is hidden. */
  #place(anchor: string): DOMRect | null {
    const found = [...(this.root?.querySelectorAll(`[data-anchor="${anchor}"]`) ?? [])].find(
      (element) => element.getClientRects().length,
    )
    return found?.getBoundingClientRect() ?? null
  }
}
