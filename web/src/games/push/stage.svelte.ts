/** What lies on the table right now: the view as it was, led event by event to the view as it is. */
import { tick } from 'svelte'
import { Flights, offset, wait } from '../../kit/flight.svelte'
import type { GameEvent } from '../../lib/types'
import type { PushView } from './types'

export interface Lain {
  id: number
  card: string
}

export interface Bang {
  id: number
  x: number
  y: number
  word: string
}

/** A bot's chain never takes longer than this. */
const MOST = 1900
const EACH = 340

export class Stage extends Flights {
  columns: Lain[][] = $state.raw([])
  hand: Lain[] = $state.raw([])
  discard: string[] = $state.raw([])
  eliminated: string[] = $state.raw([])
  bangs: Bang[] = $state.raw([])
  /** cards laid by others since one's own last move */
  fresh: ReadonlySet<number> = $state.raw(new Set<number>())
  /** columns that an event has just changed, for reduced motion */
  lit: ReadonlySet<number> = $state.raw(new Set<number>())

  #queue: GameEvent[] = []
  #busy = false
  #chain = 0
  #goal: PushView | null = null
  #seat: number | null = null
  #bangWord: (n: number) => string

  constructor(bangWord: (n: number) => string) {
    super()
    this.#bangWord = bangWord
  }

  /** The view has changed and these events led to it. */
  follow(view: PushView, seat: number | null, events: GameEvent[], reduced: boolean): void {
    const first = this.#goal === null || this.#seat !== seat
    this.#goal = view
    this.#seat = seat
    if (first || events.length === 0 || reduced || !this.root) {
      this.#queue = []
      if (!first) this.#mark(events)
      this.settle()
      if (reduced && !first) this.#light(events)
      return
    }
    this.#queue.push(...events)
    if (!this.#busy) void this.#run()
  }

  /** Take the view as it is, keeping the identity of every card that has not moved. */
  settle(): void {
    const goal = this.#goal
    if (!goal) return
    this.columns = goal.columns.map((cards, at) => this.#match(this.columns[at] ?? [], cards))
    this.hand = this.#match(this.hand, this.#seat === null ? [] : (goal.players[this.#seat]?.hand ?? []))
    this.discard = goal.discard
    this.eliminated = goal.eliminated
  }

  #match(old: Lain[], cards: string[]): Lain[] {
    const left = [...old]
    return cards.map((card) => {
      const at = left.findIndex((lain) => lain.card === card)
      return at < 0 ? { id: this.number(), card } : left.splice(at, 1)[0]!
    })
  }

  /** One after the other; a long chain goes faster, and only its end is shown. */
  async #run(): Promise<void> {
    this.#busy = true
    let pace = 0
    while (this.#queue.length > 0) {
      const left = this.#queue.filter((event) => MOVING.has(event.event)).length
      if (pace === 0 || left > this.#chain) {
        this.#chain = left
        pace = Math.max(200, Math.min(EACH, MOST / Math.max(1, left)))
      }
      const event = this.#queue.shift()!
      const ms = left > MOST / pace ? 0 : pace
      const begun = performance.now()
      try {
        if (await this.#show(event, ms)) await wait(Math.max(0, ms - (performance.now() - begun)))
      } catch {
        break
      }
    }
    this.#queue = []
    this.#chain = 0
    this.#busy = false
    this.settle()
  }

  /** Move what the event moves; true when it deserves a moment of its own. */
  async #show(event: GameEvent, ms: number): Promise<boolean> {
    const cards = (event.cards as string[] | undefined) ?? []
    const gone = (event.gone as string[] | undefined) ?? []
    const at = Number(event.column ?? 0) - 1
    this.#mark([event])
    switch (event.event) {
      case 'starters':
        return false
      case 'round':
        this.columns = this.columns.map(() => [])
        this.discard = []
        this.eliminated = []
        return false
      case 'first':
        this.settle()
        await tick()
        this.#flip(ms)
        return true
      case 'place':
      case 'cover':
        await this.#lay(event.seat, at, cards, gone, ms)
        return true
      case 'push':
      case 'superpush':
        await this.#shove(event.seat, at, gone, event.event === 'superpush', ms)
        return true
      case 'discard':
        await this.#throw(event.seat, cards, ms)
        return true
      case 'draw':
        if (event.seat === this.#seat) await this.#draw(ms)
        return false
      default:
        return false
    }
  }

  async #lay(seat: number | null, at: number, cards: string[], gone: string[], ms: number): Promise<void> {
    const column = this.columns[at]
    if (!column) return
    const sources = this.#leave(seat, cards)
    const kept = [...column]
    const covered = gone.length ? kept.pop() : undefined
    const from = covered ? this.rect(`[data-card="${covered.id}"]`) : null
    const added = cards.map((card) => ({ id: this.number(), card }))
    this.columns = this.columns.with(at, [...kept, ...added])
    if (covered && from) this.fly(covered.card, from, this.rect('[data-pile="eliminated"]'), ms * 1.5)
    await tick()
    added.forEach((lain, i) => this.#glide(lain.id, sources[i] ?? null, ms, i * 60))
    if (seat !== this.#seat) this.fresh = new Set([...this.fresh, ...added.map((lain) => lain.id)])
    if (covered && from) {
      await wait(ms * 0.7)
      if (ms > 0) this.#bang(from)
      this.eliminated = [...this.eliminated, covered.card]
    }
  }

  async #shove(seat: number | null, at: number, gone: string[], big: boolean, ms: number): Promise<void> {
    const column = this.columns[at]
    if (!column || column.length <= gone.length) return
    const last = column.at(-1)!
    const out = column.slice(-1 - gone.length, -1)
    const rects = out.map((lain) => this.rect(`[data-card="${lain.id}"]`))
    const card = this.#pushCard(seat, big)
    const source = this.#leave(seat, card ? [card] : [])[0]
    if (card && source) this.fly(card, source, this.rect('[data-pile="discard"]'), ms)
    if (card) this.discard = [...this.discard, card]
    await wait(ms * 0.35)
    this.columns = this.columns.with(at, [...column.slice(0, -1 - gone.length), last])
    rects.forEach((rect, i) => rect && this.fly(out[i]!.card, rect, this.rect('[data-pile="eliminated"]'), ms * 1.7))
    const hit = rects[0] ?? rects.at(-1)
    if (hit && ms > 0) this.#bang(hit)
    await tick()
    this.root
      ?.querySelector(`[data-card="${last.id}"]`)
      ?.animate(
        { transform: ['scale(1.16) rotate(5deg)', 'scale(0.93) rotate(-3deg)', 'none'] },
        { duration: ms, easing: 'ease-out' },
      )
    this.eliminated = [...this.eliminated, ...gone]
  }

  async #throw(seat: number | null, cards: string[], ms: number): Promise<void> {
    const sources = this.#leave(seat, cards)
    cards.forEach((card, i) => {
      this.fly(card, sources[i] ?? null, this.rect('[data-pile="discard"]'), ms)
    })
    await wait(ms)
    this.discard = [...this.discard, ...cards]
  }

  async #draw(ms: number): Promise<void> {
    const before = new Set(this.hand.map((lain) => lain.id))
    const goal = this.#goal
    if (
      !goal ||
      this.#seat === null ||
      this.#queue.some((event) => event.event === 'draw' && event.seat === this.#seat)
    )
      return
    this.hand = this.#match(this.hand, goal.players[this.#seat]?.hand ?? [])
    await tick()
    const deck = this.rect('[data-pile="deck"]')
    this.hand.filter((lain) => !before.has(lain.id)).forEach((lain, i) => this.#glide(lain.id, deck, ms, i * 70))
  }

  /** All starters turn over together. */
  #flip(ms: number): void {
    for (const column of this.columns)
      for (const lain of column)
        this.root
          ?.querySelector(`[data-card="${lain.id}"]`)
          ?.animate(
            { transform: ['perspective(600px) rotateY(180deg) scale(1.25)', 'perspective(600px) rotateY(0) scale(1)'] },
            { duration: ms * 1.6, easing: 'cubic-bezier(.2,.9,.3,1.2)' },
          )
  }

  /** Where cards come from: one's own hand, which they leave, or another player's totem. */
  #leave(seat: number | null, cards: string[]): (DOMRect | null)[] {
    if (seat === null) return []
    if (seat !== this.#seat) {
      const totem = this.rect(`[data-seat="${seat}"]`)
      return cards.map(() => totem)
    }
    const left = [...this.hand]
    const rects = cards.map((card) => {
      const at = left.findIndex((lain) => lain.card === card)
      return at < 0 ? this.rect('[data-pile="deck"]') : this.rect(`[data-card="${left.splice(at, 1)[0]!.id}"]`)
    })
    this.hand = left
    return rects
  }

  #pushCard(seat: number | null, big: boolean): string | null {
    const team = seat === null ? null : this.#goal?.players[seat]?.team
    return team ? team[0]!.toUpperCase() + (big ? '-super' : '-push') : null
  }

  /** A card that is in its place already comes there from somewhere else. */
  #glide(id: number, from: DOMRect | null, ms: number, delay: number): void {
    const element = this.root?.querySelector<HTMLElement>(`[data-card="${id}"]`)
    if (!element || !from || ms <= 0) return
    const to = element.getBoundingClientRect()
    const { dx, dy } = offset(to, from)
    const scale = Math.max(0.4, Math.min(1.6, from.width / Math.max(1, to.width)))
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(${dx > 0 ? 12 : -12}deg)`, zIndex: 60 },
        { transform: 'scale(1.06)', offset: 0.85, zIndex: 60 },
        { transform: 'none', zIndex: 60 },
      ],
      { duration: ms, delay, easing: 'cubic-bezier(.2,.8,.3,1)', fill: 'backwards' },
    )
  }

  #bang(at: DOMRect): void {
    const box = this.root?.getBoundingClientRect()
    if (!box) return
    const id = this.number()
    const bang = { id, x: at.x + at.width / 2 - box.x, y: at.y + at.height / 2 - box.y, word: this.#bangWord(id) }
    this.bangs = [...this.bangs.slice(-2), bang]
    void wait(720).then(() => (this.bangs = this.bangs.filter((other) => other.id !== id)))
  }

  /** One's own move clears what was new. */
  #mark(events: GameEvent[]): void {
    if (events.some((event) => MOVING.has(event.event) && event.seat !== null && event.seat === this.#seat))
      this.fresh = new Set()
    if (events.some((event) => event.event === 'round')) this.fresh = new Set()
  }

  #light(events: GameEvent[]): void {
    const columns = events
      .filter((event) => MOVING.has(event.event) && event.column)
      .map((event) => Number(event.column))
    this.lit = new Set(columns)
    void wait(1200).then(() => (this.lit = new Set()))
  }
}

const MOVING = new Set(['place', 'cover', 'push', 'superpush', 'discard', 'first'])
