/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:icons' {
  /** The SVG body of each icon of the frame, by its name in game-icons; drawn in a 512 × 512 box. */
  const icons: Record<string, string>
  export default icons
}

declare module 'virtual:icons/*' {
  /** The same for the icons of one game. */
  const icons: Record<string, string>
  export default icons
}

declare module 'virtual:titles' {
  /** The messages `title` and `credits` of each game in each language, as Fluent. */
  const titles: Record<string, Record<string, string>>
  export default titles
}

declare module '*.toml' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const content: any
  export default content
}
