import { bundleOf, hasText, listed } from './fluent'
import * as telling from './telling'
import type { GameUi, SeatMark, Translate, Vars } from './game'
import type { Action, GameEvent, Lang, SeatInfo, TableInfo, Values, View } from './types'

type Sentences = Pick<GameUi, 'actionParts' | 'eventParts'>

/** A legal action in a sentence. */
export function actionText(
  ui: Sentences,
  action: Action,
  names: string[],
  view: View,
  t: Translate,
  sent?: Values,
): string {
  if (!ui.actionParts) return telling.actionText(action, names, view, t, sent)
  const { key, vars, attr } = ui.actionParts(action, names, t, view)
  return t(key ?? `act-${action.verb}`, vars, attr)
}

/** A line of the log; empty where the game has nothing to say of it. */
export function eventText(ui: Sentences, event: GameEvent, names: string[], view: View, t: Translate): string {
  if (!ui.eventParts) return telling.eventText(event, names, view, t)
  const parts = ui.eventParts(event, names, t, view)
  if (parts === null) return ''
  const key = parts.key ?? `event-${event.event}`
  const who = event.seat === null ? '' : (names[event.seat] ?? '')
  const facts: Vars = {}
  for (const [name, value] of Object.entries(event)) if (typeof value === 'number') facts[name] = value
  // One's own doings are told to oneself, and only to oneself.
  const mine = event.seat !== null && event.seat === view.seat
  const own = parts.attr === 'seen' || parts.attr === 'you' ? (mine ? parts.attr : undefined) : parts.attr
  const attr = own ?? (mine && t(key, {}, 'you') !== `${key}.you` ? 'you' : undefined)
  return t(key, { ...facts, who, ...parts.vars }, attr)
}

/** What is asked, phrased for this seat; when it owes nothing, who does. */
export function questionText(
  ui: GameUi,
  view: View,
  seat: number | null,
  names: string[],
  lang: Lang,
  t: Translate,
): string {
  if (!view.question) return ''
  if (!ui.questionVars) return telling.questionText(view, seat, names, t)
  const key = `ask-${view.question.decision}`
  if (seat !== null && view.to_act.includes(seat)) return t(key, ui.questionVars?.(view, names, t) ?? {})
  // Nobody is told of themselves by name.
  const vars =
    ui.questionVars?.(
      view,
      names.map((name, other) => (other === seat ? t('ui-you') : name)),
      t,
    ) ?? {}
  const who = listed(
    lang,
    view.to_act.map((other) => names[other] ?? ''),
  )
  if (!hasText(bundleOf(lang, view.game), key, 'other')) return t('ui-waiting-for', { who })
  return t(key, { ...vars, who }, 'other')
}

/** The frame's own marks: one colour, emblem and pattern for each seat. */
const MARKS: SeatMark[] = [
  { colour: '#e8a33d', icon: 'sun', pattern: 'dots', label: '' },
  { colour: '#5aa9e6', icon: 'moon', pattern: 'stripes', label: '' },
  { colour: '#7fb069', icon: 'three-leaves', pattern: 'waves', label: '' },
  { colour: '#d66ba0', icon: 'flower-emblem', pattern: 'grid', label: '' },
  { colour: '#b08968', icon: 'mountains', pattern: 'dots', label: '' },
  { colour: '#9a8cf0', icon: 'polar-star', pattern: 'stripes', label: '' },
]

export function seatMark(ui: GameUi | null, view: View | null, seat: number, t: Translate): SeatMark {
  return ui?.seatMark?.(view, seat, t) ?? MARKS[seat % MARKS.length]!
}

/** Names as shown, never blank; bots are called after the table they sit at, and never like a person there. */
export function seatNames(seats: SeatInfo[], t: Translate, table = ''): string[] {
  const taken = new Set(seats.map((seat) => seat.name))
  const bots = t('ui-bot-names')
    .split(', ')
    .filter((name) => !taken.has(name))
  const first = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return seats.map((seat) => {
    if (seat.name) return seat.name
    if (seat.kind === 'open') return t('ui-open-seat')
    if (seat.kind === 'bot') return bots[(first + seat.seat) % bots.length]!
    return t('ui-seat', { seat: seat.seat + 1 })
  })
}

/** How a match ended that was not played out. */
export const endedText = (table: TableInfo, names: string[], t: Translate): string =>
  table.ended === null ? '' : t(`ui-ended-${table.ended.how}`, { who: names[table.ended.seat] ?? '' })

export const levelText = (level: string | null, t: Translate): string =>
  level && /^(easy|normal|hard)$/.test(level) ? t(`ui-level-${level}`) : (level ?? '')
