import { api, call } from '../api'
import { prefs } from '../prefs.svelte'
import type * as wire from '../../generated/wire'

/** Whom one means: by a seat of a table, by a line of chat there, or by the id of the person. */
export type Meant = { name: string } & (
  { table: string; seat: number } | { table: string; line: number } | { person: string }
)

export const REASONS = ['insult', 'stalling', 'name', 'other'] as const satisfies wire.NewComplaint['reason'][]

const part = encodeURIComponent
const whom = (meant: Meant): wire.Whom =>
  'line' in meant ? { line: meant.line } : 'seat' in meant ? { seat: meant.seat } : {}

/** What a person reads on the home page once: what they may not do, and what became of their reports. */
export type Notes = { barred: string; settled: wire.SettledComplaint[] }
export const NO_NOTES: Notes = { barred: '', settled: [] }

export const company = {
  bulletin: () => call<wire.Bulletin>('GET', '/bulletin'),
  blocked: (): Promise<wire.BlockedPerson[]> =>
    prefs.stored.key ? call<wire.BlockedPerson[]>('GET', '/me/blocks') : Promise.resolve([]),
  unblock: (person: string) => call<wire.BlockedPerson[]>('DELETE', `/me/blocks/${part(person)}`),
  block: (meant: Meant) =>
    'table' in meant
      ? call<wire.BlockedPerson[]>('POST', `/tables/${part(meant.table)}/block`, whom(meant))
      : call<wire.BlockedPerson[]>('POST', `/me/blocks/${part(meant.person)}`),
  complain: (meant: Meant, reason: wire.NewComplaint['reason'], words: string) =>
    'table' in meant
      ? call<unknown>('POST', `/tables/${part(meant.table)}/complaint`, { ...whom(meant), reason, words })
      : call<unknown>('POST', `/people/${part(meant.person)}/complaint`, { reason, words }),
  seen: () => call<unknown>('DELETE', '/me/complaints'),
  async notes(): Promise<Notes> {
    if (!prefs.stored.key) return NO_NOTES
    const [{ barred }, settled] = await Promise.all([api.me(), call<wire.SettledComplaint[]>('GET', '/me/complaints')])
    return { barred: barred ?? '', settled }
  },
}
