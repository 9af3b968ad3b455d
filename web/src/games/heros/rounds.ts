/** Questions put to several at once: who has answered, and what. */
import type { GameEvent, View } from '../../lib/types'
import { face, virtue } from './cards'
import { questionOf, type Answer, type HerosEvent, type HerosView } from './types'

/** A question put to several at once, and what is known of their answers. */
export interface Round {
  sort: 'request' | 'challenge' | 'exchange'
  by: number
  virtue: number
  answers: ReadonlyMap<number, Answer>
}

/** A question that has been answered: what it was about, and whose offer was taken. */
export interface Past extends Round {
  card: string
  partner: number | null
}

/** What tells that sealed answers have been turned over. */
const REVEALS = new Set(['answers', 'nooffer', 'takers', 'unserved', 'nobody', 'exchange'])
export const reveals = (event: GameEvent): boolean => REVEALS.has(event.event)

/** What a turn begins with. */
const TURNS = new Set(['draw', 'reveal', 'ask'])
export const begins = (event: GameEvent): boolean => TURNS.has(event.event)

/** What everybody is asked at once just now, or has answered this turn. */
export function roundOf(view: View): Round | null {
  const table = view.table as HerosView
  const asked = questionOf(view)
  if (asked && 'who' in asked) {
    const seats = table.players.map((_, seat) => seat).filter((seat) => asked.who & (1 << seat))
    const answers = new Map(
      seats.map((seat): [number, Answer] => [seat, view.to_act.includes(seat) ? 'pending' : 'sealed']),
    )
    if (asked.decision === 'AnswerRequest') return { sort: 'request', by: asked.asker, virtue: asked.virtue, answers }
    if (asked.decision === 'GiveCards') return { sort: 'exchange', by: asked.drawer, virtue: 0, answers }
    return { sort: 'challenge', by: asked.drawer, virtue: asked.virtue, answers }
  }
  const answers = new Map(
    table.players.flatMap((player, seat) => (player.answer ? [[seat, player.answer as Answer] as const] : [])),
  )
  const of = (card: string): number => face(card).virtues[0] ?? 0
  if (table.request) return { sort: 'request', by: table.turn, virtue: of(table.request), answers }
  if (answers.size && table.revealed) return { sort: 'challenge', by: table.turn, virtue: of(table.revealed), answers }
  return null
}

/** The virtue card or the challenge that an event asks everybody about. */
function subject(event: HerosEvent): string | null {
  if (event.event === 'ask') return virtue(event.virtue)
  const card = event.event === 'reveal' ? (event.cards[0] ?? '') : ''
  return face(card).sort === 'challenge' ? card : null
}

/** The last request or challenge that everybody has answered, as the log tells it. */
export function lastRound(log: GameEvent[], seats: number): Past | null {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const event = log[at] as HerosEvent
    const card = subject(event)
    if (card === null || event.seat === null) continue
    const next = log.findIndex((other, i) => i > at && begins(other))
    const told = log.slice(at + 1, next < 0 ? undefined : next)
    if (told.some(reveals)) return pastRound(event.event === 'ask', event.seat, card, told as HerosEvent[], seats)
  }
  return null
}

function pastRound(asked: boolean, by: number, card: string, told: HerosEvent[], seats: number): Past {
  const all = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !asked || seat !== by)
  const given = givenIn(told)
  const exchange = told.find((event) => event.event === 'exchange')
  return {
    sort: asked ? 'request' : 'challenge',
    by,
    virtue: face(card).virtues[0] ?? 0,
    card,
    answers: new Map(all.map((seat) => [seat, given.get(seat) ?? 'declined'])),
    partner: exchange?.partner ?? null,
  }
}

/** What was given, by whom: all others have declined. */
function givenIn(events: readonly GameEvent[]): Map<number, Answer> {
  const given = new Map<number, Answer>()
  for (const event of events as readonly HerosEvent[])
    if (event.seat !== null && (event.event === 'answers' || event.event === 'takers' || event.event === 'unserved'))
      given.set(event.seat, event.cards[0] === 'SUN' ? 'sun' : 'virtue')
  return given
}
