/**
 * What is seen to happen on the table of Virtopia: meeples and tokens fly from place to place, the light of a watchtower
 * sweeps, dice are thrown. All of it lies over the view before; then the view after is shown.
 */
import { boxOf } from '../../kit/anchors'
import { wait, type Flight } from '../../kit/flight.svelte'
import { sounds } from '../../kit/sound'
import { Stage as Base, type Beat, type Frame } from '../../kit/stage.svelte'
import type { GameEvent } from '../../lib/types'
import { COLOURS, FLAWS, PRISONS, total, VIRTUES } from './cards'
import type { VirtopiaDice, VirtopiaEvent, VirtopiaView } from './types'

/** How many milliseconds an event takes. */
const TAKES: Partial<Record<VirtopiaEvent['event'], number>> = {
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
/** How much longer than its moment the light of a watchtower lasts, and how long it takes at least. */
const LINGERS = 250
const SWEEP = 500
/** Each meeple sets out so much later than the one before, as a share of its flight, and lands so many pixels beside it. */
const LATER = 0.16
const BESIDE = [0, 16, -16, 32, -32]
const THROWN = ['tower', 'surveillance', 'stumble']

/** So many of each colour, or a token, from one place to another. */
interface Move {
  from: string
  to: string
  meeples?: readonly number[]
  token?: number
}

export interface Sweep {
  id: number
  cell: number
  found: boolean
  ms: number
}

export class Stage extends Base<VirtopiaView> {
  /** the watchtower whose light sweeps over the circle, and whether it has found somebody */
  sweep: Sweep | null = $state.raw(null)
  /** what has just been thrown, until a view shows it */
  rolled: VirtopiaDice | null = $state.raw(null)
  /** changes whenever a die is thrown */
  throws = $state(0)

  protected override before({ events }: Frame): Beat[] {
    return (events as VirtopiaEvent[]).flatMap((event) => {
      const ms = TAKES[event.event] ?? 0
      return ms > 0 ? [{ ms, play: (given: number) => this.#perform(event, given) }] : []
    })
  }

  protected override marks(told: GameEvent): string[] {
    const event = told as VirtopiaEvent
    const found: string[] = event.event === 'hope' ? ['hope'] : []
    if ('cell' in event) found.push(`cell-${event.cell}`)
    return 'flaw' in event ? [...found, this.#flaw(event.flaw)] : found
  }

  protected override atOnce(frames: Frame[]): void {
    const thrown = frames.flatMap(({ events }) => events).some(({ event }) => THROWN.includes(event))
    if (thrown) this.throws += 1
  }

  protected override rested(): void {
    this.sweep = null
    this.rolled = null
  }

  /** Let be seen what an event does. */
  #perform(event: VirtopiaEvent, ms: number): void {
    if (event.event === 'tower') this.#look(event, ms)
    if (event.event === 'colour' && this.rolled) this.rolled = { ...this.rolled, colour: COLOURS[event.colour] ?? null }
    if (event.event === 'surveillance' || event.event === 'stumble') {
      const roll = event.event === 'stumble' ? 'impossible' : event.event
      this.#throw({ result: event.die, roll, cell: this.#cellOfLeader(event.leader), total: null, colour: null })
    }
    if (ms > 0) for (const move of this.#moves(event)) this.send(this.#flights(move), ms)
  }

  /** The light of a watchtower sweeps, and a die is thrown there. */
  #look({ flaw, die, total, stored }: VirtopiaEvent & { event: 'tower' }, ms: number): void {
    const cell = this.#cellOf(FLAWS[flaw])
    this.#throw({ result: die, roll: stored ? 'stored' : 'watchtower', cell, total, colour: null })
    if (ms <= 0) return
    const sweep = { id: this.number(), cell, found: total > 0, ms: Math.max(ms, SWEEP) }
    this.sweep = sweep
    void wait(sweep.ms + LINGERS).then(() => this.sweep === sweep && (this.sweep = null))
  }

  #throw(dice: VirtopiaDice): void {
    this.rolled = dice
    this.throws += 1
    sounds.play('dice')
  }

  /** Who goes where when this happens. */
  #moves(event: VirtopiaEvent): Move[] {
    switch (event.event) {
      case 'place':
        return COLOURS.map((name, colour) => ({
          from: 'city',
          to: `row-${event.leader}-${event[name]}`,
          meeples: one(colour),
        }))
      case 'fill':
      case 'recruit':
        return [{ from: 'city', to: `cell-${event.cell}`, meeples: counts(event) }]
      case 'caught':
      case 'send':
        return [{ from: 'city', to: this.#flaw(event.flaw), meeples: one(event.colour) }]
      case 'step':
      case 'stumble':
        return [this.#walk(event.leader, event.cell)]
      case 'sow':
        return [{ from: `cell-${event.cell}`, to: 'hand', meeples: this.#on(`cell-${event.cell}`) }]
      case 'leave':
        return [
          { from: 'hand', to: `cell-${event.cell}`, meeples: one(event.colour) },
          this.#walk(event.leader, event.cell),
        ]
      case 'tunnel': {
        const walk = this.#walk(event.leader, event.cell)
        return [{ ...walk, token: undefined, meeples: counts(event) }, walk]
      }
      case 'struggle':
        return [{ from: this.#flaw(event.flaw), to: 'city', meeples: counts(event) }]
      case 'surplus':
        return [{ from: this.#here(), to: 'city', meeples: counts(event) }]
      default:
        return this.#points(event)
    }
  }

  /** Who goes where when points are won and lost, and to prison and back. */
  #points(event: VirtopiaEvent): Move[] {
    switch (event.event) {
      case 'give': {
        const here = this.#here()
        const from = total(this.#on(here)) > 0 ? here : 'city'
        return [{ from, to: `row-${event.other}-${event.virtue}`, meeples: one(event.colour) }]
      }
      case 'discard':
        return [{ from: `row-${event.leader}-${event.virtue}`, to: 'city', meeples: one(event.colour) }]
      case 'surrender':
        return [
          { from: `row-${event.leader}-${event.virtue}`, to: this.#flaw(event.virtue), meeples: one(event.colour) },
        ]
      case 'scare': {
        const from = `cell-${this.#cellOf(VIRTUES[event.virtue])}`
        return [{ from, to: this.#flaw(event.virtue), meeples: one(event.colour) }]
      }
      case 'escape':
        return this.#escape(event)
      case 'seize':
        return [{ from: `cell-${event.cell}`, to: this.#jail(event.flaw), meeples: one(event.colour) }]
      case 'double':
        return [{ from: 'city', to: this.#jail(event.flaw), meeples: one(event.colour, event.count) }]
      default:
        return []
    }
  }

  #escape({ prison: [id = ''], row, colour, count, leader }: VirtopiaEvent & { event: 'escape' }): Move[] {
    const from = `prison-${PRISONS.indexOf(id)}`
    if (row === 0) return [{ from, to: this.#here(), meeples: one(colour, count) }]
    return [
      { from, to: `row-${leader}-${row - 1}`, meeples: one(colour) },
      { from, to: 'city', meeples: one(colour, count - 1) },
    ]
  }

  #walk(leader: number, cell: number): Move {
    return { from: `cell-${this.#cellOfLeader(leader)}`, to: `cell-${cell}`, token: leader }
  }

  // Places.

  #cellOf(card: string | undefined): number {
    return this.shown?.cells.findIndex(({ id }) => id === card) ?? -1
  }

  #flaw(flaw: number): string {
    return `cell-${this.#cellOf(FLAWS[flaw])}`
  }

  /** Iniquity fills the prison opened last, or the one on its way from the pile; Extremism the box. */
  #jail(flaw: number): string {
    const last = this.shown?.prisons.at(-1)
    if (FLAWS[flaw] !== 'FI') return 'box'
    return last ? `prison-${PRISONS.indexOf(last.id)}` : 'prisons'
  }

  /** Where a Leader stands: where its token has landed, or where it is shown. */
  #cellOfLeader(leader: number): number {
    const landed = this.flyers.findLast(({ card }) => card.startsWith(`token-${leader}@`))
    return landed ? Number(landed.card.split('-').at(-1)) : (this.shown?.leaders[leader]?.cell ?? 0)
  }

  /** The cell of the Leader in turn. */
  #here(): string {
    return `cell-${this.#cellOfLeader(this.shown?.leader ?? 0)}`
  }

  #on(cell: string): readonly number[] {
    return this.shown?.cells[Number(cell.slice(5))]?.meeples ?? []
  }

  // Flights: what has landed somewhere leaves from there again, else a figure of the view before is lifted.

  #flights({ from, to, meeples = [], token }: Move): Flight[] {
    if (token !== undefined) return [{ ...this.#source(`token-${token}`, from, 0), what: `token-${token}@${to}`, to }]
    const all = meeples.flatMap((count, colour) => Array.from({ length: count }, (_, nth) => ({ colour, nth })))
    const share = 1 / (1 + LATER * (all.length - 1))
    return all.map(({ colour, nth }, at) => ({
      ...this.#source(`meeple-${colour}`, from, nth),
      what: `meeple-${colour}@${to}`,
      to: this.#landing(to, at),
      share,
      delay: share * LATER * at,
    }))
  }

  /** From where the next of its kind leaves a place. */
  #source(what: string, from: string, nth: number): Pick<Flight, 'from' | 'lift'> {
    const landed = this.flyers.find(({ card }) => card === `${what}@${from}`)
    if (landed) {
      this.flyers = this.flyers.filter((flyer) => flyer !== landed)
      return { from: landed.to }
    }
    const figure = `[data-figure="${from}-${what}"]:not([data-lifted])`
    const drawn = this.root?.querySelectorAll(figure).length ?? 0
    if (nth < drawn) return { from: figure, lift: true }
    return { from: boxOf(this.root, `${from}-${what}`) ?? from }
  }

  /** Where the next one lands in a place, beside those that have landed there. */
  #landing(to: string, at: number): DOMRect | null {
    const box = boxOf(this.root, to) ?? boxOf(this.root, 'prisons')
    const landed = this.flyers.filter(({ card }) => card.startsWith('meeple-') && card.endsWith(`@${to}`)).length
    const beside = BESIDE[(landed + at) % BESIDE.length]!
    return box && new DOMRect(box.x + beside, box.y, box.width, box.height)
  }
}

const one = (colour: number, count = 1): number[] => COLOURS.map((_, at) => (at === colour ? count : 0))
const counts = (of: Record<(typeof COLOURS)[number], number>): number[] => COLOURS.map((name) => of[name])
