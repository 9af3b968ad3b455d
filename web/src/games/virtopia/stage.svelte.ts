/** What lies on the table right now: the view as it was, led event by event to the view as it is. */
import { tick } from 'svelte'
import { Flights, paced, wait } from '../../kit/flight.svelte'
import type { GameEvent, View } from '../../lib/types'
import { COLOURS, FLAWS, PRISONS, total, VIRTUES } from './cards'
import type { VirtopiaView } from './types'

/** How many milliseconds an event takes at most. */
const TAKES: Record<string, number> = {
  step: 240,
  sow: 240,
  leave: 300,
  give: 280,
  surplus: 260,
  tunnel: 420,
  recruit: 380,
  surveillance: 520,
  escape: 420,
  struggle: 320,
  stumble: 420,
  send: 280,
  tower: 620,
  hope: 160,
  scare: 280,
  surrender: 280,
  prison: 220,
  colour: 460,
  seize: 240,
  double: 280,
  discard: 240,
  place: 200,
  fill: 90,
  caught: 160,
}

export class Stage extends Flights {
  shown: VirtopiaView | null = $state.raw(null)
  /** the watchtower whose light sweeps over the circle, and whether it has found somebody */
  sweep: { id: number; cell: number; found: boolean; ms: number } | null = $state.raw(null)
  /** places that an event has just changed, for reduced motion */
  lit: ReadonlySet<string> = $state.raw(new Set<string>())
  busy = $state(false)
  /** changes whenever a die is thrown */
  throws = $state(0)

  #queue: GameEvent[] = []
  #goal: View | null = null

  /** The view has changed and these events led to it. */
  follow(view: View, events: GameEvent[], reduced: boolean): void {
    const first = this.#goal === null
    this.#goal = view
    if (first || events.length === 0 || reduced || !this.root) {
      if (this.busy) return
      this.#queue = []
      if (!first && events.some((event) => ['tower', 'surveillance', 'stumble'].includes(event.event))) this.throws += 1
      this.shown = view.table as VirtopiaView
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
      try {
        await this.#show(event, ms)
      } catch {
        break
      }
    }
    this.busy = false
    this.shown = (this.#goal?.table as VirtopiaView | undefined) ?? null
  }

  #patch(change: (table: VirtopiaView) => void): void {
    if (!this.shown) return
    const table = structuredClone(this.shown)
    change(table)
    for (const cell of table.cells) {
      cell.leaders = table.leaders.flatMap((leader, at) => (leader.cell === cell.cell ? [at] : []))
      if (cell.captives === null) continue
      cell.captives = total(cell.meeples)
      cell.number = cell.captives > 0 && cell.captives < 5 ? cell.captives - 1 : null
    }
    this.shown = table
  }

  /** Move meeples between two places, by colour. */
  async #move(from: Rack, to: Rack, counts: number[], ms: number): Promise<void> {
    let at = 0
    const gap = Math.min(70, ms / 6)
    if (ms)
      counts.forEach((count, colour) =>
        Array.from({ length: count }).forEach(() =>
          this.#send(`meeple-${colour}`, from.anchor, to.anchor, ms, gap * at++),
        ),
      )
    this.#patch((table) => counts.forEach((count, colour) => add(from.of(table), colour, -count)))
    if (ms) await wait(ms + gap * Math.max(0, at - 1))
    this.#patch((table) => counts.forEach((count, colour) => add(to.of(table), colour, count)))
  }

  async #stand(leader: number, cell: number, ms: number, standing = true): Promise<void> {
    if (ms) {
      this.#send(`token-${leader}`, `cell-${this.shown?.leaders[leader]?.cell}`, `cell-${cell}`, ms)
      await wait(ms)
    }
    this.#patch((table) => Object.assign(table.leaders[leader]!, { cell, standing }))
  }

  /** Move what the event moves. */
  async #show(event: GameEvent, ms: number): Promise<void> {
    const table = this.shown
    if (!table) return
    const leader = Number(event.leader ?? table.leader)
    const colour = Number(event.colour ?? 0)
    const cell = Number(event.cell ?? table.leaders[leader]?.cell ?? 0)
    const counts = COLOURS.map((name) => Number(event[name] ?? 0))
    const one = COLOURS.map((_, at) => (at === colour ? 1 : 0))
    const flaw = onCell(table.cells.findIndex((card) => card.id === FLAWS[Number(event.flaw)]))
    const virtue = Number(event.virtue ?? 0)
    const opposed = onCell(table.cells.findIndex((card) => card.id === FLAWS[virtue]))
    switch (event.event) {
      case 'place':
        for (const [at, row] of counts.entries())
          await this.#move(
            city,
            onRow(leader, row),
            COLOURS.map((_, k) => (k === at ? 1 : 0)),
            ms / 4,
          )
        return
      case 'fill':
        return this.#move(city, onCell(cell), counts, ms)
      case 'caught':
        return this.#move(city, flaw, one, ms)
      case 'turn':
        return this.#patch((now) => {
          now.leader = leader
          now.round = Number(event.round)
        })
      case 'step':
        return this.#stand(leader, cell, ms)
      case 'sow':
        return this.#move(onCell(cell), hand, table.cells[cell]?.meeples.slice() ?? [], ms)
      case 'leave':
        if (ms) this.#send(`token-${leader}`, `cell-${table.leaders[leader]?.cell}`, `cell-${cell}`, ms)
        await this.#move(hand, onCell(cell), one, ms)
        return this.#patch((now) => Object.assign(now.leaders[leader]!, { cell, standing: true }))
      case 'act':
        return this.#patch((now) => {
          if (Number(event.action) !== 3) now.leaders[leader]!.standing = false
        })
      case 'give': {
        const here = Number(table.leaders[leader]?.cell)
        const from = table.cells[here]?.meeples[colour] ? onCell(here) : city
        return this.#move(from, onRow(Number(event.other), virtue), one, ms)
      }
      case 'surplus':
        return this.#move(onCell(cell), city, counts, ms)
      case 'tunnel': {
        const from = Number(table.leaders[leader]?.cell)
        await Promise.all([this.#move(onCell(from), onCell(cell), counts, ms), this.#stand(leader, cell, ms)])
        return
      }
      case 'recruit':
        return this.#move(city, onCell(cell), counts, ms)
      case 'struggle':
        return this.#move(flaw, city, counts, ms)
      case 'escape': {
        const prison = ((event.prison as string[] | undefined) ?? [])[0] ?? ''
        const row = Number(event.row)
        const all = one.map((n) => n * Number(event.count))
        if (row) {
          await this.#move(onPrison(prison), onRow(leader, row - 1), one, ms / 2)
          await this.#move(
            onPrison(prison),
            city,
            all.map((n, at) => n - one[at]!),
            ms / 2,
          )
        } else await this.#move(onPrison(prison), onCell(cell), all, ms)
        return this.#patch((now) => {
          now.prisons = now.prisons.filter((open) => open.id !== prison)
          now.pile += 1
        })
      }
      case 'stumble':
        await this.#stand(leader, cell, ms / 2, false)
        this.#throw(
          (now) => (now.dice = { result: Number(event.die), roll: 'impossible', cell, total: null, colour: null }),
        )
        return wait(ms / 2)
      case 'surveillance':
        this.#throw((now) => {
          now.stored = Number(event.die)
          now.dice = { result: Number(event.die), roll: 'surveillance', cell, total: null, colour: null }
        })
        return wait(ms)
      case 'send':
        return this.#move(city, flaw, one, ms)
      case 'tower': {
        const at = flaw.cell ?? cell
        const sum = Number(event.total)
        if (ms) this.sweep = { id: this.number(), cell: at, found: sum > 0, ms: Math.max(ms, 500) }
        this.#throw((now) => {
          now.stored = null
          now.dice = {
            result: Number(event.die),
            roll: event.stored ? 'stored' : 'watchtower',
            cell: at,
            total: sum,
            colour: null,
          }
        })
        const sweep = this.sweep
        void wait(Math.max(ms, 500) + 250).then(() => {
          if (this.sweep === sweep) this.sweep = null
        })
        return wait(ms)
      }
      case 'hope':
        this.#patch((now) => (now.hope = Number(event.hope)))
        return wait(ms)
      case 'colour':
        this.#patch((now) => {
          if (now.dice) now.dice = { ...now.dice, colour: COLOURS[colour] ?? null }
        })
        return wait(ms)
      case 'scare':
        return this.#move(onCell(table.cells.findIndex((card) => card.id === VIRTUES[virtue])), opposed, one, ms)
      case 'surrender':
        return this.#move(onRow(leader, virtue), opposed, one, ms)
      case 'prison': {
        const id = ((event.prison as string[] | undefined) ?? [])[0] ?? ''
        const goal = (this.#goal?.table as VirtopiaView | undefined)?.prisons.find((open) => open.id === id)
        this.#patch((now) => {
          now.pile -= 1
          now.prisons = [...now.prisons, { id, leaders: goal?.leaders ?? [], meeples: [0, 0, 0, 0] }]
        })
        return wait(ms)
      }
      case 'seize':
        return this.#move(onCell(cell), this.#jail(event), one, ms)
      case 'double':
        return this.#move(
          city,
          this.#jail(event),
          one.map((n) => n * Number(event.count)),
          ms,
        )
      case 'discard':
        return this.#move(onRow(leader, virtue), city, one, ms)
      default:
        return
    }
  }

  /** Iniquity fills the prison opened last, Extremism the box. */
  #jail(event: GameEvent): Rack {
    const last = this.shown?.prisons.at(-1)?.id
    return FLAWS[Number(event.flaw)] === 'FI' && last ? onPrison(last) : box
  }

  #throw(change: (table: VirtopiaView) => void): void {
    this.#patch(change)
    this.throws += 1
  }

  /** Where a place is drawn; some are drawn in two places, of which one is hidden. */
  #place(anchor: string): DOMRect | null {
    const found = [...(this.root?.querySelectorAll(`[data-anchor="${anchor}"]`) ?? [])].find(
      (element) => element.getClientRects().length,
    )
    return found?.getBoundingClientRect() ?? null
  }

  /** A meeple ("meeple-2") or a token ("token-1") on its way. */
  #send(what: string, from: string, to: string, ms: number, delay = 0): void {
    this.fly(what, this.#place(from), this.#place(to), ms, delay)
  }

  /** Reduced motion: what has changed lights up for a while. */
  #light(events: GameEvent[]): void {
    const found = new Set<string>()
    const table = this.shown
    for (const event of events) {
      if (event.cell !== undefined) found.add(`cell-${event.cell}`)
      const flaw = table?.cells.findIndex((card) => card.id === FLAWS[Number(event.flaw ?? -1)]) ?? -1
      if (flaw >= 0) found.add(`cell-${flaw}`)
      if (event.event === 'hope') found.add('hope')
    }
    this.lit = found
    void tick()
      .then(() => wait(1500))
      .then(() => this.lit === found && (this.lit = new Set()))
  }
}

/** A place of meeples: where it is drawn, and its counts. */
interface Rack {
  anchor: string
  of: (table: VirtopiaView) => number[] | undefined
  cell?: number
}

const city: Rack = { anchor: 'city', of: (table) => table.city }
const hand: Rack = { anchor: 'hand', of: (table) => table.hand }
const box: Rack = { anchor: 'box', of: (table) => table.box }
const onCell = (cell: number): Rack => ({ anchor: `cell-${cell}`, cell, of: (table) => table.cells[cell]?.meeples })
const onRow = (leader: number, virtue: number): Rack => ({
  anchor: `row-${leader}-${virtue}`,
  of: (table) => table.leaders[leader]?.rows[virtue],
})
const onPrison = (id: string): Rack => ({
  anchor: `prison-${PRISONS.indexOf(id)}`,
  of: (table) => table.prisons.find((open) => open.id === id)?.meeples,
})

function add(counts: number[] | undefined, colour: number, by: number): void {
  if (counts && by) counts[colour] = Math.max(0, (counts[colour] ?? 0) + by)
}
