import type * as wire from '../../generated/wire'
import { call, ensurePerson } from '../api'
import { prefs } from '../prefs.svelte'
import { hasWorker, register } from './worker'

/**
 * How this device stands: `on`, it is told; `off`, it could be; `denied`, its owner has forbidden the browser to; `install`,
 * it could be once the client is installed; `none`, it cannot be told anything.
 */
export type Standing = 'on' | 'off' | 'denied' | 'install' | 'none'

/** Whether this is a phone or a tablet on which only installed pages are told anything. */
const isApple = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** How this device stands now. */
export function standing(): Standing {
  const able = hasWorker() && 'PushManager' in window && 'Notification' in window
  if (!able) return isApple() ? 'install' : 'none'
  if (Notification.permission === 'denied') return 'denied'
  return prefs.stored.told && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Whether somebody may be asked, in passing, whether they want to be told here: once, and never on a first visit. */
export const mayOffer = (): boolean => !prefs.stored.toldOffered && standing() === 'off'

/** Be told on this device, once its owner allows it; whether that is so now. Called from a click only. */
export async function tellHere(): Promise<boolean> {
  prefs.set({ toldOffered: true })
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(prefs.t('ui-notify-refused'))
  await ensurePerson()
  await register()
  await subscribe(await navigator.serviceWorker.ready)
  return true
}

/** Be told no more on this device. */
export async function tellNoMore(): Promise<void> {
  const told = prefs.stored.told
  prefs.set({ told: null })
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  if (told) await call('DELETE', `/people/me/push/${encodeURIComponent(told.device)}`)
}

/** Tell the server anew where this device is found, if that or the person has changed. */
export async function renewDevice(registration: ServiceWorkerRegistration): Promise<void> {
  const { told, key } = prefs.stored
  if (!told || !key || standing() !== 'on') return
  const subscription = await registration.pushManager.getSubscription()
  if (subscription?.endpoint !== told.endpoint || told.key !== key) await subscribe(registration)
}

/** The same where there is a worker already. */
export async function renewHere(): Promise<void> {
  const registration = hasWorker() ? await navigator.serviceWorker.getRegistration() : undefined
  if (registration) await renewDevice(registration)
}

async function subscribe(registration: ServiceWorkerRegistration): Promise<void> {
  const { key } = await call<wire.PushKey>('GET', '/push/key')
  const subscription = await subscriptionFor(registration.pushManager, key)
  const { endpoint = '', keys } = subscription.toJSON()
  const facts = await call<wire.NoticeFacts>('POST', '/people/me/push', {
    endpoint,
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
    agent: agent(),
  } satisfies wire.NewDevice)
  prefs.set({ told: { device: facts.device ?? '', endpoint, key: prefs.stored.key } })
}

/** The subscription to what this server sends; one to another's is given up. */
async function subscriptionFor(manager: PushManager, key: string): Promise<PushSubscription> {
  const wanted = bytesOf(key)
  const found = await manager.getSubscription()
  const other = found?.options.applicationServerKey
  if (found && other && String(new Uint8Array(other)) === String(wanted)) return found
  await found?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted })
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Roughly which browser this is, so that its owner tells it from others in the list. */
function agent(): string {
  const named = (list: [RegExp, string][]): string[] =>
    list.flatMap(([mark, name]) => (mark.test(navigator.userAgent) ? [name] : [])).slice(0, 1)
  return [...named(BROWSERS), ...named(SYSTEMS)].join(' · ')
}
