/** What is seen to happen on the table of Conan: cards, figures and coins that change their place. */
import { boxOf } from '../../kit/anchors'
import type { Flight } from '../../kit/flight.svelte'
import { sounds } from '../../kit/sound'
import { Stage as Base, type Beat, type Frame } from '../../kit/stage.svelte'
import type { GameEvent } from '../../lib/types'
import { adventureCard } from './cards'
import { spots } from './spots'
import type { ConanEvent, ConanView } from './types'

/** How many milliseconds an event takes at normal speed. */
const TAKES: Readonly<Partial<Record<ConanEvent['event'], number>>> = {
  swapped: 320,
  before: 160,
  set: 300,
  arrive: 340,
  play: 320,
  special: 300,
  rob: 300,
  shift: 300,
  banish: 280,
  draw: 160,
  face: 260,
  hire: 320,
  withdraw: 340,
  won: 340,
  shared: 280,
  abandon: 300,
  bonus: 260,
  lose: 260,
  drop: 280,
  expelled: 320,
  eliminated: 300,
  accomplish: 350,
  loot: 300,
  object: 320,
  tribute: 240,
  recover: 280,
  concluded: 350,
  kept: 200,
}
const MOST_COINS = 6

const seat = (number: number | null): string => `seat-${number}`
const figure = (number: number | null): string => `figure-${number}`

/** So many coins, one after the other. */
const coins = (from: string, to: string, amount: number): Flight[] =>
  Array.from({ length: Math.min(MOST_COINS, amount) }, (_, at) => ({
    what: 'coin',
    from,
    to,
    share: 0.7,
    delay: (0.3 * at) / MOST_COINS,
  }))

export class Stage extends Base<ConanView> {
  protected override takes(event: GameEvent): number {
    return TAKES[event.event as ConanEvent['event']] ?? 0
  }

  protected override marks(event: GameEvent): string[] {
    return spots(event)
  }

  protected override before(frame: Frame): Beat[] {
    return frame.events.flatMap((event) => {
      const ms = this.takes(event)
      return ms ? [{ ms, play: (given) => this.#let(this.flights(event), given) }] : []
    })
  }

  /** What flies to a player is gone when it has arrived; what flies to the board lies there until the board shows it. */
  #let(flights: Flight[], ms: number): void {
    const home = flights.filter(({ to }) => String(to).startsWith('seat-'))
    this.send(
      flights.filter((flight) => !home.includes(flight)),
      ms,
    )
    if (home.length && ms > 0) sounds.play('card')
    for (const { what, from, to, share = 1, delay = 0 } of home)
      this.fly(what, boxOf(this.root, String(from)), boxOf(this.root, String(to)), ms * share, ms * delay)
  }

  protected override flights(told: GameEvent): Flight[] {
    const event = told as ConanEvent
    const own = seat(event.seat)
    switch (event.event) {
      case 'play':
        return [...this.#cards(event.cards, own, 'board'), ...coins('bank', own, 1)]
      case 'before':
        return this.#cards(event.cards, 'draw', 'board')
      case 'set':
        return [{ what: '?challenge', from: own, to: adventureCard(event.adventure) }]
      case 'shift':
        return this.#cards(event.cards, adventureCard(event.origin), adventureCard(event.adventure))
      case 'special':
      case 'drop':
        return this.#cards(event.cards, own, 'discard')
      case 'abandon':
        return this.#cards(event.cards, this.#carrying(event.cards[0]), 'discard')
      case 'recover':
        return this.#cards(event.cards, 'discard', own)
      case 'object':
        return this.#cards(event.cards, 'objects', own)
      case 'draw':
      case 'kept':
        return [{ what: '?draw', from: 'draw', to: own }]
      case 'hire':
        return [
          ...this.#cards(event.cards, this.#stands(event.seat, 'board'), own),
          ...coins(own, 'bank', event.amount),
        ]
      default:
        return [...this.#figures(event, own), ...this.#glory(event, own)]
    }
  }

  /** The first of these cards. */
  #cards(cards: string[], from: string, to: string): Flight[] {
    return [{ what: cards[0] ?? '?draw', from, to }]
  }

  #figures(event: ConanEvent, own: string): Flight[] {
    switch (event.event) {
      case 'arrive': {
        const from = this.#stands(event.seat, own)
        return [{ what: figure(event.seat), from, to: adventureCard(event.adventure) }]
      }
      case 'expelled':
        return [{ what: figure(event.seat), from: adventureCard(event.adventure), to: own }]
      case 'banish': {
        const home = seat(event.other)
        return [{ what: figure(event.other), from: this.#stands(event.other, home), to: home }]
      }
      case 'swapped':
        return [
          { what: figure(event.seat), from: own, to: seat(event.other) },
          { what: figure(event.other), from: seat(event.other), to: own },
        ]
      case 'accomplish': {
        const card = adventureCard(event.adventure)
        return [{ what: card, from: card, to: own }]
      }
      default:
        return []
    }
  }

  #glory(event: ConanEvent, own: string): Flight[] {
    switch (event.event) {
      case 'rob':
      case 'won':
        return coins(seat(event.other), own, event.amount)
      case 'withdraw':
      case 'shared':
        return coins(own, seat(event.other), event.amount)
      case 'tribute':
        return coins(own, seat(event.other), 1)
      case 'loot':
      case 'bonus':
        return coins('bank', own, event.amount)
      case 'lose':
        return coins(own, 'bank', event.amount)
      case 'concluded':
        return this.#exchange(event, own, seat(event.other))
      default:
        return []
    }
  }

  /** What both sides of a treaty hand over. */
  #exchange(event: ConanEvent & { event: 'concluded' }, own: string, other: string): Flight[] {
    const parcel = (cards: string[], from: string, to: string): Flight[] => cards.map((what) => ({ what, from, to }))
    return [
      ...parcel(event.given, own, other),
      ...parcel(event.received, other, own),
      ...coins(own, other, Math.max(0, event.glory)),
      ...coins(other, own, Math.max(0, -event.glory)),
    ]
  }

  /** The Adventure on which a hero stands. */
  #stands(of: number | null, otherwise: string): string {
    return (of === null ? null : this.shown?.players[of]?.stands) ?? otherwise
  }

  /** The Adventure on which a Challenge lies that everybody knows. */
  #carrying(card: string | undefined): string {
    const found = this.shown?.adventures.find((one) => one.challenges.some((challenge) => challenge.card === card))
    return found?.card ?? 'board'
  }
}
