import type { BoardFacts } from '../../lib/types'

const known = new Map<string, BoardFacts>()

export function keepFacts(game: string, facts: BoardFacts): void {
  known.set(game, facts)
}

/** What the server says of a game's board. It is here before the table is. */
export const factsOf = (game: string): BoardFacts => known.get(game)!
