/** The attribute of what leads to an advised action; what it says comes before all else. */
export const ADVISED = 'data-advised'
const WATCHED = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['class', 'disabled', ADVISED],
}

/**
 * Marks on what may be clicked: an attribute for the eyes, a description for who cannot see it. Things may begin to glow
 * later, when they have come to rest.
 */
export class Marks {
  #marked: Element[] = []
  #gone = false
  readonly #watcher = new MutationObserver(() => this.#mark())
  #ground: HTMLElement | null = null

  constructor(
    /** finds what may be clicked */
    readonly offered: string,
    /** what is said of it */
    readonly said: string,
    /** the attribute of what is marked */
    readonly mark: string,
  ) {}

  onto(ground: HTMLElement): void {
    if (this.#gone) return
    this.#ground = ground
    this.#mark()
    this.#watcher.observe(ground, WATCHED)
  }

  clear(): void {
    this.#gone = true
    this.#watcher.disconnect()
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
  }

  #unmark(things: Element[]): void {
    for (const thing of things) {
      thing.removeAttribute(this.mark)
      if (thing.getAttribute('aria-description') === this.said) thing.removeAttribute('aria-description')
    }
  }
}
