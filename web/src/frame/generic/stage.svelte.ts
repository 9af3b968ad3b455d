/** What flies over the generic table: the cards that an event names, from where they lay to where they lie now. */
import { boxOf } from '../../kit/anchors'
import type { Flight } from '../../kit/flight.svelte'
import { MS } from '../../kit/pace'
import { Stage as Base, type Beat, type Frame } from '../../kit/stage.svelte'
import type { Board, BoardFacts, GameEvent } from '../../lib/types'
import { movesBetween, taken, type Move } from './moves'
import { spotsOf } from './spots'

/** The cards that an event names, hidden ones as their backs. */
const named = (event: GameEvent): string[] =>
  Object.values(event).flatMap((value) => (Array.isArray(value) ? value.map(String) : []))

const quoted = (name: string): string => `"${CSS.escape(name)}"`

export class Stage extends Base<Board> {
  #facts: BoardFacts
  /** the board of the frame that was planned last */
  #last: Board | null = null

  constructor(facts: BoardFacts) {
    super()
    this.#facts = facts
  }

  /** One event after the other, each with the cards that it names; what moved besides moves with the last of them. */
  protected override before(frame: Frame): Beat[] {
    const next = frame.view.table as Board
    const moves = this.#last && frame.events.length ? movesBetween(this.#last, next, this.#facts) : []
    this.#last = next
    const told = frame.events.map((event) => taken(moves, named(event))).filter((each) => each.length > 0)
    if (moves.length) told.push(moves)
    return told.map((each) => ({
      ms: MS.flight,
      play: (ms) =>
        this.send(
          each.map((move) => this.#flight(move)),
          ms,
        ),
    }))
  }

  protected override marks(event: GameEvent): string[] {
    return spotsOf(event, this.#facts)
  }

  #flight({ card, from, to }: Move): Flight {
    const start = `[data-place=${quoted(from)}] [data-card=${quoted(card)}]`
    const seen = boxOf(this.root, start) !== null
    return {
      what: card,
      from: seen ? start : this.#placeOf(from),
      to: this.#placeOf(to),
      lift: seen && !card.startsWith('?'),
    }
  }

  /** Where a place is drawn; one that is not drawn while nothing lies there is at its seat. */
  #placeOf(name: string): string {
    const place = `[data-place=${quoted(name)}] .cards`
    if (boxOf(this.root, place)) return place
    const owner = this.#last?.places.find((each) => each.name === name)?.owner ?? -1
    return `[data-seat="${owner}"] .plate`
  }
}
