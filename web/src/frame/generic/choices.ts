/** Where the legal actions lie on the table: which cards, places and seats each of them is about. */
import type { Action, BoardFacts } from '../../lib/types'
import type { Zone } from './zones'

/** Something on the table that can be clicked. */
export const cardThing = (zone: string, card: string): string => `card ${zone}/${card}`
export const placeThing = (zone: string): string => `place ${zone}`
export const seatThing = (seat: number): string => `seat ${seat}`

/** What a value of an action stands for. */
export type Meant = { card: string } | { cards: string[] } | { seat: number } | null

export type Ground = {
  zones: Zone[]
  facts: BoardFacts
  /** whose eyes */
  seat: number | null
  /** what a parameter of an action stands for */
  means(action: Action, param: string): Meant
  /** the cards that an action speaks of besides its parameters */
  besides(action: Action): string[]
}

const params = (action: Action): string[] => Object.keys(action).filter((key) => key !== 'verb')

/** The places where a card is chosen: in one's own hand rather than on the table, on the table rather than in a pile. */
function whereIs(card: string, { zones, seat }: Ground): Zone[] {
  const holding = zones.filter((zone) => zone.cards.includes(card))
  const own = holding.filter((zone) => zone.owner === seat && zone.form === 'hand')
  if (own.length) return own
  const open = holding.filter((zone) => zone.form !== 'pile')
  if (open.length) return open
  return holding.filter((zone) => zone.cards.at(-1) === card)
}

const cardThings = (card: string, ground: Ground): string[] =>
  whereIs(card, ground).map((zone) => cardThing(zone.name, card))

/** The places of a family; one's own where each seat has one. */
function placesOf(family: string, { zones, seat }: Ground): Zone[] {
  const all = zones.filter((zone) => zone.family === family || zone.name === family)
  const own = all.filter((zone) => zone.owner === seat)
  return own.length ? own : all
}

function paramThings(action: Action, param: string, ground: Ground): string[][] {
  const value = action[param]
  const { aims } = ground.facts
  const family = aims[`${action.verb}.${param}`] ?? aims[param] ?? param
  if (family === '') return []
  const place = ground.zones.find((zone) => zone.family === family && zone.number === value && zone.owner === null)
  if (place) return [[placeThing(place.name)]]
  const meant = ground.means(action, param)
  if (meant === null) return []
  if ('seat' in meant) return [[seatThing(meant.seat)]]
  const cards = 'card' in meant ? [meant.card] : meant.cards
  return cards.map((card) => cardThings(card, ground))
}

/** What an action says: for each part of it the things that stand for that part, any of which may be clicked. */
export const parts = (action: Action, ground: Ground): string[][] =>
  params(action)
    .flatMap((param) => paramThings(action, param, ground))
    .filter((things) => things.length > 0)

/** The place that an action happens at, and what it speaks of besides: it may be clicked and need not. */
export function site(action: Action, ground: Ground): string[] {
  const aim = ground.facts.aims[action.verb]
  const places = aim === undefined ? [] : placesOf(aim, ground).map((zone) => placeThing(zone.name))
  return [...places, ...ground.besides(action).flatMap((card) => cardThings(card, ground))]
}

/** Whether an action is about a thing. */
export const isAbout = (action: Action, thing: string, ground: Ground): boolean =>
  [...parts(action, ground), site(action, ground)].some((things) => things.includes(thing))

export type Offer = {
  /** the things that a click would choose now */
  lit: Set<string>
  /** the things that are chosen */
  picked: Set<string>
  /** the actions that no further click on a thing would tell apart: they are offered in words */
  loose: Action[]
}

const unsaid = (action: Action, picks: string[], ground: Ground): string[][] =>
  parts(action, ground).filter((things) => !things.some((thing) => picks.includes(thing)))

/** What the table offers, after some things have been clicked. */
export function offer(left: Action[], picks: string[], ground: Ground): Offer {
  const lit = new Set<string>()
  const loose: Action[] = []
  for (const action of left) {
    const open = unsaid(action, picks, ground)
    for (const thing of [...open.flat(), ...site(action, ground)]) if (!picks.includes(thing)) lit.add(thing)
    if (open.length === 0) loose.push(action)
  }
  return { lit, picked: new Set(picks), loose }
}

/** Whether clicks have said all there is to say: one action is left, and every part of it was clicked. */
export function settled(left: Action[], picks: string[], ground: Ground): Action | null {
  const [only, ...others] = left
  return only && !others.length && unsaid(only, picks, ground).length === 0 ? only : null
}
