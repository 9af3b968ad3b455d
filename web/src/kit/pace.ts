/** How long everything on a table takes: the one place for it, with the speed that a person has chosen. */
import { prefs, type Speed } from '../lib/prefs.svelte'

export const SPEEDS: readonly Speed[] = ['calm', 'normal', 'quick', 'off']

/** In milliseconds, at normal speed. */
export const MS = {
  /** a chain of events never takes longer than this */
  most: 1900,
  /** below this nothing can be followed: it is not shown moving */
  least: 45,
  /** a thing that flies from one place to another */
  flight: 320,
  /** how long a place that has changed stays lit */
  lit: 1400,
  /** how long a step is looked at when a chain is shown again */
  step: 1100,
} as const

const FACTORS: Readonly<Record<Speed, number>> = { calm: 1.6, normal: 1, quick: 0.5, off: 0 }

/** By how much the chosen speed stretches what moves; 0 when nothing shall move. */
export const factor = (): number => FACTORS[prefs.stored.speed] ?? 1

/** How long a chain may take at the chosen speed: quick is quicker, calm gives single moves more time but no chain. */
export const longest = (): number => MS.most * Math.min(1, factor())

/** How long the first of these wishes may take, so that all of them are over in what is left; too short a time is none. */
export function paced(wishes: readonly number[], left: number): number {
  const sum = wishes.reduce((total, wish) => total + wish, 0)
  const ms = (wishes[0] ?? 0) * Math.max(0, Math.min(1, left / Math.max(1, sum)))
  return ms < MS.least ? 0 : ms
}
