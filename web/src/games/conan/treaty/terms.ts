/** Both sides of a treaty, an alliance or a pact as things to be drawn; glory is so many times "?glory". */
import type { Action } from '../../../lib/types'
import { CATEGORIES, heldCard, hidden, objectCard, objectsIn, QUARTERS } from '../cards'
import type { ConanClause } from '../types'

const veiled = (cards: readonly string[]): string[] =>
  cards.map((card) => (hidden(card) ? `?veiled-${card.slice(1)}` : card))

/** Both sides of a treaty as its question and its events state them; glory is so many times "?glory". */
export function termsOf(
  of: { [part: string]: unknown },
  cards: readonly string[],
  received: readonly string[] | null = null,
): { gives: string[]; asks: string[] } {
  const amount = Number(of.glory ?? 0)
  const coins = Array.from({ length: Math.abs(amount) }, () => '?glory')
  const asked = [of.first, of.second]
    .map(Number)
    .flatMap((category) => (category >= 0 ? [`?asked-${CATEGORIES[category] ?? 'any'}`] : []))
  return {
    gives: [...veiled(cards), ...(amount > 0 ? coins : []), ...objectsIn(Number(of.ceded ?? 0))],
    asks: [
      ...(received ? veiled(received) : asked),
      ...(amount < 0 ? coins : []),
      ...objectsIn(Number(of.claimed ?? 0)),
    ],
  }
}

/** The same of a treaty that is being written. */
export function writtenTerms(draft: readonly Action[]): { gives: string[]; asks: string[] } {
  const gives: string[] = []
  const asks: string[] = []
  for (const step of draft) {
    const coins = Array.from({ length: Number(step.amount ?? 0) }, () => '?glory')
    if (step.verb === 'give') gives.push(heldCard(Number(step.card)))
    else if (step.verb === 'pay') gives.push(...coins)
    else if (step.verb === 'charge') asks.push(...coins)
    else if (step.verb === 'cede') gives.push(objectCard(Number(step.object)))
    else if (step.verb === 'claim') asks.push(objectCard(Number(step.object)))
    else if (step.verb === 'ask') asks.push(`?asked-${CATEGORIES[Number(step.category)] ?? 'any'}`)
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
export function pactThings(step: Action): string[] {
  switch (step.verb) {
    case 'give':
    case 'name':
      return [heldCard(Number(step.card))]
    case 'pledge':
      return Array.from({ length: Number(step.amount) }, () => '?glory')
    case 'grant':
      return [objectCard(Number(step.object))]
    case 'request':
      return [`?asked-${CATEGORIES[Number(step.category)] ?? 'any'}`]
    default:
      return []
  }
}

/** The clauses of a pact in the making, one for each giver and taker. */
export function draftedClauses(draft: readonly Action[]): ConanClause[] {
  const found: ConanClause[] = []
  for (const step of draft.slice(1)) {
    if (step.verb === 'between') found.push({ giver: Number(step.giver), taker: Number(step.taker), things: [] })
    else found.at(-1)?.things.push(...pactThings(step))
  }
  return found
}
