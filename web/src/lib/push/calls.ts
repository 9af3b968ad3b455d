import type * as wire from '../../generated/wire'
import { call } from '../api'

/** What one is told of, and where. */
export const pushCalls = {
  facts: () => call<wire.NoticeFacts>('GET', '/people/me/notices'),
  change: (change: wire.ChangeNotices) => call<wire.NoticeFacts>('PATCH', '/people/me/notices', change),
  drop: (device: string) => call<unknown>('DELETE', `/people/me/push/${encodeURIComponent(device)}`),
  tryOut: (device: string) => call<unknown>('POST', '/people/me/push/test', { device }),
  ofTable: (id: string, wish: wire.TableNotices['wish']) =>
    call<wire.NoticeFacts>('POST', `/tables/${encodeURIComponent(id)}/notices`, { wish }),
}
