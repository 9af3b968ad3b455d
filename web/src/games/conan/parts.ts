/** The values of the game's sentences. */
import type { GameUi, Translate, Vars } from '../../lib/game'
import type { Action, GameEvent, View } from '../../lib/types'
import {
  adventureCard,
  ATTRIBUTES,
  CATEGORIES,
  challengeCard,
  EVERYBODY,
  heldCard,
  hidden,
  objectCard,
  PHASES,
} from './cards'
import type { ConanView } from './types'
import { draftedPact, goods, list, several, shares, short, termsOf, wantedOf, writtenTerms } from './words'

const REASONS = ['', 'glory', 'rounds', 'last']
const PLAYERS = ['other', 'player', 'author', 'proposer', 'giver', 'taker']

type Values = { [part: string]: unknown }

/** Numbers that stand for something with a name. */
function named(of: Values, names: string[], t: Translate): Vars {
  const vars: Vars = {}
  for (const [key, value] of Object.entries(of)) {
    if (typeof value !== 'number') continue
    if (key === 'adventure' || key === 'origin') vars[key] = t(`card-${adventureCard(value)}`)
    else if (key === 'challenge') vars[key] = t(`card-${challengeCard(value)}`)
    else if (key === 'object') vars[key] = t(`card-${objectCard(value)}`)
    else if (key === 'card') vars[key] = short(heldCard(value), t)
    else if (key === 'attribute') vars[key] = t(`attribute-${ATTRIBUTES[value] ?? 'force'}`)
    else if (key === 'category') vars[key] = t(`back-asked-${CATEGORIES[value] ?? 'any'}`, { count: 1 })
    else if (PLAYERS.includes(key)) vars[key] = value >= 0 && value < EVERYBODY ? (names[value] ?? '') : t('everybody')
    else vars[key] = value
  }
  return vars
}

/** A Challenge on the table: its name or its back, and who placed it. */
function challengeVars(view: View, place: number, names: string[], t: Translate): Vars {
  const all = (view.table as ConanView).adventures.flatMap((adventure) => adventure.challenges)
  const found = all.find((challenge) => challenge.place === place)
  if (!found) return { card: '' }
  return { card: short(found.card, t), owner: names[found.owner] ?? '', known: hidden(found.card) ? 0 : 1 }
}

const heroOf = (view: View, seat: unknown, t: Translate): string => {
  const hero = (view.table as ConanView).players[Number(seat)]?.hero
  return hero ? t(`card-${hero}`) : ''
}

/** Whether losing such a stake would be the end, as the question says. */
const ruinous = (asked: Values, stake: number): number =>
  Number(asked.ruin ?? 0) > 0 && stake >= Number(asked.ruin) ? 1 : 0

export const actionParts: GameUi['actionParts'] = (action: Action, names, t, view) => {
  const vars = named(action, names, t)
  const asked: Values = view.question ?? {}
  switch (action.verb) {
    case 'pass':
      return { vars: { decision: String(asked.decision ?? '') } }
    case 'swap':
    case 'duel':
      return { vars: { ...vars, hero: heroOf(view, action.player, t) } }
    case 'face':
    case 'shift':
      return { vars: { ...vars, ...challengeVars(view, Number(action.place), names, t) } }
    case 'hire':
    case 'fight':
      return { vars: { price: Number(asked.price ?? 0), ...challengeVars(view, Number(asked.place ?? -1), names, t) } }
    case 'follow':
      return { vars: { bid: Number(asked.bid ?? 0), ruin: ruinous(asked, Number(asked.bid ?? 0)) } }
    case 'open':
    case 'raise':
      return { vars: { ...vars, ruin: ruinous(asked, Number(action.amount)) } }
    case 'withdraw':
      return {
        vars: { cost: Number(asked.cost ?? 1), left: Number(asked.left ?? 1), forfeits: Number(asked.forfeits ?? 0) },
      }
    case 'choose':
      return {
        vars: {
          ...vars,
          hero: Number(asked[`hero_${action.attribute}`] ?? 0),
          other: Number(asked[`other_${action.attribute}`] ?? 0),
        },
      }
    case 'pact':
      return { vars: { ...vars, third: Number(action.third), other: names[Number(action.third)] ?? '' } }
    case 'ally':
      return { vars: { ...vars, ...said(shares(Number(action.share), Number(action.spoils), true), t) } }
    case 'amend':
      return {
        vars: {
          player: names[Number(asked.proposer)] ?? '',
          ...said(shares(Number(action.share), Number(action.spoils), false), t),
        },
      }
    default:
      return { vars }
  }
}

/** Quarters in words. */
const said = (terms: { share: number; rest: number; loot: string }, t: Translate): Vars => ({
  ...terms,
  share: t(`quarters-${terms.share}`),
  rest: t(`quarters-${terms.rest}`),
})

const group = (event: GameEvent, part: string): string[] => (event[part] as string[] | undefined) ?? []

function eventVars(event: GameEvent, names: string[], t: Translate): Vars {
  const vars = named(event, names, t)
  for (const part of ['cards', 'placed', 'under']) {
    if (event[part]) vars[part] = several(group(event, part), t)
    vars[`${part}_count`] = group(event, part).length
  }
  switch (event.event) {
    // Older matches tell less.
    case 'first':
    case 'set':
    case 'bonus':
      return { ...vars, tied: Number(event.tied ?? 1), amount: Number(event.amount ?? 0), why: Number(event.why ?? 0) }
    case 'changed':
      return { ...vars, same: event.attribute === event.before ? 1 : 0 }
    case 'pact':
    case 'pacted':
      return {
        ...vars,
        parties: list(
          [event.other, event.third].map(Number).flatMap((seat) => (seat >= 0 ? [names[seat] ?? ''] : [])),
          t,
        ),
      }
    case 'clause':
    case 'handed':
      return { ...vars, things: several(goods(event), t) }
    case 'phase':
      return { ...vars, phase: t(`phase-${PHASES[Number(event.phase)] ?? 'setup'}`) }
    case 'end':
      return { reason: t(`reason-${REASONS[Number(event.reason)] ?? ''}`) }
    case 'ally':
    case 'allied':
    case 'amend':
      return { ...vars, ...said(shares(Number(event.share), Number(event.spoils), event.event !== 'amend'), t) }
    case 'treaty':
    case 'counter':
    case 'concluded': {
      const done = event.event === 'concluded'
      const { gives, asks } = termsOf(
        event,
        group(event, done ? 'given' : 'cards'),
        done ? group(event, 'received') : null,
      )
      return { ...vars, gives: several(gives, t), asks: several(asks, t) }
    }
    default:
      return vars
  }
}

export const eventParts: GameUi['eventParts'] = (event: GameEvent, names, t, view) => {
  const key = `event-${event.event}`
  const vars = eventVars(event, names, t)
  const who = event.seat === null ? {} : { who: names[event.seat] ?? '' }
  if (event.event === 'phase' || event.event === 'reshuffle') return { vars }
  const seen = group(event, 'cards').length > 0 && !group(event, 'cards').some(hidden) && has(t, key, 'seen')
  if (seen) return { vars: { ...who, ...vars }, attr: 'seen' }
  if (view.seat !== null && event.other === view.seat && has(t, key, 'me'))
    return { vars: { ...who, ...vars }, attr: 'me' }
  return { vars: { ...who, ...vars } }
}

const has = (t: Translate, key: string, attr: string): boolean => t(key, {}, attr) !== `${key}.${attr}`

const NO_TERMS: Vars = { gives: '', asks: '', truce: 0, hidden: 0, veiled: '' }

/** Both sides of a treaty as far as it is written. */
function draftVars(draft: Action[], t: Translate): Vars {
  const { gives, asks } = writtenTerms(draft)
  const veiled = draft.flatMap((step) => (step.verb === 'give' && !step.shown ? [heldCard(Number(step.card))] : []))
  const truce = draft.some((step) => step.verb === 'truce') ? 1 : 0
  return { gives: several(gives, t), asks: several(asks, t), truce, hidden: veiled.length, veiled: several(veiled, t) }
}

/** A pact as far as it is written. */
function pactVars(draft: Action[], seat: number, names: string[], t: Translate): Vars {
  const { gives, gets, rest, going, parties } = draftedPact(draft, seat)
  const truce = draft.some((step) => step.verb === 'truce') ? 1 : 0
  const name = (at: number | undefined): string => (at === undefined ? '' : (names[at] ?? ''))
  return {
    stage: 'clauses',
    truce,
    other: '',
    gives: several(gives, t),
    gets: several(gets, t),
    rest: several(rest, t),
    going: going ? 1 : 0,
    giver: name(going?.[0]),
    taker: name(going?.[1]),
    three: parties.length,
    parties: list(parties.map(name), t),
  }
}

export const questionVars: NonNullable<GameUi['questionVars']> = (view, names, t) => {
  const asked = view.question
  if (!asked) return {}
  const table = view.table as ConanView
  const draft = asked.draft ?? []
  const vars: Vars = named(asked, names, t)
  const seat = Number(asked.seat ?? view.seat ?? asked.hero ?? 0)
  if (asked.place !== undefined)
    Object.assign(vars, { duel: Number(asked.place) < 0 ? 1 : 0 }, challengeVars(view, Number(asked.place), names, t))
  if (asked.hero !== undefined) vars.opponent = names[Number(seat === asked.other ? asked.hero : asked.other)] ?? ''
  switch (asked.decision) {
    case 'AnswerSwap':
      return { ...vars, mine: heroOf(view, asked.seat, t), theirs: heroOf(view, asked.proposer, t) }
    case 'PlaceChallenge':
      return { ...vars, card: short(table.players[seat]?.hand[0] ?? '?challenge', t) }
    case 'CardTurn':
      return { ...vars, lap: table.lap }
    case 'HeroTurn': {
      const stands = table.players[seat]?.stands ?? null
      return { ...vars, placed: stands ? 1 : 0, adventure: stands ? t(`card-${stands}`) : '' }
    }
    case 'Propose':
      if (!draft.length) return { ...vars, ...NO_TERMS, stage: 'first', other: '' }
      if (draft[0]!.verb === 'pact') return { ...vars, ...NO_TERMS, ...pactVars(draft, seat, names, t) }
      return { ...vars, stage: 'terms', ...named({ other: draft[0]!.player }, names, t), ...draftVars(draft, t) }
    case 'AnswerPact': {
      const sum = (side: 'giver' | 'taker'): string =>
        several(
          table.pact.flatMap((clause) => (clause[side] === seat ? clause.things : [])),
          t,
        )
      const others = [asked.player, asked.third].map(Number).filter((other) => other >= 0 && other !== seat)
      const wanted = draft.length ? wantedOf(table.pact, seat)[draft.length - 1] : undefined
      return {
        ...vars,
        stage: wanted ? 'hand' : 'first',
        asked: wanted ? several([wanted.thing], t) : '',
        taker: wanted ? (names[wanted.taker] ?? '') : '',
        gives: sum('taker'),
        asks: sum('giver'),
        three: others.length,
        parties: list(
          others.map((other) => names[other] ?? ''),
          t,
        ),
      }
    }
    case 'AnswerTreaty': {
      if (draft[0]?.verb === 'counter') return { ...vars, stage: 'terms', asked: '', ...draftVars(draft, t) }
      const { gives, asks } = termsOf(asked, table.offered)
      const category = CATEGORIES[Number(draft.length > 1 ? asked.second : asked.first)] ?? 'any'
      return {
        ...vars,
        ...NO_TERMS,
        truce: Number(asked.truce),
        stage: draft.length ? 'hand' : 'first',
        asked: t(`back-asked-${category}`, { count: 1 }),
        gives: several(gives, t),
        asks: several(asks, t),
      }
    }
    case 'AnswerAlliance': {
      const countered = asked.seat === asked.proposer
      const other = names[Number(countered ? asked.partner : asked.proposer)] ?? ''
      return {
        ...vars,
        counter: countered ? 1 : 0,
        other,
        ...said(shares(Number(asked.share), Number(asked.spoils), countered), t),
      }
    }
    default:
      return vars
  }
}

/** Which places of the table a line of the log speaks of. */
export const spots: NonNullable<GameUi['spots']> = (event) => {
  const found: string[] = event.seat === null ? [] : [`seat-${event.seat}`]
  if (event.other !== undefined && Number(event.other) >= 0) found.push(`seat-${event.other}`)
  for (const part of ['adventure', 'origin'])
    if (event[part] !== undefined) found.push(adventureCard(Number(event[part])))
  for (const card of [...group(event, 'cards'), ...group(event, 'placed')]) if (!hidden(card)) found.push(card)
  if (['treaty', 'counter', 'concluded', 'ally', 'amend', 'allied'].includes(event.event)) found.push('treaties')
  if (['drop', 'reshuffle', 'recover', 'special', 'reveal'].includes(event.event)) found.push('discard')
  return found
}

/** Challenges to play by their card, alliances by their partner; everything else by its verb. */
export const groupOf: NonNullable<GameUi['group']> = (action, _view, t) => {
  if (action.verb === 'set') return t(`card-${challengeCard(Number(action.challenge))}`)
  return t(`verb-${action.verb}`)
}
