import './mood.css'
import type { GameUi } from '../../lib/game'
import type { View } from '../../lib/types'
import { DRAWINGS, teamOf } from './cards'
import HowTo from './HowTo.svelte'
import Sheet from './Sheet.svelte'
import { nextClick } from './next'
import Table from './Table.svelte'
import type { PushView } from './types'

const PATTERNS = { red: 'dots', purple: 'stripes', green: 'waves', blue: 'grid' }

function teamOfSeat(view: View, seat: number | null) {
  return seat === null ? null : teamOf((view.table as PushView).players[seat]?.team)
}

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

  next: (chooser, view, t) => nextClick(chooser, view, t),

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
    const { column } = action as { column?: number }
    return column === undefined ? '' : t('sheet-column', { column })
  },
}

export default ui
