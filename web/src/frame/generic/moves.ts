/** What has moved between two boards, as far as a seat can see it: which card left which place for which. */
import type { Board, BoardFacts } from '../../lib/types'

/** A card on its way; `card` is what can be seen of it, its face where one of both ends shows it. */
export type Move = { card: string; from: string; to: string }

type Loose = { card: string; place: string }

/** The cards that are in a list more often than in another. */
function surplus(list: string[], other: string[]): string[] {
  const left = [...other]
  return list.filter((card) => {
    const at = left.indexOf(card)
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}

const cardsOf = (board: Board, name: string): string[] => board.places.find((place) => place.name === name)?.cards ?? []

const backOf = (card: string, facts: BoardFacts): string | undefined =>
  card.startsWith('?') ? facts.backs[card.slice(1)]?.back : facts.faces[card]?.back

/** Whether what left could be what arrived: the same card, or one of the same back that was turned on its way. */
function fits(left: Loose, come: Loose, facts: BoardFacts, exact: boolean): boolean {
  if (left.place === come.place) return false
  if (exact) return left.card === come.card
  const turned = left.card.startsWith('?') || come.card.startsWith('?')
  return turned && backOf(left.card, facts) === backOf(come.card, facts)
}

/** All that has moved: cards that are recognised first, then those that were turned over on their way. */
export function movesBetween(before: Board, after: Board, facts: BoardFacts): Move[] {
  const gone: Loose[] = []
  const come: Loose[] = []
  for (const { name, cards } of after.places) {
    const old = cardsOf(before, name)
    surplus(old, cards).forEach((card) => gone.push({ card, place: name }))
    surplus(cards, old).forEach((card) => come.push({ card, place: name }))
  }
  const moves: Move[] = []
  for (const exact of [true, false])
    for (const arrived of [...come]) {
      const at = gone.findIndex((left) => fits(left, arrived, facts, exact))
      if (at < 0) continue
      const [left] = gone.splice(at, 1)
      come.splice(come.indexOf(arrived), 1)
      const card = left!.card.startsWith('?') ? arrived.card : left!.card
      moves.push({ card, from: left!.place, to: arrived.place })
    }
  return moves
}

/** The moves that an event speaks of, taken out of those that are still to be told. */
export function taken(moves: Move[], cards: string[]): Move[] {
  return cards.flatMap((card) => {
    const at = moves.findIndex((move) => move.card === card)
    return at < 0 ? [] : moves.splice(at, 1)
  })
}
