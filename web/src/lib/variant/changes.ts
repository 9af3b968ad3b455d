/** What an overlay changes, told from what the server says of the content: for a list that follows every keystroke. */
import type { GameInfo, Lang } from '../types'
import { usual } from '../setup'
import { cardOfKey, type Change, type Overlay, type RowFacts, same, type SectionFacts } from './overlay'

type Place = { section: SectionFacts; row: RowFacts }

/** Where each card is. */
export const placesOf = (sections: SectionFacts[]): Map<string, Place> =>
  new Map(sections.flatMap((section) => section.rows.map((row): [string, Place] => [row.id, { section, row }])))

/** What a card is called in a variant. */
const nameIn = (overlay: Overlay, lang: Lang, card: string, place: Place | undefined): string =>
  overlay.text?.[lang]?.[`card-${card}`] ?? place?.row.name ?? card

/** Every change in the order of the parts: values, added cards, texts, options; a value as printed is none. */
export function changesOf(
  overlay: Overlay,
  sections: SectionFacts[],
  game: GameInfo | null,
  lang: Lang,
  labelOf: (key: string) => string,
): Change[] {
  const places = placesOf(sections)
  const about = (card: string): Pick<Change, 'card' | 'name'> => ({
    card,
    name: nameIn(overlay, lang, card, places.get(card)),
  })
  const values = Object.entries(overlay.change ?? {}).flatMap(([card, fields]) =>
    Object.entries(fields).map(([field, after]): Change => {
      const place = places.get(card)
      const label = place?.section.fields.find(({ name }) => name === field)?.label ?? field
      return { kind: 'change', ...about(card), field, label, before: place?.row.values[field] ?? null, after }
    }),
  )
  const added = Object.entries(overlay.add ?? {}).flatMap(([section, rows]) =>
    rows.map(({ id, ...after }): Change => ({
      kind: 'add',
      ...about(id),
      field: section,
      label: sections.find(({ name }) => name === section)?.label ?? section,
      before: null,
      after,
    })),
  )
  const texts = Object.entries(overlay.text ?? {}).flatMap(([spoken, said]) =>
    Object.entries(said).map(([key, after]): Change => {
      const card = cardOfKey(key)
      const before = spoken === lang ? (places.get(card)?.row.texts[key] ?? null) : null
      return { kind: 'text', ...about(card), lang: spoken, field: key, label: labelOf(key), before, after }
    }),
  )
  const options = Object.entries(overlay.options ?? {}).map(([field, after]): Change => {
    const before = game ? usual(game, field, game.usual_seats) : null
    return { kind: 'option', card: '', name: '', field, label: field, before, after }
  })
  return [...values, ...added, ...texts, ...options].filter(({ before, after }) => !same(before, after))
}
