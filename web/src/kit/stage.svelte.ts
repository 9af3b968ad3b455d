/**
 * What lies on the table right now. A stage holds views back: it shows the view before, lets things fly, then shows the view
 * after, exactly as it was sent. It never computes a view. A game says which event makes what fly where, how long it takes,
 * and which places it lights up.
 */
import { flushSync, tick, untrack } from 'svelte'
import type { GameEvent, View } from '../lib/types'
import { captions } from './caption.svelte'
import { Flights, wait, type Flight } from './flight.svelte'
import { factor, longest, MS, paced } from './pace'
import { sounds } from './sound'

/** A view, and what led to it. */
export interface Frame {
  view: View
  events: GameEvent[]
}

/** A moment of a frame: how long it would take at normal speed, and what is done when it comes (`ms`: how long it has). */
export interface Beat {
  ms: number
  play?: (ms: number) => void
}

interface Planned extends Frame {
  before: Beat[]
  after: Beat[]
}

/** What a table hands its stage whenever something has changed. */
export interface Scene {
  view: View
  events: GameEvent[]
  /** whose eyes see the table */
  seat: number | null
  /** whether nothing shall move */
  reduced: boolean
}

/** How many frames a chain has at most. */
const LONGEST = 60

export class Stage<T> extends Flights {
  /** the table as it is shown; null before the first view */
  shown: T | null = $state.raw(null)
  /** whether things are moving */
  busy = $state(false)
  /** places that an event has just changed */
  lit: ReadonlySet<string> = $state.raw(new Set<string>())
  /** whose eyes see the table */
  seat: number | null = $state(null)

  #goal: View | null = null
  #queue: Planned[] = []
  #current: Planned | null = null
  /** moments of the current frame that are still to come */
  #beats: Beat[] = []
  /** which run is the one that counts: ending it makes it nobody's */
  #run = 0
  #wake: (() => void) | null = null
  /** whether nothing shall move */
  #stilled = true
  /** the view when one's own last move was over, and what came since */
  #chain: { start: T; frames: Planned[] } | null = null

  // What a game says.

  /** Which things fly when this happens. */
  protected flights(_event: GameEvent, _frame: Frame): Flight[] {
    return []
  }

  /** How long an event takes to be seen, at normal speed; 0: it takes no time of its own. */
  protected takes(_event: GameEvent): number {
    return 0
  }

  /** Which places light up when this has happened. */
  protected marks(_event: GameEvent): string[] {
    return []
  }

  /** What is seen while the view before still lies there: one event after the other, unless a game wants it otherwise. */
  protected before(frame: Frame): Beat[] {
    return frame.events.flatMap((event) => {
      const ms = this.takes(event)
      return ms > 0 ? [{ ms, play: (given: number) => this.send(this.flights(event, frame), given) }] : []
    })
  }

  /** What is seen once the view after lies there. */
  protected after(_frame: Frame): Beat[] {
    return []
  }

  /** These frames are passed over without anything moving: what they leave to be seen besides the view. */
  protected atOnce(_frames: Frame[]): void {}

  /** Everything has come to rest, however it came to it. */
  protected rested(): void {}

  // What a table does.

  /** Follow what a table is handed; called once, where the table's component is made. */
  follows(scene: () => Scene): void {
    $effect.pre(() => {
      const { view, events, seat, reduced } = scene()
      untrack(() => this.follow(view, events, seat, reduced))
    })
  }

  /** The view has changed and these events led to it. */
  follow(view: View, events: GameEvent[], seat: number | null, reduced: boolean): void {
    const begins = this.#goal === null || this.seat !== seat
    if (begins && this.busy) this.finish()
    this.seat = seat
    this.#goal = view
    const frame = this.#plan({ view, events })
    if (begins) this.#chain = { start: view.table as T, frames: [] }
    else this.#remember(frame)
    this.#stilled = reduced || factor() === 0 || !this.root
    if (!begins && (this.busy || this.#moves(frame))) {
      this.#queue.push(frame)
      if (!this.busy) void this.#play(longest())
      return
    }
    this.shown = view.table as T
    if (!begins) this.#passOver([frame])
  }

  /** End all that moves, at once: what the person does next is done on the table as it is. */
  finish(): boolean {
    if (!this.busy) return false
    const left = [...(this.#current ? [this.#current] : []), ...this.#queue]
    this.#run += 1
    this.#queue = []
    this.#beats = []
    this.#wake?.()
    this.#rest()
    this.#passOver(left)
    return true
  }

  /** Show again, slowly, what has happened since one's own last move; anything the person does ends it. */
  again(): boolean {
    this.finish()
    const chain = this.#chain
    if (!chain?.frames.length) return false
    this.shown = chain.start
    this.#queue = [...chain.frames]
    void this.#play(Infinity)
    return true
  }

  /** Be what the person sees on `element`: whatever is pressed there or anywhere ends what moves, and is then taken. */
  onto(element: HTMLElement): () => void {
    this.root = element
    const leave = captions.lead(() => this.again())
    const quiet = attend(this)
    return () => {
      quiet()
      leave()
      this.finish()
      this.root = null
    }
  }

  // How it goes.

  #plan(frame: Frame): Planned {
    return { ...frame, before: this.before(frame), after: this.after(frame) }
  }

  #moves(frame: Planned): boolean {
    return !this.#stilled && [...frame.before, ...frame.after].some(({ ms }) => ms > 0)
  }

  /** One's own move begins the chain anew; what others do in the same frame after it belongs to the chain. */
  #remember(frame: Planned): void {
    if (!frame.events.length) return this.#forget(frame)
    const own = frame.events.findLastIndex((event) => event.seat !== null && event.seat === this.seat)
    const start = (this.#queue.at(-1) ?? this.#current)?.view.table ?? this.shown
    if (own < 0) this.#lengthen(frame)
    else if (own === frame.events.length - 1) this.#chain = { start: frame.view.table as T, frames: [] }
    else this.#chain = { start: start as T, frames: [frame] }
  }

  /** Who only looks on has no move that would begin a chain anew: the oldest frames are forgotten. */
  #lengthen(frame: Planned): void {
    const chain = this.#chain
    if (!chain) return
    chain.frames.push(frame)
    while (chain.frames.length > LONGEST) chain.start = chain.frames.shift()!.view.table as T
  }

  /** A view to which nothing led is where a chain begins (a move was taken back), unless it is the same moment told again. */
  #forget({ view }: Frame): void {
    const last = this.#chain?.frames.at(-1)?.view.table as T | undefined
    if (!last || JSON.stringify(last) !== JSON.stringify(view.table))
      this.#chain = { start: view.table as T, frames: [] }
  }

  async #play(most: number): Promise<void> {
    const run = (this.#run += 1)
    const again = most === Infinity
    const begun = performance.now()
    this.busy = true
    try {
      while (this.#queue.length > 0) {
        const frame = (this.#current = this.#queue.shift()!)
        this.#beats = [...frame.before, ...frame.after]
        const seen = performance.now()
        captions.say(frame.events, frame.view, this.seat)
        if (!(await this.#through(frame.before.length, run, most - (performance.now() - begun)))) return
        this.land()
        this.shown = frame.view.table as T
        this.#light(frame.events)
        await tick()
        if (run !== this.#run) return
        if (!(await this.#through(frame.after.length, run, most - (performance.now() - begun)))) return
        if (again && !(await this.#pause(MS.step - (performance.now() - seen), run))) return
      }
    } catch (error) {
      if (run !== this.#run) return
      this.#queue = []
      console.error(error)
    }
    if (run === this.#run) this.#rest()
  }

  /** Go through the next moments; says whether the run still counts. */
  async #through(count: number, run: number, left: number): Promise<boolean> {
    const begun = performance.now()
    for (let at = 0; at < count; at += 1) {
      const waiting = this.#queue.flatMap((frame) => [...frame.before, ...frame.after])
      const wishes = [...this.#beats, ...waiting].map(({ ms }) => ms * (factor() || 1))
      const beat = this.#beats.shift()!
      const ms = this.#stilled ? 0 : paced(wishes, left - (performance.now() - begun))
      beat.play?.(ms)
      if (!(await this.#pause(ms, run))) return false
    }
    return run === this.#run
  }

  /** Wait, unless everything is ended meanwhile; says whether the run still counts. */
  async #pause(ms: number, run: number): Promise<boolean> {
    if (ms > 0) await Promise.race([wait(ms), new Promise<void>((done) => (this.#wake = done))])
    return run === this.#run
  }

  #rest(): void {
    this.#current = null
    this.busy = false
    this.still()
    this.shown = (this.#goal?.table as T | undefined) ?? null
    this.rested()
  }

  #passOver(frames: Frame[]): void {
    const last = frames.findLast(({ events }) => events.length > 0)
    if (last) captions.say(last.events, last.view, this.seat)
    this.atOnce(frames)
    this.#light(frames.flatMap(({ events }) => events))
  }

  #light(events: GameEvent[]): void {
    const found = new Set(events.flatMap((event) => this.marks(event)))
    if (!found.size) return
    this.lit = found
    void wait(MS.lit).then(() => this.lit === found && (this.lit = new Set()))
  }

  /** Let it sound like cards, if anything flies. */
  protected override send(flights: readonly Flight[], ms: number): boolean {
    const flies = super.send(flights, ms)
    if (flies) sounds.play('card')
    return flies
  }
}

/** Keys that do nothing by themselves. */
const SILENT = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'])
const PRESSED = 'button, a, [role="button"], [tabindex], input, select, label'
/** How far a finger may move between pressing and letting go, and still mean the same thing. */
const NEAR = 12

/**
 * Whatever is pressed ends what moves, before anybody else hears of it. Should things shift by that, so that the click would
 * end on something else, what was pressed is clicked.
 */
function attend(stage: Stage<unknown>): () => void {
  let pressed: { thing: HTMLElement; x: number; y: number } | null = null
  const end = (): boolean => {
    if (!stage.finish()) return false
    flushSync()
    return true
  }
  const press = (event: PointerEvent): void => {
    const thing = (event.target as Element | null)?.closest?.<HTMLElement>(PRESSED) ?? null
    const ended = end()
    pressed = ended && thing ? { thing, x: event.clientX, y: event.clientY } : null
  }
  const click = (event: MouseEvent): void => {
    end()
    const was = pressed
    pressed = null
    if (!was || !was.thing.isConnected || was.thing.contains(event.target as Node)) return
    if (Math.hypot(event.clientX - was.x, event.clientY - was.y) > NEAR) return
    event.stopPropagation()
    event.preventDefault()
    was.thing.click()
  }
  const key = (event: KeyboardEvent): void => {
    if (!SILENT.has(event.key)) end()
  }
  addEventListener('pointerdown', press, true)
  addEventListener('click', click, true)
  addEventListener('keydown', key, true)
  return () => {
    removeEventListener('pointerdown', press, true)
    removeEventListener('click', click, true)
    removeEventListener('keydown', key, true)
  }
}
