/** What is seen to happen on the table of Push: cards are laid, covered, pushed, thrown away and drawn. */
import type { PushEvent } from '../../generated/push'
import { boxOf, placeOf } from '../../kit/anchors'
import { wait, type Flight } from '../../kit/flight.svelte'
import { MS } from '../../kit/pace'
import { sounds } from '../../kit/sound'
import { Stage as Base, type Beat, type Frame } from '../../kit/stage.svelte'
import type { GameEvent, View } from '../../lib/types'
import { cardName, PUSH, SUPER, teamOf } from './cards'
import type { PushView } from './types'

/** A card in its place; `key` tells it from others of its name there. */
export interface Lain {
  key: string
  card: string
}

export interface Bang {
  id: number
  x: number
  y: number
  word: string
}

/** What a player has scored in a round. */
export type Score = PushEvent & { event: 'score'; seat: number }

type Laying = PushEvent & { event: 'place' | 'cover' }
type Pushing = PushEvent & { event: 'push' | 'superpush' }
type Moving = Laying | Pushing | (PushEvent & { event: 'discard' })

/** Where things were while the view before was shown, for those that come or go from there afterwards. */
interface Memory {
  sources: (DOMRect | null)[]
  gone: (DOMRect | null)[]
}

/** How much longer than a flight these take: a card that is knocked out, the turning of all starters. */
const KNOCK = 1.6
const TURN = 1.6
/** How soon after the Push has begun to fly it hits. */
const HIT = 0.4
const BANG = 720
/** How long the end of a round holds up what comes next, and how long its scores are seen. */
const RING = 900
const BELL = 3800
const CROWN = 1600

const moving = (event: PushEvent): event is Moving =>
  ['place', 'cover', 'push', 'superpush', 'discard'].includes(event.event)
const laying = (event: PushEvent): event is Laying => event.event === 'place' || event.event === 'cover'
const pushing = (event: PushEvent): event is Pushing => event.event === 'push' || event.event === 'superpush'

/** Cards with their keys: cards of one name are counted from the end, where everything happens. */
export function lying(cards: readonly string[]): Lain[] {
  return cards.map((card, at) => ({
    key: `${card}.${cards.slice(at + 1).filter((other) => other === card).length}`,
    card,
  }))
}

/** Whether the column of an event is still there when it is over; it is not when the round is. */
const lies = (event: { column: number }, frame: Frame): boolean =>
  tableOf(frame).columns[event.column - 1]?.length !== 0

/** How long an event is seen on the view after, in flights. */
const lasts = (event: PushEvent): number =>
  event.event === 'first'
    ? TURN
    : event.event === 'cover' || pushing(event)
      ? KNOCK
      : laying(event) || event.event === 'draw'
        ? 1
        : 0

/** The card that does the pushing, which the event does not name. */
function pushCard(event: Pushing, frame: Frame): string[] {
  const team = event.seat === null ? null : teamOf(tableOf(frame).players[event.seat]?.team)
  return team ? [cardName(team, event.event === 'superpush' ? SUPER : PUSH)] : []
}

const tableOf = (frame: Frame): PushView => frame.view.table as PushView
const scoresIn = (frame: Frame): Score[] =>
  eventsOf(frame).filter((event): event is Score => event.event === 'score' && event.seat !== null)
const eventsOf = (frame: Frame): PushEvent[] => frame.events as unknown as PushEvent[]

/** A place among the cards of a column, as anchors name it. */
export const placeIn = (column: number, k: number): string => `column-${column}-${k}`

export class Stage extends Base<PushView> {
  bangs: Bang[] = $state.raw([])
  /** cards laid by others since one's own last move: "3-R5.0" is in column 3 */
  fresh: ReadonlySet<string> = $state.raw(new Set<string>())
  /** columns in which somebody has just taken the lead */
  crowned: ReadonlySet<number> = $state.raw(new Set<number>())
  /** the round that has just ended: what everybody scored */
  scores: Score[] = $state.raw([])
  /** how many of the heroes out of play are still on their way there */
  arriving = $state(0)
  columns: Lain[][] = $derived.by(() => (this.shown?.columns ?? []).map(lying))
  hand: Lain[] = $derived.by(() => lying((this.seat !== null && this.shown?.players[this.seat]?.hand) || []))

  #bangWord: (n: number) => string
  #memories = new Map<number, Memory>()
  #held: ReadonlySet<string> = new Set<string>()
  /** the view that came before each */
  #earlier = new WeakMap<View, PushView>()
  #latest: PushView | null = null

  constructor(bangWord: (n: number) => string) {
    super()
    this.#bangWord = bangWord
  }

  protected override marks(event: GameEvent): string[] {
    const it = event as PushEvent
    return moving(it) && it.event !== 'discard' ? [`column-${it.column}`] : []
  }

  // What is seen while the view before still lies there.

  protected override before(frame: Frame): Beat[] {
    if (this.#latest) this.#earlier.set(frame.view, this.#latest)
    this.#latest = tableOf(frame)
    const events = eventsOf(frame).filter(moving)
    return [
      { ms: 0, play: () => this.#remember(events) },
      ...events.flatMap((event) => this.#begin(event, frame)),
      ...(tableOf(frame).round !== this.#earlier.get(frame.view)?.round && scoresIn(frame).length
        ? [{ ms: RING, play: () => this.#ring(frame) }]
        : []),
    ]
  }

  #begin(event: Moving, frame: Frame): Beat[] {
    const beat = (ms: number, flights: () => Flight[]): Beat => ({
      ms,
      play: (given) => void this.send(flights(), given),
    })
    if (event.event === 'discard') return [beat(MS.flight, () => this.#leave(event, event.cards, 'discard'))]
    if (pushing(event)) return [beat(MS.flight * HIT, () => this.#leave(event, pushCard(event, frame), 'discard'))]
    // The last card of a round is still seen to be laid, though the view after has its column no more.
    const to = `column-${event.column}`
    return lies(event, frame) ? [] : [beat(MS.flight, () => this.#leave(event, event.cards, to))]
  }

  #remember(events: Moving[]): void {
    const boxes = (anchors: string[]): (DOMRect | null)[] => anchors.map((anchor) => boxOf(this.root, anchor))
    this.#held = new Set(this.hand.map(({ key }) => key))
    for (const event of events)
      this.#memories.set(event.n, {
        sources: boxes(this.#sources(event, event.cards)),
        gone: boxes(this.#outgoing(event)),
      })
  }

  /** Where the cards lie that are about to leave a column: the one that is covered, or those that are pushed out. */
  #outgoing(event: Moving): string[] {
    if (event.event === 'discard' || event.event === 'place') return []
    const length = this.shown?.columns[event.column - 1]?.length ?? 0
    const end = event.event === 'cover' ? length : length - 1
    return event.gone.map((_, i) => placeIn(event.column, end - event.gone.length + i))
  }

  /** Where cards come from: one's own hand, or another player's totem. */
  #sources({ seat }: Moving, cards: string[]): string[] {
    if (seat !== this.seat) return cards.map(() => `seat-${seat}`)
    const left = [...this.hand]
    return cards.map((card) => {
      const at = left.findIndex((lain) => lain.card === card)
      return at < 0 ? 'deck' : `hand-${left.splice(at, 1)[0]!.key}`
    })
  }

  /** Cards leave the hand of who acts, for a place. */
  #leave(event: Moving, cards: string[], to: string): Flight[] {
    const sources = this.#sources(event, cards)
    return cards.map((what, i) => ({ what, from: sources[i]!, to, lift: event.seat === this.seat }))
  }

  // What is seen once the view after lies there.

  protected override after(frame: Frame): Beat[] {
    const seen = (event: PushEvent): boolean => event.event !== 'draw' || event.seat === this.seat
    const events = eventsOf(frame).filter((event) => seen(event) && (!('column' in event) || lies(event, frame)))
    const longest = Math.max(0, ...events.map(lasts))
    return [
      { ms: 0, play: () => this.#tell([frame]) },
      ...(longest
        ? [{ ms: MS.flight * longest, play: (ms: number) => events.forEach((event) => this.#end(event, ms / longest)) }]
        : []),
      { ms: 0, play: () => (this.arriving = 0) },
    ]
  }

  /** `ms`: how long a flight takes. */
  #end(event: PushEvent, ms: number): void {
    if (event.event === 'first') this.#turnAll(ms * TURN)
    else if (event.event === 'draw') this.#draw(ms)
    else if (laying(event)) this.#land(event, ms)
    else if (pushing(event)) this.#bump(event, ms)
  }

  /** The cards are in their column already, and come there from the hand; what they cover flies off. */
  #land(event: Laying, ms: number): void {
    const length = this.shown?.columns[event.column - 1]?.length ?? 0
    const { sources, gone } = this.#memories.get(event.n) ?? { sources: [], gone: [] }
    event.cards.forEach((_, i) => {
      const place = placeIn(event.column, length - event.cards.length + i)
      const from = sources[i] ?? null
      const turn = (from?.x ?? 0) > (boxOf(this.root, place)?.x ?? 0) ? 12 : -12
      this.glide(place, from, ms, { delay: i * ms * 0.2, turn })
    })
    if (ms > 0) sounds.play('card')
    if (event.event === 'cover') this.#knock(event.gone, gone, ms, ms * 0.7)
  }

  /** The last card has been shoved up with a bump, and what was in its way flies off. */
  #bump(event: Pushing, ms: number): void {
    this.#knock(event.gone, this.#memories.get(event.n)?.gone ?? [], ms, 0)
    const last = placeOf(this.root, `column-${event.column}`)
    if (last && ms > 0)
      this.animate(
        last,
        { transform: ['scale(1.16) rotate(5deg)', 'scale(0.93) rotate(-3deg)', 'none'] },
        { duration: ms, easing: 'ease-out' },
      )
  }

  #knock(cards: string[], from: (DOMRect | null)[], ms: number, delay: number): void {
    const to = boxOf(this.root, 'eliminated')
    cards.forEach((card, i) => this.fly(card, from[i] ?? null, to, ms * KNOCK))
    if (ms > 0) this.arriving += cards.length
    const hit = from.find((box) => box !== null)
    if (hit && ms > 0) void wait(delay).then(() => this.#bang(hit))
  }

  #bang(at: DOMRect): void {
    const box = this.root?.getBoundingClientRect()
    if (!box) return
    const id = this.number()
    const bang = { id, x: at.x + at.width / 2 - box.x, y: at.y + at.height / 2 - box.y, word: this.#bangWord(id) }
    this.bangs = [...this.bangs.slice(-2), bang]
    void wait(BANG).then(() => (this.bangs = this.bangs.filter((other) => other.id !== id)))
  }

  /** New cards come into one's own hand. */
  #draw(ms: number): void {
    const deck = boxOf(this.root, 'deck')
    const drawn = this.hand.filter(({ key }) => !this.#held.has(key))
    drawn.forEach(({ key }, i) => this.glide(`hand-${key}`, deck, ms, { delay: i * ms * 0.2 }))
  }

  /** All starters turn over together. */
  #turnAll(ms: number): void {
    for (const card of this.root?.querySelectorAll('.lain') ?? [])
      this.animate(
        card,
        { transform: ['perspective(600px) rotateY(180deg) scale(1.25)', 'perspective(600px) rotateY(0) scale(1)'] },
        { duration: ms, easing: 'cubic-bezier(.2,.9,.3,1.2)' },
      )
  }

  // What remains to be seen, moved or not.

  protected override atOnce(frames: Frame[]): void {
    this.#tell(frames)
  }

  protected override rested(): void {
    this.arriving = 0
    this.#memories.clear()
  }

  #tell(frames: Frame[]): void {
    for (const frame of frames) {
      this.#mark(frame)
      this.#crown(frame)
      this.#ring(frame)
    }
  }

  /** What others lay is new until one's own next move. */
  #mark(frame: Frame): void {
    for (const event of eventsOf(frame)) {
      if (event.event === 'round' || (moving(event) && event.seat !== null && event.seat === this.seat))
        this.fresh = new Set()
      else if (laying(event)) {
        const laid = lying(tableOf(frame).columns[event.column - 1] ?? []).slice(-event.cards.length)
        this.fresh = new Set([...this.fresh, ...laid.map(({ key }) => `${event.column}-${key}`)])
      }
    }
  }

  /** The round is over. */
  #ring(frame: Frame): void {
    const scores = scoresIn(frame)
    if (!scores.length || this.scores[0]?.n === scores[0]?.n) return
    this.scores = scores
    void wait(BELL).then(() => this.scores === scores && (this.scores = []))
  }

  /** Who has taken the lead of a column is celebrated there. */
  #crown(frame: Frame): void {
    const was = this.#earlier.get(frame.view)
    if (!was || !eventsOf(frame).some(moving)) return
    const leads = tableOf(frame).leaders
    const taken = leads.flatMap((seat, i) => (seat !== null && seat !== was.leaders[i] ? [i + 1] : []))
    if (!taken.length) return
    const crowned = (this.crowned = new Set(taken))
    void wait(CROWN).then(() => this.crowned === crowned && (this.crowned = new Set()))
  }
}
