/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:icons' {
  /** The SVG body of each icon the client uses, by its name in game-icons; drawn in a 512 × 512 box. */
  const icons: Record<string, string>
  export default icons
}

declare module '*.toml' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const content: any
  export default content
}
