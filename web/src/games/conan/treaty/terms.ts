/** Both sides of a treaty, an alliance or a pact as things to be drawn; glory is so many times "?glory". */
import { CATEGORIES, heldCard, hidden, objectCard, objectsIn, QUARTERS } from '../cards'
import type { ConanAction, ConanClause, TreatyTerms } from '../types'

const veiled = (cards: readonly string[]): string[] =>
  cards.map((card) => (hidden(card) ? `?veiled-${card.slice(1)}` : card))

const coinsOf = (amount: number): string[] => Array.from({ length: amount }, () => '?glory')
const categoryBack = (category: number): string => `?asked-${CATEGORIES[category] ?? 'any'}`

/** Both sides of a treaty as its question and its events state them; glory is so many times "?glory". */
export function termsOf(
  { glory = 0, first = -1, second = -1, ceded = 0, claimed = 0 }: TreatyTerms,
  cards: readonly string[],
  received: readonly string[] | null = null,
): { gives: string[]; asks: string[] } {
  const coins = coinsOf(Math.abs(glory))
  const asked = [first, second].filter((category) => category >= 0).map(categoryBack)
  return {
    gives: [...veiled(cards), ...(glory > 0 ? coins : []), ...objectsIn(ceded)],
    asks: [...(received ? veiled(received) : asked), ...(glory < 0 ? coins : []), ...objectsIn(claimed)],
  }
}

/** The same of a treaty that is being written. */
export function writtenTerms(draft: readonly ConanAction[]): { gives: string[]; asks: string[] } {
  const gives: string[] = []
  const asks: string[] = []
  for (const step of draft) {
    if (step.verb === 'give') gives.push(heldCard(step.card))
    else if (step.verb === 'pay') gives.push(...coinsOf(step.amount))
    else if (step.verb === 'charge') asks.push(...coinsOf(step.amount))
    else if (step.verb === 'cede') gives.push(objectCard(step.object))
    else if (step.verb === 'claim') asks.push(objectCard(step.object))
    else if (step.verb === 'ask') asks.push(categoryBack(step.category))
  }
  return { gives, asks }
}

/** An alliance as its proposer, or his partner, would tell it: one's own quarters, the rest, and whose the loot is. */
export function shares(
  share: number,
  spoils: number,
  proposer: boolean,
): { share: number; rest: number; loot: string } {
  const own = proposer ? share : QUARTERS - share
  const loot = ['who', 'other', 'turns']
  return { share: own, rest: QUARTERS - own, loot: loot[proposer || spoils === 2 ? spoils : 1 - spoils] ?? 'turns' }
}

/** A step of a pact as things: cards, an Object, glory, what is asked. */
export function pactThings(step: ConanAction): string[] {
  switch (step.verb) {
    case 'give':
    case 'name':
      return [heldCard(step.card)]
    case 'pledge':
      return coinsOf(step.amount)
    case 'grant':
      return [objectCard(step.object)]
    case 'request':
      return [categoryBack(step.category)]
    default:
      return []
  }
}

/** The clauses of a pact in the making, one for each giver and taker. */
export function draftedClauses(draft: readonly ConanAction[]): ConanClause[] {
  const found: ConanClause[] = []
  for (const step of draft.slice(1)) {
    if (step.verb === 'between') found.push({ giver: step.giver, taker: step.taker, things: [] })
    else found.at(-1)?.things.push(...pactThings(step))
  }
  return found
}
