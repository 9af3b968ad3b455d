/** A variant in the making: values, texts and options laid over a game, each change made and taken back by itself. */
import type { Change as WireChange, FieldFacts, RowFacts, SectionFacts } from '../../generated/wire'
import type { Lang } from '../types'
import type { Overlay, Row } from './laid.svelte'

export type { FieldFacts, Overlay, RowFacts, SectionFacts }

/** Something that a variant has otherwise; that of an option has no card, that of a text a language. */
export type Change = WireChange & { lang?: Lang }

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

type Level = Record<string, Record<string, unknown>>

/** A part of an overlay with one value set, or with none where it is as printed; empty tables are left out. */
function put<T extends Level>(part: T | undefined, owner: string, name: string, value: unknown): T | undefined {
  const { [name]: _old, ...others } = part?.[owner] ?? {}
  const own = value === undefined ? others : { ...others, [name]: value }
  const { [owner]: _was, ...rest } = part ?? ({} as T)
  const made = Object.keys(own).length ? { ...rest, [owner]: own } : rest
  return Object.keys(made).length ? (made as T) : undefined
}

function withPart(overlay: Overlay, part: keyof Overlay, value: unknown): Overlay {
  const { [part]: _old, ...rest } = overlay
  return value === undefined ? rest : { ...rest, [part]: value }
}

/** A card with another value in a field; a value as printed is no change. */
export const withValue = (overlay: Overlay, card: string, field: string, value: unknown, printed: unknown): Overlay =>
  withPart(overlay, 'change', put(overlay.change, card, field, same(value, printed) ? undefined : value))

/** A text in other words. */
export const withText = (overlay: Overlay, lang: Lang, key: string, text: string, printed: string): Overlay =>
  withPart(overlay, 'text', put(overlay.text, lang, key, text === printed ? undefined : text))

/** An option set otherwise than usual. */
export function withOption(overlay: Overlay, name: string, value: unknown, usual: unknown): Overlay {
  const made = put({ all: overlay.options ?? {} }, 'all', name, same(value, usual) ? undefined : value)
  return withPart(overlay, 'options', made?.all)
}

/** An overlay without one of its changes; the field of an added card is its section. */
export function without(overlay: Overlay, { kind, card, field, lang }: Change): Overlay {
  if (kind === 'change') return withPart(overlay, 'change', put(overlay.change, card, field, undefined))
  if (kind === 'text') return withPart(overlay, 'text', put(overlay.text, lang ?? '', field, undefined))
  if (kind === 'option') return withOption(overlay, field, null, null)
  const left = (overlay.add?.[field] ?? []).filter(({ id }) => id !== card)
  const { [field]: _old, ...others } = overlay.add ?? {}
  const add = left.length ? { ...others, [field]: left } : others
  return withPart(overlay, 'add', Object.keys(add).length ? add : undefined)
}

export const isEmpty = (overlay: Overlay): boolean => Object.keys(overlay).length === 0

/** What of an overlay is content; the rest are options. */
export const contentOf = ({ options: _options, ...content }: Overlay): Overlay => content

/** The value of a field as an overlay has it. */
export const valueOf = (overlay: Overlay, row: Pick<RowFacts, 'id' | 'values'>, field: string): unknown =>
  overlay.change?.[row.id]?.[field] ?? row.values[field]

/** A text as an overlay has it. */
export const textOf = (overlay: Overlay, lang: Lang, key: string, printed: string): string =>
  overlay.text?.[lang]?.[key] ?? printed

/** The rows of a section, with those that an overlay adds. */
export function rowsOf(section: SectionFacts, overlay: Overlay): RowFacts[] {
  const added = (overlay.add?.[section.name] ?? []).map(({ id, ...values }: Row) => ({
    id,
    name: id,
    values,
    fields: [],
    texts: {},
  }))
  return [...section.rows, ...added]
}

/** How many things an overlay changes. */
export function countOf({ change = {}, add = {}, text = {}, options = {} }: Overlay): number {
  const within = (part: Record<string, object>): number =>
    Object.values(part).reduce((sum, values) => sum + Object.keys(values).length, 0)
  return within(change) + within(add) + within(text) + Object.keys(options).length
}

/** The cards that an overlay touches. */
export function touched({ change = {}, add = {}, text = {} }: Overlay): Set<string> {
  const ofTexts = Object.values(text).flatMap((texts) => Object.keys(texts).map(cardOfKey))
  const added = Object.values(add).flatMap((rows) => rows.map(({ id }) => id))
  return new Set([...Object.keys(change), ...ofTexts, ...added])
}

/** The card that a text belongs to: A07 of card-A07.text. */
export const cardOfKey = (key: string): string => key.replace(/^[^-]*-/, '').replace(/\..*$/, '')

/** What is wrong with a value at first sight: a key of a message and its values; null where the rules have to say. */
export function faultOf(field: FieldFacts, value: unknown): { key: string; low: number; high: number } | null {
  const { low = 0, high = 0, kind, length, words = [] } = field
  const within = (each: unknown): boolean => Number.isInteger(each) && Number(each) >= low && Number(each) <= high
  const bad = (key: string, from = low, to = high): { key: string; low: number; high: number } => ({
    key,
    low: from,
    high: to,
  })
  if (kind === 'number') return within(value) ? null : bad('ui-field-number')
  if (kind === 'numbers') {
    const fits = Array.isArray(value) && value.length === length && value.every(within)
    return fits ? null : bad('ui-field-numbers')
  }
  if (kind === 'word') return words.includes(String(value)) ? null : bad('ui-field-word')
  const items = Array.isArray(value) ? value.length : 1
  const { least = 0, most = 0 } = field
  return most && (items < least || items > most) ? bad('ui-field-items', least, most) : null
}

/** Letters as they are searched for: without accents, in lower case. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether a card is meant by what somebody types: every word is somewhere on it. */
export function found(row: RowFacts, section: SectionFacts, query: string): boolean {
  const said = folded([row.id, row.name, section.label, ...Object.values(row.texts)].join(' '))
  return folded(query)
    .split(/\s+/)
    .every((word) => said.includes(word))
}
