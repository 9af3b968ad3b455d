/**
 * The focus stays where one was, though the thing that had it is gone after a move: on its neighbour, or on what is
 * nearest around it. `{@attach keepsFocus}` on a table's root. A group that is there always and mostly empty, such as the
 * buttons of an answer, holds the focus itself meanwhile: `data-rests tabindex="-1"`.
 */

const FOCUSABLE = 'button:not(:disabled), input:not(:disabled), select:not(:disabled), a[href], [tabindex="0"]'

const RESTS = '[data-rests]'

/** Where the focus was: the thing, everything around it up to the table, and its number among its neighbours. */
interface Spot {
  thing: HTMLElement
  around: HTMLElement[]
  at: number
}

const reachable = (thing: HTMLElement): boolean =>
  thing.isConnected && thing.matches(FOCUSABLE) && !thing.closest('[inert]') && thing.getClientRects().length > 0

const within = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(reachable)

/** Everything around a thing, from the inside, up to the table. */
function aroundOf(thing: HTMLElement, table: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let element = thing.parentElement; element && element !== table; element = element.parentElement)
    found.push(element)
  return [...found, table]
}

/** What has the focus next: the neighbour in the group of the thing that is gone, or the first thing around. */
function heir({ around, at }: Spot): HTMLElement | null {
  for (const element of around) {
    const left = element.isConnected ? within(element) : []
    if (left.length) return left[element === around[0] ? Math.min(at, left.length - 1) : 0]!
    if (element.isConnected && element.matches(RESTS)) return element
  }
  return null
}

export function keepsFocus(table: HTMLElement): () => void {
  let spot: Spot | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const remember = ({ target }: FocusEvent): void => {
    const thing = target as HTMLElement
    if (thing.matches(RESTS)) return
    const around = aroundOf(thing, table)
    spot = { thing, around, at: within(around[0]!).indexOf(thing) }
  }
  /** Who leaves a thing that is still there has left it. */
  const left = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget) spot = null
    else setTimeout(() => spot && reachable(spot.thing) && document.activeElement !== spot.thing && (spot = null))
  }
  const mend = (): void => {
    const now = document.activeElement ?? document.body
    if (!spot || reachable(spot.thing) || (now !== document.body && !now.matches(RESTS))) return
    const next = heir(spot)
    if (next !== now) next?.focus({ preventScroll: true })
  }
  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(mend, 40)
  }
  const changes = new MutationObserver(later)
  changes.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert', 'class'] })
  table.addEventListener('focusin', remember)
  table.addEventListener('focusout', left)
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    table.removeEventListener('focusin', remember)
    table.removeEventListener('focusout', left)
  }
}

/**
 * On a table whose answers go away together while a move is under way, `{@attach leadsFocus('.dock button')}`: who plays
 * without a pointer is on the table itself meanwhile, and then on the first answer to the next question. Somebody who has
 * gone elsewhere is left alone.
 */
export const leadsFocus =
  (answers: string) =>
  (table: HTMLElement): (() => void) => {
    let keyed = false
    table.tabIndex = -1
    const click = ({ detail }: MouseEvent): void => {
      keyed = detail === 0
    }
    const lead = (): void => {
      const now = document.activeElement ?? document.body
      if (!keyed || (now !== document.body && now !== table)) return
      const next = [...table.querySelectorAll<HTMLElement>(answers)].find(reachable) ?? table
      if (next !== now) next.focus({ preventScroll: next === table })
    }
    const changes = new MutationObserver(lead)
    changes.observe(table, { childList: true, subtree: true })
    table.addEventListener('click', click, true)
    return () => {
      changes.disconnect()
      table.removeEventListener('click', click, true)
    }
  }
