/** A choice has begun: what the next click is, in words. */
import type { Chooser } from '../../lib/chooser.svelte'
import type { Translate } from '../../lib/game'
import { cardText } from '../../lib/telling'
import type { View } from '../../lib/types'
import { cardName, teamOf } from './cards'
import type { PushView } from './types'

export function nextClick(chooser: Chooser, view: View<PushView>, t: Translate): string {
  const { verb, value, column } = chooser.picks
  const team = view.seat === null ? null : teamOf(view.table.players[view.seat]?.team)
  if (verb === 'superpush' && column !== undefined) return t('ui-push-steps')
  if (column !== undefined) return t('ui-push-next-card', { column })
  if (verb === 'push' || verb === 'superpush') return t('ui-push-next-push')
  if (verb === 'pair' || verb === 'run') return t(`ui-push-next-${verb}`)
  if (typeof value !== 'number' || !team) return ''
  return t('ui-push-next-column', { card: cardText('push', cardName(team, value), t) })
}
