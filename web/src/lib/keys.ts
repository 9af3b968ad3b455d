/** What is longer than its room can be scrolled with the keyboard, too. */
export function scrolls(element: HTMLElement): { destroy(): void } {
  const look = (): void => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const size = new ResizeObserver(look)
  const content = new MutationObserver(look)
  size.observe(element)
  content.observe(element, { childList: true, subtree: true, characterData: true })
  return {
    destroy() {
      size.disconnect()
      content.disconnect()
    },
  }
}

/** Arrow keys move the focus inside a group, to the nearest thing in that direction. */
export function arrows(group: HTMLElement): { destroy(): void } {
  function walk(event: KeyboardEvent): void {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!way) return
    const all = [...group.querySelectorAll<HTMLElement>('button, [tabindex="0"]')]
    const here = all.find((element) => element === document.activeElement)
    if (!here) return
    const middle = (element: HTMLElement): [number, number] => {
      const box = element.getBoundingClientRect()
      return [box.x + box.width / 2, box.y + box.height / 2]
    }
    const [x, y] = middle(here)
    let best: HTMLElement | null = null
    let least = Infinity
    for (const element of all) {
      const [ex, ey] = middle(element)
      const along = (ex - x) * way[0]! + (ey - y) * way[1]!
      const across = Math.abs((ex - x) * way[1]!) + Math.abs((ey - y) * way[0]!)
      if (element === here || along < 3) continue
      const cost = along + across * 2.5
      if (cost < least) [best, least] = [element, cost]
    }
    event.preventDefault()
    best?.focus()
  }
  group.addEventListener('keydown', walk)
  return { destroy: () => group.removeEventListener('keydown', walk) }
}

/** Arrow keys go round a group: right and down to the next thing, left and up to the one before. */
export function round(group: HTMLElement, selector = 'button:not([disabled])'): { destroy(): void } {
  function walk(event: KeyboardEvent): void {
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!way) return
    const all = [...group.querySelectorAll<HTMLElement>(selector)]
    const at = all.findIndex((element) => element === document.activeElement)
    if (at < 0) return
    event.preventDefault()
    event.stopPropagation()
    all[(at + way + all.length) % all.length]?.focus()
  }
  group.addEventListener('keydown', walk)
  return { destroy: () => group.removeEventListener('keydown', walk) }
}
