import { api } from './api'
import { bulletins } from './company/bulletin.svelte'
import { drawnHere } from './games'
import { prefs } from './prefs.svelte'
import { PROTOCOL, type SeatClock, type State } from '../generated/wire'
import { renewal } from './renewal.svelte'
import type { Action, ChatLine, FromServer, GameEvent, TableInfo, ToServer, View } from './types'

/** What one seat of this browser sees. */
export type SeatState = {
  seat: number | null
  version: number
  view: View
  /** All it was told, from the start. */
  log: GameEvent[]
  /** What came with the last message. */
  fresh: GameEvent[]
  /** Its standing order, where the game has some, and what is about to be answered for it. */
  order: string | null
  /** Whether an answer that is the only one is sent for it. */
  forced: boolean
  answer: Action | null
  /** Which of its questions it is asked: another number is a new question, even one that looks like the last. */
  question: number
  /** Whether it has made a move that somebody alone could take back. */
  takeback: boolean
  /** Everybody’s clock, by this browser’s own. */
  clocks: SeatClock[]
}

export type Refusal = { rule: string; why: string }

/** The code with which the server closes on somebody it refuses. */
const NOT_WELCOME = 1008

/** The rules by which an answer to a question of the past is refused. */
const OUT_OF_DATE = ['TABLEE-STALE', 'TABLEE-TURN']

const seatKey = (seat: number | null): string => (seat === null ? 'none' : String(seat))

/** A table one looks at: one socket, opened again whenever it is lost, asking for exactly what was missed. */
export class Live {
  table: TableInfo | null = $state.raw(null)
  states: Record<string, SeatState> = $state.raw({})
  chat: ChatLine[] = $state.raw([])
  status: 'connecting' | 'open' | 'lost' | 'closed' = $state('connecting')
  trouble: string | null = $state(null)
  /** How far this browser's clock is ahead of the server's, in ms. */
  ahead = $state(0)
  /** How many moves of this browser are neither stored nor refused yet. */
  pending: number = $state(0)
  /** The server ended it: in words. */
  ended: string | null = $state(null)
  id: string
  onRefused: (refusal: Refusal) => void = () => {}
  onAccepted: () => void = () => {}
  #socket: WebSocket | null = null
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #heard = 0
  #epoch = 0
  #last: string | null = null
  #free: () => void = () => {}
  #waiting = new Map<
    string | number,
    { seat: number; action: Action; probe: boolean; version: number; epoch: number; seen: SeatState | null }
  >()

  constructor(id: string) {
    this.id = id
  }

  open(): void {
    this.#free = renewal.holds(() => this.pending > 0)
    this.#connect()
    addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
  }

  close(): void {
    this.status = 'closed'
    this.#free()
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#socket?.close()
  }

  state(seat: number | null): SeatState | null {
    return this.states[seatKey(seat)] ?? null
  }

  /** Play a move; it is sent again after a lost connection, and the server never plays it twice. */
  play(seat: number, action: Action, probe = false): void {
    const id = crypto.randomUUID()
    const seen = this.state(seat)
    const version = seen?.version ?? 0
    const epoch = this.#epoch
    this.#waiting.set(id, { seat, action, probe, version, epoch, seen })
    this.#count()
    this.#send({ type: 'play', id, seat, action, version, epoch })
  }

  say(text: string): void {
    this.#send({ type: 'chat', id: crypto.randomUUID(), text })
  }

  /** Ask everything anew, e.g. after sitting down. */
  renew(): void {
    this.states = {}
    this.chat = []
    this.#attempt = 0
    this.#resume()
  }

  /** Ask for the chat anew, of which somebody is no longer heard. */
  hearAgain(): void {
    this.chat = []
    this.#resume()
  }

  #wake = (): void => {
    if (document.visibilityState === 'visible' && this.status === 'lost') {
      clearTimeout(this.#timer)
      this.#connect()
    }
  }

  #send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #connect(): void {
    if (this.ended) return
    clearTimeout(this.#timer)
    this.status = this.#attempt ? 'lost' : 'connecting'
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`)
    this.#socket = socket
    socket.onopen = () => {
      const since: Record<string, number> = {}
      for (const state of Object.values(this.states)) since[state.seat ?? 'null'] = state.version
      const key = prefs.stored.key
      const draws = drawnHere()
      this.#send({ type: 'hello', ...(key ? { key } : {}), since, epoch: this.#epoch, protocol: PROTOCOL, draws })
      for (const [id, { seat, action, version, epoch, probe }] of this.#waiting)
        if (!probe) this.#send({ type: 'play', id, seat, action, version, epoch })
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as FromServer)
    }
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.status === 'closed' || this.ended) return
      if (event.code === NOT_WELCOME && this.#last !== null) return void this.#refused(this.#last)
      this.status = 'lost'
      clearInterval(this.#beat)
      const wait = Math.min(8000, 400 * 2 ** this.#attempt) * (0.7 + 0.6 * Math.random())
      this.#attempt += 1
      this.#timer = setTimeout(() => this.#connect(), wait)
    }
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now()
    switch (message.type) {
      case 'table':
        this.#ready()
        renewal.heard(message.protocol)
        this.table = message.table
        this.ahead = Date.now() - message.table.now
        break
      case 'state':
        this.#ready()
        this.#state(message)
        break
      case 'ack':
        this.#waiting.delete(message.id)
        this.#count()
        this.trouble = null
        this.onAccepted()
        break
      case 'refused':
        this.#turnedDown(message.id, message.rule)
        this.onRefused({ rule: message.rule, why: message.why })
        break
      case 'chat':
        if (!this.chat.some((line) => line.n === message.n)) this.chat = [...this.chat, message]
        break
      case 'trouble':
        this.trouble = message.why
        break
      case 'well':
        this.trouble = null
        break
      case 'bulletin':
        bulletins.heard(message.bulletin)
        break
      case 'bye':
        this.#last = message.why
        if (message.protocol !== undefined) renewal.heard(message.protocol, true)
        break
      case 'pong':
        break
    }
  }

  /** A move is refused. Should what it answered still be shown as the present, this browser was left behind: it asks anew. */
  #turnedDown(id: string | number | null, rule: string): void {
    const move = id === null ? undefined : this.#waiting.get(id)
    if (id !== null) this.#waiting.delete(id)
    this.#count()
    if (!move || !OUT_OF_DATE.includes(rule)) return
    if (this.state(move.seat) === move.seen) this.#resume()
  }

  #count(): void {
    this.pending = [...this.#waiting.values()].filter((move) => !move.probe).length
  }

  /** A new socket, which asks for exactly what was missed. */
  #resume(): void {
    const old = this.#socket
    this.#socket = null
    old?.close()
    this.#connect()
  }

  /** Not welcome: because of a key that is no longer known, which is put away, or for good. */
  async #refused(why: string): Promise<void> {
    this.#last = null
    if (prefs.stored.key && this.table === null) {
      await api.me().catch(() => undefined)
      if (!prefs.stored.key) return this.#connect()
    }
    this.ended = why
    this.status = 'closed'
    clearInterval(this.#beat)
  }

  #ready(): void {
    if (this.status === 'open') return
    this.status = 'open'
    this.trouble = null
    this.#attempt = 0
    clearInterval(this.#beat)
    this.#beat = setInterval(() => {
      if (Date.now() - this.#heard > 45_000) this.#socket?.close()
      else this.#send({ type: 'ping' })
    }, 20_000)
  }

  #state(message: State): void {
    const key = seatKey(message.seat)
    const old = this.states[key]
    const rewound = old !== undefined && message.epoch !== this.#epoch
    this.#epoch = message.epoch
    const kept = old && message.since <= old.log.length ? old.log.slice(0, message.since) : []
    const log = [...kept, ...message.events]
    const known = old?.log.length ?? 0
    const fresh =
      old && !rewound && message.since <= known ? message.events.slice(Math.max(0, known - message.since)) : []
    const late = message.now ? Date.now() - message.now : 0
    const clocks = message.clocks.map((each) => ({ ...each, until: each.until === null ? null : each.until + late }))
    const { seat, version, order, forced, answer, question, takeback } = message
    const view = message.board ? { ...message.view, board: message.board } : message.view
    const state = { seat, version, view, log, fresh, order, forced, answer, question, takeback, clocks }
    this.states = { ...this.states, [key]: state }
  }
}
