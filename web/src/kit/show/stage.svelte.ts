/** A stage for the page that shows the kit: cards go from the pile to the hand, and back. */
import type { GameEvent } from '../../lib/types'
import type { Flight } from '../flight.svelte'
import { MS } from '../pace'
import { Stage as Base } from '../stage.svelte'

export interface Toy {
  pile: number[]
  hand: number[]
}

export class Stage extends Base<Toy> {
  protected override takes(): number {
    return MS.flight
  }

  protected override flights({ event, card }: GameEvent): Flight[] {
    const held = { what: String(card), from: `card-${card}`, to: 'pile', lift: true }
    return [event === 'draw' ? { what: String(card), from: 'pile', to: 'hand' } : held]
  }

  protected override marks({ event }: GameEvent): string[] {
    return [event === 'draw' ? 'hand' : 'pile']
  }
}
