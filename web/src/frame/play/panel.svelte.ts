import { prefs } from '../../lib/prefs.svelte'
import type { Live } from '../../lib/live.svelte'
import type { ChatLine } from '../../lib/types'
import type { Tab } from '../table/SidePanel.svelte'

/** The side panel: what it shows, where its rules are open, and how much of the chat has been read. */
export class Panel {
  tab: Tab = $state('log')
  open = $state(prefs.narrow || prefs.low ? false : prefs.stored.panelOpen)
  clause: { id: string } | null = $state.raw(null)
  readonly tabs: Tab[] = ['log', 'rules', 'chat']
  #read = $state(0)
  readonly #live: () => Live

  constructor(live: () => Live) {
    this.#live = live
    $effect(() => {
      if (this.open && this.tab === 'chat') this.#read = live().chat.length
    })
  }

  /** How many lines of chat have not been read. */
  get unread(): number {
    return prefs.stored.chatHidden ? 0 : Math.max(0, this.#live().chat.length - this.#read)
  }

  /** The last line of chat, while it has not been read. */
  get unreadLine(): ChatLine | null {
    return this.unread && !(this.open && this.tab === 'chat') ? (this.#live().chat.at(-1) ?? null) : null
  }

  /** Whether the log can be heard: a panel that is closed says nothing. */
  get audible(): boolean {
    return this.open && this.tab === 'log'
  }

  show(which: Tab): void {
    if (this.open && this.tab === which) this.open = false
    else {
      this.tab = which
      this.open = true
    }
    if (!prefs.narrow && !prefs.low) prefs.set({ panelOpen: this.open })
  }

  openRule(rule: string): void {
    this.tab = 'rules'
    this.open = true
    this.clause = { id: rule }
  }
}
