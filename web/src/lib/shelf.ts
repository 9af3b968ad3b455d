import { SvelteMap, SvelteSet } from 'svelte/reactivity'

/**
 * Things that are fetched when they are first asked for: screens, tables, lids. Whoever looks is told when one is here, or
 * that it could not be fetched.
 */
export class Shelf<T> {
  #here = new SvelteMap<string, T>()
  #missing = new SvelteSet<string>()
  #coming = new Map<string, Promise<T>>()
  readonly #fetch: (name: string) => Promise<T>

  constructor(fetch: (name: string) => Promise<T>) {
    this.#fetch = fetch
  }

  /** What is there already, or null; who asks first has it fetched. */
  get(name: string): T | null {
    if (!this.#missing.has(name)) this.have(name).catch(() => undefined)
    return this.#here.get(name) ?? null
  }

  /** What is there already, or null; nothing is fetched. */
  found(name: string): T | null {
    return this.#here.get(name) ?? null
  }

  /** Whether something could not be fetched. */
  missing(name: string): boolean {
    return this.#missing.has(name)
  }

  /** Have something here: now, or ahead of its use. What could not be fetched is tried again. */
  have(name: string): Promise<T> {
    let coming = this.#coming.get(name)
    if (!coming) {
      coming = this.#fetch(name)
      this.#coming.set(name, coming)
      coming.then(
        (got) => {
          this.#here.set(name, got)
          this.#missing.delete(name)
        },
        () => {
          this.#coming.delete(name)
          this.#missing.add(name)
        },
      )
    }
    return coming
  }
}
