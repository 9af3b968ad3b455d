import { notices, trying } from '../../lib/notices.svelte'
import { prefs } from '../../lib/prefs.svelte'
import { mayOffer, tellHere } from '../../lib/push/device.svelte'
import type { Session } from '../play/session.svelte'

/** Paces at which people come back another day. */
const SLOW = /day/
const SECONDS = 30

/** Be told on this device, and say so. */
export async function beTold(): Promise<void> {
  if (await trying(tellHere)) notices.add(prefs.t('ui-told-begun'), { tone: 'good' })
}

/** Among people who play for days, or when somebody leaves a match under way, being told is offered, once. */
export class ToldOffer {
  shown = $state(false)

  constructor(session: Session) {
    $effect(() => {
      const { playing, alone, table } = session
      if (playing && !alone && SLOW.test(table.clock) && mayOffer()) this.#show()
    })
    $effect(() => () => {
      const { playing, alone, hot } = session
      if (!playing || alone || hot || !mayOffer()) return
      prefs.set({ toldOffered: true })
      notices.add(prefs.t('ui-told-offer'), {
        offer: { label: prefs.t('ui-told-yes'), take: () => void beTold() },
        seconds: SECONDS,
      })
    })
  }

  #show(): void {
    prefs.set({ toldOffered: true })
    this.shown = true
  }
}
