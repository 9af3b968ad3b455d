import { PROTOCOL } from '../generated/wire'

/** Where this tab remembers for which version of the server it has loaded itself anew. */
const MARK = 'tablee-renewed'
const LOOK = 400

type Store = Pick<Storage, 'getItem' | 'setItem'>

/**
 * A page that is not of the server's version loads itself anew: once for each version, and only when nothing is under
 * way. Whoever has something under way (a move on its way, a choice that has begun) says so with `holds`.
 */
export class Renewal {
  /** Another version of the client is there: 'waits' until nothing is under way, 'stuck' if loading anew did not help. */
  state: 'none' | 'waits' | 'stuck' = $state('none')
  /** The page is being loaded anew: what goes wrong meanwhile is not worth a word. */
  leaving = $state(false)
  #busy = new Set<() => boolean>()
  #timer: ReturnType<typeof setInterval> | undefined
  #store: Store | null
  #reload: () => void
  #typing: () => boolean

  constructor(store: Store | null, reload: () => void, typing: () => boolean) {
    this.#store = store
    this.#reload = reload
    this.#typing = typing
  }

  /** As long as `busy` says so, the page stays; the answer ends that. */
  holds(busy: () => boolean): () => void {
    this.#busy.add(busy)
    return () => void this.#busy.delete(busy)
  }

  /** The server has said which version it speaks. A page that is newer is only renewed where the server refuses it. */
  heard(protocol: number, refused = false): void {
    if (this.state !== 'none' || (refused ? protocol === PROTOCOL : protocol <= PROTOCOL)) return
    if (!this.#remember(String(protocol))) {
      this.state = 'stuck'
      return
    }
    this.state = 'waits'
    this.#timer = setInterval(() => this.#look(), LOOK)
    this.#look()
  }

  /** Load anew whatever is under way. */
  now(): void {
    clearInterval(this.#timer)
    this.leaving = true
    this.#reload()
  }

  /** Load anew if there is a server to load from, and say whether; without one the page would be lost. */
  async anew(): Promise<boolean> {
    this.leaving = true
    const answer = await fetch('/', { method: 'HEAD' }).catch(() => null)
    if (answer?.ok) this.now()
    else this.leaving = false
    return this.leaving
  }

  #look(): void {
    if (!this.#typing() && ![...this.#busy].some((busy) => busy())) this.now()
  }

  /** Whether this version is met for the first time; without a memory nobody can tell, and the page stays as it is. */
  #remember(protocol: string): boolean {
    try {
      if (!this.#store || this.#store.getItem(MARK) === protocol) return false
      this.#store.setItem(MARK, protocol)
      return true
    } catch {
      return false
    }
  }
}

/** The fields in which somebody has written. */
const written = new Set<HTMLInputElement | HTMLTextAreaElement>()
if (typeof document !== 'undefined')
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text'))
      written.add(target)
  })

/** Whether something is written that is not sent yet. */
function typing(): boolean {
  for (const field of written) if (!field.isConnected) written.delete(field)
  return [...written].some((field) => field.value !== '')
}

function store(): Store | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

export const renewal = new Renewal(store(), () => location.reload(), typing)
