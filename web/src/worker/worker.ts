/**
 * The service worker: starts the page without a network, keeps what everybody may read of the games, shows notices.
 *
 * Pages come from the network whenever there is one, so that none is older than the server; only without a network the one
 * comes that was kept, with the files that belong to it. Nothing of a person or of a table is kept.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { closed, isPublic, isScreen, notification, pathOf, type Told } from './rules.ts'

declare const self: ServiceWorkerGlobalScope
/** The files of this version of the client, and a name for it; what has no hash in its name has a revision. */
declare const FILES: { url: string; revision: string | null }[]
declare const VERSION: string

type Said = { type: 'keep'; lang: string } | { type: 'take-over'; entry: string }

const files = FILES
const TEXTS = `tablee-texts-${VERSION}`

precacheAndRoute(files, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })
cleanupOutdatedCaches()

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isScreen(url.pathname),
  async ({ request }) => {
    try {
      return await fetch(request)
    } catch (error) {
      const kept = await matchPrecache('/index.html')
      if (kept) return kept
      throw error
    }
  },
)

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.method === 'GET' && isPublic(url),
  async ({ url }) => {
    const cache = await caches.open(TEXTS)
    try {
      return await keep(cache, url.href)
    } catch (error) {
      const kept = await cache.match(url.href, { ignoreVary: true })
      if (kept) return kept
      throw error
    }
  },
)

/** Ask for something that everybody may read, without saying who asks, and keep it. */
async function keep(cache: Cache, url: string): Promise<Response> {
  const answer = await fetch(url, { credentials: 'omit' })
  if (answer.ok) await cache.put(url, answer.clone())
  return answer
}

/** Keep the list of games, and what each of them says in a language, unless it is kept already. */
async function keepTexts(lang: string): Promise<void> {
  const cache = await caches.open(TEXTS)
  const have = async (path: string): Promise<Response> => {
    const url = new URL(path, self.location.origin).href
    return (await cache.match(url, { ignoreVary: true })) ?? keep(cache, url)
  }
  const games = (await (await have('/api/games')).json()) as { id: string }[]
  for (const { id } of games) {
    const game = `/api/games/${encodeURIComponent(id)}`
    for (const part of [`texts/${lang}`, `lessons?lang=${lang}`, 'telling']) await have(`${game}/${part}`)
  }
}

self.addEventListener('activate', (event) => {
  const old = async (): Promise<void> => {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith('tablee-texts-') && name !== TEXTS).map((name) => caches.delete(name)),
    )
  }
  event.waitUntil(old())
})

self.addEventListener('message', (event) => {
  const said = event.data as Said
  if (said.type === 'keep') event.waitUntil(keepTexts(said.lang).catch(() => undefined))
  if (said.type === 'take-over') event.waitUntil(takeOver(said.entry))
})

/** Take over from an older worker for a page of this very version, if no other page is open that may need older files. */
async function takeOver(entry: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1 && files.some(({ url }) => url === entry)) await self.skipWaiting()
}

self.addEventListener('push', (event) => {
  const told = event.data?.json() as Told | undefined
  if (told) event.waitUntil(show(told))
})

/** Show a notice, unless its table is being looked at. */
async function show(told: Told): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const path = pathOf(told)
  if (told.table && pages.some((page) => page.focused && new URL(page.url).pathname === path)) return
  await self.registration.showNotification(told.title, notification(told))
  const shown = await self.registration.getNotifications()
  await self.navigator.setAppBadge?.(shown.length).catch(() => undefined)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(closed(event.notification.data)))
})

/** Go to the tab that shows a table, or open it. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  if (there) await there.focus()
  else await self.clients.openWindow(path)
}
