/** The values of the game's sentences. */
import type { GameUi, Translate, Vars } from '../../lib/game'
import type { Action, GameEvent, View } from '../../lib/types'
import { face, gift, hidden, payment, virtue } from './cards'
import type { HerosView } from './types'
import { several, short } from './words'

type Words = { key?: string; vars: Vars; attr?: string }

export function actionParts(action: Action, names: string[], t: Translate, view: View): Words {
  const who = (seat: unknown): string => names[Number(seat)] ?? ''
  const asked = view.question ?? {}
  switch (action.verb) {
    case 'ask':
      return { vars: { card: short(virtue(Number(action.virtue)), t) } }
    case 'offer':
    case 'takeup':
      return {
        vars: { card: short(action.card ? 'SUN' : virtue(Number((asked as { virtue?: number }).virtue ?? 1)), t) },
      }
    case 'partner':
    case 'designate':
    case 'one':
      return { vars: { who: who(action.player) } }
    case 'two':
      return { vars: { who1: who(action.first), who2: who(action.second) } }
    case 'give':
      return { vars: { card: short(gift(Number(action.card)), t) } }
    case 'give2':
      return { vars: { cards: several([gift(Number(action.card)), gift(Number(action.other))], t) } }
    case 'giveto': {
      const { first, second } = asked as { first?: number; second?: number }
      return {
        vars: {
          card1: short(gift(Number(action.first)), t),
          card2: short(gift(Number(action.second)), t),
          who1: who(first),
          who2: who(second),
        },
      }
    }
    case 'pose': {
      const table = view.table as HerosView
      const avatar = view.seat === null ? null : (table.players[view.seat]?.avatar ?? null)
      return { vars: { cards: several(payment(Number(action.payment), avatar), t) } }
    }
    case 'correct': {
      const of = Number(action.defect)
      return { vars: { card: short(`D${virtue(of).slice(1)}`, t), payment: short(action.sun ? 'SUN' : virtue(of), t) } }
    }
    default:
      return { vars: {} }
  }
}

export function eventParts(event: GameEvent, names: string[], t: Translate): Words | null {
  const group = (part: string): string[] => (event[part] as string[] | undefined) ?? []
  const words = (part: string): string => several(group(part), t)
  const seen = (part: string): boolean => group(part).length > 0 && !group(part).some(hidden)
  const other = names[Number(event.partner)] ?? ''
  switch (event.event) {
    case 'ask':
      return { vars: { card: short(virtue(Number(event.virtue)), t) } }
    case 'draw':
    case 'newavatar':
      return { vars: { cards: words('cards') }, ...(seen('cards') ? { attr: 'seen' } : {}) }
    case 'changed':
      return { vars: { cards: words('cards'), old: words('old') }, ...(seen('cards') ? { attr: 'seen' } : {}) }
    case 'exchange':
      return { vars: { cards: words('cards'), other } }
    case 'announce':
      return { vars: { count: Number(event.count), other } }
    case 'swap':
      return {
        vars: { count: Number(event.count), other, given: words('given'), received: words('received') },
        ...(seen('given') && seen('received') ? { attr: 'seen' } : {}),
      }
    case 'pose':
    case 'correct':
      return { vars: { cards: words('cards'), paid: words('paid') } }
    case 'score':
      return { vars: { virtues: Number(event.virtues) + Number(event.suns) } }
    case 'reveal': {
      const card = group('cards')[0] ?? ''
      return { vars: { sort: face(card).sort, card: short(card, t), text: t(`card-${card}`, {}, 'text') } }
    }
    default:
      return { vars: { cards: words('cards') } }
  }
}

export function questionVars(view: View, names: string[], t: Translate): Vars {
  const asked = view.question
  switch (asked?.decision) {
    case 'AnswerRequest':
      return { asker: names[Number(asked.asker)], card: short(virtue(Number(asked.virtue)), t), can: canDo(view) }
    case 'AnswerChallenge': {
      const wanted = virtue(Number(asked.virtue))
      return {
        drawer: names[Number(asked.drawer)],
        card: short(`C${wanted.slice(1)}`, t),
        virtue: short(wanted, t),
        can: canDo(view),
      }
    }
    case 'GiveCards':
      return { count: Number(asked.second) >= 0 && view.seat === asked.drawer ? 2 : Number(asked.count) }
    case 'Designate':
    case 'ChooseMode': {
      const other = view.legal.find((action) => action.player !== undefined)?.player
      return { can: canDo(view), other: other === undefined ? '' : (names[Number(other)] ?? '') }
    }
    default:
      return { can: canDo(view) }
  }
}

/** What is legal, in a word that the question chooses its sentence by. */
export function canDo(view: View): string {
  const decision = view.question?.decision
  const verbs = new Set(view.legal.map((action) => String(action.verb)))
  switch (decision) {
    case 'OptionalStep':
      return ['pose', 'correct'].filter((verb) => verbs.has(verb)).join('-') || 'finish'
    case 'DrawOrAsk': {
      const held = view.seat === null ? 0 : ((view.table as HerosView).players[view.seat]?.advantages ?? 0)
      return verbs.has('ask') ? 'ask' : held ? 'must' : 'draw'
    }
    case 'Designate':
    case 'ChooseMode':
      return view.legal.length === 1 ? 'one' : verbs.has('two') ? 'two' : 'any'
    default:
      return verbs.size === 1 && verbs.has('decline') ? 'no' : 'yes'
  }
}

/** Which places of the table a line of the log speaks of. */
export const spots: NonNullable<GameUi['spots']> = (event) => {
  const found: string[] = event.seat === null ? [] : [`seat-${event.seat}`]
  if (event.partner !== undefined) found.push(`seat-${event.partner}`)
  if (['takers', 'lost', 'correct', 'pose', 'reveal'].includes(event.event)) found.push('discard')
  if (['advantage', 'takers'].includes(event.event)) found.push('stock')
  if (['newavatar', 'changed'].includes(event.event)) found.push('avatars')
  if (['draw', 'reveal', 'end'].includes(event.event)) found.push('draw')
  return found
}
