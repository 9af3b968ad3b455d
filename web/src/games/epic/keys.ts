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
