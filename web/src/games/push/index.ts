import './mood.css'
import icons from 'virtual:icons/push'
import type { GameUi, Translate, Vars } from '../../lib/game'
import { addIcons } from '../../kit/icons'
import type { Action, GameEvent, View } from '../../lib/types'
import { cardName, DRAWINGS, face, hidden, PUSH, SUPER, TEAMS, teamOf } from './cards'
import HowTo from './HowTo.svelte'
import Sheet from './Sheet.svelte'
import Table from './Table.svelte'
import type { PushView } from './types'
import { canDo, list, runOrder, short } from './words'

type Words = { key?: string; vars: Vars; attr?: string }

const PATTERNS = { red: 'dots', purple: 'stripes', green: 'waves', blue: 'grid' }

function teamOfSeat(view: View, seat: number | null) {
  return seat === null ? null : teamOf((view.table as PushView).players[seat]?.team)
}

function group(event: GameEvent, part: string, t: Translate): string {
  return list(
    ((event[part] as string[] | undefined) ?? []).map((card) => short(card, t)),
    t('ui-push-lang'),
  )
}

/** A card of the player who is to act, by its value. */
function own(view: View, value: unknown, t: Translate): string {
  const team = teamOfSeat(view, view.seat)
  return team ? short(cardName(team, Number(value)), t) : String(value)
}

function teamName(index: unknown, t: Translate): string {
  const team = TEAMS[Number(index)]
  return team ? t(`team-${team.id}`) : ''
}

addIcons(icons)

const ui: GameUi = {
  id: 'push',
  Table,
  Sheet,
  HowTo,
  mood: { className: 'push-mood' },
  aid: [
    'cover',
    'step',
    'pair',
    'run',
    'push',
    'superpush',
    'discard',
    'circle',
    'refill',
    'end',
    'score-columns',
    'score-cards',
  ],

  actionParts(action: Action, _names: string[], t: Translate, view: View): Words {
    const column = Number(action.column)
    switch (action.verb) {
      case 'team':
        return { vars: { team: teamName(action.team, t) } }
      case 'starters2':
      case 'starters3': {
        const values = [action.low, action.middle, action.high].filter((value) => value !== undefined)
        return {
          key: 'act-starters',
          vars: {
            cards: list(
              values.map((value) => own(view, value, t)),
              t('ui-push-lang'),
            ),
          },
        }
      }
      case 'run': {
        const last = (view.table as PushView).columns[column - 1]?.at(-1)
        const values = runOrder(Number(action.low), last === undefined ? null : face(last).value)
        return {
          vars: {
            cards: list(
              values.map((value) => own(view, value, t)),
              t('ui-push-lang'),
            ),
            column,
          },
        }
      }
      case 'push':
        return { vars: { card: own(view, PUSH, t), column } }
      case 'superpush':
        return { vars: { card: own(view, SUPER, t), column, steps: Number(action.steps) } }
      case 'discard':
        return { vars: { card: own(view, action.value, t) } }
      default:
        return { vars: { card: own(view, action.value, t), column } }
    }
  },

  eventParts(event: GameEvent, _names: string[], t: Translate): Words {
    const cards = group(event, 'cards', t)
    const gone = group(event, 'gone', t)
    const column = Number(event.column)
    switch (event.event) {
      case 'team':
        return { vars: { team: teamName(event.team, t) } }
      case 'round':
        return { vars: { round: Number(event.round) } }
      case 'starters':
        return { vars: { cards } }
      case 'draw': {
        const drawn = (event.cards as string[] | undefined) ?? []
        const seen = drawn.length > 0 && !drawn.some(hidden)
        return { vars: { count: Number(event.count), cards }, ...(seen ? { attr: 'seen' } : {}) }
      }
      case 'place':
      case 'cover':
      case 'push':
        return { vars: { cards, gone, column } }
      case 'superpush':
        return { vars: { cards, gone, column, steps: Number(event.steps) } }
      case 'discard':
        return { vars: { cards } }
      case 'score':
        return { vars: { running: event.total === event.score ? 'no' : 'yes' } }
      default:
        return { vars: {} }
    }
  },

  questionVars: (view) => ({ count: (view.table as PushView).starters, can: canDo(view.legal) }),

  seatMark(view, seat, t) {
    const team = view && teamOfSeat(view, seat)
    if (!team) return null
    return { colour: team.ink, icon: DRAWINGS[team.id]!, pattern: PATTERNS[team.id], label: t(`team-${team.id}`) }
  },

  spots(event) {
    const spots: string[] = []
    if (event.column !== undefined) spots.push(`column-${event.column}`)
    if (event.event === 'discard') spots.push('discard')
    if (event.gone !== undefined) spots.push('eliminated')
    if (spots.length === 0 && event.seat !== null) spots.push(`hand-${event.seat}`)
    return spots
  },

  group(action, view, t) {
    if (action.verb === 'discard') return t('ui-push-throw')
    return action.column === undefined ? '' : t('sheet-column', { column: Number(action.column) })
  },
}

export default ui
