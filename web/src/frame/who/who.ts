import type * as wire from '../../generated/wire'
import { call, Refused } from '../../lib/api'
import { prefs } from '../../lib/prefs.svelte'
import { renewHere } from '../../lib/push/device.svelte'

const own = <T>(method: string, path: string, body?: unknown): Promise<T> => call<T>(method, `/people/me${path}`, body)
const named = (id: string): string => encodeURIComponent(id)

/** The calls about who one is. */
export const who = {
  devices: () => own<wire.Device[]>('GET', '/keys'),
  signOut: (id: string) => own<unknown>('DELETE', `/keys/${named(id)}`),
  link: () => own<wire.LinkCode>('POST', '/link'),
  look: (code: string) => call<wire.CodeOwner>('POST', '/link/look', { code }),
  enter: (code: string) => call<wire.Created>('POST', '/link', { code }),
  passkeys: () => own<wire.PasskeyFacts[]>('GET', '/passkeys'),
  removePasskey: (id: string) => own<unknown>('DELETE', `/passkeys/${named(id)}`),
  hide: (hidden: boolean) => own<wire.Me>('PATCH', '', { hidden }),
  profile: (id: string) => call<wire.Profile>('GET', `/people/${named(id)}`),
}

/** Another key for this browser first, then no other is worth anything: whatever is lost on the way, nobody is locked out. */
export async function signOutOthers(): Promise<void> {
  const { key } = await own<wire.Created>('POST', '/keys')
  prefs.set({ key })
  await renewHere().catch(() => undefined)
  await own<unknown>('DELETE', '/keys')
}

/** This browser is somebody from now on. */
export async function become({ key, name, lang }: wire.Created): Promise<void> {
  prefs.set({ key, name, named: true })
  await prefs.choose(lang).catch(() => undefined)
  await renewHere().catch(() => undefined)
}

/** Have the browser save everything about oneself, as the server writes it. */
export async function saveEverything(): Promise<void> {
  const headers = { Authorization: `Bearer ${prefs.stored.key}`, 'Accept-Language': prefs.lang }
  const answer = await fetch('/api/people/me/export', { headers }).catch(() => null)
  if (!answer?.ok) throw new Refused(answer?.status ?? 0, prefs.t('ui-not-fetched'))
  const file = await answer.blob().catch(() => null)
  if (!file) throw new Refused(0, prefs.t('ui-not-fetched'))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'tablee.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 5000)
}

/** A day as people write it here. */
export const dayText = (at: number): string => new Intl.DateTimeFormat(prefs.region, { dateStyle: 'long' }).format(at)
