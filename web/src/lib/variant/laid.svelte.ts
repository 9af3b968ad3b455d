/**
 * What the table on the page changes of its game: cards and numbers, and the texts that go with them. A page shows one table
 * at a time; everything that draws one asks here, so that a table of a variant needs no other drawing.
 */
import type { Face, Lang } from '../types'

/** A row of a game's content: a card, or the numbers of a game. */
export type Row = { id: string; [field: string]: unknown }

/** What somebody changes of a game, as a file or a table holds it. */
export type Overlay = {
  change?: Record<string, Record<string, unknown>>
  add?: Record<string, Row[]>
  text?: Record<Lang, Record<string, string>>
  options?: Record<string, unknown>
}

/** The texts that differ, as Fluent, by language. */
export type OwnTexts = Record<Lang, string>

const AS_PRINTED: Overlay = Object.freeze({})

class Laid {
  #game = $state('')
  #overlay: Overlay = $state.raw(AS_PRINTED)
  #texts: OwnTexts = $state.raw({})
  #faces: Record<string, Face> = $state.raw({})

  /** The table on the page plays this; `texts` are those of the overlay and those that follow from what it changes, `faces`
   * what its cards show on the generic table. */
  show(game: string, overlay: Overlay | null = null, texts: OwnTexts = {}, faces: Record<string, Face> = {}): void {
    this.#faces = overlay ? faces : {}
    this.#game = overlay ? game : ''
    this.#overlay = overlay ?? AS_PRINTED
    this.#texts = overlay ? texts : {}
  }

  /** What is changed of a game on this page; nothing, for any other game. */
  of(game: string): Overlay {
    return game === this.#game ? this.#overlay : AS_PRINTED
  }

  /** What cards show otherwise on the generic table. */
  faces(game: string): Record<string, Face> {
    return game === this.#game ? this.#faces : {}
  }

  /** What is said otherwise of a game on this page, in a language. */
  words(game: string, lang: Lang): string {
    return game && game === this.#game ? (this.#texts[lang] ?? '') : ''
  }
}

export const laid = new Laid()

/** The rows of a section as an overlay has them: changed ones in their places, new ones at the end. */
export function amended<T extends { id?: string }>(rows: readonly T[], section: string, overlay: Overlay): T[] {
  const change = overlay.change ?? {}
  const changed = rows.map((row) => (row.id && change[row.id] ? { ...row, ...change[row.id] } : row))
  return [...changed, ...((overlay.add?.[section] ?? []) as unknown as T[])]
}

/** What follows from a content, made once for each overlay; without one, that of the table on the page. */
export function following<T>(game: string, make: (overlay: Overlay) => T): (overlay?: Overlay) => T {
  const made = new WeakMap<Overlay, { it: T }>()
  return (overlay = laid.of(game)) => {
    let found = made.get(overlay)
    if (!found) made.set(overlay, (found = { it: make(overlay) }))
    return found.it
  }
}
