import type { Translate } from './game'
import { apart } from './time/paces'
import type { GameEvent, SeatInfo, TableInfo } from './types'

/** After so many milliseconds without an open page somebody is away. */
export const AWAY = 10_000

/** The seats whose person has been away for a while, with the milliseconds; `time` is the server's. Days apart, nobody need be here. */
export const absent = (table: TableInfo, time: number): Map<number, number> =>
  new Map(
    table.seats.flatMap(({ seat, gone }): [number, number][] =>
      table.status === 'running' && !apart(table.clock) && gone != null && time - gone >= AWAY
        ? [[seat, time - gone]]
        : [],
    ),
  )

/** Roughly how long: minutes, hours or days, so that it does not change all the time. */
export function howLong(span: number, t: Translate): string {
  const minutes = Math.floor(span / 60_000)
  if (minutes < 60) return t('ui-gone-minutes', { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? t('ui-gone-hours', { count: hours }) : t('ui-gone-days', { count: Math.floor(hours / 24) })
}

/** Whether a bot plays in a person's place. */
export const stoodIn = (seat: SeatInfo | undefined): boolean =>
  seat?.kind === 'person' && Boolean(seat.away || seat.resigned)

/** What to say before a line of the log: that a bot now plays for somebody, or that they play again. */
export function handover(log: GameEvent[], event: GameEvent): 'bot' | 'clock' | 'back' | null {
  if (event.seat === null) return null
  const before = log.findLast((other) => other.seat === event.seat && other.n < event.n)
  if (event.by === 'clock') return 'clock'
  if (event.by === 'bot') return before?.by === 'bot' ? null : 'bot'
  return before?.by === 'bot' ? 'back' : null
}
