/** What a card's name says: its sort, its drawing and its numbers. */
import content from '../../../../src/tablee/games/conan/rules/cards.toml'
import { amended, following, type Overlay } from '../../lib/variant/laid.svelte'

export const ATTRIBUTES = ['force', 'ruse', 'esprit'] as const
export const CATEGORIES = ['adventure', 'challenge', 'special', 'any'] as const
/** What a special does that is laid in a fight. */
const IN_FIGHTS = ['strengthen', 'weaken', 'change', 'parry', 'reckless']
export const SPOILS = ['proposer', 'partner', 'alternate'] as const
export const PHASES = ['setup', 'cards', 'heroes', 'diplomacy', 'draws'] as const
export const EVERYBODY = 4
export const QUARTERS = 4

export type Sort = 'hero' | 'adventure' | 'monster' | 'trap' | 'ally' | 'resolution' | 'action' | 'object' | 'back'

export interface Face {
  id: string
  sort: Sort
  icon: string
  /** Force, Ruse and Esprit; empty for a card without them. */
  values: number[]
  difficulty: number
  glory: number
  objects: number
  cards: number
  cost: number
  trophy: number
  amount: number
  /** what it does, in the words of cards.toml; empty for nothing */
  effect: string
  /** the attribute a special strengthens or imposes */
  attribute: string
}

type Row = { id: string; [field: string]: unknown }

const DRAWINGS: Readonly<Record<string, string>> = {
  H01: 'barbarian',
  H02: 'hooded-figure',
  H03: 'wizard-face',
  H04: 'sun-priest',
  H05: 'swordman',
  H06: 'hiking',
  H07: 'viking-head',
  H08: 'cloaked-figure-on-horseback',
  H09: 'black-knight-helm',
  H10: 'camel-head',
  A01: 'tavern-sign',
  A02: 'raven',
  A03: 'shadow-follower',
  A04: 'watchtower',
  A05: 'crypt-entrance',
  A06: 'sword-array',
  A07: 'mine-wagon',
  A08: 'bookshelf',
  A09: 'harbor-dock',
  A10: 'greek-temple',
  A11: 'camel',
  A12: 'dungeon-gate',
  A13: 'open-treasure-chest',
  A14: 'fruit-tree',
  A15: 'volcano',
  A16: 'arena',
  A17: 'drama-masks',
  A18: 'stone-throne',
  A19: 'giant',
  A20: 'island',
  C01: 'hyena-head',
  C02: 'brute',
  C03: 'scarab-beetle',
  C04: 'gorilla',
  C05: 'ghost',
  C06: 'saber-toothed-cat-head',
  C07: 'ogre',
  C08: 'hooded-assassin',
  C09: 'crowned-skull',
  C10: 'harpy',
  C11: 'rock-golem',
  C12: 'spider-face',
  C13: 'snake-totem',
  C14: 'daemon-skull',
  C15: 'falling-boulder',
  C16: 'spiky-pit',
  C17: 'drowning',
  C18: 'pendulum-swing',
  C19: 'fog',
  C20: 'maze',
  C21: 'triple-needle',
  C22: 'rope-bridge',
  C23: 'foot-trip',
  C24: 'running-ninja',
  C25: 'open-book',
  C26: 'spears',
  C27: 'lockpicks',
  C28: 'monk-face',
  C29: 'crystal-ball',
  C30: 'spartan-helmet',
  C31: 'captain-hat-profile',
  C32: 'queen-crown',
  R01: 'axe-swing',
  R02: 'cloak-dagger',
  R03: 'anvil-impact',
  R04: 'enrage',
  R05: 'snake-tongue',
  R06: 'rune-stone',
  R07: 'wind-slap',
  R08: 'sandstorm',
  R09: 'fist',
  R10: 'jester-hat',
  R11: 'soul',
  R12: 'shield-reflect',
  R13: 'skull-crossed-bones',
  N01: 'secret-door',
  N02: 'talk',
  N03: 'robber-hand',
  N04: 'footsteps',
  N05: 'horse-head',
  N06: 'tied-scroll',
  O01: 'battle-axe',
  O02: 'gauntlet',
  O03: 'cloak',
  O04: 'curvy-knife',
  O05: 'gem-pendant',
  O06: 'evil-book',
  O07: 'boots',
  O08: 'all-seeing-eye',
  O09: 'hourglass',
  O10: 'jewel-crown',
}

const SIGNS: Readonly<Record<string, string>> = {
  force: 'mailed-fist',
  ruse: 'fox-head',
  esprit: 'third-eye',
  adventure: 'treasure-map',
  challenge: 'crossed-swords',
  monster: 'daemon-skull',
  trap: 'wolf-trap',
  ally: 'shaking-hands',
  resolution: 'sword-clash',
  action: 'sprint',
  special: 'sword-clash',
  object: 'locked-chest',
  any: 'card-random',
}

/** The drawing of an attribute or of a sort of cards. */
export const sign = (word: string): string => SIGNS[word] ?? 'card-random'

function face(row: Row, sort: Sort): Face {
  const number = (field: string): number => Number(row[field] ?? 0)
  return {
    id: row.id,
    sort,
    icon: DRAWINGS[row.id] ?? 'card-random',
    values: (row.values as number[] | undefined) ?? [],
    difficulty: number('difficulty'),
    glory: number('glory'),
    objects: number('objects'),
    cards: number('cards'),
    cost: number('cost'),
    trophy: number('trophy'),
    amount: number('amount'),
    effect: String(row.effect ?? row.failure ?? ''),
    attribute: String(row.attribute ?? ''),
  }
}

const rows = (sort: string): Row[] => (content as unknown as Record<string, Row[]>)[sort] ?? []

/** Every card, those that an overlay adds after all the others. */
function facesOf(overlay: Overlay): Face[] {
  const sorts: [string, (row: Row) => Sort][] = [
    ['adventure', () => 'adventure'],
    ['challenge', (row) => row.kind as Sort],
    ['special', (row) => (IN_FIGHTS.includes(String(row.effect)) ? 'resolution' : 'action')],
    ['object', () => 'object'],
    ['hero', () => 'hero'],
  ]
  const read = ([sort, of]: (typeof sorts)[number]): Face[][] => {
    const all = amended(rows(sort), sort, overlay).map((row) => face(row, of(row)))
    return [all.slice(0, rows(sort).length), all.slice(rows(sort).length)]
  }
  const found = sorts.map(read)
  return [...found.flatMap(([printed]) => printed!), ...found.flatMap(([, added]) => added!)]
}

const all = following('conan', facesOf)
const byId = following('conan', (overlay) => new Map(all(overlay).map((one) => [one.id, one])))

const back = (card: string): Face => ({ ...face({ id: card }, 'back'), icon: sign(card.slice(1)) })
/** A card as it is at the table on this page, or as an overlay has it. */
export const faceOf = (card: string, overlay?: Overlay): Face => byId(overlay).get(card) ?? back(card)
export const hidden = (card: string): boolean => card.startsWith('?')

const printed = facesOf({}).map(({ id }) => id)
/** How many Challenges, and how many specials, an overlay may add; their numbers come after all others. */
const ROOM = 8
const challenges = rows('challenge').length
const resolutions = rows('special').filter(({ id }) => id.startsWith('R')).length
const addedCard = (number: number): string =>
  number < ROOM ? `C${challenges + 1 + number}` : `R${resolutions + 1 + number - ROOM}`
const addedNumber = (card: string): number =>
  card.startsWith('C') ? numberOf(card) - challenges - 1 : ROOM + numberOf(card) - resolutions - 1

/** The card of a number among all that a hand can hold, and the number of a card. */
export const heldCard = (number: number): string => printed[number] ?? addedCard(number - printed.length)
export const heldNumber = (card: string): number => {
  const at = printed.indexOf(card)
  return at >= 0 ? at : printed.length + addedNumber(card)
}

const two = (number: number): string => String(number).padStart(2, '0')
export const adventureCard = (number: number): string => `A${two(number)}`
export const challengeCard = (number: number): string => `C${two(number)}`
export const objectCard = (number: number): string => `O${two(number)}`
/** The number of a card in its own sort: 7 for C07. */
export const numberOf = (card: string): number => Number(card.slice(1))

/** The category a treaty announces: adventure, challenge or special. */
export function categoryOf(card: string): string {
  if (hidden(card)) return card.slice(1)
  return card.startsWith('A') ? 'adventure' : card.startsWith('C') ? 'challenge' : 'special'
}

/** Whether a card answers a category that a treaty asks for. */
export const suits = (card: string, category: number): boolean =>
  category === 3 || categoryOf(card) === CATEGORIES[category]

/** The Objects of a set of bits. */
export const objectsIn = (bits: number): string[] =>
  Array.from({ length: 10 }, (_, at) => at).flatMap((at) => ((bits >> at) & 1 ? [objectCard(at + 1)] : []))

/** A small number that stays the same for the same one, from -1 to 1. */
export function jitter(n: number): number {
  const x = Math.sin(n * 12.9898 + 4.1414) * 43758.5453
  return (x - Math.floor(x) - 0.5) * 2
}
