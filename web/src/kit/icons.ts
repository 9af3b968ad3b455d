import own from 'virtual:icons'

const icons: Record<string, string> = { ...own }

/** A game that has been opened brings its own. */
export function addIcons(more: Record<string, string>): void {
  Object.assign(icons, more)
}

export const iconBody = (name: string): string => icons[name] ?? ''
