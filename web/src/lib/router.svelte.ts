/** Which screen the address names. The personal key stays in the fragment and is taken out of the address at once. */
export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string }
  | {
      screen: 'replay'
      id: string
      step: number | null
      seat: number | null
      tale: number | null
      retry: boolean
      analysis: boolean
    }
  | { screen: 'campaign'; id: string }
  | { screen: 'game'; game: string }
  | { screen: 'cards'; game: string; variant: string | null }
  | { screen: 'balance'; game: string }
  | { screen: 'learn'; game: string }
  | { screen: 'lesson'; game: string; lesson: string }
  | { screen: 'puzzles'; game: string }
  | { screen: 'puzzle'; game: string; puzzle: string }
  | { screen: 'leaders'; game: string }
  | { screen: 'history'; person: string | null }
  | { screen: 'me'; key: string }
  | { screen: 'hall' }
  | { screen: 'link'; code: string }
  | { screen: 'person'; id: string }
  | { screen: 'settings' }
  | { screen: 'credits' }
  | { screen: 'kit' }
  | { screen: 'lost' }

const number = (text: string | null): number | null => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null)

export function parseRoute(path: string, hash = '', search = ''): Route {
  const key = hash.match(/^#\/me\/([\w-]{16,200})$/)
  if (key) return { screen: 'me', key: key[1]! }
  const query = new URLSearchParams(search)
  const parts = path.split('/').filter(Boolean)
  if (parts.length === 0) return { screen: 'home' }
  if (parts.length === 1 && parts[0] === 'hall') return { screen: 'hall' }
  if (parts.length === 1 && parts[0] === 'settings') return { screen: 'settings' }
  if (parts.length === 1 && parts[0] === 'link') return { screen: 'link', code: hash.replace(/^#/, '').slice(0, 40) }
  if (parts.length === 2 && parts[0] === 'person') return { screen: 'person', id: decodeURIComponent(parts[1]!) }
  if (parts.length === 1 && parts[0] === 'credits') return { screen: 'credits' }
  if (parts.length === 1 && parts[0] === 'kit') return { screen: 'kit' }
  if (parts.length === 2 && parts[0] === 't') return { screen: 'table', id: decodeURIComponent(parts[1]!) }
  if (parts.length === 2 && parts[0] === 'games') return { screen: 'game', game: parts[1]! }
  if (parts.length === 3 && parts[0] === 'games' && parts[2] === 'cards')
    return { screen: 'cards', game: parts[1]!, variant: query.get('variant') }
  if (parts.length === 3 && parts[0] === 'games' && parts[2] === 'balance')
    return { screen: 'balance', game: parts[1]! }
  if (parts.length === 3 && parts[0] === 'games' && parts[2] === 'people') return { screen: 'leaders', game: parts[1]! }
  if (parts.length === 1 && parts[0] === 'history') return { screen: 'history', person: null }
  if (parts.length === 2 && parts[0] === 'history') return { screen: 'history', person: decodeURIComponent(parts[1]!) }
  if (parts.length === 2 && parts[0] === 'learn') return { screen: 'learn', game: parts[1]! }
  if (parts.length === 3 && parts[0] === 'learn')
    return { screen: 'lesson', game: parts[1]!, lesson: decodeURIComponent(parts[2]!) }
  if (parts.length === 2 && parts[0] === 'puzzles') return { screen: 'puzzles', game: parts[1]! }
  if (parts.length === 3 && parts[0] === 'puzzles')
    return { screen: 'puzzle', game: parts[1]!, puzzle: decodeURIComponent(parts[2]!) }
  if (parts.length === 2 && parts[0] === 'r')
    return {
      screen: 'replay',
      id: decodeURIComponent(parts[1]!),
      step: number(query.get('step')),
      seat: number(query.get('seat')),
      tale: number(query.get('tale')),
      retry: query.has('retry'),
      analysis: query.has('analysis'),
    }
  if (parts.length === 2 && parts[0] === 'c') return { screen: 'campaign', id: decodeURIComponent(parts[1]!) }
  return { screen: 'lost' }
}

/** Where a step of a replay is found, as a seat saw it (null: open), with its analysis beside it or not. */
export function replayPath(id: string, step: number, seat: number | null, analysis: boolean): string {
  const query = new URLSearchParams()
  if (step) query.set('step', String(step))
  if (seat !== null) query.set('seat', String(seat))
  if (analysis) query.set('analysis', '1')
  const text = query.toString()
  return `/r/${id}${text ? `?${text}` : ''}`
}

class Router {
  route: Route = $state.raw({ screen: 'home' })

  start(): void {
    const read = (): void => {
      this.route = parseRoute(location.pathname, location.hash, location.search)
    }
    addEventListener('popstate', read)
    addEventListener('hashchange', read)
    addEventListener('click', (event) => this.#click(event))
    read()
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.route = parseRoute(location.pathname, location.hash, location.search)
    scrollTo(0, 0)
  }

  /** Links inside the page change the screen without loading it again. */
  #click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#') || href.startsWith('/api')) return
    event.preventDefault()
    this.go(href)
  }
}

export const router = new Router()
