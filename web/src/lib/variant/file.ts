/** A variant as a file, the same that `--variant FILE` reads in the terminal: TOML, or JSON. */
import type { Overlay, Row } from './laid.svelte'

export const MOST_BYTES = 32 * 1024

/** What was opened is no variant. */
export class NoVariant extends Error {}

const bare = (key: string): string => (/^[\w-]+$/.test(key) ? key : JSON.stringify(key))

function table(head: string, values: Record<string, unknown>): string {
  const lines = Object.entries(values).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [`${bare(key)} = ${JSON.stringify(value)}`],
  )
  return [head, ...lines].join('\n') + '\n'
}

/** An overlay as TOML: JSON writes texts, numbers, truth and lists of them alike. */
export function toToml({ change = {}, add = {}, text = {}, options = {} }: Overlay): string {
  const tables = [
    ...Object.entries(change).map(([card, values]) => table(`[change.${bare(card)}]`, values)),
    ...Object.entries(add).flatMap(([section, rows]) => rows.map((row) => table(`[[add.${bare(section)}]]`, row))),
    ...Object.entries(text).map(([lang, texts]) => table(`[text.${bare(lang)}]`, texts)),
    ...(Object.keys(options).length ? [table('[options]', options)] : []),
  ]
  return tables.join('\n')
}

export const toJson = (overlay: Overlay): string => `${JSON.stringify(overlay, null, 2)}\n`

const isTable = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Changes by card and field, also where one was written "A07.glory" = 5. */
function nested(changes: Record<string, unknown>): NonNullable<Overlay['change']> {
  const found: Record<string, Record<string, unknown>> = {}
  for (const [name, value] of Object.entries(changes)) {
    const [card, field] = name.split(/\.(.*)/s) as [string, string | undefined]
    const values = field === undefined ? value : { [field]: value }
    if (!isTable(values)) throw new NoVariant()
    found[card] = { ...found[card], ...values }
  }
  return found
}

/** The texts of a language by key; TOML reads card-A07.text as a table within a table. */
function flat(texts: unknown): Record<string, string> {
  if (!isTable(texts)) throw new NoVariant()
  const pairs = Object.entries(texts).flatMap(([key, value]): [string, unknown][] =>
    isTable(value) ? Object.entries(value).map(([attribute, text]) => [`${key}.${attribute}`, text]) : [[key, value]],
  )
  if (pairs.some(([, text]) => typeof text !== 'string')) throw new NoVariant()
  return Object.fromEntries(pairs) as Record<string, string>
}

/** An overlay in its whole shape from what a file says. */
export function shaped(written: unknown): Overlay {
  if (!isTable(written)) throw new NoVariant()
  const { change = {}, add = {}, text = {}, options = {}, ...others } = written
  if (Object.keys(others).length || ![change, add, text, options].every(isTable)) throw new NoVariant()
  if (!Object.values(add as object).every((rows) => Array.isArray(rows) && rows.every(isTable))) throw new NoVariant()
  const whole: Overlay = {
    change: nested(change as Record<string, unknown>),
    add: add as Record<string, Row[]>,
    text: Object.fromEntries(Object.entries(text as object).map(([lang, texts]) => [lang, flat(texts)])),
    options: options as Record<string, unknown>,
  }
  return Object.fromEntries(Object.entries(whole).filter(([, part]) => Object.keys(part as object).length))
}

/** The overlay of a file; `NoVariant` where it is none. */
export async function fromFile(name: string, text: string): Promise<Overlay> {
  if (new Blob([text]).size > MOST_BYTES) throw new NoVariant()
  try {
    if (name.toLowerCase().endsWith('.json')) return shaped(JSON.parse(text))
    const { parse } = await import('smol-toml')
    return shaped(parse(text))
  } catch {
    throw new NoVariant()
  }
}
