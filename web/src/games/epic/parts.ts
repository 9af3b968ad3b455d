/** The values of the game's sentences: cards, paths, Skills, Acts and players by their names. */
import type { GameUi, Translate, Vars } from '../../lib/game'
import type { Action, GameEvent, View } from '../../lib/types'
import { faceOf, skillAt, three } from './cards'
import { cardName, list, pathName } from './words'

const NUMBERED = ['card', 'origin', 'class', 'destiny', 'quest']
const REASONS = ['', 'triumph', 'defeat', 'score']

const foe = (card: number): boolean => ['adversary', 'final'].includes(faceOf(card).kind)
const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`)

/** The name of a path; a Trait has only its own. */
const way = (card: number, path: number, t: Translate): string =>
  faceOf(card).kind === 'trait' ? cardName(card, t) : pathName(card, path, t)

/** One of the effects that a face offers; of the two faces of an Adversary it is the Final one that does. */
export const choice = (card: number, option: number, t: Translate): string =>
  t(`choice-${three(card + (foe(card) && card % 2 === 0 ? 1 : 0))}-${option}`)

export const actionParts: NonNullable<GameUi['actionParts']> = (action: Action, names, t, view) => {
  const vars: Vars = Object.fromEntries(Object.entries(action).filter(([key]) => key !== 'verb'))
  for (const name of NUMBERED) if (action[name] !== undefined) vars[name] = cardName(Number(action[name]), t)
  switch (action.verb) {
    case 'attempt':
      vars.way = way(Number(action.card), Number(action.path), t)
      break
    case 'choose':
      vars.choice = choice(Number(view.question?.card), Number(action.option), t)
      break
    case 'symbol':
      vars.skill = t(`icon-${skillAt(Number(action.skill))}`)
      break
    case 'rob':
      vars.victim = names[Number(action.player)] ?? ''
      break
  }
  return { vars }
}

/** "Elfe, Paria et Barde"; backs are counted. */
function told(labels: unknown, t: Translate): string {
  const all = (labels as string[] | undefined) ?? []
  const backs = new Map<string, number>()
  const words: string[] = []
  for (const label of all) {
    if (label.startsWith('?')) backs.set(label.slice(1), (backs.get(label.slice(1)) ?? 0) + 1)
    else words.push(cardName(Number(label), t))
  }
  return list([...words, ...[...backs].map(([kind, count]) => t(`back-${kind}`, { count }))], t)
}

export const eventParts: GameUi['eventParts'] = (event: GameEvent, names, t) => {
  const labels = (event.cards as string[] | undefined) ?? []
  const first = Number(labels[0] ?? 0) || 0
  const vars: Vars = { cards: told(event.cards, t) }
  switch (event.event) {
    case 'pass': // who passes tells nothing, and in every window all do
      return null
    case 'oppose':
      vars.quest = cardName(Number(event.quest), t)
      break
    case 'kept':
      vars.destiny = told(event.destiny, t)
      break
    case 'explore':
      vars.new = told(event.new, t)
      break
    case 'row':
    case 'fill':
      vars.act = t(`act-name-${Number(event.act) + 1}`)
      break
    case 'attempt':
      vars.foe = foe(first) ? 1 : 0
      if (vars.foe) vars.face = cardName(first + (Number(event.difficulty) === faceOf(first).difficulty ? 0 : 1), t)
      else vars.way = way(first, Number(event.path), t)
      break
    case 'roll':
      vars.skills = Number(event.first) + Number(event.second)
      break
    case 'rune':
      vars.skill = t(`icon-${skillAt(Number(event.skill))}`)
      break
    case 'choose':
      vars.choice = choice(first, Number(event.option), t)
      break
    case 'rob':
      vars.victim = names[Number(event.other)] ?? ''
      break
    case 'xp':
    case 'adversary':
      vars.change = signed(Number(event.amount))
      break
    case 'shuffle':
      vars.deck = t(`pile-${event.deck}`)
      break
    case 'turned':
      vars.face = cardName(first + 1, t)
      break
    case 'end':
      vars.reason = t(`reason-${REASONS[Number(event.reason)] ?? ''}`)
      break
  }
  return { vars }
}

/** Whether a card is still to be added, the Adversary to be faced, or nothing more but the end of the turn. */
function phase(view: View): string {
  const verbs = new Set(view.legal.map(({ verb }) => verb))
  if (verbs.has('face')) return 'face'
  return verbs.has('gain') || verbs.has('attempt') ? 'story' : 'done'
}

export const questionVars: NonNullable<GameUi['questionVars']> = (view, _names, t) => {
  const asked = view.question
  if (!asked) return {}
  const numbers: Vars = Object.fromEntries(
    Object.entries(asked).filter((part): part is [string, number] => typeof part[1] === 'number'),
  )
  if (asked.decision === 'Turn') return { ...numbers, phase: phase(view) }
  return asked.decision === 'ChooseEffect' ? { ...numbers, card: cardName(Number(asked.card), t) } : numbers
}

/** Which places of the table a line of the log speaks of. */
export const spots: NonNullable<GameUi['spots']> = (event) => {
  const found = [...((event.cards as string[] | undefined) ?? []), ...((event.new as string[] | undefined) ?? [])]
    .filter((label) => !label.startsWith('?'))
    .map((label) => (foe(Number(label)) ? 'adversary' : `card-${Number(label)}`))
  if (event.event === 'adversary' || event.event === 'turned') found.push('adversary')
  if (event.seat !== null) found.push(`hero-${event.seat}`)
  return found
}

/** Choices of a turn by what they do; the paths of a Challenge under its name. */
export const group: NonNullable<GameUi['group']> = (action, _view, t) =>
  action.verb === 'attempt' ? t('ui-epic-group-attempt') : t(`verb-${action.verb}`)
