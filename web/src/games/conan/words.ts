/** Cards and seats in words, for screen readers and labels; sentences are told by `lib/telling`. */
import { cardsText, cardText, joined } from '../../lib/telling'
import type { Overlay } from '../../lib/variant/laid.svelte'
import { ATTRIBUTES, EVERYBODY, faceOf, hidden } from './cards'
import type { ConanAdventure, ConanChallenge, ConanSeat, Say } from './types'

const GAME = 'conan'

/** A card's name; a back is "a hidden Special" or "a card". */
export const short = (card: string, t: Say): string => cardText(GAME, card, t)

/** "Parry × 2 and a hidden Special". */
export const several = (cards: readonly string[], t: Say): string =>
  cards.length ? cardsText(GAME, cards, t) : t('back-nothing', { count: 1 })

export const attributeName = (attribute: number, t: Say): string => t(`attribute-${ATTRIBUTES[attribute] ?? 'force'}`)

export const glory = (count: number, t: Say): string => t('back-glory', { count })

/** "Force 6, Cunning 3, Spirit 3". */
export const valuesOf = (values: readonly number[], t: Say): string =>
  values.map((value, at) => `${attributeName(at, t)} ${value}`).join(', ')

/** Everything a card says, as it is read aloud. */
export function spoken(card: string, t: Say): string {
  if (hidden(card)) return short(card, t)
  const it = faceOf(card)
  const said = [t('ui-conan-card', { kind: t(`kind-${it.sort}`), card: t(`card-${card}`) })]
  if (it.values.length) said.push(valuesOf(it.values, t))
  if (it.sort === 'adventure') said.push(lootOf(card, t))
  if (it.cost) said.push(t('ui-conan-cost', { count: it.cost }))
  const effect = effectOf(card, t)
  if (effect) said.push(effect)
  return said.map((part) => part.replace(/\.$/, '')).join('. ')
}

/** "Difficulty 3. Loot: 4 glory and 1 Object". */
export function lootOf(card: string, t: Say, overlay?: Overlay): string {
  const { difficulty, glory: points, objects, cards } = faceOf(card, overlay)
  const loot = [glory(points, t)]
  if (objects) loot.push(t('back-object', { count: objects }))
  if (cards) loot.push(t('back-draw', { count: cards }))
  return t('ui-conan-loot', { difficulty, loot: joined(loot, t) })
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

/** A sentence about one player or two, in the words for whoever reads it: `you` who does it, `me` whom it is done to. */
export function toldTo(
  key: string,
  t: Say,
  names: readonly string[],
  me: number | null,
  who: number,
  other = -1,
): string {
  const to = me === null ? '' : who === me ? 'you' : other === me ? 'me' : ''
  const named = (seat: number): string => (seat === EVERYBODY ? t('everybody') : (names[seat] ?? ''))
  return t(key, { who: named(who), other: named(other) }, to || undefined)
}

export function challengeSpoken(challenge: ConanChallenge, owner: string, t: Say): string {
  if (challenge.face_up) return t('ui-conan-challenge-up', { card: spoken(challenge.card, t), owner })
  if (hidden(challenge.card)) return t('ui-conan-challenge-down', { owner })
  return t('ui-conan-challenge-known', { card: spoken(challenge.card, t), owner })
}

/** What the 2/4 on an Adventure means. */
export const receivedText = ({ received, difficulty }: ConanAdventure, t: Say): string =>
  t('ui-conan-received', { count: received, most: difficulty, left: Math.max(0, difficulty - received) })

export function adventureSpoken(adventure: ConanAdventure, names: readonly string[], t: Say): string {
  const heroes = adventure.heroes.map((seat) => names[seat] ?? '')
  return [
    t(`card-${adventure.card}`),
    lootOf(adventure.card, t),
    powerOf(adventure.card, t),
    receivedText(adventure, t),
    t('ui-conan-carries', { count: adventure.challenges.length }),
    heroes.length ? t('ui-conan-here', { who: joined(heroes, t), count: heroes.length }) : '',
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
