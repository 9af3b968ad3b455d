/** The treaties and alliances of a match, as the log tells them. */
import type { GameEvent } from '../../../lib/types'
import type { ConanEvent } from '../types'

type Proposal = Extract<ConanEvent, { event: 'treaty' | 'counter' | 'ally' | 'amend' }>
type Conclusion = Extract<ConanEvent, { event: 'concluded' | 'allied' }>

export interface Pact {
  /** the event that proposed it */
  event: Proposal | Conclusion
  round: number
  kind: 'treaty' | 'alliance'
  /** it answers the proposal before it */
  counter: boolean
  state: 'asked' | 'agreed' | 'refused' | 'countered' | 'parted'
  /** the event of its conclusion */
  agreed: Conclusion | null
  /** who has refused it */
  refused: number[]
}

const KINDS: Readonly<Record<Proposal['event'], Pact['kind']>> = {
  treaty: 'treaty',
  counter: 'treaty',
  ally: 'alliance',
  amend: 'alliance',
}

const proposes = (event: ConanEvent): event is Proposal => event.event in KINDS

/** `now` is the round in which a log begins that does not say so itself. */
export function pacts(log: GameEvent[], now: number): Pact[] {
  const told = log as ConanEvent[]
  const found: Pact[] = []
  let round = told.find((event) => event.event === 'phase')?.round ?? now
  let last: Pact | null = null
  for (const event of told) {
    if (event.event === 'phase') {
      round = event.round
      last = null
    } else if (proposes(event)) {
      const kind = KINDS[event.event]
      const counter = event.event === 'counter' || event.event === 'amend'
      if (counter && last) last.state = 'countered'
      last = { event, round, kind, counter, state: 'asked', agreed: null, refused: [] }
      found.push(last)
    } else if (event.event === 'pact') {
      last = null
    } else if (event.event === 'refused' && last) {
      last.refused.push(event.seat ?? 0)
      last.state = 'refused'
    } else if (event.event === 'concluded' || event.event === 'allied') {
      last ??= begun(event, round, found)
      last.state = 'agreed'
      last.agreed = event
    } else if (event.event === 'parted') {
      const both = [event.seat, event.other]
      const pact = found.findLast(
        (one) =>
          one.kind === 'alliance' &&
          one.state === 'agreed' &&
          both.includes(one.agreed!.seat) &&
          both.includes(one.agreed!.other),
      )
      if (pact) pact.state = 'parted'
    }
  }
  return found
}

/** What was agreed without its proposal in the log. */
function begun(event: Conclusion, round: number, found: Pact[]): Pact {
  const pact: Pact = {
    event,
    round,
    kind: event.event === 'allied' ? 'alliance' : 'treaty',
    counter: false,
    state: 'agreed',
    agreed: event,
    refused: [],
  }
  found.push(pact)
  return pact
}
