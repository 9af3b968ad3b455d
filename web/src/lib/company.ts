import { api, call } from './api'
import { prefs } from './prefs.svelte'
import type * as wire from '../generated/wire'

/** Whom one means at a table: by the seat, or by a line of chat. */
export type Meant = { seat: number; name: string } | { line: number; name: string }

export const REASONS = ['insult', 'stalling', 'name', 'other'] as const satisfies wire.NewComplaint['reason'][]

const whom = (meant: Meant): wire.Whom => ('line' in meant ? { line: meant.line } : { seat: meant.seat })
const at = (table: string): string => `/tables/${encodeURIComponent(table)}`

/** What a person reads on the home page once: what they may not do, and what became of their reports. */
export type Notes = { barred: string; settled: wire.SettledComplaint[] }
export const NO_NOTES: Notes = { barred: '', settled: [] }

export const company = {
  bulletin: () => call<wire.Bulletin>('GET', '/bulletin'),
  blocked: (): Promise<wire.BlockedPerson[]> =>
    prefs.stored.key ? call<wire.BlockedPerson[]>('GET', '/me/blocks') : Promise.resolve([]),
  unblock: (person: string) => call<wire.BlockedPerson[]>('DELETE', `/me/blocks/${encodeURIComponent(person)}`),
  blockAt: (table: string, meant: Meant) => call<wire.BlockedPerson[]>('POST', `${at(table)}/block`, whom(meant)),
  complain: (table: string, meant: Meant, reason: wire.NewComplaint['reason'], words: string) =>
    call<unknown>('POST', `${at(table)}/complaint`, { ...whom(meant), reason, words }),
  seen: () => call<unknown>('DELETE', '/me/complaints'),
  async notes(): Promise<Notes> {
    if (!prefs.stored.key) return NO_NOTES
    const [{ barred }, settled] = await Promise.all([api.me(), call<wire.SettledComplaint[]>('GET', '/me/complaints')])
    return { barred: barred ?? '', settled }
  },
}
