import type { SeatMark } from '../../../lib/game'
import type { GameEvent } from '../../../lib/types'
import type { Choices } from '../choices.svelte'
import type { Stage } from '../stage.svelte'
import type { HerosAction, HerosView, Say } from '../types'

/** What the middle of the table is made from. */
export interface MiddleProps {
  stage: Stage
  table: HerosView
  choices: Choices
  /** whose eyes see it */
  seat: number | null
  /** all seats, oneself first */
  order: number[]
  names: string[]
  marks: SeatMark[]
  narrow: boolean
  /** an event in words */
  tale: (event: GameEvent) => string
  /** an action in words */
  tell: (action: HerosAction) => string
  t: Say
  /** somebody's letter is clicked */
  onpick: (seat: number) => void
}
