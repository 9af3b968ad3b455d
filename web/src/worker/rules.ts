/** What a notice says, as the server sends it. */
export type Told = { kind: string; table: string; game: string; lang: string; title: string; text: string }

/** What everybody is told alike: the games, what they say, their courses and what their sentences mean. */
const PUBLIC = /^\/api\/games(?:\/[\w-]+\/(?:texts\/[a-z]{2,3}|lessons|telling|board))?$/

/** Whether something may be kept: the same for everybody, and in a language that its address names. */
export const isPublic = (url: URL): boolean =>
  PUBLIC.test(url.pathname) && (url.pathname.endsWith('/lessons') ? url.search !== '' : url.search === '')

/** Whether a path is one of the client's pages, rather than a file or an answer of the server. */
export const isScreen = (path: string): boolean =>
  !/^\/(?:api|assets|metrics|health|healthz|ready|readyz)(?:\/|$)/.test(path) && !/\.[^/]*$/.test(path)

/** Where a notice leads. */
export const pathOf = (told: Told): string => (told.table ? `/t/${encodeURIComponent(told.table)}` : '/settings')

/** How a notice is shown. A newer one of the same table takes the place of the older one, and is heard again. */
export function notification(told: Told): NotificationOptions & { renotify: boolean } {
  return {
    body: told.text,
    lang: told.lang,
    tag: told.table || told.kind,
    renotify: true,
    icon: '/icons/app-192.png',
    badge: '/icons/badge-96.png',
    data: pathOf(told),
  }
}

/** Where a closed notice leads; what is no path of ours leads to the start page. */
export const closed = (data: unknown): string =>
  typeof data === 'string' && data.startsWith('/') && !data.startsWith('//') ? data : '/'
