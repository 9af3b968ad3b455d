import { sounds } from '../../kit/sound'
import { call, ensurePerson } from '../../lib/api'
import { prefs } from '../../lib/prefs.svelte'
import { renewal } from '../../lib/renewal.svelte'
import { PROTOCOL } from '../../generated/wire'
import type * as wire from '../../generated/wire'

const at = (id: string, what: string): string => `/tables/${encodeURIComponent(id)}/${what}`

/** The calls of the hall. */
export const hallApi = {
  more: (asked: wire.AskHall) => call<wire.HallPage>('POST', '/hall/tables', asked),
  seek: (wish: wire.NewSeek) => call<wire.Looking>('POST', '/hall/seek', wish),
  bots: () => call<wire.Looking>('POST', '/hall/seek/bots'),
  stop: () => call<unknown>('DELETE', '/hall/seek'),
  company: () => call<wire.Company>('GET', '/company'),
  manners: (wish: wire.ChangeManners) => call<wire.Company>('PATCH', '/company', wish),
  star: (person: string, starred: boolean) =>
    call<wire.Company>('POST', `/people/${encodeURIComponent(person)}/favourite`, { starred }),
  starSeat: (id: string, seat: number, starred: boolean) =>
    call<wire.Company>('POST', at(id, 'favourite'), { seat, starred }),
  starred: (id: string) => call<number[]>('GET', at(id, 'favourites')),
  invite: (id: string, person: string) => call<wire.TableFacts>('POST', at(id, 'invite'), { person }),
  decline: (id: string) => call<wire.Company>('POST', at(id, 'decline')),
}

type Heard = wire.SeekFrame | wire.CompanyFrame | wire.HallFrame | wire.Bye | wire.Pong | wire.Refused

/** What happens to a search that this page has begun. */
export type SeekNews = 'found' | 'missed' | 'over'

/** Which search this tab has begun: another tab of the same person is not led anywhere. */
const MARK = 'tablee-seeks'

/**
 * What this browser hears of the hall: the search for a match, favourites and invitations, and the lists for the page that
 * shows them. One socket, as long as the page is in sight or somebody is looked for.
 */
class Hall {
  seek: wire.SeekFacts | null = $state.raw(null)
  company: wire.Company | null = $state.raw(null)
  lists: wire.HallFacts | null = $state.raw(null)
  /** the rematch that the page tells of itself: its invitation need not be told as well */
  told = $state('')
  /** when the search began, by this browser's clock */
  since = $state(0)
  onseek: (news: SeekNews, seek: wire.SeekFacts | null) => void = () => {}
  #socket: WebSocket | null = null
  #looking = 0
  #attempt = 0
  #beat: ReturnType<typeof setInterval> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #key = ''
  #refused = ''
  /** those who wait until the server has said what it knows of this person */
  #greeted: (() => void)[] = []

  constructor() {
    if (typeof document !== 'undefined') document.addEventListener('visibilitychange', () => this.wake())
  }

  /** Whether this tab leads its person to the table that is found. */
  get leads(): boolean {
    return sessionStorage.getItem(MARK) !== null
  }

  /** Show the lists of the hall, until the answer is called. */
  look(): () => void {
    this.#looking += 1
    if (this.#looking === 1 && this.#socket?.readyState === WebSocket.OPEN) this.#hello()
    else this.wake()
    return () => {
      this.#looking -= 1
      if (this.#looking === 0 && this.#socket?.readyState === WebSocket.OPEN) this.#hello()
    }
  }

  /** Open or close the socket as it is needed: somebody has come, gone, or is another person now. */
  wake(): void {
    const { key } = prefs.stored
    if (this.#socket && this.#key !== key) this.#close()
    const seen = document.visibilityState === 'visible' || this.seek !== null
    const wanted = seen && (this.#looking > 0 || (key !== '' && key !== this.#refused))
    if (wanted && !this.#socket) this.#open()
    else if (!wanted && this.#socket) this.#close()
  }

  async begin(wish: wire.NewSeek, name?: string): Promise<void> {
    await ensurePerson(name)
    this.wake()
    await this.#known()
    sessionStorage.setItem(MARK, wish.game)
    this.#seek((await hallApi.seek(wish)).seek)
  }

  async stop(): Promise<void> {
    sessionStorage.removeItem(MARK)
    await hallApi.stop()
    this.#seek(null)
  }

  async bots(): Promise<void> {
    this.#seek((await hallApi.bots()).seek)
  }

  /** Until the server has greeted, or does not answer: what it said before must not be taken for news. */
  #known(): Promise<void> {
    if (this.company && this.#socket?.readyState === WebSocket.OPEN) return Promise.resolve()
    return new Promise((resolve) => {
      this.#greeted.push(resolve)
      setTimeout(resolve, 3000)
    })
  }

  #open(): void {
    clearTimeout(this.#timer)
    this.#key = prefs.stored.key
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/hall/live`)
    this.#socket = socket
    socket.onopen = () => {
      this.#hello()
      this.#beat = setInterval(() => socket.send('{"type":"ping"}'), 20_000)
    }
    socket.onmessage = (event) => {
      this.#attempt = 0
      this.#hear(JSON.parse(String(event.data)) as Heard)
    }
    socket.onclose = (event) => {
      clearInterval(this.#beat)
      if (socket !== this.#socket) return
      this.#socket = null
      if (event.code === 1008 && this.#key) this.#refused = this.#key
      const wait = Math.min(15_000, 600 * 2 ** this.#attempt) * (0.7 + 0.6 * Math.random())
      this.#attempt += 1
      this.#timer = setTimeout(() => this.wake(), wait)
    }
  }

  #close(): void {
    const old = this.#socket
    this.#socket = null
    clearInterval(this.#beat)
    clearTimeout(this.#timer)
    old?.close()
    if (this.#key !== prefs.stored.key) this.seek = this.company = null
  }

  #hello(): void {
    const key = this.#key
    this.#socket?.send(
      JSON.stringify({ type: 'hello', ...(key ? { key } : {}), hall: this.#looking > 0, protocol: PROTOCOL }),
    )
  }

  #hear(message: Heard): void {
    if (message.type === 'hall') this.lists = message.hall
    else if (message.type === 'company') {
      this.company = message.company
      for (const greet of this.#greeted.splice(0)) greet()
    } else if (message.type === 'seek') this.#seek(message.seek)
    else if (message.type === 'bye' && message.protocol !== undefined) renewal.heard(message.protocol, true)
  }

  #seek(now: wire.SeekFacts | null): void {
    const before = this.seek
    this.seek = now
    if (now) this.since = Date.now() - now.waited
    if (!this.leads) return
    if (now?.table && now.table !== before?.table) {
      sounds.play('turn')
      this.onseek('found', now)
    } else if (now && now.missed > (before?.missed ?? now.missed)) this.onseek('missed', now)
    else if (!now && before) {
      sessionStorage.removeItem(MARK)
      if (!before.table) this.onseek('over', null)
    }
  }
}

export const hall = new Hall()
