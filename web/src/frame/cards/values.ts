/** Values of cards and of options in words. */
import type { Translate } from '../../lib/game'
import type { Change, FieldFacts } from '../../lib/variant/overlay'

const word = (value: unknown, field?: FieldFacts): string => field?.labels?.[String(value)] ?? String(value)

/** A value as it is read: numbers with bars between them, words by their names. */
export function valueText(value: unknown, field?: FieldFacts): string {
  if (value === null || value === undefined) return '–'
  if (Array.isArray(value))
    return value.map((each) => word(each, field)).join(value.every(Number.isInteger) ? '\u00a0|\u00a0' : ', ')
  if (typeof value === 'number') return value < 0 ? `−${-value}` : String(value)
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${name}: ${valueText(each)}`)
      .join(', ')
  return word(value, field)
}

/** What a change is about: "Glory", or an option by its name. */
export const changeLabel = (change: Change, t: Translate): string =>
  change.kind === 'option' ? t(`option-${change.field}`) : change.kind === 'add' ? t('ui-changes-added') : change.label

/** A value of a change, before or after it. */
export function changeText(change: Change, value: unknown, t: Translate, field?: FieldFacts): string {
  if (change.kind !== 'option') return valueText(value, field)
  if (typeof value === 'boolean') return t(value ? 'ui-yes' : 'ui-no')
  const key = `option-${change.field}-${String(value)}`
  const named = t(key)
  return named === key ? valueText(value) : named
}

const ATTRIBUTES = ['name', 'text', 'effect', 'power', 'short', 'tagline', 'flavour', 'motto', 'top', 'bottom']

/** Whether a text stands on the card; others say how it is spoken of, or follow from what it does. */
export const isRead = (key: string): boolean =>
  !key.startsWith('rules-') && ATTRIBUTES.includes(key.split('.')[1] ?? 'name')

/** What a text of a card is called: its name, or what its attribute stands for. */
export function textLabel(key: string, t: Translate): string {
  const attribute = key.split('.')[1] ?? (key.startsWith('card-') ? 'name' : 'text')
  return ATTRIBUTES.includes(attribute) ? t(`ui-text-${attribute}`) : t('ui-text-other', { attribute })
}
