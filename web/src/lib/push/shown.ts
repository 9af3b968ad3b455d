/** Notices that are shown on this device, beside those that the worker shows by itself. */

/** Say something on this device while its page is out of sight. Some systems let only the worker do that. */
export async function showHere(title: string, body: string, tag: string): Promise<void> {
  const options = { body, tag, icon: '/icons/app-192.png', data: `/t/${encodeURIComponent(tag)}` }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker?.active) await worker.showNotification(title, options)
  else new Notification(title, options)
}

/** Take away what is still shown of a table that is being looked at. */
export async function clearShown(tag: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  for (const notice of (await worker?.getNotifications({ tag })) ?? []) notice.close()
}

/** Show on the icon of the client at how many tables it is one's turn. */
export function badge(count: number): void {
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  shown?.catch(() => undefined)
}
