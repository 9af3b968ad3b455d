/** What is seen to happen on the table of Epic: a verdict, cards that change their place, runes that are thrown. */
import { wait, type Flight } from '../../kit/flight.svelte'
import { MS } from '../../kit/pace'
import { sounds } from '../../kit/sound'
import { Stage as Base, type Beat, type Frame } from '../../kit/stage.svelte'
import type { GameEvent } from '../../lib/types'
import { numberOf } from './cards'
import type { EpicEvent, EpicView } from './types'

/** How long a verdict is looked at before anything moves, and how long it stays. */
const VERDICT = 850
const STAYS = 1600
const STAYS_STILL = 4000
/** A throw of runes, and how much longer it takes for each of them. */
const LANDING = 750
const RUNE = 70

export interface Verdict {
  seat: number
  card: string
  result: number
  difficulty: number
  success: boolean
}

type Result = EpicEvent & { event: 'result' }

const first = (event: EpicEvent): string => ('cards' in event ? (event.cards[0] ?? '') : '')
const resultOf = (events: GameEvent[]): Result | undefined =>
  (events as EpicEvent[]).findLast((event): event is Result => event.event === 'result')
const anchor = (card: string): string => `card-${numberOf(card)}`
const thrownIn = (events: GameEvent[]): number => events.findIndex(({ event }) => event === 'roll')

export class Stage extends Base<EpicView> {
  /** the outcome that has just been fixed */
  verdict: Verdict | null = $state.raw(null)
  /** changes whenever runes are thrown */
  throws = $state(0)
  /** whether they are still in the air */
  rolling = $state(false)

  /** First the verdict, then all cards that change their place together, as far as the runes are thrown. */
  protected override before(frame: Frame): Beat[] {
    const result = resultOf(frame.events)
    const thrown = thrownIn(frame.events)
    const flown = (thrown < 0 ? frame.events : frame.events.slice(0, thrown)).flatMap((event) => this.flights(event))
    return [
      ...(result ? [{ ms: VERDICT, play: () => this.#judge(result, STAYS) }] : []),
      ...(flown.length ? [{ ms: MS.flight, play: (ms: number) => this.send(flown, ms) }] : []),
    ]
  }

  /** The runes land on a table that shows them already. */
  protected override after({ view, events }: Frame): Beat[] {
    const roll = (view.table as EpicView).challenge?.roll
    if (thrownIn(events) < 0 || !roll) return []
    const runes = roll.base.length + roll.first.length + roll.second.length + roll.dark.length
    return [
      { ms: LANDING + RUNE * runes, play: () => this.#throw() },
      { ms: 0, play: () => (this.rolling = false) },
    ]
  }

  protected override atOnce(frames: Frame[]): void {
    const events = frames.flatMap((frame) => frame.events)
    if (thrownIn(events) >= 0) this.throws += 1
    const result = resultOf(events)
    if (result) this.#judge(result, STAYS_STILL)
  }

  protected override rested(): void {
    this.rolling = false
  }

  protected override flights(told: GameEvent): Flight[] {
    const event = told as EpicEvent
    const own = event.seat === this.seat
    const home = `hero-${event.seat}`
    const what = first(event)
    const card = anchor(what)
    if (event.event === 'place') return [{ what, from: card, to: own ? `act-${event.act}` : home, lift: true }]
    if (event.event === 'play') return [{ what, from: own ? card : home, to: 'stack', lift: own }]
    if (event.event === 'action') return [{ what, from: 'adversary', to: 'stack' }]
    return []
  }

  protected override marks(told: GameEvent): string[] {
    const event = told as EpicEvent
    const own = event.seat === this.seat
    if (event.event === 'adversary') return ['adversary']
    if (event.event === 'xp' || event.event === 'store') return own ? ['xp'] : []
    if (event.event === 'level') return own ? ['level'] : []
    if (event.event === 'explore') return event.new.map(anchor)
    return event.event === 'fill' || event.event === 'row' ? event.cards.map(anchor) : []
  }

  #throw(): void {
    this.throws += 1
    this.rolling = true
    sounds.play('dice')
  }

  #judge(event: Result, ms: number): void {
    const verdict = {
      seat: event.seat ?? 0,
      card: first(event),
      result: event.result,
      difficulty: event.difficulty,
      success: event.success === 1,
    }
    this.verdict = verdict
    void wait(ms).then(() => this.verdict === verdict && (this.verdict = null))
  }
}
