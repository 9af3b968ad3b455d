/** The values of the game's sentences. */
import type { GameUi, Translate, Vars } from '../../lib/game'
import type { Action, GameEvent, View } from '../../lib/types'
import { CELL_CARDS, COLOURS, FLAWS, PRISONS, VIRTUES } from './cards'
import type { VirtopiaView } from './types'
import { crowd, leaderName } from './words'

const DOINGS = ['', 'sow', 'develop', 'tunnel', 'recruit', 'surveillance', 'escape', 'struggle', 'step', 'impossible']
const REASONS = ['', 'victory', 'captives', 'seven', 'hope', 'sanction', 'box', 'rounds']

const card = (names: string[], at: unknown, t: Translate): string => t(`card-${names[Number(at)] ?? ''}`)
const counts = (of: { [part: string]: unknown }): number[] => COLOURS.map((colour) => Number(of[colour] ?? 0))

/** Numbers that stand for something with a name. */
function named(of: { [part: string]: unknown }, t: Translate): Vars {
  const vars: Vars = {}
  for (const key of ['leader', 'other']) if (Number(of[key] ?? -1) >= 0) vars[key] = leaderName(Number(of[key]), t)
  if (Number(of.colour ?? -1) >= 0) vars.colour = t(`colour-${COLOURS[Number(of.colour)] ?? ''}`)
  if (of.virtue !== undefined) vars.virtue = card(VIRTUES, of.virtue, t)
  if (of.flaw !== undefined) vars.flaw = card(FLAWS, of.flaw, t)
  if (of.card !== undefined) vars.card = card(CELL_CARDS, of.card, t)
  return vars
}

function cellVars(view: View, cell: number, t: Translate): Vars {
  const shown = (view.table as VirtopiaView).cells[cell]
  if (!shown) return {}
  return { cell, card: t(`card-${shown.id}`), count: shown.meeples.reduce((sum, n) => sum + n, 0) }
}

const here = (view: View): number => {
  const table = view.table as VirtopiaView
  return table.leaders[table.leader]?.cell ?? 0
}

const rows = (of: { [part: string]: unknown }, t: Translate): Vars =>
  Object.fromEntries(COLOURS.map((colour) => [colour, card(VIRTUES, of[colour], t)]))

export const actionParts: GameUi['actionParts'] = (action: Action, _names, t, view) => {
  switch (action.verb) {
    case 'place':
      return { vars: rows(action, t) }
    case 'take': {
      const taken = counts(action)
      return { vars: { meeples: crowd(taken, t), count: taken.reduce((sum, n) => sum + n, 0) } }
    }
    case 'free':
      return {
        vars: {
          row: Number(action.row),
          prison: card(PRISONS, action.prison, t),
          virtue: card(VIRTUES, Math.max(0, Number(action.row) - 1), t),
        },
      }
    case 'step':
      return { vars: cellVars(view, (here(view) + 1) % 12, t) }
    default:
      if (action.step !== undefined)
        return { vars: { step: Number(action.step), ...cellVars(view, (here(view) + Number(action.step)) % 12, t) } }
      return {
        vars: { ...named(action, t), ...(action.cell === undefined ? {} : cellVars(view, Number(action.cell), t)) },
      }
  }
}

export const eventParts: GameUi['eventParts'] = (event: GameEvent, _names, t) => {
  const vars = named(event, t)
  const prison = ((event.prison as string[] | undefined) ?? [])
    .map((id) => t(id.startsWith('?') ? 'pool-prison' : `card-${id}`))
    .join(', ')
  switch (event.event) {
    case 'fill': // everybody sees where they stand
      return null
    case 'place':
      return { vars: { ...vars, ...rows(event, t) } }
    case 'act':
      return { vars: { ...vars, action: t(`action-${DOINGS[Number(event.action)] ?? ''}`) } }
    case 'escape': {
      const row = Number(event.row)
      const rest = COLOURS.map((_, at) => (at === Number(event.colour) ? Number(event.count) - 1 : 0))
      return {
        vars: {
          ...vars,
          row,
          prison,
          virtue: card(VIRTUES, Math.max(0, row - 1), t),
          rest: crowd(rest, t),
          others: Number(event.count) - 1,
        },
      }
    }
    case 'sanction':
      return { vars: { ...vars, sort: Number(event.flaw) } }
    case 'tower': {
      const number = Number(event.number ?? Number(event.captives) - 1)
      return { vars: { ...vars, number, plus: Math.max(0, Number(event.total) - Number(event.die) - number) } }
    }
    case 'prison':
      return { vars: { prison } }
    case 'victory':
    case 'defeat':
      return { vars: { reason: t(`reason-${REASONS[Number(event.reason)] ?? ''}`) } }
    default: {
      const taken = counts(event)
      return event.green === undefined
        ? { vars }
        : { vars: { ...vars, meeples: crowd(taken, t), count: taken.reduce((sum, n) => sum + n, 0) } }
    }
  }
}

export const questionVars: NonNullable<GameUi['questionVars']> = (view, _names, t) => {
  const asked = view.question
  if (!asked) return {}
  const table = view.table as VirtopiaView
  const { seat: _, who: __, ...fields } = asked
  const numbers: Vars = Object.fromEntries(
    Object.entries(fields).filter((part): part is [string, number] => typeof part[1] === 'number'),
  )
  const cell = Number(fields.cell ?? -1)
  if (asked.decision === 'ChooseTurn') Object.assign(numbers, turnVars(view))
  return {
    ...numbers,
    leader: leaderName(table.leader, t),
    ...named(fields, t),
    ...(cell >= 0 ? cellVars(view, cell, t) : {}),
  }
}

const LAST_ROUND = 40

/** What can be done in a turn: 1 to sow, 2 to act, 4 to pass a watchtower first, or several; is it the first, the last? */
function turnVars(view: View): Vars {
  const table = view.table as VirtopiaView
  const can = new Set(view.legal.map((action) => (action.verb === 'sow' ? 1 : action.verb === 'step' ? 4 : 2)))
  return {
    can: [...can].reduce<number>((sum, part) => sum + part, 0),
    first: table.round === 1 ? 1 : 0,
    last: table.round === LAST_ROUND && table.turn === 3 ? 1 : 0,
  }
}

/** Which places of the table a line of the log speaks of. */
export const spots: NonNullable<GameUi['spots']> = (event) => {
  const found: string[] = []
  if (event.cell !== undefined) found.push(`cell-${event.cell}`)
  if (event.flaw !== undefined) found.push(FLAWS[Number(event.flaw)] ?? '')
  if (event.virtue !== undefined && event.event === 'scare') found.push(VIRTUES[Number(event.virtue)] ?? '')
  if (event.leader !== undefined) found.push(`leader-${event.leader}`)
  if (event.other !== undefined) found.push(`leader-${event.other}`)
  if (event.event === 'hope') found.push('hope')
  if (['prison', 'escape'].includes(event.event)) found.push('prisons')
  if (['surplus', 'recruit', 'send', 'struggle', 'double'].includes(event.event)) found.push('city')
  if (event.event === 'surveillance') found.push('stored')
  return found
}

/** Choices of a turn by cell, points by their Leader, meeples by their Virtue; everything else needs no groups. */
export const group: NonNullable<GameUi['group']> = (action, view, t) => {
  if (action.verb === 'step') return t('ui-virtopia-next')
  if (action.step !== undefined) return t(action.step ? 'ui-virtopia-next' : 'ui-virtopia-here')
  if (action.verb === 'discard') return leaderName(Number(action.leader), t)
  if (action.verb === 'give') return leaderName(Number(action.leader), t)
  if (action.verb === 'scare') return card(VIRTUES, action.virtue, t)
  if (action.verb === 'free') return card(PRISONS, action.prison, t)
  if (action.verb === 'place') {
    const own = Number(view.question?.leader ?? 0)
    const main = COLOURS.filter((colour) => action[colour] === own).map((colour) => t(`colour-${colour}`))
    return `${card(VIRTUES, own, t)} : ${main.join(', ')}`
  }
  return ''
}
