/** What lies on the table right now: the view as it was, led event by event to the view as it is. */
import { tick } from 'svelte'
import { Flights, offset, wait } from '../../kit/flight.svelte'
import type { GameEvent, View } from '../../lib/types'
import { face } from './cards'
import { begins, givenIn, lastRound, reveals, roundOf, type Past, type Round } from './rounds'
import type { Answer, HerosView } from './types'

/** A bot's chain never takes longer than this. */
const MOST = 1900
const EACH = 320
/** How long revealed answers are looked at before anything moves. */
const READ = 620

/** How many moments each event takes to show. */
const TAKES: Record<string, number> = {
  draw: 1,
  reveal: 1.3,
  exchange: 1.3,
  takers: 1,
  lost: 1,
  swap: 1.3,
  changed: 2,
  advantage: 1,
  pose: 2,
  newavatar: 1,
  correct: 1,
  nooffer: 1,
  nobody: 1,
  unharmed: 1,
}
/** What the middle of the table shows as it is, so that it needs no words there. */
const SHOWN = new Set(['sealed', 'ask', 'answers', 'reveal'])

const cardsOf = (event: GameEvent, part = 'cards'): string[] => (event[part] as string[] | undefined) ?? []

export class Stage extends Flights {
  shown: HerosView | null = $state.raw(null)
  round: Round | null = $state.raw(null)
  /** what was answered last, in sight until the next question to all */
  last: Past | null = $state.raw(null)
  /** the card read aloud; it stays until the next turn does something */
  aloud: string | null = $state.raw(null)
  /** what has happened, in words, since the last turn began */
  lines: string[] = $state.raw([])
  /** avatars that have just stood up, "seat/card" */
  risen: ReadonlySet<string> = $state.raw(new Set<string>())
  /** places that an event has just changed, for reduced motion */
  lit: ReadonlySet<string> = $state.raw(new Set<string>())

  #queue: GameEvent[] = []
  #busy = false
  #goal: View | null = null
  #seat: number | null = null
  #log: GameEvent[] = []
  #tell: (event: GameEvent) => string

  constructor(tell: (event: GameEvent) => string) {
    super()
    this.#tell = tell
  }

  /** The view has changed and these events led to it. */
  follow(view: View, seat: number | null, events: GameEvent[], log: GameEvent[], reduced: boolean): void {
    const first = this.#goal === null || this.#seat !== seat
    this.#goal = view
    this.#seat = seat
    this.#log = log
    if (first) this.lines = []
    if (first || events.length === 0 || reduced || !this.root) {
      this.#queue = []
      if (!this.#busy) {
        for (const event of events) {
          this.#narrate(event)
          this.#turnOver([event], events)
        }
        this.settle(events)
        if (reduced && !first) this.#light(events)
      }
      return
    }
    this.#queue.push(...events)
    if (!this.#busy) void this.#run()
  }

  /** Take the view as it is. What was answered last stays in sight until the next turn does something. */
  settle(events: GameEvent[] = []): void {
    const view = this.#goal
    if (!view) return
    const table = view.table as HerosView
    const round = roundOf(view)
    const waiting = view.question?.decision === 'DrawOrAsk' && events.every((event) => event.event !== 'start')
    if (round || !waiting) this.round = round
    if (table.revealed || !waiting || table.request) this.aloud = table.revealed
    if (!waiting && !round) this.round = null
    this.last = lastRound(this.#log, table.players.length)
    this.shown = table
  }

  #narrate(event: GameEvent): void {
    if (begins(event)) this.lines = []
    if (SHOWN.has(event.event)) return
    const line = this.#tell(event)
    if (line) this.lines = [...this.lines, line].slice(-4)
  }

  async #run(): Promise<void> {
    this.#busy = true
    const all: GameEvent[] = []
    const begun = performance.now()
    while (this.#queue.length > 0) {
      const event = this.#queue.shift()!
      all.push(event)
      const turned = reveals(event) && this.#turnOver([event, ...this.#queue], [event, ...this.#queue])
      // of several questions in one chain only the last one's answers are dwelt on
      if (turned && !this.#queue.some((other) => begins(other))) await wait(350 + READ)
      // what no longer fits is not shown moving, so that the end of a chain is
      const left = [event, ...this.#queue].reduce((sum, other) => sum + (TAKES[other.event] ?? 0), 0)
      const pace = (MOST - (performance.now() - begun)) / Math.max(1, left)
      const ms = pace < 200 ? 0 : Math.min(EACH, pace)
      try {
        this.#narrate(event)
        await this.#show(event, ms)
      } catch {
        break
      }
    }
    this.#busy = false
    this.settle(all)
  }

  /** All sealed answers turn over together; false when they have done so already. */
  #turnOver(events: GameEvent[], all: GameEvent[]): boolean {
    if (!events.some((event) => reveals(event))) return false
    const round = this.round
    if (!round || round.sort === 'exchange') return false
    if (![...round.answers.values()].some((answer) => answer === 'sealed' || answer === 'pending')) return false
    const given = givenIn(all)
    this.round = {
      ...round,
      answers: new Map([...round.answers.keys()].map((seat) => [seat, given.get(seat) ?? 'declined'])),
    }
    return true
  }

  #patch(seat: number | null, change: (table: HerosView, player: HerosView['players'][number]) => void): void {
    if (!this.shown || seat === null) return
    const table = structuredClone(this.shown)
    const player = table.players[seat]
    if (!player) return
    change(table, player)
    this.last = lastRound(this.#log, table.players.length)
    this.shown = table
  }

  #gain(player: HerosView['players'][number], seat: number, cards: string[]): void {
    player.count += cards.length
    if (seat === this.#seat) player.hand = [...player.hand, ...cards].toSorted((a, b) => order(a) - order(b))
  }

  #lose(player: HerosView['players'][number], cards: string[]): void {
    player.count -= cards.length
    for (const card of cards) {
      const at = player.hand.indexOf(card)
      player.hand.splice(at < 0 ? player.hand.length - 1 : at, 1)
    }
  }

  /** Move what the event moves. */
  async #show(event: GameEvent, ms: number): Promise<void> {
    const seat = event.seat
    const cards = cardsOf(event)
    const paid = cardsOf(event, 'paid')
    switch (event.event) {
      case 'draw':
        this.#clear()
        this.#send(cards, '[data-anchor="draw"]', this.#home(seat), ms)
        this.#patch(seat, (table) => (table.draw_pile -= 1))
        await wait(ms)
        this.#patch(seat, (_, player) => this.#gain(player, seat!, cards))
        return
      case 'reveal': {
        this.#clear()
        const from = this.rect('[data-anchor="draw"]')
        this.aloud = cards[0] ?? null
        this.#patch(seat, (table) => {
          table.draw_pile -= 1
          table.turn = seat!
        })
        await tick()
        this.#grow('[data-anchor="page"]', from, ms)
        await wait(ms * 1.3)
        return
      }
      case 'ask':
        this.#clear()
        this.round = { sort: 'request', by: seat!, virtue: Number(event.virtue), answers: this.#asked(seat!) }
        return
      case 'sealed':
        if (this.round && seat !== null && this.round.answers.get(seat) !== 'sealed')
          this.round = { ...this.round, answers: new Map([...this.round.answers, [seat, 'sealed']]) }
        return
      case 'exchange': {
        const partner = Number(event.partner)
        this.#send(cards, this.#home(partner, cards[0]), this.#home(seat), ms)
        this.#send(['ADV'], this.#purse(seat), this.#purse(partner), ms, 80)
        this.#patch(partner, (_, player) => this.#lose(player, cards))
        await wait(ms + 80)
        this.#patch(seat, (table, player) => {
          this.#gain(player, seat!, cards)
          player.advantages -= 1
          table.players[partner]!.advantages += 1
        })
        return
      }
      case 'takers':
        this.#send(cards, this.#home(seat, cards[0]), '[data-anchor="discard"]', ms)
        this.#send(['ADV'], '[data-anchor="stock"]', this.#purse(seat), ms, 60)
        this.#patch(seat, (table, player) => {
          this.#lose(player, cards)
          table.stock -= 1
        })
        await wait(ms)
        this.#patch(seat, (table, player) => {
          player.advantages += 1
          table.discard = [...table.discard, ...cards]
        })
        return
      case 'lost':
        await this.#throw(seat, cards, ms)
        return
      case 'swap': {
        const partner = Number(event.partner)
        const given = cardsOf(event, 'given')
        const received = cardsOf(event, 'received')
        this.#send(given, this.#home(seat, given[0]), this.#home(partner), ms * 1.3)
        this.#send(received, this.#home(partner), this.#home(seat), ms * 1.3)
        await wait(ms * 1.3)
        return
      }
      case 'changed':
        this.#send(['?avatar'], this.#figure(seat), '[data-anchor="avatars"]', ms)
        await wait(ms)
        this.#send(['?avatar'], '[data-anchor="avatars"]', this.#figure(seat), ms)
        await wait(ms)
        this.#patch(seat, (_, player) => (player.avatar = cards[0] ?? null))
        return
      case 'advantage':
        this.#send(['ADV'], '[data-anchor="stock"]', this.#purse(seat), ms)
        this.#patch(seat, (table) => (table.stock -= 1))
        await wait(ms)
        this.#patch(seat, (_, player) => (player.advantages += 1))
        return
      case 'pose':
        await this.#throw(seat, paid, ms)
        this.#patch(seat, (_, player) => {
          player.posed = [...player.posed, ...cards]
          player.avatar = null
        })
        this.#rise(seat, cards)
        await wait(ms)
        return
      case 'newavatar':
        this.#send(['?avatar'], '[data-anchor="avatars"]', this.#figure(seat), ms)
        await wait(ms)
        this.#patch(seat, (table, player) => {
          player.avatar = cards[0] ?? null
          table.avatar_pile = Math.max(0, table.avatar_pile - 1)
        })
        return
      case 'correct':
        await this.#throw(seat, [...cards, ...paid], ms)
        return
      case 'nooffer':
      case 'nobody':
      case 'unharmed':
        await wait(ms)
        return
      default:
        return
    }
  }

  #clear(): void {
    this.round = null
    this.aloud = null
  }

  #asked(by: number): Map<number, Answer> {
    const seats = this.shown?.players.map((_, seat) => seat) ?? []
    return new Map(seats.filter((seat) => seat !== by).map((seat) => [seat, 'pending']))
  }

  async #throw(seat: number | null, cards: string[], ms: number): Promise<void> {
    cards.forEach((card, i) => this.#send([card], this.#home(seat, card), '[data-anchor="discard"]', ms, i * 60))
    this.#patch(seat, (_, player) => this.#lose(player, cards))
    await wait(ms)
    this.#patch(seat, (table) => (table.discard = [...table.discard, ...cards]))
  }

  #rise(seat: number | null, cards: string[]): void {
    this.risen = new Set(cards.map((card) => `${seat}/${card}`))
    void wait(1600).then(() => (this.risen = new Set()))
  }

  /** Where a player's cards are: one's own in the hand, the others' at their places. */
  #home(seat: number | null, card?: string): string {
    if (seat !== this.#seat || seat === null) return `[data-anchor="seat-${seat}"]`
    const own = `[data-hand="${card}"]`
    return card && this.root?.querySelector(own) ? own : '[data-anchor="hand"]'
  }

  #purse = (seat: number | null): string => `[data-anchor="purse-${seat}"]`
  #figure = (seat: number | null): string => `[data-anchor="avatar-${seat}"]`

  /** Cards fly from one place of the table to another, one after the other. */
  #send(cards: string[], source: string, target: string, ms: number, delay = 0): void {
    const [from, to] = [this.rect(source), this.rect(target)]
    cards.forEach((card, i) => this.fly(card, from, to, ms, delay + i * 60))
  }

  /** The card just turned over grows from the pile to the middle. */
  #grow(selector: string, from: DOMRect | null, ms: number): void {
    const element = this.root?.querySelector<HTMLElement>(selector)
    if (!element || !from || ms <= 0) return
    const to = element.getBoundingClientRect()
    const { dx, dy } = offset(to, from)
    element.animate(
      [
        {
          transform: `translate(${dx}px, ${dy}px) perspective(900px) rotateY(-120deg) scale(${from.width / Math.max(1, to.width)})`,
          opacity: 0.4,
        },
        { transform: 'none', opacity: 1 },
      ],
      { duration: ms * 1.3, easing: 'cubic-bezier(.2,.8,.3,1.05)' },
    )
  }

  #light(events: GameEvent[]): void {
    const spots = events.flatMap((event) => (event.seat === null ? [] : [`seat-${event.seat}`]))
    this.lit = new Set(spots)
    void wait(1400).then(() => (this.lit = new Set()))
    for (const event of events) if (event.event === 'pose') this.#rise(event.seat, cardsOf(event))
  }
}

const SORTS = {
  virtue: 0,
  sun: 20,
  defect: 40,
  prejudice: 60,
  challenge: 80,
  action: 100,
  avatar: 120,
  advantage: 140,
  back: 160,
}
const order = (card: string): number => SORTS[face(card).sort] + (face(card).virtues[0] ?? 0)
