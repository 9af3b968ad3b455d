/** The signs of Skills and Story icons: a lid knows these without any card. */
export const SKILLS = ['FOR', 'DEX', 'CON', 'INT', 'SAG', 'CHA'] as const

export const DRAWINGS: Readonly<Record<string, string>> = {
  FOR: 'broadsword',
  DEX: 'high-shot',
  CON: 'shield',
  INT: 'crystal-wand',
  SAG: 'hood',
  CHA: 'crown',
  DIV: 'holy-symbol',
  JUS: 'scales',
  ARC: 'pentacle',
  ROY: 'fleur-de-lys',
  INF: 'snake',
  NAT: 'oak-leaf',
}

/** What the special rune of each Skill shows on its other face. */
export const REWARDS: readonly string[] = ['DIAMOND', 'BLACK', 'DIAMOND', 'BLACK', 'WHITE', 'WHITE']

/** A small number that stays the same for the same one, from -1 to 1. */
export function jitter(n: number): number {
  const x = Math.sin(n * 12.9898 + 4.1414) * 43758.5453
  return (x - Math.floor(x) - 0.5) * 2
}
