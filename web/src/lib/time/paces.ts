import type { SeatClock } from '../../generated/wire'
import type { Translate } from '../game'
import type { Clock } from '../types'

/** The paces that a table may be opened with. */
export const PACES: readonly Clock[] = ['none', '2min', 'rapid', 'calm', 'day', 'days']

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Whether people play days apart, so that nobody need be here. */
export const apart = (clock: Clock): boolean => clock === 'day' || clock === 'days' || clock === '1day'

/** Whether each player has a reserve for the whole match. */
const hasReserve = (clock: Clock): boolean => clock !== 'none' && clock !== '2min' && clock !== '1day'

/** The moments of a clock of minutes at which its owner is told how much is left, in seconds. */
export const TOLD = [10, 30, 60] as const

/** What a seat has left at a moment of this browser: for what it is asked, and of its reserve. */
export function leftAt(clock: SeatClock, now: number): { free: number; reserve: number } {
  if (clock.until === null) return { free: clock.free, reserve: clock.reserve }
  const free = Math.min(clock.free, Math.max(0, clock.until - now))
  return { free, reserve: Math.max(0, clock.reserve - Math.max(0, now - clock.until)) }
}

/** Whether a clock that runs will soon be out. */
export const isLow = (clock: SeatClock, pace: Clock, now: number): boolean => {
  const { free, reserve } = leftAt(clock, now)
  return clock.until !== null && free + reserve < (apart(pace) ? 3 * HOUR : hasReserve(pace) ? MINUTE : 20 * SECOND)
}

const two = (count: number): string => String(count).padStart(2, '0')

/** A time in minutes and seconds; a second that has begun is there. */
export function ticking(ms: number): string {
  const left = Math.ceil(ms / SECOND)
  return left >= 3600
    ? `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
    : `${Math.floor(left / 60)}:${two(left % 60)}`
}

/** A long time in words, by its two largest units; the last minutes tick. `short`: with as few letters as can be. */
export function long(ms: number, t: Translate, short = false): string {
  if (ms < 10 * MINUTE) return ticking(ms)
  const minutes = Math.floor(ms / MINUTE)
  const parts = [
    { key: short ? 'ui-time-days-short' : 'ui-time-days', count: Math.floor(minutes / 1440) },
    { key: 'ui-time-hours', count: Math.floor(minutes / 60) % 24 },
    { key: 'ui-time-minutes', count: minutes % 60 },
  ]
  const first = parts.findIndex(({ count }) => count > 0)
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => t(key, { count }))
    .join(' ')
}

/** What a clock shows: the time of the question first, then the reserve. */
export function clockText(clock: SeatClock, pace: Clock, now: number, t: Translate): string {
  const { free, reserve } = leftAt(clock, now)
  if (!hasReserve(pace)) return apart(pace) ? long(free, t) : ticking(free)
  if (!apart(pace)) return ticking(reserve)
  const shown = { time: long(free, t), reserve: long(reserve, t) }
  return t(clock.until !== null && free > 0 ? 'ui-clock-both' : 'ui-clock-reserve', shown)
}

/** The same where there is little room: of days, whatever runs down now. */
export function clockBrief(clock: SeatClock, pace: Clock, now: number, t: Translate): string {
  if (!apart(pace)) return clockText(clock, pace, now, t)
  const { free, reserve } = leftAt(clock, now)
  return long(hasReserve(pace) && (clock.until === null || free === 0) ? reserve : free, t, true)
}

/** The seconds of a question that cost nothing, as long as they run, where a clock of minutes has such. */
export function freeSeconds(clock: SeatClock, pace: Clock, now: number): number {
  if (clock.until === null || apart(pace) || !hasReserve(pace)) return 0
  return Math.ceil(leftAt(clock, now).free / SECOND)
}

/** How much time is left in all to a clock that runs, in whole seconds; null where it stands still or people play days apart. */
export function secondsLeft(clock: SeatClock | undefined, pace: Clock, now: number): number | null {
  if (!clock || clock.until === null || apart(pace)) return null
  const { free, reserve } = leftAt(clock, now)
  return Math.ceil((free + reserve) / SECOND)
}
