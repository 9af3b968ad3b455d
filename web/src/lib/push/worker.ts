import { prefs } from '../prefs.svelte'
import { renewDevice } from './device.svelte'

/** Whether this browser can have the worker at all: an honest address, and a client that was built. */
export const hasWorker = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator

/** The worker, registered if need be. */
export const register = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register('/worker.js')

/** The script by which this page was started: another version of the client has another. */
const entry = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')
  return script ? new URL(script.src).pathname : ''
}

/**
 * Register the worker, and have it keep what can be read without a network. Whoever saves data has no worker, unless it is
 * there already or something is to be told.
 */
export function tendWorker(): void {
  if (!hasWorker()) return
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData && !navigator.serviceWorker.controller && !prefs.stored.told) return
  const work = (): void => void tend().catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else work()
}

async function tend(): Promise<void> {
  const registration = await register()
  letTakeOver(registration)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'keep', lang: prefs.lang })
  await renewDevice(registration)
}

/** A newer worker waits for all pages to be closed. It need not, if this page is of its version and the only one. */
function letTakeOver(registration: ServiceWorkerRegistration): void {
  const ask = (): void => registration.waiting?.postMessage({ type: 'take-over', entry: entry() })
  ask()
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => coming.state === 'installed' && ask())
  })
}
