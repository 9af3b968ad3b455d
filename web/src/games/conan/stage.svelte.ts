/** What lies on the table right now: the view as it was, led event by event to the view as it is. */
import { tick } from 'svelte'
import { Flights, paced, wait } from '../../kit/flight.svelte'
import type { GameEvent, View } from '../../lib/types'
import { adventureCard, faceOf } from './cards'
import { spots } from './parts'
import type { ConanAdventure, ConanView } from './types'

/** How many milliseconds an event takes at most. */
const TAKES: Readonly<Record<string, number>> = {
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

export class Stage extends Flights {
  shown: ConanView | null = $state.raw(null)
  /** places that an event has just changed, for reduced motion */
  lit: ReadonlySet<string> = $state.raw(new Set())
  busy = $state(false)

  #queue: GameEvent[] = []
  #goal: View | null = null

  /** The view has changed and these events led to it. */
  follow(view: View, events: GameEvent[], reduced: boolean): void {
    const first = this.#goal === null
    this.#goal = view
    if (first || events.length === 0 || reduced || !this.root) {
      if (this.busy) return
      this.#queue = []
      this.shown = view.table as ConanView
      if (reduced && !first) this.#light(events)
      return
    }
    this.#queue.push(...events)
    if (!this.busy) void this.#run()
  }

  async #run(): Promise<void> {
    this.busy = true
    const begun = performance.now()
    while (this.#queue.length > 0) {
      const event = this.#queue.shift()!
      const ms = paced(
        [event, ...this.#queue].map((other) => TAKES[other.event] ?? 0),
        begun,
      )
      this.#send(event, ms)
      if (ms) await wait(ms)
      this.#change(event)
    }
    this.busy = false
    this.shown = (this.#goal?.table as ConanView | undefined) ?? null
  }

  // What flies.

  #place(anchor: string): DOMRect | null {
    const all = [...(this.root?.querySelectorAll(`[data-anchor~="${anchor}"]`) ?? [])]
    return all.find((element) => element.getClientRects().length)?.getBoundingClientRect() ?? null
  }

  #from(from: string, to: string, what: string, ms: number, delay = 0): void {
    this.fly(what, this.#place(from), this.#place(to), ms, delay)
  }

  #coins(from: string, to: string, amount: number, ms: number): void {
    const count = Math.min(MOST_COINS, amount)
    for (let at = 0; at < count; at += 1) this.#from(from, to, 'coin', ms * 0.7, (ms * 0.3 * at) / MOST_COINS)
  }

  #send(event: GameEvent, ms: number): void {
    if (ms <= 0) return
    const own = `seat-${event.seat}`
    const other = `seat-${event.other}`
    const card = ((event.cards as string[] | undefined) ?? ['?draw'])[0] ?? '?draw'
    const adventure = adventureCard(Number(event.adventure ?? 0))
    const amount = Number(event.amount ?? 1)
    switch (event.event) {
      case 'play':
        this.#from(own, 'board', card, ms)
        return this.#coins('bank', own, 1, ms)
      case 'before':
        return this.#from('draw', 'board', card, ms)
      case 'set':
        return this.#from(own, adventure, '?challenge', ms)
      case 'shift':
        return this.#from(adventureCard(Number(event.origin)), adventure, card, ms)
      case 'special':
      case 'drop':
        return this.#from(own, 'discard', card, ms)
      case 'abandon':
        return this.#from(this.#carrying(card) ?? 'board', 'discard', card, ms)
      case 'arrive':
        return this.#from(this.#stands(event.seat) ?? own, adventure, `figure-${event.seat}`, ms)
      case 'expelled':
        return this.#from(adventure, own, `figure-${event.seat}`, ms)
      case 'banish':
        return this.#from(this.#stands(Number(event.other)) ?? other, other, `figure-${event.other}`, ms)
      case 'swapped':
        this.#from(own, other, `figure-${event.seat}`, ms)
        return this.#from(other, own, `figure-${event.other}`, ms)
      case 'rob':
      case 'won':
        return this.#coins(other, own, amount, ms)
      case 'withdraw':
      case 'shared':
      case 'tribute':
        return this.#coins(own, other, amount, ms)
      case 'loot':
      case 'bonus':
        return this.#coins('bank', own, amount, ms)
      case 'lose':
        return this.#coins(own, 'bank', amount, ms)
      case 'hire':
        this.#from(this.#stands(event.seat) ?? 'board', own, card, ms)
        return this.#coins(own, 'bank', amount, ms)
      case 'draw':
      case 'kept':
        return this.#from('draw', own, '?draw', ms)
      case 'recover':
        return this.#from('discard', own, card, ms)
      case 'object':
        return this.#from('objects', own, card, ms)
      case 'accomplish':
        return this.#from(adventure, own, adventure, ms)
      case 'concluded':
        this.#parcel(event, 'given', own, other, ms)
        return this.#parcel(event, 'received', other, own, ms)
      default:
        return
    }
  }

  /** The cards and the glory that one side of a treaty hands over. */
  #parcel(event: GameEvent, part: string, from: string, to: string, ms: number): void {
    for (const card of (event[part] as string[] | undefined) ?? []) this.#from(from, to, card, ms)
    const glory = Number(event.glory) * (part === 'given' ? 1 : -1)
    if (glory > 0) this.#coins(from, to, glory, ms)
  }

  #stands(seat: number | null): string | null {
    return seat === null ? null : (this.shown?.players[seat]?.stands ?? null)
  }

  /** The Adventure on which a Challenge lies that everybody knows. */
  #carrying(card: string): string | null {
    return (
      this.shown?.adventures.find((one) => one.challenges.some((challenge) => challenge.card === card))?.card ?? null
    )
  }

  // What changes.

  #change(event: GameEvent): void {
    if (!this.shown) return
    const table = structuredClone(this.shown)
    change(table, event)
    for (const adventure of table.adventures)
      adventure.heroes = table.players.flatMap((player, seat) => (player.stands === adventure.card ? [seat] : []))
    this.shown = table
  }

  /** Reduced motion: what has changed lights up for a while. */
  #light(events: GameEvent[]): void {
    const found = new Set(events.flatMap(spots))
    this.lit = found
    void tick()
      .then(() => wait(1500))
      .then(() => this.lit === found && (this.lit = new Set()))
  }
}

/** The part of an event that the table shows while others are still to come; the view itself ends every chain. */
function change(table: ConanView, event: GameEvent): void {
  const own = event.seat === null ? undefined : table.players[event.seat]
  const other = table.players[Number(event.other ?? -1)]
  const cards = (event.cards as string[] | undefined) ?? []
  const card = cards[0] ?? '?draw'
  const amount = Number(event.amount ?? 1)
  const adventure = adventureCard(Number(event.adventure ?? 0))
  const move = (from: typeof own, to: typeof own): void => {
    if (from) from.glory -= amount
    if (to) to.glory += amount
  }
  switch (event.event) {
    case 'before':
      table.adventures.push(opened(card))
      return
    case 'play':
      table.adventures.push(opened(card))
      lay(own, card)
      return move(undefined, own)
    case 'set':
      put(table, adventure, card, Number(event.seat))
      lay(own, card)
      return event.amount === 0 || table.phase === 'setup' ? undefined : move(undefined, own)
    case 'shift':
      shift(table, Number(event.place), adventure)
      return
    case 'special':
    case 'drop':
      lay(own, card)
      table.discard.push(card)
      return
    case 'arrive':
      if (own) own.stands = adventure
      return
    case 'expelled':
      if (own) own.stands = null
      return
    case 'banish':
      if (other) other.stands = null
      return
    case 'rob':
    case 'won':
      return move(other, own)
    case 'withdraw':
    case 'shared':
    case 'tribute':
      return move(own, other)
    case 'loot':
    case 'bonus':
      return move(undefined, own)
    case 'lose':
      return move(own, undefined)
    case 'abandon':
      remove(table, card)
      table.discard.push(card)
      return
    case 'hire':
      remove(table, card)
      own?.allies.push(card)
      return move(own, undefined)
    case 'draw':
      table.draw_pile -= cards.length
      if (own) own.count += cards.length
      own?.hand.push(...cards)
      return
    case 'object':
      own?.objects.push(card)
      return
    case 'accomplish':
      table.adventures = table.adventures.filter((one) => one.card !== adventure)
      own?.accomplished.push(adventure)
      return
    default:
      return
  }
}

const opened = (card: string): ConanAdventure => ({
  card,
  difficulty: faceOf(card).difficulty,
  received: 0,
  challenges: [],
  heroes: [],
})

function put(table: ConanView, adventure: string, card: string, owner: number): void {
  const on = table.adventures.find((one) => one.card === adventure)
  if (!on) return
  on.received += 1
  on.challenges.push({ place: -1 - on.received, card, owner, face_up: false })
}

function remove(table: ConanView, card: string): void {
  for (const one of table.adventures) one.challenges = one.challenges.filter((challenge) => challenge.card !== card)
}

function shift(table: ConanView, place: number, adventure: string): void {
  const moved = table.adventures.flatMap((one) => one.challenges).find((challenge) => challenge.place === place)
  for (const one of table.adventures) {
    one.challenges = one.challenges.filter((challenge) => challenge !== moved)
    if (moved && one.card === adventure) {
      one.challenges.push(moved)
      one.received += 1
    }
  }
}

function lay(seat: ConanView['players'][number] | undefined, card: string): void {
  if (!seat) return
  seat.count -= 1
  const at = seat.hand.indexOf(card)
  if (at >= 0) seat.hand.splice(at, 1)
}
