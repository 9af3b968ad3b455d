import type { NewTable } from '../generated/wire'
import type { Translate } from './game'
import type { Clock, GameInfo, Place } from './types'

/** How a match against bots, or a table for friends, is set up; remembered for each game. */
export type Setup = {
  seats: number
  level: string
  options: Record<string, unknown>
  clock: Clock
}

/** The levels that have a name in every language, the weakest first. */
const LEVELS = ['easy', 'normal', 'hard', 'expert']

/** The levels of the bots that a game has. */
export const levelsOf = (game: Pick<GameInfo, 'levels'>): string[] =>
  LEVELS.filter((level) => game.levels.includes(level))

type Chosen = Pick<Setup, 'seats' | 'options'>

/** Whether a match is set up for a beginner. */
export const gentle = (game: GameInfo, { seats, options }: Chosen): boolean =>
  Object.keys(game.beginner).length > 0 &&
  seats === game.beginner_seats &&
  JSON.stringify(options) === JSON.stringify(game.beginner)

/** A game is first played as is best for beginners, until one has won a match of it or chosen otherwise. */
function firstChosen(game: GameInfo, old: Partial<Chosen>, won: boolean): Chosen {
  const options = old.options ?? {}
  if (!won) {
    const chosen = Object.keys(options).length > 0
    return { seats: old.seats ?? game.beginner_seats, options: chosen ? options : { ...game.beginner } }
  }
  const seats = old.seats ?? game.usual_seats
  return gentle(game, { seats, options }) ? { seats: game.usual_seats, options: {} } : { seats, options }
}

export function startSetup(game: GameInfo, remembered: unknown, won = true): Setup {
  const old = (remembered ?? {}) as Partial<Setup>
  const [low, high] = game.seats
  const known = Object.fromEntries(Object.entries(old.options ?? {}).filter(([name]) => name in game.options))
  const { seats, options } = firstChosen(game, { ...old, options: known }, won)
  return {
    seats: Math.min(high, Math.max(low, seats)),
    level: old.level && levelsOf(game).includes(old.level) ? old.level : 'normal',
    options,
    clock: old.clock === '1day' ? 'day' : (old.clock ?? 'none'),
  }
}

/** The shortest and the longest match of a game; one that does not say is thought to be long. */
const lasts = (game: GameInfo): [number, number] => game.minutes ?? [1e4, 1e4]

const WEIGHTS = ['light', 'medium', 'heavy']

/** How much there is to learn; a game that does not say is thought to be neither light nor heavy. */
const heavy = (game: GameInfo): number => WEIGHTS.indexOf(game.weight ?? 'medium')

/** The games as a newcomer meets them: what is soon learnt and soon played first, what takes an evening last. */
export const lightestFirst = (games: readonly GameInfo[]): GameInfo[] =>
  games.toSorted(
    (one, other) => heavy(one) - heavy(other) || lasts(one)[1] - lasts(other)[1] || lasts(one)[0] - lasts(other)[0],
  )

/** With how many a game is best, in words: “best with 2 or 4”. */
export function bestText(game: GameInfo, t: Translate): string {
  const counts = game.best_seats.map(String)
  if (!counts.length) return ''
  const last = counts.at(-1)
  const rest = counts.slice(0, -1).join(', ')
  return t('ui-best-seats', { counts: rest ? t('list-or', { rest, last }) : last })
}

/** How long a match usually takes, in words. */
export function lastsText(game: GameInfo, t: Translate): string {
  if (!game.minutes) return ''
  const [low, high] = game.minutes
  return low === high ? t('ui-lasts-about', { minutes: high }) : t('ui-lasts-between', { low, high })
}

/** Whether an option is open to so many seats. */
export const open = (game: GameInfo, name: string, seats: number): boolean =>
  game.options[name]?.at?.includes(seats) ?? true

/** What is played when nobody chooses. */
export const usual = (game: GameInfo, name: string, seats: number): unknown =>
  game.options[name]?.defaults?.[String(seats)] ?? game.options[name]?.default

/** Whether an option has no effect beside these: the flag that it needs is off. */
export const idle = (game: GameInfo, name: string, options: Record<string, unknown>, seats: number): boolean => {
  const flag = game.options[name]?.needs
  return flag !== undefined && !(options[flag] ?? usual(game, flag, seats))
}

/** An option that a table has chosen, in words. */
export function optionText(t: Translate, name: string, value: unknown): string {
  const option = t(`option-${name}`)
  if (value === true) return option
  if (value === false) return t('ui-option-off', { option })
  const key = `option-${name}-${String(value)}`
  const named = t(key)
  return t('ui-option-as', { option, value: named === key ? String(value ?? t('ui-chance-decides')) : named })
}

/** Options that differ from their defaults, as far as so many seats may choose them and they have an effect. */
export const changed = (game: GameInfo, options: Record<string, unknown>, seats: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) =>
        open(game, name, seats) &&
        !idle(game, name, options, seats) &&
        !(game.options[name]?.kind === 'seat' && Number(value) > seats) &&
        !(Array.isArray(value) && game.options[name]?.kind === 'seat order' && value.length !== seats) &&
        JSON.stringify(value) !== JSON.stringify(usual(game, name, seats)),
    ),
  )

export function soloTable(game: GameInfo, setup: Setup): NewTable {
  const bots: Place[] = Array.from({ length: setup.seats - 1 }, () => ({ kind: 'bot', level: setup.level }))
  return {
    game: game.id,
    options: changed(game, setup.options, setup.seats),
    seats: [{ kind: 'me' }, ...bots],
    public: false,
    clock: 'none',
  }
}
