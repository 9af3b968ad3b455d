/** A choice in the making: a card of the hand is held (or a pair, or the run), then a column or the pile takes it. */
import type { PushAction } from '../../generated/push'
import type { Chooser, Part } from '../../lib/chooser.svelte'
import type { Action } from '../../lib/types'
import { face, PUSH, SUPER } from './cards'
import type { Lain } from './stage.svelte'

/** What is held: one card, both cards of a pair, or the whole run (`value`: its lowest). */
export interface Held {
  kind: 'card' | 'pair' | 'run'
  key: string
  value: number
}

/** What the table hands over: read anew whenever it is asked for. */
export interface Given {
  chooser: Chooser
  interactive: boolean
  /** whether the star lies on the table */
  playing: boolean
  hand: Lain[]
  columns: Lain[][]
}

/** The part of an action that a card stands for. */
const partOf = (value: number): Part =>
  value === PUSH ? { verb: 'push' } : value === SUPER ? { verb: 'superpush' } : { value }

export class Hold {
  held: Held | null = $state(null)
  /** how far the pointer or the focus would climb with the Super Push */
  aimed = $state(0)
  #given: () => Given
  #begun = false

  constructor(given: () => Given) {
    this.#given = given
    $effect(() => this.#follow())
    $effect(() => {
      if (!this.given.interactive || !this.given.hand.some((lain) => lain.key === this.held?.key)) this.held = null
    })
  }

  given: Given = $derived.by(() => this.#given())
  #legal = $derived.by(() => this.given.chooser.legal as PushAction[])
  /** the column that has been chosen */
  column: number | null = $derived.by(() => {
    const { column } = this.given.chooser.picks
    return typeof column === 'number' ? column : null
  })
  /** whether something can be chosen now */
  waiting: boolean = $derived.by(() => this.given.interactive && this.given.chooser.sent === null)
  #pair = $derived.by(() => (this.waiting ? this.#legal.find((action) => action.verb === 'pair') : undefined))
  #run = $derived.by(() => (this.waiting ? this.#legal.find((action) => action.verb === 'run') : undefined))
  canPair: boolean = $derived.by(
    () => !!this.#pair && !this.climbing && (this.column === null || this.#may({ ...this.#pair, column: this.column })),
  )
  canRun: boolean = $derived.by(
    () => !!this.#run && !this.climbing && (this.column === null || this.#may({ ...this.#run, column: this.column })),
  )
  /** whether it is being asked how far the Super Push goes */
  climbing: boolean = $derived.by(() => this.given.chooser.picks.verb === 'superpush' && this.column !== null)
  steps: number[] = $derived.by(() =>
    this.climbing
      ? (this.given.chooser.narrowed as PushAction[]).flatMap((action) =>
          action.verb === 'superpush' ? [action.steps] : [],
        )
      : [],
  )
  /** whether the held card may be thrown away */
  throwing: boolean = $derived.by(() => this.waiting && this.held?.kind === 'card' && !this.climbing)
  /** whether anything sticks over the hand: the pair, the run, what throws a card away */
  sticking: boolean = $derived.by(() => this.canPair || this.canRun || this.throwing)
  /** whether the next thing to click is a card of the hand */
  picking: boolean = $derived.by(() => this.waiting && this.given.playing && this.held === null)
  /** nothing fits anywhere: what can be done is to throw a card away, any of them */
  onlyDiscards: boolean = $derived.by(
    () => this.waiting && this.given.playing && this.given.chooser.legal.every(({ verb }) => verb === 'discard'),
  )
  /** which columns would take what is held */
  targets: boolean[] = $derived.by(() =>
    this.given.columns.map(
      (_, i) => this.waiting && this.held !== null && !this.climbing && this.#may(this.#deed(i + 1)),
    ),
  )

  /** Escape, or a choice made in the list, changes the picks behind our back. */
  #follow(): void {
    const { chooser, hand } = this.given
    const { verb, value, low } = chooser.picks as { verb?: string; value?: number; low?: number }
    if (!chooser.choosing) {
      if (this.#begun) this.held = null
      this.#begun = false
    } else if (this.held === null && verb !== undefined) {
      const wanted = verb === 'push' ? PUSH : verb === 'superpush' ? SUPER : (value ?? low ?? NaN)
      const lain = hand.find((other) => face(other.card).value === wanted)
      const kind = verb === 'pair' || verb === 'run' ? verb : 'card'
      if (lain) this.held = { kind, key: lain.key, value: wanted }
      this.#begun = true
    }
  }

  #may(action: PushAction): boolean {
    return this.#legal.some((other) =>
      Object.entries(other).every(([key, value]) => (action as Record<string, unknown>)[key] === value),
    )
  }

  /** The action that the held cards would be on a column. */
  #deed(column: number): PushAction {
    const value = this.held?.value ?? 0
    if (this.held?.kind === 'pair') return { verb: 'pair', value, column }
    if (this.held?.kind === 'run') return { verb: 'run', low: value, column }
    if (value === PUSH) return { verb: 'push', column }
    if (value === SUPER) return { verb: 'superpush', column, steps: 1 }
    return { verb: 'place', value, column }
  }

  #narrow(part: Part): void {
    const { chooser } = this.given
    chooser.reset()
    const matching = chooser.legal.filter((action) =>
      Object.entries(part).every(([key, value]) => action[key] === value),
    )
    this.#begun = matching.some((action) => action.verb !== 'discard')
    if (this.#begun) chooser.pick(part)
  }

  /** A card of the hand was clicked. */
  hold(key: string, value: number): void {
    if (!this.waiting) return
    if (this.column !== null && this.held === null) return this.#give(value)
    if (this.held?.key === key && this.held.kind === 'card') return this.release()
    this.held = { kind: 'card', key, value }
    this.#narrow(partOf(value))
  }

  /** A card of the hand begins to be dragged. */
  lift(key: string, value: number): void {
    if (this.held?.key === key || this.has(key, value)) return
    if (this.column !== null) this.given.chooser.reset()
    this.hold(key, value)
  }

  /** The column was chosen first; now the card. */
  #give(value: number): void {
    const { chooser } = this.given
    const { column } = this
    if (column === null) return
    if (value === SUPER && chooser.can({ verb: 'superpush' })) return chooser.pick({ verb: 'superpush' })
    chooser.commit(value === PUSH ? { verb: 'push', column } : { verb: 'place', value, column })
  }

  /** Several cards at once: the pair, or the run. */
  together(kind: 'pair' | 'run'): void {
    const value = kind === 'pair' ? this.#pair?.value : this.#run?.low
    if (value === undefined || !this.waiting) return
    const { chooser, hand } = this.given
    const action: Action = kind === 'pair' ? { verb: 'pair', value } : { verb: 'run', low: value }
    if (this.column !== null && this.held === null) return chooser.commit({ ...action, column: this.column })
    if (this.held?.kind === kind) return this.release()
    const lain = hand.find((other) => face(other.card).value === value)
    this.held = { kind, key: lain?.key ?? '', value }
    this.#narrow(action)
  }

  release(): void {
    this.held = null
    this.#begun = false
    this.given.chooser.reset()
  }

  /** A column was clicked: it takes what is held, or is chosen first. */
  take(column: number): void {
    const { chooser } = this.given
    if (!this.waiting) return
    if (this.held === null) return this.#choose(column)
    const action = this.#deed(column)
    if (!this.#may(action)) return chooser.refuse(action)
    if (action.verb !== 'superpush') return chooser.commit(action)
    if (this.column === column) return chooser.back()
    chooser.pick({ column })
  }

  #choose(column: number): void {
    const { chooser, hand } = this.given
    if (this.column === column) return chooser.reset()
    if (chooser.could({ column })) {
      chooser.reset()
      return chooser.pick({ column })
    }
    const value = hand.map((lain) => face(lain.card).value).find((other) => other < PUSH)
    chooser.refuse(value === undefined ? { verb: 'push', column } : { verb: 'place', value, column })
  }

  throwAway(): void {
    if (!this.waiting || this.held?.kind !== 'card') return
    const action = { verb: 'discard', value: this.held.value }
    this.given.chooser.reset()
    this.given.chooser.commit(action)
  }

  climb(steps: number): void {
    if (this.column !== null) this.given.chooser.commit({ verb: 'superpush', column: this.column, steps })
  }

  /** Whether a card of the hand is (one of those) held. */
  has(key: string, value: number): boolean {
    if (this.held === null) return false
    if (this.held.kind === 'pair') return value === this.held.value
    if (this.held.kind === 'run') return value < PUSH
    return this.held.key === key
  }

  /** Does anything besides the pile want this card? If nothing wants any, the pile does. */
  useful(value: number): boolean {
    if (!this.waiting) return false
    if (this.onlyDiscards) return true
    return this.given.chooser.legal.some(
      (action) =>
        action.verb !== 'discard' &&
        (this.column === null || this.held !== null || action.column === this.column) &&
        Object.entries(partOf(value)).every(([key, wanted]) => action[key] === wanted),
    )
  }

  /** How many cards of a column the choice would throw out, counted from the end; -1: the last one is covered. */
  victims(i: number): number {
    if (!this.targets[i] && !(this.climbing && this.column === i + 1)) return 0
    if (this.climbing) return this.aimed
    const last = this.given.columns[i]?.at(-1)
    if (!this.held || !last) return 0
    if (this.held.kind === 'card' && this.held.value >= PUSH) return 1
    const value = face(last.card).value
    const ends = this.held.kind === 'run' ? [this.held.value, (this.held.value + 2) % 10] : [this.held.value]
    return ends.includes(value) ? -1 : 0
  }

  /** Whether the choice would throw out card `k` of a column. */
  doomed(i: number, k: number): boolean {
    const count = this.victims(i)
    const end = (this.given.columns[i]?.length ?? 0) - 1
    if (count < 0) return k === end
    return count > 0 && k < end && k >= end - count
  }
}
