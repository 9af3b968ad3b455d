/** What may be done now, and with which thing on the table. */
import type { Chooser, Part } from '../../lib/chooser.svelte'
import type { Action, Question, View } from '../../lib/types'
import { numberOf } from './cards'
import type { EpicOdds, EpicView } from './types'

export interface Hands {
  view: View
  chooser: Chooser
  open: boolean
}

/** The order in which the actions of one card are offered. */
const ORDER = ['gain', 'attempt', 'play', 'target', 'trigger', 'discard', 'explore']

export class Desk {
  #hands: () => Hands
  /** the card that is held up, with what may be done with it */
  held: number | null = $state(null)

  constructor(hands: () => Hands) {
    this.#hands = hands
  }

  get chooser(): Chooser {
    return this.#hands().chooser
  }

  open: boolean = $derived.by(() => this.#hands().open)
  table: EpicView = $derived.by(() => this.#hands().view.table as EpicView)
  asked: Question | null = $derived.by(() => this.#hands().view.question)
  legal: Action[] = $derived.by(() => (this.open ? this.chooser.legal : []))
  /** the question, if it is put to this seat and may be answered now */
  decision: string = $derived.by(() => (this.legal.length ? (this.asked?.decision ?? '') : ''))

  may(part: Part): boolean {
    return this.open && this.chooser.could(part)
  }

  /** What may be done with a card. */
  actionsOf(card: number): Action[] {
    return this.legal
      .filter((action) => action.card === card)
      .toSorted((a, b) => ORDER.indexOf(a.verb) - ORDER.indexOf(b.verb))
  }

  /** Whether a card glows: something else than laying it aside may be done with it. */
  glows(card: number): boolean {
    return this.legal.some((action) => action.card === card && action.verb !== 'explore')
  }

  touches(card: number): boolean {
    return this.legal.some((action) => action.card === card)
  }

  /** Actions that belong to no card: the buttons beside the question. */
  plain: Action[] = $derived.by(() =>
    this.legal.filter((action) => action.card === undefined && action.verb !== 'store' && action.verb !== 'keep'),
  )

  /** How much experience may be stored at most. */
  storable: number = $derived.by(() =>
    this.legal.reduce((most, action) => (action.verb === 'store' ? Math.max(most, Number(action.amount)) : most), 0),
  )

  commit(action: Action): void {
    this.held = null
    this.chooser.commit(action)
  }

  hold(card: number): void {
    this.held = this.held === card ? null : card
  }

  /** How likely an attempt of the active player is, by path; without Dark Runes. */
  chancesOf(card: number): (number | null)[] {
    const found = (path: number): EpicOdds | undefined =>
      this.table.odds.find((odds) => numberOf(odds.card) === card && odds.path === path)
    return [0, 1].map((path) => found(path)?.chances[0] ?? null)
  }

  /** How likely the Adversary that is in sight is beaten without Dark Runes. */
  faceChance({ adversary }: EpicView): number | null {
    if (!adversary) return null
    return this.oddsOf(numberOf(adversary.turned ? adversary.final : adversary.front), 0)?.chances[0] ?? null
  }

  oddsOf(card: number, path: number): EpicOdds | null {
    return this.table.odds.find((odds) => numberOf(odds.card) === card && odds.path === path) ?? null
  }
}
