import type * as wire from '../../generated/wire'
import type { Lang } from '../types'

/** How often a page that is looked at asks what everybody is told, in ms. */
const ASK_EVERY = 30_000

/** What the keeper of the server tells everybody: asked for now and then, and told by the sockets of tables at once. */
export class Bulletins {
  now: wire.Bulletin = $state.raw({ announcement: null, draining: false })
  /** Whether the line that the server is about to be renewed has been put away; the next time it is shown again. */
  quiet = $state(false)

  heard(told: wire.Bulletin): void {
    if (!told.draining) this.quiet = false
    this.now = told
  }

  /** Ask now, and again as long as the page is looked at; the answer ends that. */
  watch(ask: () => Promise<wire.Bulletin>): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible')
        ask().then(
          (told) => this.heard(told),
          () => undefined,
        )
    }
    look()
    const timer = setInterval(look, ASK_EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
}

/** What an announcement says in a language: in its own words, else in those for everybody, else in whatever there is. */
export const announced = (said: wire.Announcement, lang: Lang): string =>
  said.texts[lang] ?? said.texts[''] ?? Object.values(said.texts)[0] ?? ''

export const bulletins = new Bulletins()
