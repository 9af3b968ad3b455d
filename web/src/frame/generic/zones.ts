/** The places of a board as zones to be drawn: which belong together, whose they are, how their cards lie. No rules, no drawing. */
import type { Translate } from '../../lib/game'
import type { Board, BoardFacts, Form, Spread } from '../../lib/types'

/** A place of the board. `family` is its name without the number at its end, `owner` whose it is (null: nobody's). */
export type Zone = {
  name: string
  family: string
  number: number | null
  owner: number | null
  form: Form
  icon: string
  columns: number
  after: number
  cards: string[]
  pieces: { name: string; count: number }[]
  /** whether pieces lie there, and no cards */
  heap: boolean
}

export type Count = {
  name: string
  family: string
  owner: number | null
  value: number
  icon: string
  mark: boolean
}

export type Table = { zones: Zone[]; counts: Count[] }

/** "column 3" is number 3 of the family "column". */
export function split(name: string): { family: string; number: number | null } {
  const found = /^(.*\S) (\d+)$/.exec(name)
  return found ? { family: found[1]!, number: Number(found[2]) } : { family: name, number: null }
}

const PLAIN: Spread = { form: null, icon: '', columns: 0, after: 0 }

function zone(
  name: string,
  owner: number | null,
  form: Form,
  facts: BoardFacts,
  held: Pick<Zone, 'cards' | 'pieces' | 'heap'>,
): Zone {
  const { family, number } = split(name)
  const told = facts.places[name] ?? facts.places[family] ?? PLAIN
  return { name, family, number, owner, ...told, form: told.form ?? form, ...held }
}

/** The piece that a counter counts, and where: "cell 3 green" counts green ones in "cell 3". */
function counted(name: string, facts: BoardFacts): { place: string; piece: string } | null {
  const piece = Object.keys(facts.pieces).find((each) => name.endsWith(` ${each}`))
  return piece === undefined ? null : { place: name.slice(0, -piece.length - 1), piece }
}

/** The places of pieces: heaps that counters count together. */
function heaps(board: Board, facts: BoardFacts): Zone[] {
  const found = new Map<string, Zone['pieces']>()
  for (const [name, count] of Object.entries(board.counters)) {
    const what = counted(name, facts)
    if (!what) continue
    const pieces = found.get(what.place) ?? []
    found.set(what.place, count > 0 ? [...pieces, { name: what.piece, count }] : pieces)
  }
  return [...found].map(([name, pieces]) => zone(name, null, 'grid', facts, { cards: [], pieces, heap: true }))
}

/** Everything there is to draw, what is hidden left out. */
export function tableOf(board: Board, facts: BoardFacts, seats: number): Table {
  const places = board.places.map((place) =>
    zone(place.name, place.owner < 0 ? null : place.owner, place.form, facts, {
      cards: place.cards,
      pieces: [],
      heap: false,
    }),
  )
  const zones = [...places, ...heaps(board, facts)].filter(({ form }) => form !== 'hidden')
  return { zones, counts: counts(board, facts, seats) }
}

/** Counters; one that there is for each seat ("gold 1", "gold 2") is that seat's. */
function counts(board: Board, facts: BoardFacts, seats: number): Count[] {
  const each = (family: string): boolean =>
    Array.from({ length: seats }, (_, seat) => `${family} ${seat + 1}`).every((name) => name in board.counters)
  return Object.entries(board.counters)
    .filter(([name]) => counted(name, facts) === null)
    .map(([name, value]) => {
      const { family, number } = split(name)
      const owned = number !== null && number <= seats && each(family)
      const told = facts.counters[name] ?? facts.counters[family] ?? { icon: '', mark: false }
      return { name, family: owned ? family : name, owner: owned ? number - 1 : null, value, ...told }
    })
}

const slug = (name: string): string => name.replace(/[^\w]+/g, '-')

/** A message, or nothing where the game has no words for it. */
function said(t: Translate, key: string, vars: Record<string, number> = {}, attr?: string): string {
  const text = t(key, vars, attr)
  return text === (attr ? `${key}.${attr}` : key) ? '' : text
}

/** What a place is called: `place-<family>`, else its own name, in which cards are called by theirs. */
export function placeText({ name, family, number, owner }: Zone, t: Translate): string {
  const vars: Record<string, number> = number === null ? {} : { number }
  const own = said(t, `place-${slug(name)}`, vars) || said(t, `place-${slug(family)}`, vars)
  if (own) return own
  const words = (owner === null ? name : family).split(' ')
  const plain = words.map((word) => said(t, `card-${word}`) || word).join(' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** What a counter is called; nothing where the game has no words for it, which is not shown. */
export const countText = ({ family, value }: Pick<Count, 'family' | 'value'>, t: Translate): string =>
  said(t, `counter-${slug(family)}`, { value })

/** What is printed on a card as its name. */
export function nameText(card: string, t: Translate): string {
  if (card.startsWith('?')) return said(t, `back-${card.slice(1)}`, { count: 1 }) || t('card-hidden', { count: 1 })
  return said(t, `card-${card}`, {}, 'name') || said(t, `card-${card}`) || card
}

/** A message by its key, which may name an attribute of it. */
export function keyText(key: string, t: Translate): string {
  const [id, attr] = key.split('.', 2)
  return key ? said(t, id!, {}, attr) : ''
}

export const numberText = (name: string, t: Translate): string => said(t, `number-${name}`) || name

/** Zones that are drawn together: the numbered ones of a family that is nobody's. */
export function groups(zones: Zone[]): Zone[][] {
  const found: Zone[][] = []
  for (const each of zones) {
    const mates = found.find(
      ([first]) => first!.family === each.family && first!.number !== null && each.number !== null,
    )
    if (mates) mates.push(each)
    else found.push([each])
  }
  return found.sort(([a], [b]) => a!.after - b!.after)
}
