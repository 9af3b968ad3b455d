/** What can be answered with a button. */
import type { Action } from '../../../lib/types'
import type { Desk } from '../desk.svelte'
import type { Say } from '../types'

export interface Answer {
  action: Action
  text: string
  icon: string
  strong: boolean
}

/** The buttons beside the hand; `saying` tells an action in a sentence. */
export function answersOf(desk: Desk, t: Say, saying: (action: Action) => string): Answer[] {
  const found: Answer[] = []
  const add = (verb: string, icon: string, strong = false): void => {
    const action = desk.open ? desk.chooser.legal.find((one) => one.verb === verb) : undefined
    if (action) found.push({ action, text: verb === 'pass' ? saying(action) : t(`verb-${verb}`), icon, strong })
  }
  if (desk.laying) return [{ action: desk.laying, text: t('verb-play'), icon: 'card-play', strong: true }]
  if (desk.held) return []
  if (desk.mine === 'AnswerSwap') {
    add('refuse', 'cancel')
    add('accept', 'check-mark', true)
  }
  add('accomplish', 'laurels', true)
  if (desk.mine !== 'Propose') add('pass', 'sands-of-time')
  return found
}
