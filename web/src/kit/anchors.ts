/** Places of a table by their names: `data-anchor="discard"`, `data-anchor="seat-2 hand"`. */

/** Where a place is drawn; some are drawn twice, of which one is hidden. A name with a bracket is a selector itself. */
export function placeOf(root: ParentNode | null, anchor: string): HTMLElement | null {
  const selector = anchor.includes('[') ? anchor : `[data-anchor~="${anchor}"]`
  const found = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])]
  return found.find((element) => element.getClientRects().length > 0) ?? null
}

/** The box in which a place is drawn. */
export const boxOf = (root: ParentNode | null, anchor: string): DOMRect | null =>
  placeOf(root, anchor)?.getBoundingClientRect() ?? null
