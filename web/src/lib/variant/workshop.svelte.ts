import type { Checked, Described, Fault } from '../../generated/wire'
import { Refused } from '../api'
import { prefs } from '../prefs.svelte'
import type { Lang } from '../types'
import { checkOverlay, fetchContent } from './calls'
import { asFluent } from './fluent'
import { isEmpty, type Overlay, type SectionFacts } from './overlay'

const place = (game: string): string => `tablee-variant-${game}`

/** The variant of a game that this browser keeps. */
export function storedOverlay(game: string): Overlay {
  try {
    return JSON.parse(localStorage.getItem(place(game)) ?? '{}') as Overlay
  } catch {
    return {}
  }
}

export function storeOverlay(game: string, overlay: Overlay): void {
  try {
    if (isEmpty(overlay)) localStorage.removeItem(place(game))
    else localStorage.setItem(place(game), JSON.stringify(overlay))
  } catch {
    // Private windows may refuse; the page goes on without.
  }
}

/** How long one's hands rest before the server is asked. */
const REST = 250

/** The cards of a game on a bench: as they are, as a variant has them, and what the server says of it. */
export class Workshop {
  readonly game: string
  /** whether this is one's own variant, which is kept */
  readonly own: boolean
  content: Described | null = $state.raw(null)
  overlay: Overlay = $state.raw({})
  trouble = $state('')
  #checked: { overlay: Overlay; lang: Lang; said: Checked } | null = $state.raw(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(game: string, overlay: Overlay | null) {
    this.game = game
    this.own = overlay === null
    this.overlay = overlay ?? storedOverlay(game)
  }

  sections = $derived.by((): SectionFacts[] => this.content?.sections ?? [])

  /** Fetch the cards in the language of the page, and ask what the server says of the variant. */
  async load(): Promise<void> {
    try {
      this.content = await fetchContent(this.game)
      this.trouble = ''
      this.#ask(0)
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error)
    }
  }

  /** Lay another overlay over the game; one's own is kept. */
  lay(overlay: Overlay): void {
    this.overlay = overlay
    if (this.own) storeOverlay(this.game, overlay)
    this.#ask(REST)
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  /** What the server finds wrong with the overlay as it is. */
  faults = $derived.by((): Fault[] => (this.#current ? this.#current.faults : []))

  /** Whether the server has looked at the overlay as it is, and found nothing wrong. */
  get fits(): boolean {
    return this.#current !== null && this.#current.faults.length === 0
  }

  /** The texts that differ in a language, as Fluent: as the server says them, or as they were typed just now. */
  words(lang: Lang): string {
    const said = this.#checked?.said.variant?.texts[lang] ?? ''
    if (this.#current) return said
    return [said, asFluent(this.overlay.text?.[lang] ?? {})].join('\n')
  }

  get #current(): Checked | null {
    const known = this.#checked
    return known && known.overlay === this.overlay && known.lang === prefs.lang ? known.said : null
  }

  #ask(rest: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#check(), rest)
  }

  async #check(): Promise<void> {
    const { overlay } = this
    const { lang } = prefs
    const said = isEmpty(overlay) ? NOTHING : await checkOverlay(this.game, overlay).catch(refused)
    if (said && overlay === this.overlay) this.#checked = { overlay, lang, said }
  }
}

const NOTHING: Checked = { faults: [], variant: null, cards: {} }

/** What cannot even be read is a fault of the whole; without a server nothing is said. */
const refused = (error: unknown): Checked | null =>
  error instanceof Refused && error.status >= 400 && error.status < 500
    ? { ...NOTHING, faults: [{ card: '', field: '', why: error.message }] }
    : null
