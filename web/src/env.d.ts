/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:icons' {
  /** The SVG body of each icon of the frame, by its name in game-icons; drawn in a 512 × 512 box. */
  const icons: Record<string, string>
  export default icons
}

declare module 'virtual:drawings' {
  /** What fetches the icons of a game with a folder here (`push`), and of its lid (`push/lid`). */
  const drawings: Record<string, () => Promise<Record<string, string>>>
  export default drawings
}

declare module 'virtual:titles' {
  /** What the box of each game says, and under '' the first words of the frame, in each language, as Fluent. */
  const titles: Record<string, Record<string, string>>
  export default titles
}

declare module '*.toml' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const content: any
  export default content
}
