import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PROTOCOL } from '../src/generated/wire'
import { drawnHere } from '../src/lib/games'
import { Live } from '../src/lib/live.svelte'

/** Sockets that record what is sent, and say what the test lets them. */
class FakeSocket {
  static OPEN = 1
  static made: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  constructor() {
    FakeSocket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose({ code: 1000 })
  }
  opens(): void {
    this.readyState = 1
    this.onopen()
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const state = (version: number, events = version) => ({
  type: 'state',
  seat: 0,
  version,
  since: version - events,
  epoch: 0,
  events: Array.from({ length: events }, (_, n) => ({ n })),
  view: { legal: [], to_act: [0] },
  deadline: null,
  clocks: [],
  now: null,
  order: null,
  answer: null,
})
const last = (): FakeSocket => FakeSocket.made.at(-1)!
const plays = (socket: FakeSocket) => socket.sent.filter((message) => message.type === 'play')

function sit(): Live {
  const live = new Live('table')
  live.open()
  last().opens()
  last().says(state(3))
  return live
}

beforeEach(() => {
  FakeSocket.made = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: 'visible' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})

describe('a move on its way', () => {
  it('is pending until it is acknowledged', () => {
    const live = sit()
    live.play(0, { verb: 'pass' })
    expect(live.pending).toBe(1)
    last().says({ type: 'ack', id: plays(last())[0]!.id, version: 4 })
    expect(live.pending).toBe(0)
  })

  it('is sent again under the same name after a lost connection', () => {
    const live = sit()
    live.play(0, { verb: 'pass' })
    const [first] = plays(last())
    last().close()
    expect(live.status).toBe('lost')
    expect(live.pending).toBe(1)
    vi.advanceTimersByTime(10_000)
    last().opens()
    expect(FakeSocket.made).toHaveLength(2)
    expect(plays(last())).toEqual([first])
  })

  it('waits while the database is away, and the trouble is over when the server says so', () => {
    const live = sit()
    live.play(0, { verb: 'pass' })
    last().says({ type: 'trouble', why: 'away' })
    expect([live.trouble, live.pending]).toEqual(['away', 1])
    last().says({ type: 'well' })
    expect([live.trouble, live.pending]).toEqual([null, 1])
  })
})

describe('a refused move', () => {
  const refused = (live: Live, rule: string, before: () => void = () => {}) => {
    const why = vi.fn()
    live.onRefused = why
    live.play(0, { verb: 'pass' })
    const id = plays(last())[0]!.id
    before()
    last().says({ type: 'refused', id, rule, why: '…' })
    expect(why).toHaveBeenCalledWith({ rule, why: '…' })
    expect(live.pending).toBe(0)
  }

  it('from a position that is still shown as the present makes the browser ask anew', () => {
    const live = sit()
    refused(live, 'TABLEE-STALE')
    expect(FakeSocket.made).toHaveLength(2)
    last().opens()
    expect(last().sent).toEqual([{ type: 'hello', since: { 0: 3 }, epoch: 0, protocol: PROTOCOL, draws: drawnHere() }])
    last().says(state(5, 2))
    expect([live.status, live.state(0)?.version, live.state(0)?.log.length]).toEqual(['open', 5, 5])
  })

  it('is enough when the server has shown the present first', () => {
    refused(sit(), 'TABLEE-TURN', () => last().says(state(5, 2)))
    expect(FakeSocket.made).toHaveLength(1)
  })

  it('by a rule of the game is no reason to ask anew', () => {
    refused(sit(), 'PUSH-041')
    expect(FakeSocket.made).toHaveLength(1)
  })
})
