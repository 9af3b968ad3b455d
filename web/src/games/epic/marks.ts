import type { SeatMark } from '../../lib/game'

/** Arms of heraldry, one for each seat. */
export const MARKS: SeatMark[] = [
  { colour: '#c2402f', icon: 'griffin-shield', pattern: 'dots', label: '' },
  { colour: '#3d8f6a', icon: 'stag-head', pattern: 'stripes', label: '' },
  { colour: '#7a5cc4', icon: 'unicorn', pattern: 'waves', label: '' },
  { colour: '#b8862a', icon: 'eagle-emblem', pattern: 'grid', label: '' },
]

export const markOf = (seat: number): SeatMark => MARKS[seat % MARKS.length]!
