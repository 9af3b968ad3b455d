/**
 * Actions, events and questions in sentences, by the same rules as `src/tablee/sentences.py`; the corpus in
 * `web/tests/corpus` holds the two together.
 *
 * A sentence is a message of the game: `act-<verb>`, `event-<name>`, `ask-<Decision>`. Its values are the numbers of the
 * thing itself, as what they mean (`Telling`, once for each game), and what the server sends with it (`telling`). Nothing is
 * computed here: values are put into words.
 */
import { SvelteMap } from 'svelte/reactivity'
import type { Translate, Vars } from './game'
import { Words } from './text/grammar'
import type { Action, GameEvent, Meaning, Reason, Telling, Value, Values, View } from './types'

const NOTHING: Telling = { meanings: {}, cards: {}, silent: [] }
const tellings = new SvelteMap<string, Telling>()

/** What is no value of a sentence. */
const NO_FIELD = ['verb', 'event', 'decision', 'n', 'by', 'telling']

/** Have what the sentences of a game mean, from the server. */
export async function fetchTelling(game: string): Promise<void> {
  if (tellings.has(game)) return
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/telling`)
  if (!answer.ok) throw new Error(`no telling of ${game}`)
  keepTelling(game, (await answer.json()) as Telling)
}

export const keepTelling = (game: string, telling: Telling): void => void tellings.set(game, telling)

/** What the sentences of a game mean, as far as it is here. */
export const tellingOf = (game: string): Telling => tellings.get(game) ?? NOTHING

/** What a number means; a number that stands for nothing stays a number. */
function meant(meaning: Meaning, value: number, names: readonly string[]): Value {
  if (meaning.seat !== undefined) return names[value] === undefined ? meaning.seat : { seats: [value] }
  const at = value - (meaning.start ?? 0)
  const kind = meaning.back?.[at]
  if (kind !== undefined) return [`?${kind}`]
  return (meaning.card ?? meaning.text)?.[at] ?? value
}

/** How values are put into words: of which game, and how players are called. */
class Voice {
  constructor(
    readonly game: string,
    readonly names: readonly string[],
    readonly t: Translate,
    readonly more: Readonly<Record<string, Meaning>> = {},
  ) {}

  /** Every field of an action, an event or a question in words, with what was sent with it. */
  vars(name: string, fields: Readonly<Record<string, unknown>>, sent: Values = {}): Vars {
    const { meanings } = tellingOf(this.game)
    const vars: Vars = {}
    for (const [key, value] of Object.entries(fields)) {
      if (NO_FIELD.includes(key) || key in sent || !isValue(value)) continue
      const meaning = this.more[`${name}.${key}`] ?? meanings[`${name}.${key}`] ?? this.more[key] ?? meanings[key]
      vars[key] = this.value(meaning && typeof value === 'number' ? meant(meaning, value, this.names) : value)
    }
    for (const [key, value] of Object.entries(sent)) vars[key] = this.value(value)
    return vars
  }

  value(value: Value): string | number | Words {
    if (typeof value === 'number') return value
    if (typeof value === 'string') return this.text(value)
    if (Array.isArray(value)) return cardsWords(this.game, value, this.t)
    return listedWords(
      value.seats.map((seat) => this.names[seat] ?? ''),
      this.t,
    )
  }

  /** A card, a message or an attribute of one by its name; any other text as it is. */
  text(text: string): string | Words {
    if (text.startsWith('?') || has(this.t, `card-${text}`)) return cardWords(this.game, text, this.t)
    const [key = '', attr] = text.split(/\.(.*)/s)
    return has(this.t, key, attr) ? noun(key, this.t(key, {}, attr), this.t) : text
  }
}

/** Whether the value of a field can be put into words; drafts and the like cannot. */
const isValue = (value: unknown): value is Value =>
  typeof value === 'number' ||
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'))

/** Whether there is a message, or an attribute of it. */
const has = (t: Translate, key: string, attr?: string): boolean =>
  key !== '' && t(key, {}, attr) !== (attr ? `${key}.${attr}` : key)

/** A list as it is said aloud: “a, b and c”. */
export const joined = (parts: readonly string[], t: Translate): string => listedWords(parts, t).value

/** A list, each part of which takes its own article. */
function listedWords(parts: readonly (string | Words)[], t: Translate): Words {
  const texts = parts.map(String)
  const and = (): string => t('list-and', { rest: texts.slice(0, -1).join(', '), last: texts.at(-1) })
  return Words.listed(parts, texts.length < 2 ? texts.join('') : and())
}

/** What a message names, said as `text`, with the form that the message declares. */
export const noun = (key: string, text: string, t: Translate): Words =>
  new Words(text, has(t, key, 'form') ? t(key, {}, 'form') : '')

/** A card as it is called in a sentence; a back ("?red") is a hidden card. */
export const cardText = (game: string, card: string, t: Translate): string => cardWords(game, card, t).value

/** A card as a value of a sentence, which may ask for its article. */
export function cardWords(game: string, card: string, t: Translate): Words {
  if (card.startsWith('?')) return new Words(hiddenText(card, 1, t))
  const name = has(t, `card-${card}`) ? t(`card-${card}`) : card
  const values = tellingOf(game).cards[card]
  return noun(`card-${card}`, values === undefined ? name : t('card-said', { ...values, name }), t)
}

function hiddenText(card: string, count: number, t: Translate): string {
  const key = `back-${card.slice(1)}`
  return t(has(t, key) ? key : 'card-hidden', { count })
}

/** Cards in a row, equal ones counted. */
export const cardsText = (game: string, cards: readonly string[], t: Translate): string =>
  cardsWords(game, cards, t).value

function cardsWords(game: string, cards: readonly string[], t: Translate): Words {
  const parts = [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length
    if (card.startsWith('?')) return hiddenText(card, count, t)
    const words = cardWords(game, card, t)
    return count === 1 ? words : t('cards-equal', { count, card: words })
  })
  return listedWords(parts, t)
}

const same = (one: Action, other: Action): boolean => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** What was sent with a legal action of a view. */
function sentWith(action: Action, view: View): Values | undefined {
  const at = view.legal.indexOf(action)
  return view.telling?.legal?.[at >= 0 ? at : view.legal.findIndex((other) => same(other, action))] ?? undefined
}

/** The values of an action's sentence, in words. */
export const actionVars = (
  action: Action,
  names: readonly string[],
  view: View,
  t: Translate,
  sent: Values | undefined = sentWith(action, view),
): Vars => new Voice(view.game, names, t, view.telling?.meanings).vars(action.verb, action, sent)

/** A legal action of a view in a sentence; `sent` is what came with it, for an action that is not legal there. */
export function actionText(
  action: Action,
  names: readonly string[],
  view: View,
  t: Translate,
  sent: Values | undefined = sentWith(action, view),
): string {
  const key = `act-${action.verb}`
  if (!has(t, key)) return Object.values(action).join(' ')
  return t(key, actionVars(action, names, view, t, sent))
}

/** A line of the log, told to the seat of the view where the game has such words; empty for what needs no line. */
export function eventText(event: GameEvent, names: readonly string[], view: View, t: Translate): string {
  if (tellingOf(view.game).silent.includes(event.event)) return ''
  const { seat: turned, ...sent } = event.telling ?? {}
  const seat = typeof turned === 'number' ? turned : event.seat
  const key = `event-${event.event}`
  const vars = new Voice(view.game, names, t).vars(event.event, event, sent)
  if (seat !== null) vars.who = names[seat] ?? ''
  const told = view.seat === null ? [] : seat === view.seat ? ['you', 'seen'] : event.other === view.seat ? ['me'] : []
  return t(
    key,
    vars,
    told.find((attr) => has(t, key, attr)),
  )
}

/** What is asked, phrased for a seat; when it owes nothing, who does. Nobody is told of themselves by name. */
export function questionText(view: View, seat: number | null, names: readonly string[], t: Translate): string {
  if (!view.question) return ''
  const key = `ask-${view.question.decision}`
  const who = joined(
    view.to_act.map((other) => names[other] ?? ''),
    t,
  )
  const asked = seat !== null && view.to_act.includes(seat)
  if (!asked && !has(t, key, 'other')) return t('waiting', { who })
  const called = asked ? names : names.map((name, other) => (other === seat ? t('ui-you') : name))
  const voice = new Voice(view.game, called, t, view.telling?.meanings)
  return t(
    key,
    { ...voice.vars(view.question.decision, view.question, view.telling?.question), who },
    asked ? undefined : 'other',
  )
}

/** Why a bot would do so. */
export const reasonText = (reason: Reason, game: string, names: readonly string[], t: Translate): string =>
  t(reason.key, new Voice(game, names, t).vars(reason.key, {}, reason.values))
