import { fetchLang, LANGS, translator } from './fluent'
import type { Translate } from './game'
import type { Lang } from './types'

export type Theme = 'dark' | 'light' | 'auto'
export type Speed = 'calm' | 'normal' | 'quick' | 'off'

/** How loud a table is until somebody has chosen: phones are silent. */
const LOUD = 0.5

/** What this browser remembers. Everything works without storage, for as long as the page is open. */
export type Stored = {
  key: string
  name: string
  /** whether the name was chosen, rather than drawn for somebody who had not said any */
  named: boolean
  lang: Lang | ''
  theme: Theme
  motion: 'auto' | 'less'
  /** how fast things move on a table */
  speed: Speed
  /** how loud a table is, from 0 to 1; null until it is chosen */
  volume: number | null
  notify: boolean
  /** the device as which this browser is told what happens, where its messages are left, and for whom; null if it is not */
  told: { device: string; endpoint: string; key: string } | null
  /** whether it has been asked if something is to be told here */
  toldOffered: boolean
  /** what is wished of single tables: to hear nothing of them, or of them only */
  muted: Record<string, 'none' | 'only'>
  chatHidden: boolean
  panelOpen: boolean
  guided: Record<string, boolean>
  /** the lessons that have been finished, by game */
  learned: Record<string, string[]>
  /** the tables at which a coach looks on, each with the lesson that it is */
  coached: Record<string, string>
  /** the games whose lessons need not be offered again */
  unoffered: Record<string, boolean>
  /** whether answers that are the only ones shall be sent, at tables to come too */
  forced: boolean
  /** whether it has been said that they can be */
  offered: boolean
  /** for developers: every game is drawn by the generic table */
  generic: boolean
  /** the last announcement of the keeper that was put away */
  announced: number
  setups: Record<string, unknown>
}

const START: Stored = {
  key: '',
  name: '',
  named: false,
  lang: '',
  theme: 'dark',
  motion: 'auto',
  speed: 'normal',
  volume: null,
  notify: false,
  told: null,
  toldOffered: false,
  muted: {},
  chatHidden: false,
  panelOpen: true,
  guided: {},
  learned: {},
  coached: {},
  unoffered: {},
  forced: false,
  offered: false,
  generic: false,
  announced: 0,
  setups: {},
}

function read(): Stored {
  try {
    return { ...START, ...(JSON.parse(localStorage.getItem('tablee') ?? '{}') as Partial<Stored>) }
  } catch {
    return { ...START }
  }
}

const media = (query: string): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(query) : null)

/** `?table=generic` in the address that the page was opened with: the generic table until it is closed. */
const ASKED = typeof location !== 'undefined' && new URLSearchParams(location.search).get('table') === 'generic'

class Prefs {
  stored: Stored = $state(read())
  #less = $state(false)
  #light = $state(false)
  #narrow = $state(false)
  #low = $state(false)
  #touched = $state(false)
  /** the language whose words are here; another that is wanted is spoken when its words have come */
  #spoken: Lang = $state('')

  constructor() {
    const watch = (query: string, set: (value: boolean) => void): void => {
      const list = media(query)
      if (!list) return
      set(list.matches)
      list.addEventListener('change', (event) => set(event.matches))
    }
    watch('(prefers-reduced-motion: reduce)', (value) => (this.#less = value))
    watch('(prefers-color-scheme: light)', (value) => (this.#light = value))
    watch('(max-width: 760px)', (value) => (this.#narrow = value))
    watch('(max-height: 480px)', (value) => (this.#low = value))
    watch('(pointer: coarse)', (value) => (this.#touched = value))
    if (typeof addEventListener === 'function')
      addEventListener('storage', (event) => {
        if (event.key !== 'tablee') return
        this.stored = read()
        this.speak().catch(() => undefined)
      })
  }

  /** Change some of it, and remember. */
  set(change: Partial<Stored>): void {
    Object.assign(this.stored, change)
    try {
      localStorage.setItem('tablee', JSON.stringify(this.stored))
    } catch {
      // Private windows may refuse; the page goes on without.
    }
  }

  forget(): void {
    const { lang, theme, motion, speed, volume } = this.stored
    this.stored = { ...START, lang, theme, motion, speed, volume }
    this.set({})
  }

  /** The language of the page. */
  get lang(): Lang {
    return this.#spoken || this.wanted
  }

  /** The same as the browser's owner writes it, for dates and times: in English, a day before its month is not American. */
  get region(): string {
    const wanted = typeof navigator === 'undefined' ? [] : navigator.languages
    return wanted.find((tag) => tag.toLowerCase().startsWith(`${this.lang}-`)) ?? this.lang
  }

  /** Whether there are words of any language yet. */
  get speaks(): boolean {
    return this.#spoken !== ''
  }

  /** The language that was chosen, or else one that the browser asks for. */
  get wanted(): Lang {
    if (LANGS.includes(this.stored.lang)) return this.stored.lang
    const wanted = typeof navigator === 'undefined' ? [] : navigator.languages
    for (const tag of wanted) {
      const short = tag.split('-')[0]!.toLowerCase()
      if (LANGS.includes(short)) return short
    }
    return LANGS[0]!
  }

  /** Speak the language that is wanted as soon as its words are here; if they cannot be fetched, all stays as it is. */
  async speak(): Promise<void> {
    const lang = this.wanted
    if (lang === this.#spoken) return
    await fetchLang(lang)
    if (lang === this.wanted) this.#spoken = lang
  }

  /** Change the language; where its words cannot be fetched, the old one stays, and the error says so. */
  async choose(lang: Lang): Promise<void> {
    await fetchLang(lang).catch(() => {
      throw new Error(this.t('ui-not-fetched'))
    })
    this.set({ lang })
    await this.speak()
  }

  get reduced(): boolean {
    return this.stored.motion === 'less' || this.stored.speed === 'off' || this.#less
  }

  get theme(): 'dark' | 'light' {
    if (this.stored.theme !== 'auto') return this.stored.theme
    return this.#light ? 'light' : 'dark'
  }

  get volume(): number {
    return this.stored.volume ?? (this.#touched || this.#narrow ? 0 : LOUD)
  }

  /** Phone layout. */
  get narrow(): boolean {
    return this.#narrow
  }

  /** A screen without height: a phone that lies, a window enlarged. */
  get low(): boolean {
    return this.#low
  }

  /** Whether every game is drawn by the generic table. */
  get generic(): boolean {
    return this.stored.generic || ASKED
  }

  get t(): Translate {
    return translator(this.lang)
  }

  of(game: string): Translate {
    return translator(this.lang, game)
  }
}

export const prefs = new Prefs()
