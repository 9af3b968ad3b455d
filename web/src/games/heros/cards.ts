/** What a card's name says: its sort, its virtues, its drawing, its inks. */

import content from '../../../../src/tablee/games/heros/rules/cards.toml'
import type { SeatMark } from '../../lib/game'

export type Sort = 'virtue' | 'sun' | 'defect' | 'prejudice' | 'challenge' | 'action' | 'avatar' | 'advantage' | 'back'

export interface Face {
  id: string
  sort: Sort
  /** the virtues it speaks of, 1 to 12 */
  virtues: number[]
  icon: string
  /** its ink; an avatar has two */
  inks: string[]
}

type Row = { id: string; icon: string; colour?: string; virtue?: string; virtues?: string[] }

export const SUN_INK = '#A86A00'
const ACTION_INK = '#7A5A3A'
const number = (virtue: string): number => Number(virtue.slice(1))

const virtues = content.virtue as Row[]
export const VIRTUES: readonly string[] = virtues.map((row) => row.id)
const ink = (virtue: string): string => virtues[number(virtue) - 1]?.colour ?? ACTION_INK

const speaks =
  (sort: Sort) =>
  (row: Row): Face => {
    const of = row.virtues ?? (row.virtue ? [row.virtue] : [row.id])
    return { id: row.id, sort, virtues: of.map(number), icon: row.icon, inks: of.map(ink) }
  }

const plain =
  (sort: Sort, colour: string) =>
  (row: Row): Face => ({ id: row.id, sort, virtues: [], icon: row.icon, inks: [colour] })

const FACES = new Map(
  [
    ...virtues.map(speaks('virtue')),
    ...(content.avatar as Row[]).map(speaks('avatar')),
    ...(content.defect as Row[]).map(speaks('defect')),
    ...(content.prejudice as Row[]).map(speaks('prejudice')),
    ...(content.challenge as Row[]).map(speaks('challenge')),
    ...(content.action as Row[]).map(plain('action', ACTION_INK)),
    ...(content.sun as Row[]).map(plain('sun', SUN_INK)),
    ...(content.advantage as Row[]).map(plain('advantage', '#A34A10')),
  ].map((face) => [face.id, face]),
)

const BACK: Face = { id: '?', sort: 'back', virtues: [], icon: 'heart-wings', inks: ['#2F6F8F'] }
const AVATAR_BACK: Face = { ...BACK, id: '?avatar', icon: 'help', inks: ['#7A4B7E'] }

export function face(card: string): Face {
  if (card.startsWith('?')) return card === '?avatar' ? AVATAR_BACK : BACK
  return FACES.get(card) ?? BACK
}

export const hidden = (card: string): boolean => card.startsWith('?')

/** V01 … V12 by number. */
export const virtue = (n: number): string => VIRTUES[n - 1] ?? 'V01'

/** The defect of a virtue, by its number. */
export const defect = (n: number): string => `D${virtue(n).slice(1)}`

/** A card to give by its number: 13 is the sun. */
export const gift = (n: number): string => (n > VIRTUES.length ? 'SUN' : virtue(n))
/** What cannot be given counts beyond the sun, so that the rules say why. */
export const giftNumber = (card: string): number => {
  const n = face(card).virtues[0] ?? 0
  return face(card).sort === 'virtue' ? n : VIRTUES.length + 1 + n
}

/** Equal cards together, in the order they first appear. */
export function heaps(cards: string[]): { card: string; count: number }[] {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return [...found].map(([card, count]) => ({ card, count }))
}

/** What the two virtues of an avatar are paid with; each bit of the number is a sun. */
export function payment(n: number, avatar: string | null): string[] {
  return (avatar ? face(avatar).virtues : []).map((of, i) => (n & (1 << i) ? 'SUN' : virtue(of)))
}

/** A number of points, with a true minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** Animals of the woods, so that no seat is mistaken for a virtue or a sun. */
export const MARKS: readonly SeatMark[] = [
  { colour: '#d9772b', icon: 'fox-head', pattern: 'dots', label: '' },
  { colour: '#3f8fc4', icon: 'owl', pattern: 'stripes', label: '' },
  { colour: '#5d9440', icon: 'frog', pattern: 'waves', label: '' },
  { colour: '#c4588e', icon: 'rabbit-head', pattern: 'grid', label: '' },
  { colour: '#94704d', icon: 'bear-face', pattern: 'dots', label: '' },
  { colour: '#7d6cd0', icon: 'hedgehog', pattern: 'waves', label: '' },
]

/** A small tilt that stays the same for the same number. */
export function tilt(n: number, most = 2): number {
  const x = Math.sin(n * 12.9898 + 4.1414) * 43758.5453
  return (x - Math.floor(x) - 0.5) * 2 * most
}
