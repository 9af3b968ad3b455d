import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { captions } from '../src/kit/caption.svelte'
import type { Flight } from '../src/kit/flight.svelte'
import { factor, longest, paced } from '../src/kit/pace'
import { Stage, type Beat, type Frame } from '../src/kit/stage.svelte'
import { prefs } from '../src/lib/prefs.svelte'
import type { GameEvent, View } from '../src/lib/types'

interface Toy {
  round: number
}

/** A stage on which "move" lets a card fly, "look" takes time once the view lies there, and "passed" does nothing. */
class ToyStage extends Stage<Toy> {
  skipped: number[] = []
  sent: number[] = []

  protected override flights(event: GameEvent): Flight[] {
    return event.event === 'move' ? [{ what: 'card', from: 'hand', to: 'pile', lift: true }] : []
  }

  protected override takes(event: GameEvent): number {
    return event.event === 'move' ? 320 : 0
  }

  protected override marks(event: GameEvent): string[] {
    return [`seat-${event.seat}`]
  }

  protected override after({ events }: Frame): Beat[] {
    return events.some(({ event }) => event === 'look') ? [{ ms: 400, play: (ms) => this.sent.push(ms) }] : []
  }

  protected override atOnce(frames: Frame[]): void {
    this.skipped.push(...frames.map(({ view }) => (view.table as Toy).round))
  }
}

const box = { x: 0, y: 0, width: 40, height: 60, getBoundingClientRect: () => box }
const thing = {
  dataset: {} as Record<string, string>,
  getClientRects: () => [box],
  getBoundingClientRect: () => box,
}
const root = { querySelectorAll: () => [thing] } as unknown as HTMLElement

const view = (round: number): View => ({ table: { round } }) as unknown as View
const event = (name: string, seat: number | null = 1, n = 0): GameEvent => ({ n, event: name, seat })
const moves = (count: number): GameEvent[] => Array.from({ length: count }, (_, n) => event('move', 1, n))

function begun(): ToyStage {
  const stage = new ToyStage()
  stage.root = root
  stage.follow(view(0), [], 0, false)
  return stage
}

const round = (stage: ToyStage): number | undefined => stage.shown?.round
const after = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  prefs.stored.speed = 'normal'
  captions.hush()
  thing.dataset = {}
})
afterEach(() => vi.useRealTimers())

describe('a stage', () => {
  it('shows the first view at once', () => {
    const stage = begun()
    expect(round(stage)).toBe(0)
    expect(stage.busy).toBe(false)
    expect(stage.skipped).toEqual([])
  })

  it('holds a view back until what led to it has been seen', async () => {
    const stage = begun()
    stage.follow(view(1), moves(2), 0, false)
    expect(round(stage)).toBe(0)
    expect(stage.busy).toBe(true)
    await after(630)
    expect(round(stage)).toBe(0)
    await after(20)
    expect(round(stage)).toBe(1)
    expect(stage.busy).toBe(false)
  })

  it('shows exactly the views that were sent, one after the other', async () => {
    const stage = begun()
    stage.follow(view(1), moves(1), 0, false)
    stage.follow(view(2), moves(1), 0, false)
    await after(330)
    expect(round(stage)).toBe(1)
    await after(330)
    expect(round(stage)).toBe(2)
  })

  it('keeps what has flown where it landed, and its place empty, until the view shows it', async () => {
    const stage = begun()
    stage.follow(view(1), moves(2), 0, false)
    await after(400)
    expect(stage.flyers).toHaveLength(2)
    expect(thing.dataset.lifted).toBe('')
    await after(400)
    expect(stage.flyers).toHaveLength(0)
    expect(thing.dataset.lifted).toBeUndefined()
  })

  it('plays what comes after a view on that view', async () => {
    const stage = begun()
    stage.follow(view(1), [event('look')], 0, false)
    await after(0)
    expect(round(stage)).toBe(1)
    expect(stage.busy).toBe(true)
    expect(stage.sent).toEqual([400])
    await after(410)
    expect(stage.busy).toBe(false)
  })

  it('finishes at once, in the last view', async () => {
    const stage = begun()
    stage.follow(view(1), moves(3), 0, false)
    stage.follow(view(2), moves(3), 0, false)
    await after(100)
    expect(stage.finish()).toBe(true)
    expect(round(stage)).toBe(2)
    expect(stage.busy).toBe(false)
    expect(stage.flyers).toEqual([])
    expect(stage.skipped).toEqual([1, 2])
    await after(5000)
    expect(round(stage)).toBe(2)
    expect(stage.finish()).toBe(false)
  })

  it('goes on with what comes after it was finished', async () => {
    const stage = begun()
    stage.follow(view(1), moves(3), 0, false)
    await after(100)
    stage.finish()
    stage.follow(view(2), moves(1), 0, false)
    expect(round(stage)).toBe(1)
    await after(330)
    expect(round(stage)).toBe(2)
  })

  it('never takes longer than two seconds, however long the chain', async () => {
    for (const speed of ['calm', 'normal', 'quick'] as const) {
      prefs.stored.speed = speed
      const stage = begun()
      for (let n = 1; n <= 30; n += 1) stage.follow(view(n), moves(4), 0, false)
      expect(stage.busy).toBe(true)
      await after(1999)
      expect(stage.busy, speed).toBe(false)
      expect(round(stage)).toBe(30)
    }
  })

  it('does not move at all when motion is reduced, when it is switched off, or where there is no table yet', () => {
    const stage = begun()
    stage.follow(view(1), moves(3), 0, true)
    expect(round(stage)).toBe(1)
    prefs.stored.speed = 'off'
    stage.follow(view(2), moves(3), 0, false)
    expect(round(stage)).toBe(2)
    prefs.stored.speed = 'normal'
    stage.root = null
    stage.follow(view(3), moves(3), 0, false)
    expect(round(stage)).toBe(3)
    expect(stage.busy).toBe(false)
    expect(stage.skipped).toEqual([1, 2, 3])
  })

  it('lights up what has changed, moving or not, for a while', async () => {
    const stage = begun()
    stage.follow(view(1), moves(1), 0, true)
    expect([...stage.lit]).toEqual(['seat-1'])
    await after(1500)
    expect(stage.lit.size).toBe(0)
  })

  it('takes no time for what does not move', () => {
    const stage = begun()
    stage.follow(view(1), [event('passed')], 0, false)
    expect(round(stage)).toBe(1)
    expect(stage.busy).toBe(false)
  })

  it('shows a view without events in its turn', async () => {
    const stage = begun()
    stage.follow(view(1), moves(1), 0, false)
    stage.follow(view(2), [], 0, false)
    expect(round(stage)).toBe(0)
    await after(330)
    expect(round(stage)).toBe(2)
  })

  it('begins anew with other eyes', () => {
    const stage = begun()
    stage.follow(view(1), moves(3), 0, false)
    stage.follow(view(2), moves(3), 1, false)
    expect(round(stage)).toBe(2)
    expect(stage.busy).toBe(false)
  })
})

describe('the chain since one’s own move', () => {
  it('is shown again from the view after that move, step by step, in words too', async () => {
    const stage = begun()
    stage.follow(view(1), [event('move', 0)], 0, false)
    await after(400)
    stage.follow(view(2), moves(1), 0, false)
    await after(400)
    stage.follow(view(3), moves(1), 0, false)
    await after(400)
    captions.hush()
    expect(stage.again()).toBe(true)
    expect(round(stage)).toBe(1)
    expect(captions.step?.view.table).toEqual({ round: 2 })
    await after(1150)
    expect(round(stage)).toBe(2)
    expect(captions.step?.view.table).toEqual({ round: 3 })
    await after(1150)
    expect(round(stage)).toBe(3)
    expect(stage.busy).toBe(false)
  })

  it('ends at once with anything that is done', async () => {
    const stage = begun()
    stage.follow(view(1), moves(1), 0, false)
    await after(400)
    stage.again()
    await after(100)
    expect(stage.finish()).toBe(true)
    expect(round(stage)).toBe(1)
  })

  it('is shown again without movement where nothing shall move', async () => {
    const stage = begun()
    stage.follow(view(1), moves(1), 0, true)
    expect(stage.again()).toBe(true)
    await after(10)
    expect(stage.flyers).toEqual([])
    expect(stage.busy).toBe(true)
    await after(1150)
    expect(stage.busy).toBe(false)
  })

  it('is empty after one’s own move, and after one was taken back', async () => {
    const stage = begun()
    stage.follow(view(1), moves(1), 0, false)
    await after(400)
    stage.follow(view(2), [event('move', 0)], 0, false)
    await after(400)
    expect(stage.again()).toBe(false)
    stage.follow(view(3), moves(1), 0, false)
    await after(400)
    stage.follow(view(1), [], 0, false)
    expect(stage.again()).toBe(false)
    expect(round(stage)).toBe(1)
  })

  it('keeps what others did in the same step as oneself', async () => {
    const stage = begun()
    stage.follow(view(1), [event('move', 0), event('move', 1)], 0, false)
    await after(700)
    expect(stage.again()).toBe(true)
    expect(round(stage)).toBe(0)
  })
})

describe('captions', () => {
  it('tell what others do, and are silent about oneself', async () => {
    const stage = begun()
    stage.follow(view(1), [event('move', 0, 0), event('move', 1, 1)], 0, false)
    expect(captions.step?.events.map(({ n }) => n)).toEqual([1])
    await after(700)
    stage.follow(view(2), [event('move', 0, 2)], 0, false)
    expect(captions.step).toBe(null)
  })
})

describe('pace', () => {
  it('divides what is left among what is wished', () => {
    expect(paced([300, 300], 1900)).toBe(300)
    expect(paced([300, 300], 300)).toBe(150)
    expect(paced([300, 300], 60)).toBe(0)
    expect(paced([300], -5)).toBe(0)
  })

  it('follows the speed that was chosen', () => {
    const found = (['calm', 'normal', 'quick', 'off'] as const).map((speed) => {
      prefs.stored.speed = speed
      return [factor(), longest()]
    })
    expect(found).toEqual([
      [1.6, 1900],
      [1, 1900],
      [0.5, 950],
      [0, 0],
    ])
  })
})
