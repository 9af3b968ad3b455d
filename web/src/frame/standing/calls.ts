import type * as wire from '../../generated/wire'
import { call } from '../../lib/api'

/** What of finished matches is looked for; what is empty is not asked. */
export type Filter = { game: string; company: string; level: string; result: string; rated: boolean }

export const EVERYTHING: Filter = { game: '', company: '', level: '', result: '', rated: false }

const person = (who: string | null): string => encodeURIComponent(who ?? 'me')

/** A page of somebody's finished matches (null: one's own), from where the page before it ended. */
export function matchesOf(who: string | null, filter: Filter, after: string | null): Promise<wire.PastMatches> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, String(value))
  if (after) query.set('after', after)
  const text = query.toString()
  return call('GET', `/people/${person(who)}/matches${text ? `?${text}` : ''}`)
}

export const statisticsOf = (who: string | null): Promise<wire.GameStatistics[]> =>
  call('GET', `/people/${person(who)}/statistics`)

export const leadersOf = (game: string, after: string | null): Promise<wire.Leaderboard> =>
  call('GET', `/games/${encodeURIComponent(game)}/people${after ? `?after=${encodeURIComponent(after)}` : ''}`)

export const ratingsOf = (table: string): Promise<wire.SeatRating[]> =>
  call('GET', `/tables/${encodeURIComponent(table)}/ratings`)

/** A rating with what it is unsure by, as the values of a sentence: without the separators of large numbers. */
export const unsure = (rating: { rating: number; deviation: number }): Record<string, string> => ({
  rating: String(rating.rating),
  deviation: String(rating.deviation),
})

/** A difference with its sign: “+12”, “−7”, “0”. */
export const signed = (value: number, digits = 0): string => {
  const text = Math.abs(value).toFixed(digits)
  return Number(text) === 0 ? text : `${value > 0 ? '+' : '−'}${text}`
}
