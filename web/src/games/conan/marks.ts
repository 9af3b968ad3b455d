import type { SeatMark } from '../../lib/game'

/** Banners: a colour, a beast and a border for each seat. */
export const MARKS: SeatMark[] = [
  { colour: '#c2402f', icon: 'direwolf', pattern: 'dots', label: '' },
  { colour: '#2f8f8a', icon: 'raven', pattern: 'stripes', label: '' },
  { colour: '#c38a1c', icon: 'lion', pattern: 'waves', label: '' },
  { colour: '#8a62b8', icon: 'cobra', pattern: 'grid', label: '' },
]
export const markOf = (seat: number): SeatMark => MARKS[seat % MARKS.length]!
