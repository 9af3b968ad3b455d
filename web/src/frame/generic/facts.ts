import type { BoardFacts } from '../../lib/types'
import { laid } from '../../lib/variant/laid.svelte'

const known = new Map<string, BoardFacts>()

export function keepFacts(game: string, facts: BoardFacts): void {
  known.set(game, facts)
}

/** What the server says of a game's board. It is here before the table is. */
export const factsOf = (game: string): BoardFacts => {
  const facts = known.get(game)!
  const own = laid.faces(game)
  return Object.keys(own).length ? { ...facts, faces: { ...facts.faces, ...own } } : facts
}
