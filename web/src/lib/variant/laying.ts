import type { TableInfo } from '../types'
import { laid } from './laid.svelte'

/** Have what the variant of a table changes, and draw the page by it; a table that plays none is drawn as printed. */
export async function layVariant({ id, game, variant }: TableInfo): Promise<void> {
  if (!variant) return laid.show('')
  const { fetchVariant } = await import('./calls')
  const { overlay, texts, faces } = await fetchVariant(id)
  laid.show(game, overlay as Parameters<typeof laid.show>[1], texts, faces)
}
