/** Whether the server can be reached, as far as this page has noticed. */
class Online {
  #lost = $state(typeof navigator !== 'undefined' && navigator.onLine === false)

  constructor() {
    if (typeof addEventListener !== 'function') return
    addEventListener('offline', () => (this.#lost = true))
    addEventListener('online', () => (this.#lost = false))
  }

  get lost(): boolean {
    return this.#lost
  }

  /** A call has come through, or not. What everybody may read says nothing: it may come from what the worker keeps. */
  noticed(reached: boolean, path: string): void {
    if (!reached) this.#lost = true
    else if (!path.startsWith('/games')) this.#lost = false
  }
}

export const online = new Online()
