/** What a line of the log speaks of, by the names that things on the table have as `data-spot`. */
import type { BoardFacts, GameEvent } from '../../lib/types'

export const spot = (kind: 'card' | 'place' | 'seat', name: string | number): string =>
  `${kind}-${String(name).replace(/\s+/g, '_')}`

/** The cards of an event, its seat, and the places that its numbers count. */
export function spotsOf(event: GameEvent, facts: BoardFacts): string[] {
  const cards = Object.values(event).flatMap((value) => (Array.isArray(value) ? value.map(String) : []))
  const places = Object.entries(event).flatMap(([name, value]) =>
    typeof value === 'number' && name !== 'n' && name !== 'seat' ? [`${facts.aims[name] ?? name} ${value}`] : [],
  )
  return [
    ...(event.seat === null ? [] : [spot('seat', event.seat)]),
    ...cards.filter((card) => !card.startsWith('?')).map((card) => spot('card', card)),
    ...places.map((place) => spot('place', place)),
  ]
}
