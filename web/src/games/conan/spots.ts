/** Which places of the table an event speaks of. */
import type { GameEvent } from '../../lib/types'
import { adventureCard, hidden } from './cards'
import type { ConanEvent } from './types'

const PACTS: readonly string[] = ['treaty', 'counter', 'concluded', 'ally', 'amend', 'allied']
const DISCARDS: readonly string[] = ['drop', 'reshuffle', 'recover', 'special', 'reveal']

export function spots(told: GameEvent): string[] {
  const event = told as ConanEvent
  const found: string[] = event.seat === null ? [] : [`seat-${event.seat}`]
  if ('other' in event && event.other >= 0) found.push(`seat-${event.other}`)
  if ('adventure' in event) found.push(adventureCard(event.adventure))
  if ('origin' in event) found.push(adventureCard(event.origin))
  if ('cards' in event) found.push(...event.cards.filter((card) => !hidden(card)))
  if ('placed' in event) found.push(...event.placed.filter((card) => !hidden(card)))
  if (PACTS.includes(event.event)) found.push('treaties')
  if (DISCARDS.includes(event.event)) found.push('discard')
  return found
}
