/** A treaty that is being written: what I give, what I ask, and to whom. Nothing leaves the page before it is signed. */
import { EVERYBODY, heldNumber, numberOf } from '../cards'
import type { ConanAction, ConanSeat } from '../types'

export const MOST_CARDS = 2
export const MOST_GLORY = 10

export class Deal {
  to: number = $state(EVERYBODY)
  cards: { card: string; shown: boolean }[] = $state([])
  /** positive: I pay; negative: I ask for it */
  glory: number = $state(0)
  ceded: string[] = $state([])
  claimed: string[] = $state([])
  asked: number[] = $state([])

  constructor(to: number) {
    this.to = to
  }

  empty = $derived.by(
    () => !this.cards.length && !this.glory && !this.ceded.length && !this.claimed.length && !this.asked.length,
  )

  /** How many copies of a card are given already. */
  given(card: string): number {
    return this.cards.filter((one) => one.card === card).length
  }

  give(card: string): void {
    if (this.cards.length < MOST_CARDS) this.cards.push({ card, shown: false })
  }

  takeBack(at: number): void {
    this.cards.splice(at, 1)
  }

  /** Give or ask an Object, or not any more. */
  toggle(which: 'ceded' | 'claimed', card: string): void {
    const there = this[which]
    if (there.includes(card)) this[which] = there.filter((other) => other !== card)
    else if (there.length < MOST_CARDS) this[which] = [...there, card]
  }

  ask(at: number, category: number | null): void {
    const asked = [...this.asked]
    if (category === null) asked.splice(at, 1)
    else asked[at] = category
    this.asked = asked
  }

  /** Asking for more than the other can pay is asking in vain. */
  least(other: ConanSeat | null): number {
    return -Math.min(MOST_GLORY, other ? Math.max(0, other.glory - 1) : MOST_GLORY)
  }

  most(me: ConanSeat): number {
    return Math.min(MOST_GLORY, Math.max(0, me.glory - 1))
  }

  /** The steps of the draft after the verb that opens it; each treaty is written in one order only. */
  terms(): ConanAction[] {
    const gives = this.cards
      .map(({ card, shown }) => ({ verb: 'give' as const, card: heldNumber(card), shown: shown ? 1 : 0 }))
      .sort((a, b) => a.card - b.card || a.shown - b.shown)
    const glory: ConanAction[] =
      this.glory > 0
        ? [{ verb: 'pay', amount: this.glory }]
        : this.glory < 0
          ? [{ verb: 'charge', amount: -this.glory }]
          : []
    const objects = (verb: 'cede' | 'claim', cards: string[]): ConanAction[] =>
      cards
        .map(numberOf)
        .sort((a, b) => a - b)
        .map((object) => ({ verb, object }))
    const asks = this.asked.toSorted((a, b) => a - b).map((category): ConanAction => ({ verb: 'ask', category }))
    return [
      ...gives,
      ...glory,
      ...objects('cede', this.ceded),
      ...objects('claim', this.claimed),
      ...asks,
      { verb: 'sign' },
    ]
  }
}
