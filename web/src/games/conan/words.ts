/** Cards and terms in words, for screen readers and for the log. */
import type { Action } from '../../lib/types'
import { ATTRIBUTES, CATEGORIES, EVERYBODY, faceOf, heldCard, hidden, objectCard, objectsIn, QUARTERS } from './cards'
import type { ConanAdventure, ConanChallenge, ConanClause, ConanSeat, Say } from './types'

export const list = (items: string[], t: Say): string =>
  new Intl.ListFormat(t('ui-conan-lang'), { type: 'conjunction' }).format(items)

/** A card's name; a back is "a hidden Special" or "a card". */
export const short = (card: string, t: Say): string =>
  hidden(card) ? t(`back-${card.slice(1)}`, { count: 1 }) : t(`card-${card}`)

/** "Parry × 2 and a hidden Special". */
export function several(cards: readonly string[], t: Say): string {
  const words = [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length
    if (hidden(card)) return t(`back-${card.slice(1)}`, { count })
    return count === 1 ? short(card, t) : `${short(card, t)} × ${count}`
  })
  return words.length ? list(words, t) : t('back-nothing', { count: 1 })
}

export const attributeName = (attribute: number, t: Say): string => t(`attribute-${ATTRIBUTES[attribute] ?? 'force'}`)

export const glory = (count: number, t: Say): string => t('back-glory', { count })

const valuesOf = (values: readonly number[], t: Say): string =>
  values.map((value, at) => `${attributeName(at, t)} ${value}`).join(', ')

/** Everything a card says, as it is read aloud. */
export function spoken(card: string, t: Say): string {
  if (hidden(card)) return short(card, t)
  const it = faceOf(card)
  const said = [`${t(`kind-${it.sort}`)}: ${t(`card-${card}`)}`]
  if (it.values.length) said.push(valuesOf(it.values, t))
  if (it.sort === 'adventure') said.push(lootOf(card, t))
  if (it.cost) said.push(t('ui-conan-cost', { count: it.cost }))
  const effect = effectOf(card, t)
  if (effect) said.push(effect)
  return said.map((part) => part.replace(/\.$/, '')).join('. ')
}

/** "Difficulty 3. Loot: 4 glory and 1 Object". */
export function lootOf(card: string, t: Say): string {
  const { difficulty, glory: points, objects, cards } = faceOf(card)
  const loot = [glory(points, t)]
  if (objects) loot.push(t('back-object', { count: objects }))
  if (cards) loot.push(t('back-draw', { count: cards }))
  return t('ui-conan-loot', { difficulty, loot: list(loot, t) })
}

/** The sentence of a card's effect; empty for none. */
export function effectOf(card: string, t: Say): string {
  const words = t(`card-${card}`, {}, 'effect')
  return words === `card-${card}.effect` ? '' : words
}

/** The name of a power or an effect; empty for none. */
export function powerOf(card: string, t: Say): string {
  const words = t(`card-${card}`, {}, 'power')
  return words === `card-${card}.power` ? '' : words
}

export function challengeSpoken(challenge: ConanChallenge, owner: string, t: Say): string {
  if (challenge.face_up) return t('ui-conan-challenge-up', { card: spoken(challenge.card, t), owner })
  if (hidden(challenge.card)) return t('ui-conan-challenge-down', { owner })
  return t('ui-conan-challenge-known', { card: spoken(challenge.card, t), owner })
}

export function adventureSpoken(adventure: ConanAdventure, names: readonly string[], t: Say): string {
  const heroes = adventure.heroes.map((seat) => names[seat] ?? '')
  return [
    t(`card-${adventure.card}`),
    lootOf(adventure.card, t),
    powerOf(adventure.card, t),
    t('ui-conan-received', { count: adventure.received, most: adventure.difficulty }),
    t('ui-conan-carries', { count: adventure.challenges.length }),
    heroes.length ? t('ui-conan-here', { who: list(heroes, t), count: heroes.length }) : '',
  ]
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''))
    .join('. ')
}

export function seatSpoken(seat: ConanSeat, name: string, t: Say): string {
  if (seat.beaten) return t('ui-conan-beaten', { who: name })
  return t('ui-conan-seat', {
    who: name,
    hero: seat.hero ? t(`card-${seat.hero}`) : t('back-nothing', { count: 1 }),
    glory: seat.glory,
    cards: seat.count,
    objects: several(seat.objects, t),
  })
}

const veiled = (cards: readonly string[]): string[] =>
  cards.map((card) => (hidden(card) ? `?veiled-${card.slice(1)}` : card))

/** Both sides of a treaty as its question and its events state them; glory is so many times "?glory". */
export function termsOf(
  of: { [part: string]: unknown },
  cards: readonly string[],
  received: readonly string[] | null = null,
): { gives: string[]; asks: string[] } {
  const amount = Number(of.glory ?? 0)
  const coins = Array.from({ length: Math.abs(amount) }, () => '?glory')
  const asked = [of.first, of.second]
    .map(Number)
    .flatMap((category) => (category >= 0 ? [`?asked-${CATEGORIES[category] ?? 'any'}`] : []))
  return {
    gives: [...veiled(cards), ...(amount > 0 ? coins : []), ...objectsIn(Number(of.ceded ?? 0))],
    asks: [
      ...(received ? veiled(received) : asked),
      ...(amount < 0 ? coins : []),
      ...objectsIn(Number(of.claimed ?? 0)),
    ],
  }
}

/** The same of a treaty that is being written. */
export function writtenTerms(draft: readonly Action[]): { gives: string[]; asks: string[] } {
  const gives: string[] = []
  const asks: string[] = []
  for (const step of draft) {
    const coins = Array.from({ length: Number(step.amount ?? 0) }, () => '?glory')
    if (step.verb === 'give') gives.push(heldCard(Number(step.card)))
    else if (step.verb === 'pay') gives.push(...coins)
    else if (step.verb === 'charge') asks.push(...coins)
    else if (step.verb === 'cede') gives.push(objectCard(Number(step.object)))
    else if (step.verb === 'claim') asks.push(objectCard(Number(step.object)))
    else if (step.verb === 'ask') asks.push(`?asked-${CATEGORIES[Number(step.category)] ?? 'any'}`)
  }
  return { gives, asks }
}

/** An alliance as its proposer, or his partner, would tell it: one's own quarters, the rest, and whose the loot is. */
export function shares(
  share: number,
  spoils: number,
  proposer: boolean,
): { share: number; rest: number; loot: string } {
  const own = proposer ? share : QUARTERS - share
  const loot = ['who', 'other', 'turns']
  return { share: own, rest: QUARTERS - own, loot: loot[proposer || spoils === 2 ? spoils : 1 - spoils] ?? 'turns' }
}

/** What one party of a pact gives another, as the log tells it. */
export function goods(event: { [part: string]: unknown }): string[] {
  const cards = (part: string): string[] => (event[part] as string[] | undefined) ?? []
  const keys = ['adventures', 'challenges', 'specials', 'any']
  const asked = CATEGORIES.flatMap((category, at) =>
    Array.from({ length: Number(event[keys[at]!] ?? 0) }, () => `?asked-${category}`),
  )
  const coins = Array.from({ length: Number(event.glory ?? 0) }, () => '?glory')
  return [...veiled(cards('cards')), ...cards('named'), ...asked, ...coins, ...objectsIn(Number(event.objects ?? 0))]
}

/** The cards that a party of a pact chooses, in the order in which they are asked. */
export function wantedOf(pact: readonly ConanClause[], seat: number): { taker: number; thing: string }[] {
  const asked = pact
    .filter((clause) => clause.giver === seat)
    .flatMap(({ taker, things }) => things.map((thing) => ({ taker, thing })))
  return CATEGORIES.flatMap((category) => asked.filter(({ thing }) => thing === `?asked-${category}`))
}

/** A step of a pact as things: cards, an Object, glory, what is asked. */
export function pactThings(step: Action): string[] {
  switch (step.verb) {
    case 'give':
    case 'name':
      return [heldCard(Number(step.card))]
    case 'pledge':
      return Array.from({ length: Number(step.amount) }, () => '?glory')
    case 'grant':
      return [objectCard(Number(step.object))]
    case 'request':
      return [`?asked-${CATEGORIES[Number(step.category)] ?? 'any'}`]
    default:
      return []
  }
}

/** A pact in the making: what its author gives and gets, what goes between the others, and who gives to whom now. */
export function draftedPact(
  draft: readonly Action[],
  seat: number,
): { gives: string[]; gets: string[]; rest: string[]; going: [number, number] | null; parties: number[] } {
  const sides = { gives: [] as string[], gets: [] as string[], rest: [] as string[] }
  let going: [number, number] | null = null
  for (const step of draft.slice(1)) {
    if (step.verb === 'between') going = [Number(step.giver), Number(step.taker)]
    else if (going) sides[going[0] === seat ? 'gives' : going[1] === seat ? 'gets' : 'rest'].push(...pactThings(step))
  }
  const parties = [draft[0]?.player, draft[0]?.third].map(Number).filter((party) => party < EVERYBODY)
  return { ...sides, going, parties }
}

/** The clauses of a pact in the making, one for each giver and taker. */
export function draftedClauses(draft: readonly Action[]): ConanClause[] {
  const found: ConanClause[] = []
  for (const step of draft.slice(1)) {
    if (step.verb === 'between') found.push({ giver: Number(step.giver), taker: Number(step.taker), things: [] })
    else found.at(-1)?.things.push(...pactThings(step))
  }
  return found
}
