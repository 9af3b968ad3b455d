/** A card has been taken up: what the next click is. */
import type { Part } from '../../lib/chooser.svelte'
import type { Say } from './types'

export function nextClick({ verb, place }: Part, t: Say): string {
  if (verb === 'shift' && place === undefined) return t('ui-conan-help-shift')
  if (verb === 'rob' || verb === 'banish') return t('ui-conan-help-player')
  return t('ui-conan-help-adventure')
}
