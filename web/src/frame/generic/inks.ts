/** The ink of a card: the game's own, or one for each back, so that what is shuffled together looks alike. */
import type { BoardFacts } from '../../lib/types'

const INKS = ['#8f3b2c', '#2b5d8c', '#35704a', '#7a5a14', '#6b4791', '#1f6f74', '#8a3d66', '#4d5b6b']

export function inkOf(card: string, facts: BoardFacts): string {
  const face = card.startsWith('?') ? facts.backs[card.slice(1)] : facts.faces[card]
  if (face?.colour) return face.colour
  const back = face?.back ?? ''
  const pool = Object.keys(facts.backs).indexOf(back)
  return facts.backs[back]?.colour || INKS[Math.max(0, pool) % INKS.length]!
}
