import './mood.css'
import type { GameUi, SeatMark } from '../../lib/game'
import { Desk } from './desk.svelte'
import HowTo from './HowTo.svelte'
import { group, spots } from './parts'
import Sheet from './Sheet.svelte'
import Table from './Table.svelte'

/** Stencils of the street, so that no seat is mistaken for a colour of the meeples. */
const MARKS: SeatMark[] = [
  { colour: '#d8cfb8', icon: 'megaphone', pattern: 'dots', label: '' },
  { colour: '#c98bd0', icon: 'torch', pattern: 'stripes', label: '' },
  { colour: '#6fc2bd', icon: 'freedom-dove', pattern: 'waves', label: '' },
  { colour: '#d99a6c', icon: 'skeleton-key', pattern: 'grid', label: '' },
]

const ui: GameUi = {
  id: 'virtopia',
  team: true,
  Table,
  Sheet,
  HowTo,
  mood: { className: 'virtopia-mood' },
  spots,
  group,
  next: (chooser, _view, t) => Desk.of(chooser)?.next(t) ?? '',
  seatMark: (_view, seat) => MARKS[seat % MARKS.length] ?? null,
}

export default ui
