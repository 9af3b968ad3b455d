/** What the middle of the table shows beside the cards: all of it is told by the view and by the log up to it. */
import type { GameEvent, View } from '../../lib/types'
import { begins, lastRound, roundOf, type Past, type Round } from './rounds'
import type { HerosEvent, HerosView } from './types'

export interface Moment {
  view: View
  /** what everybody is asked; once answered it stays until the next turn does something */
  round: Round | null
  /** the card read aloud; it stays as long */
  aloud: string | null
  /** the last question to all that was answered */
  last: Past | null
  /** what has happened since the turn began, as far as the table does not show it */
  told: GameEvent[]
}

/** What needs no words in the middle of the table, which shows it as it is. */
const SHOWN = new Set(['sealed', 'ask', 'answers', 'reveal'])
const LINES = 4

export function momentOf(view: View, log: GameEvent[]): Moment {
  const table = view.table as HerosView
  const from = log.findLastIndex(begins)
  const last = lastRound(log, table.players.length)
  // between two turns, what the last one was about is still in sight
  const between = view.question?.decision === 'DrawOrAsk' && from >= 0
  const asked = lastRound(log.slice(Math.max(0, from)), table.players.length)
  return {
    view,
    round: roundOf(view) ?? (between ? asked : null),
    aloud: table.revealed ?? (between ? readAloud(log[from] as HerosEvent) : null),
    last,
    told:
      from < 0
        ? []
        : log
            .slice(from)
            .filter(({ event }) => !SHOWN.has(event))
            .slice(-LINES),
  }
}

const readAloud = (event: HerosEvent): string | null => (event.event === 'reveal' ? (event.cards[0] ?? null) : null)
