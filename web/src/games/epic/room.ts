/** How much room a phone needs to show the table without scrolling. */
import type { EpicView } from './types'

/** Below this height everything scrolls but what is asked. */
export const PINS = 400

/** From this height on the cards of a hand have a line more. */
export const ROOMY = 620

/** Heroes and the Adversary, with what lies between them. */
const HEADS = 122
/** The tabs and two cards of a row. */
const ROW = 220
/** The card that is attempted, its runes and its sum. */
const CHALLENGE = 258
/** Two cards that wait on the stack. */
const STACKED = 52

/** How high the table must be, in pixels, beside what is asked. */
export function roomFor({ challenge, stack }: EpicView, asks: number): number {
  return HEADS + asks + (challenge ? CHALLENGE + STACKED * Math.ceil(stack.length / 2) : ROW)
}
