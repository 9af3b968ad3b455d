/** What a card's name says: its drawing, its colour, and what the effect of a Flaw is. */

import content from '../../../../src/tablee/games/virtopia/rules/cards.toml'
import { amended, following, type Overlay } from '../../lib/variant/laid.svelte'

export const COLOURS = ['green', 'blue', 'yellow', 'red'] as const
export type Colour = (typeof COLOURS)[number]

export const LEADERS = ['LT', 'LW', 'LJ', 'LC']
export const VIRTUES = ['VT', 'VW', 'VJ', 'VC']
export const FLAWS = ['FE', 'FG', 'FI', 'FF']
export const PRISONS = ['PR1', 'PR2', 'PR3', 'PR4', 'PR5', 'PR6']

export const DRAWINGS: Readonly<Record<string, string>> = {
  VT: 'pouring-chalice',
  VW: 'owl',
  VJ: 'scales',
  VC: 'lion',
  FE: 'fire-bottle',
  FG: 'blindfold',
  FI: 'unbalanced',
  FF: 'screaming',
  sow: 'plant-seed',
  develop: 'sprout',
  tunnel: 'hole-ladder',
  recruit: 'megaphone',
  surveillance: 'binoculars',
  escape: 'skeleton-key',
  struggle: 'breaking-chain',
  step: 'walk',
}

/** The actions of a cell, by its card. */
export function actionsOf(card: string): string[] {
  if (card === 'TR') return ['tunnel', 'recruit']
  if (card === 'SE') return ['surveillance', 'escape']
  return card.startsWith('V') ? ['develop'] : ['struggle']
}

type Effect = { id: string; flaw: string; n: number[]; x?: number[] }
type Prison = { id: string; colours: Colour[] }

const effects = following('virtopia', (overlay) => amended(content.effect as Effect[], 'effect', overlay))
const prisons = following('virtopia', (overlay) => amended(content.prison as Prison[], 'prison', overlay))

/** The rows 1 to 6 of a Flaw's Effect card, at the table on this page or in an overlay. */
export function effectOf(flaw: string, overlay?: Overlay): { n: number; x: number }[] {
  const found = effects(overlay).find((effect) => effect.flaw === flaw)
  return (found?.n ?? []).map((n, row) => ({ n, x: found?.x?.[row] ?? 1 }))
}

export const coloursOfPrison = (id: string, overlay?: Overlay): Colour[] =>
  prisons(overlay).find((prison) => prison.id === id)?.colours ?? []

export const total = (meeples: readonly number[]): number => meeples.reduce((sum, count) => sum + count, 0)

/** A small number that stays the same for the same one, from -1 to 1. */
export function jitter(n: number): number {
  const x = Math.sin(n * 12.9898 + 4.1414) * 43758.5453
  return (x - Math.floor(x) - 0.5) * 2
}

/** The edge of a card as a knife would leave it: a polygon for clip-path, in percent and pixels. */
export function cut(seed: number, deep = 2.2): string {
  const points: string[] = []
  const side = [0, 12, 26, 41, 55, 70, 84, 95]
  const bite = (k: number): number => Math.abs(jitter(seed * 31 + k)) * deep
  side.forEach((at, k) => points.push(`${at + (k ? jitter(seed + k) * 3 : 0)}% ${bite(k)}px`))
  side.forEach((at, k) => points.push(`calc(100% - ${bite(k + 9)}px) ${at + (k ? jitter(seed + k + 9) * 3 : 0)}%`))
  side.forEach((at, k) =>
    points.push(`${100 - at + (k ? jitter(seed + k + 18) * 3 : 0)}% calc(100% - ${bite(k + 18)}px)`),
  )
  side.forEach((at, k) => points.push(`${bite(k + 27)}px ${100 - at + (k ? jitter(seed + k + 27) * 3 : 0)}%`))
  return `polygon(${points.join(', ')})`
}
