import { sounds } from '../../kit/sound'
import { api } from '../../lib/api'
import { trying } from '../../lib/notices.svelte'
import { prefs } from '../../lib/prefs.svelte'
import { clearShown, showHere } from '../../lib/push/shown'
import { Marks } from './marks'
import type { Session } from './session.svelte'

/** Things of a table that may be clicked now: they glow themselves, or their frame does. */
const THINGS = ':is(button, [role=button]):is(.glow, .legal, .target, .may), :is(.glow, .may) > button:first-of-type'

/** The tab says so when it is one's turn, and the browser too if allowed. */
export function announceTurn(session: Session): void {
  let before = false
  $effect(() => {
    const { interactive, t } = session
    document.title = `${interactive ? `● ${t('ui-your-turn')} · ` : ''}${t('title')} · Tablée`
  })
  $effect(() => {
    const now = session.interactive || (session.curtain && session.due.length > 0)
    if (now && !before) sounds.play('turn')
    if (now && !before && document.hidden && mayNotify(session.table.id))
      void showHere(session.t('ui-your-turn'), session.sentence, session.table.id).catch(() => undefined)
    before = now
  })
  $effect(() => {
    const look = (): void => {
      if (!document.hidden) void clearShown(session.table.id).catch(() => undefined)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })
}

/** What glows says that it may be clicked, to who cannot see it. */
export function sayOffers(session: Session, ground: () => HTMLElement | undefined): void {
  $effect(() => {
    const { interactive, ui, t } = session
    const place = ground()
    if (!interactive || !place) return
    const marks = new Marks(ui.offered ? `button${ui.offered}:not(.chip)` : THINGS, t('ui-offered'), 'data-offered')
    marks.onto(place)
    return () => marks.clear()
  })
}

const mayNotify = (table: string): boolean =>
  (prefs.stored.told ? prefs.stored.muted[table] !== 'none' : prefs.stored.notify) &&
  'Notification' in window &&
  Notification.permission === 'granted'

/** Who wants forced answers sent wants it at every table. */
export function wishForced(session: Session): void {
  $effect(() => {
    const { shown, seen, away, running, table } = session
    if (prefs.stored.forced && running && shown !== null && !away && seen && !seen.forced)
      void trying(() => api.order(table.id, shown, { forced: true }))
  })
}

/** Switch the answers that are the only ones, here and at tables to come. */
export function force(session: Session, forced: boolean): void {
  const { shown, seen, table } = session
  prefs.set({ forced })
  if (shown !== null && seen?.forced !== forced) void trying(() => api.order(table.id, shown, { forced }))
}

/** How often somebody gives an answer that is the only one before being told that it can be sent for them. */
const PATIENCE = 3

/** Alone against bots, where nobody can draw conclusions from it, the switch is offered once, for a while. */
export class ForcedOffer {
  shown = $state(false)

  constructor(session: Session) {
    let asked = -1
    let met = 0
    $effect(() => {
      const { interactive, alone, seen, view } = session
      if (!interactive || !alone || !seen || seen.forced || prefs.stored.offered) return
      if (view?.legal.length !== 1 || seen.question === asked) return
      asked = seen.question
      met += 1
      if (met < PATIENCE) return
      prefs.set({ offered: true })
      this.shown = true
      setTimeout(() => (this.shown = false), 20_000)
    })
  }
}
