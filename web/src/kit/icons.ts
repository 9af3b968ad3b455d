import own from 'virtual:icons'

/** What can be drawn by now, by its name in game-icons. */
const icons: Record<string, string> = { ...own }

/** With a lid come the icons that it draws, and with a table those of the whole game. */
export function addIcons(more: Record<string, string>): void {
  Object.assign(icons, more)
}

export const iconBody = (name: string): string => icons[name] ?? ''

/** The path of an icon, for drawings in inks of their own. */
export const iconPath = (name: string): string => / d="([^"]+)"/.exec(iconBody(name))?.[1] ?? ''
