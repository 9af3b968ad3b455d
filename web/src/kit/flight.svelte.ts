/** Things that fly over a table, from where they were to where they are going. */
import { boxOf, placeOf } from './anchors'

export interface Flyer {
  id: number
  /** what flies, as the game's own drawing understands it: "R4", "coin", "figure-2" */
  card: string
  from: DOMRect
  to: DOMRect
  ms: number
  delay: number
}

/** Something that is to fly between two places, by the names of their anchors (or their boxes). */
export interface Flight {
  what: string
  from: string | DOMRect | null
  to: string | DOMRect | null
  /** when it sets out and how long it takes, as shares of the time that the event has; 0 and 1 unless told */
  delay?: number
  share?: number
  /** whether the thing at `from` is the very thing that flies, and not seen there meanwhile */
  lift?: boolean
}

export async function wait(ms: number): Promise<void> {
  if (ms <= 0) return
  return new Promise((done) => setTimeout(done, ms))
}

/** How far the middle of one box is from the middle of another. */
export const offset = (from: DOMRect, to: DOMRect): { dx: number; dy: number } => ({
  dx: to.x + to.width / 2 - from.x - from.width / 2,
  dy: to.y + to.height / 2 - from.y - from.height / 2,
})

export class Flights {
  flyers: Flyer[] = $state.raw([])
  /** the table they fly over */
  root: HTMLElement | null = null
  #next = 1
  #lifted: HTMLElement[] = []
  #glides: Animation[] = []

  /** A number for something new on the table. */
  protected number(): number {
    return this.#next++
  }

  protected rect(selector: string): DOMRect | null {
    return this.root?.querySelector(selector)?.getBoundingClientRect() ?? null
  }

  /** Let something fly; it is gone when it has arrived. */
  protected fly(card: string, from: DOMRect | null, to: DOMRect | null, ms: number, delay = 0): void {
    const id = this.launch(card, from, to, ms, delay)
    if (id !== null) void wait(ms + delay).then(() => (this.flyers = this.flyers.filter((other) => other.id !== id)))
  }

  /** Let something fly that stays where it arrives until `land` is called; its number, or null if it cannot fly. */
  protected launch(what: string, from: DOMRect | null, to: DOMRect | null, ms: number, delay = 0): number | null {
    if (!from || !to || ms <= 0) return null
    const flyer = { id: this.number(), card: what, from, to, ms, delay }
    this.flyers = [...this.flyers, flyer]
    return flyer.id
  }

  /** Send off what an event lets fly, within its time; says whether anything flies. */
  protected send(flights: readonly Flight[], ms: number): boolean {
    const before = this.flyers.length
    for (const { what, from, to, delay = 0, share = 1, lift } of flights) {
      const flown = this.launch(what, this.#box(from), this.#box(to), ms * share, ms * delay)
      if (flown !== null && lift && typeof from === 'string') this.#lift(from)
    }
    return this.flyers.length > before
  }

  #box(place: string | DOMRect | null): DOMRect | null {
    return typeof place === 'string' ? boxOf(this.root, place) : place
  }

  #lift(anchor: string): void {
    const element = placeOf(this.root, anchor)
    if (!element) return
    element.dataset.lifted = ''
    this.#lifted.push(element)
  }

  /** A thing that is in its place already comes there from somewhere else. */
  protected glide(
    anchor: string,
    from: DOMRect | null,
    ms: number,
    options: { delay?: number; turn?: number } = {},
  ): void {
    const element = placeOf(this.root, anchor)
    if (!element || !from || ms <= 0) return
    const to = element.getBoundingClientRect()
    const { dx, dy } = offset(to, from)
    const scale = Math.max(0.4, Math.min(1.6, from.width / Math.max(1, to.width)))
    this.animate(
      element,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(${options.turn ?? 0}deg)`, zIndex: 60 },
        { transform: 'scale(1.06)', offset: 0.85, zIndex: 60 },
        { transform: 'none', zIndex: 60 },
      ],
      { duration: ms, delay: options.delay ?? 0, easing: 'cubic-bezier(.2,.8,.3,1)', fill: 'backwards' },
    )
  }

  /** Animate an element; `land` ends it. */
  protected animate(
    element: Element,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    timing: KeyframeAnimationOptions,
  ): void {
    this.#glides = [...this.#glides.filter((old) => old.playState === 'running'), element.animate(frames, timing)]
  }

  /** Nothing is in the air any more. */
  protected land(): void {
    this.flyers = []
    for (const element of this.#lifted) delete element.dataset.lifted
    this.#lifted = []
  }

  /** Nothing moves any more. */
  protected still(): void {
    this.land()
    for (const glide of this.#glides) glide.cancel()
    this.#glides = []
  }
}
