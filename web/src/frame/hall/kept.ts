import type { Translate } from '../../lib/game'
import type { Clock, SeatInfo, TableInfo } from '../../lib/types'

/** Whether a seat is kept for somebody who has not come yet. */
export const isKept = ({ kind, name }: SeatInfo): boolean => kind === 'open' && name !== ''

/** How many people have accepted a rematch, of how many. */
export function accepted({ seats }: TableInfo): { count: number; all: number } {
  const count = seats.filter(({ kind }) => kind === 'person').length
  return { count, all: count + seats.filter(isKept).length }
}

/** At what pace one plays, in words. */
export const paceText = (clock: Clock, t: Translate): string =>
  t(clock === 'none' ? 'ui-hall-no-clock' : `ui-clock-${clock}`)

/** With how many one plays, in words. */
export const playersText = ({ low, high }: { low: number; high: number }, t: Translate): string =>
  low === high ? t('ui-hall-with', { count: low }) : t('ui-hall-with-some', { low, high })
