/** What can be done about a sentence, by a button beside it. */
export type Offer = { label: string; take: () => void }
export type Notice = { id: number; text: string; rule?: string; offer?: Offer; tone: 'info' | 'no' | 'good' }

/** Sentences that show for a while. */
class Notices {
  list: Notice[] = $state.raw([])
  #next = 1

  add(text: string, more: { rule?: string; offer?: Offer; tone?: Notice['tone']; seconds?: number } = {}): void {
    if (!text) return
    const id = this.#next++
    const { rule, offer } = more
    this.list = [
      ...this.list.filter((notice) => notice.text !== text).slice(-2),
      { id, text, tone: more.tone ?? 'info', ...(rule ? { rule } : {}), ...(offer ? { offer } : {}) },
    ]
    setTimeout(() => this.drop(id), (more.seconds ?? 7) * 1000)
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id)
  }
}

export const notices = new Notices()

/** Run something that the server may refuse, and say so. */
export async function trying<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    notices.add(error instanceof Error ? error.message : String(error), { tone: 'no' })
    return null
  }
}
