import type { Session } from './session.svelte'

/** The score sheet: it comes once the last card has landed, and can be put away and taken up again. */
export class Ending {
  landed = $state(false)
  dismissed = $state(false)

  constructor(session: Session) {
    $effect(() => {
      if (!session.over) {
        this.landed = false
        this.dismissed = false
        return
      }
      const timer = setTimeout(() => (this.landed = true), session.seen?.fresh.length ? 1400 : 200)
      return () => clearTimeout(timer)
    })
  }
}
