/** What is seen to happen on the table of Héros: answers turn over together, cards fly, an avatar stands up. */
import { tick } from 'svelte'
import { boxOf, placeOf } from '../../kit/anchors'
import { offset, wait, type Flight } from '../../kit/flight.svelte'
import { MS } from '../../kit/pace'
import { Stage as Base, type Beat, type Frame } from '../../kit/stage.svelte'
import type { GameEvent, View } from '../../lib/types'
import { momentOf, type Moment } from './moment'
import { reveals, type Round } from './rounds'
import type { HerosEvent, HerosView } from './types'

/** How long letters take to turn over, and how long they are looked at before anything moves. */
const TURNING = 350
const READING = 900
/** How long it takes for a card read aloud to grow from the pile, compared with a flight. */
const GROWING = 1.3
/** How long an avatar that has stood up is looked at. */
const RISING = 1600

/** How long each event takes to be seen, compared with a flight. */
const TAKES: Record<string, number> = {
  draw: 1,
  reveal: GROWING,
  exchange: 1.3,
  takers: 1.2,
  lost: 1,
  swap: 1.3,
  changed: 2,
  advantage: 1,
  pose: 1,
  newavatar: 1,
  correct: 1,
  nooffer: 1,
  nobody: 1,
  unharmed: 1,
}

/** Events of one kind that follow each other happen together. */
function together(events: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = []
  for (const event of events) {
    const group = groups.at(-1)
    if (group?.[0]?.event === event.event) group.push(event)
    else groups.push([event])
  }
  return groups
}

const turnsOver = (events: GameEvent[]): boolean =>
  events.some(({ event }) => event === 'sealed') && events.some(reveals)

export class Stage extends Base<HerosView> {
  /** avatars that have just stood up, "seat/card" */
  risen: ReadonlySet<string> = $state.raw(new Set<string>())
  /** what an event shows in the middle while the table lies as it lay before */
  #meanwhile: { on: HerosView | null; round: Round | null; aloud: string | null } | null = $state.raw(null)
  #moments = new WeakMap<HerosView, Moment>()
  #log: () => GameEvent[]

  constructor(log: () => GameEvent[]) {
    super()
    this.#log = log
  }

  /** The moment that is shown. */
  readonly moment: Moment | null = $derived.by(() => (this.shown && this.#moments.get(this.shown)) ?? null)
  readonly #now = $derived.by(() => (this.#meanwhile?.on === this.shown ? this.#meanwhile : this.moment))
  readonly round: Round | null = $derived.by(() => this.#now?.round ?? null)
  /** The card that is read aloud. */
  readonly aloud: string | null = $derived.by(() => this.#now?.aloud ?? null)

  override follow(view: View, events: GameEvent[], seat: number | null, reduced: boolean): void {
    this.#moments.set(view.table as HerosView, momentOf(view, this.#log()))
    super.follow(view, events, seat, reduced)
  }

  protected override before(frame: Frame): Beat[] {
    const first = turnsOver(frame.events) ? frame.events.findIndex(reveals) : -1
    return together(frame.events).flatMap((group) => {
      const over = frame.events[first] === group[0] ? [this.#turnOver(frame)] : []
      const takes = TAKES[group[0]!.event] ?? 0
      return takes ? [...over, { ms: takes * MS.flight, play: (ms: number) => this.#show(group, ms) }] : over
    })
  }

  /** An avatar that was posed stands up. */
  protected override after({ events }: Frame): Beat[] {
    const posed = (events as HerosEvent[]).flatMap((event) =>
      event.event === 'pose' ? event.cards.map((card) => `${event.seat}/${card}`) : [],
    )
    return posed.length ? [{ ms: 2 * MS.flight, play: () => this.#rise(posed) }] : []
  }

  protected override rested(): void {
    this.#meanwhile = null
  }

  protected override marks(event: GameEvent): string[] {
    if (event.seat === null || !(event.event in TAKES)) return []
    return [`seat-${event.seat}`, ...(event.partner === undefined ? [] : [`seat-${event.partner}`])]
  }

  protected override flights(told: GameEvent): Flight[] {
    const event = told as HerosEvent
    const { seat } = event
    switch (event.event) {
      case 'draw':
        return this.#cards(event.cards, 'draw', this.#home(seat))
      case 'exchange':
        return [
          ...this.#leaving(event.partner, event.cards, this.#home(seat)),
          { what: 'ADV', from: `purse-${seat}`, to: `purse-${event.partner}`, delay: 0.2, share: 0.8 },
        ]
      case 'takers':
        return [
          ...this.#leaving(seat, event.cards, 'discard'),
          { what: 'ADV', from: 'stock', to: `purse-${seat}`, delay: 0.2, share: 0.8 },
        ]
      case 'lost':
        return this.#leaving(seat, event.cards, 'discard')
      case 'swap':
        return [
          ...this.#leaving(seat, event.given, this.#home(event.partner)),
          ...this.#leaving(event.partner, event.received, this.#home(seat)),
        ]
      case 'changed':
        return [
          { what: '?avatar', from: `avatar-${seat}`, to: 'avatars', share: 0.5 },
          { what: '?avatar', from: 'avatars', to: `avatar-${seat}`, delay: 0.5, share: 0.5 },
        ]
      case 'advantage':
        return [{ what: 'ADV', from: 'stock', to: `purse-${seat}` }]
      case 'pose':
        return this.#leaving(seat, event.paid, 'discard')
      case 'newavatar':
        return [{ what: '?avatar', from: 'avatars', to: `avatar-${seat}` }]
      case 'correct':
        return this.#leaving(seat, [...event.cards, ...event.paid], 'discard')
      default:
        return []
    }
  }

  /** Where a player's cards are: one's own in the hand, the others' at their places. */
  #home(seat: number | null): string {
    return seat !== null && seat === this.seat ? 'hand' : `seat-${seat}`
  }

  /** Cards set out one after the other, and arrive one after the other. */
  #cards(cards: string[], from: string, to: string): Flight[] {
    const late = cards.length > 1 ? 0.25 / (cards.length - 1) : 0
    return cards.map((what, i) => ({ what, from, to, delay: i * late, share: late ? 0.75 : 1 }))
  }

  /** Cards leave somebody's hand. One's own are seen to leave their places. */
  #leaving(seat: number | null, cards: string[], to: string): Flight[] {
    const own = seat !== null && seat === this.seat
    return this.#cards(cards, this.#home(seat), to).map((flight) => {
      const place = `hand-${flight.what}`
      if (!own || !placeOf(this.root, place)) return flight
      const held = this.shown?.players[seat]?.hand.filter((card) => card === flight.what).length
      return { ...flight, from: place, lift: held === 1 }
    })
  }

  #show(group: GameEvent[], ms: number): void {
    const event = group.at(-1) as HerosEvent
    if (event.event === 'reveal') this.#read(event.cards[0] ?? null, ms)
    else
      this.send(
        group.flatMap((each) => this.flights(each)),
        ms,
      )
  }

  /** All sealed answers turn over together, and are looked at. */
  #turnOver({ view }: Frame): Beat {
    const play = (): void => {
      const round = this.#moments.get(view.table as HerosView)?.last ?? null
      this.#meanwhile = { on: this.shown, round, aloud: this.aloud }
    }
    return { ms: TURNING + READING, play }
  }

  /** The card just turned over grows from the pile to the middle. */
  #read(card: string | null, ms: number): void {
    const from = boxOf(this.root, 'draw')
    this.#meanwhile = { on: this.shown, round: null, aloud: card }
    void tick().then(() => this.#grow(from, ms))
  }

  #grow(from: DOMRect | null, ms: number): void {
    const page = placeOf(this.root, 'page')
    if (!page || !from || ms <= 0) return
    const to = page.getBoundingClientRect()
    const { dx, dy } = offset(to, from)
    const away = `translate(${dx}px, ${dy}px) perspective(900px) rotateY(-120deg) scale(${from.width / Math.max(1, to.width)})`
    this.animate(
      page,
      [
        { transform: away, opacity: 0.4 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: ms, easing: 'cubic-bezier(.2,.8,.3,1.05)' },
    )
  }

  #rise(posed: string[]): void {
    const risen = new Set(posed)
    this.risen = risen
    void wait(RISING).then(() => this.risen === risen && (this.risen = new Set()))
  }
}
