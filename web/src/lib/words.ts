import type { GameUi, SeatMark, Translate } from './game'
import type { ChatLine, ReplayStep, SeatInfo, TableInfo, View } from './types'

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

/** Whether a table waits for this person: where one has left or resigned, a bot answers. */
export const isDue = ({ status, to_act, you, seats }: TableInfo): boolean =>
  status === 'running' &&
  seats.some(({ seat, away, resigned }) => !away && !resigned && to_act.includes(seat) && you.includes(seat))

/** Whether this person sits at a table with bots only. */
export const alone = ({ you, seats }: TableInfo): boolean =>
  you.length > 0 && seats.every(({ kind, seat }) => kind === 'bot' || you.includes(seat))

/** The steps of a replay at which somebody of these seats decided something: the move comes next. */
export const decisionsOf = (seats: readonly number[], steps: readonly ReplayStep[]): number[] =>
  steps.flatMap((_, at) => {
    const next = steps[at + 1]
    return next && next.seat !== null && seats.includes(next.seat) ? [at] : []
  })

/** How a match ended that was not played out. */
export const endedText = (table: TableInfo, names: string[], t: Translate): string =>
  table.ended === null ? '' : t(`ui-ended-${table.ended.how}`, { who: names[table.ended.seat] ?? '' })

export const levelText = (level: string | null, t: Translate): string =>
  level && /^(easy|normal|hard)$/.test(level) ? t(`ui-level-${level}`) : (level ?? '')

/** A line of chat as it is shown: who says what; of what the table itself says, the sentence names whom it is about. */
export const chatWords = (line: ChatLine, t: Translate): { name: string; text: string } => ({
  name: line.what === undefined ? line.name : '',
  text: line.what === 'hint' ? t('ui-said-hint', { who: line.name }) : line.text,
})
