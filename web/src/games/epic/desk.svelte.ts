/** What may be done now, and with which thing on the table. */
import { Desk as Base } from '../../kit/desk.svelte'
import { numberOf } from './cards'
import type { Asked, EpicAction, EpicOdds, EpicView } from './types'

/** What may be done with a card. */
type OfCard = Extract<EpicAction, { card: number }>

const isOf = (action: EpicAction, card: number): action is OfCard => 'card' in action && action.card === card

/** The order in which the actions of one card are offered. */
const ORDER = ['gain', 'attempt', 'play', 'target', 'trigger', 'discard', 'explore']

export class Desk extends Base<EpicView, EpicAction, Asked> {
  /** the card that is held up, with what may be done with it */
  held: number | null = $state(null)

  /** What may be done with a card. */
  actionsOf(card: number): OfCard[] {
    return this.legal
      .filter((action) => isOf(action, card))
      .toSorted((a, b) => ORDER.indexOf(a.verb) - ORDER.indexOf(b.verb))
  }

  /** Whether a card glows: something else than laying it aside may be done with it, or that is all there is to do. */
  glows(card: number): boolean {
    return this.legal.some((action) => isOf(action, card) && (action.verb !== 'explore' || this.only('explore')))
  }

  /** Whether nothing else may be done, as when that is what a hint or a lesson points at. */
  only(verb: EpicAction['verb']): boolean {
    return this.legal.length > 0 && this.legal.every((action) => action.verb === verb)
  }

  touches(card: number): boolean {
    return this.legal.some((action) => isOf(action, card))
  }

  /** Actions that belong to no card: the buttons beside the question. */
  plain: EpicAction[] = $derived.by(() =>
    this.legal.filter((action) => !('card' in action) && action.verb !== 'store' && action.verb !== 'keep'),
  )

  /** How much experience may be stored at once. */
  stores: number[] = $derived.by(() => this.legal.flatMap((action) => (action.verb === 'store' ? [action.amount] : [])))

  override commit(action: EpicAction): void {
    this.held = null
    super.commit(action)
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

  /** How likely an attempt of the Adversary that is in sight is. */
  faceOdds({ adversary }: EpicView): EpicOdds | null {
    if (!adversary) return null
    return this.oddsOf(numberOf(adversary.turned ? adversary.final : adversary.front), 0)
  }

  oddsOf(card: number, path: number): EpicOdds | null {
    return this.table.odds.find((odds) => numberOf(odds.card) === card && odds.path === path) ?? null
  }
}
