import { show } from '../../kit/reveal'

/** The attribute of what leads to an advised action; what it says comes before all else. */
export const ADVISED = 'data-advised'
const WATCHED = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['class', 'disabled', ADVISED],
}

/** After so many ms without a change a table has made room for what is new: what is marked is brought into sight again. */
const SETTLES = 350

/** Whoever touches or scrolls something looks around: from then on nothing is moved. */
const HANDS = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * Marks on what may be clicked: an attribute for the eyes, a description for who cannot see it. Things may begin to glow
 * later, when they have come to rest.
 */
export class Marks {
  #marked: Element[] = []
  #gone = false
  readonly #watcher = new MutationObserver(() => this.#mark())
  #ground: HTMLElement | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** whether what counts is brought into sight */
  #looking: boolean

  constructor(
    /** finds what may be clicked */
    readonly offered: string,
    /** what is said of it */
    readonly said: string,
    /** the attribute of what is marked */
    readonly mark: string,
    /** finds what is to be in sight; the first that finds something counts */
    readonly shown: readonly string[] = [],
  ) {
    this.#looking = shown.length > 0
  }

  onto(ground: HTMLElement): void {
    if (this.#gone) return
    this.#ground = ground
    this.#mark()
    this.#watcher.observe(ground, WATCHED)
    for (const hand of HANDS) ground.addEventListener(hand, this.#letBe, { passive: true })
  }

  clear(): void {
    this.#gone = true
    this.#watcher.disconnect()
    this.#letBe()
    this.#unmark(this.#marked)
  }

  #mark(): void {
    const now = [...(this.#ground?.querySelectorAll(this.offered) ?? [])].filter(
      (thing) => !thing.matches(':disabled, .hint *, .banner *'),
    )
    this.#unmark(this.#marked.filter((thing) => !now.includes(thing)))
    for (const thing of now) {
      if (!thing.hasAttribute(this.mark)) thing.setAttribute(this.mark, '')
      if (this.mark === ADVISED || !thing.hasAttribute(ADVISED)) thing.setAttribute('aria-description', this.said)
    }
    this.#marked = now
    if (!this.#looking) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#reveal(), SETTLES)
  }

  /** Bring what counts into sight. */
  #reveal(): void {
    const open = this.#marked.filter((thing) => !thing.closest('[inert]'))
    const first = this.shown.find((selector) => open.some((thing) => thing.matches(selector)))
    if (first) show(open.find((thing) => thing.matches(first)))
  }

  #letBe = (): void => {
    this.#looking = false
    clearTimeout(this.#timer)
    for (const hand of HANDS) this.#ground?.removeEventListener(hand, this.#letBe)
  }

  #unmark(things: Element[]): void {
    for (const thing of things) {
      thing.removeAttribute(this.mark)
      if (thing.getAttribute('aria-description') === this.said) thing.removeAttribute('aria-description')
    }
  }
}
