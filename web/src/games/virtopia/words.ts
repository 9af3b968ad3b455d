/** Cells, crowds and odds in words, for screen readers and for the log. */
import type { Words } from '../../lib/text/grammar'
import { cardWords, noun } from '../../lib/telling'
import { COLOURS, LEADERS, total } from './cards'
import type { Say, VirtopiaCell, VirtopiaLeader, VirtopiaTower, VirtopiaView } from './types'

export const list = (items: string[], lang = 'fr'): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(items)

export const leaderName = (leader: number, t: Say): string => t(`card-${LEADERS[leader] ?? 'LT'}`, {}, 'short')

/** A Leader as a value of a sentence, which may have to agree. */
const leaderWords = (leader: number, t: Say): Words => noun(`leader-${LEADERS[leader]}`, leaderName(leader, t), t)

/** A Virtue, a Flaw, an Action or a Prison as a value of a sentence, which may ask for its article. */
export const cardNoun = (id: string, t: Say): Words => cardWords('virtopia', id, t)

/** "un meeple vert et 2 meeples rouges". */
export function crowd(meeples: readonly number[], t: Say): string {
  const words = COLOURS.flatMap((colour, at) => (meeples[at] ? [t(`meeple-${colour}`, { count: meeples[at] })] : []))
  return words.length ? list(words, t('ui-virtopia-lang')) : t('ui-virtopia-nobody')
}

/** "Case 4, Vertu : Courage. Un meeple vert. Irma y est couchée." */
export function cellSpoken(cell: VirtopiaCell, table: VirtopiaView, t: Say): string {
  const people = total(cell.meeples)
  const held =
    cell.captives === null ? (people ? crowd(cell.meeples, t) : t('ui-virtopia-cell-empty')) : captives(cell, t)
  const tokens = cell.leaders.map((leader) =>
    t(table.leaders[leader]?.standing ? 'ui-virtopia-stands' : 'ui-virtopia-lies', { leader: leaderWords(leader, t) }),
  )
  return [
    t('ui-virtopia-cell', { cell: cell.cell, kind: t(`kind-${cell.kind}`), name: t(`card-${cell.id}`) }),
    `${held}.`,
    ...tokens,
  ].join(' ')
}

function captives(cell: VirtopiaCell, t: Say): string {
  const said = t('ui-virtopia-captives', { count: cell.captives ?? 0, number: cell.number ?? 0 })
  const held = cell.captives ? `${said} (${crowd(cell.meeples, t)})` : said
  return cell.room === 0 ? `${held}. ${t('ui-virtopia-full')}` : held
}

/** "67 %"; what is possible is never said to be 0 %. */
export const percent = (share: number, t: Say): string =>
  share > 0 && share < 0.005
    ? t('ui-virtopia-percent-least')
    : t('ui-virtopia-percent', { share: Math.round(share * 100) })

export function towerSpoken(tower: VirtopiaTower, t: Say): string {
  return t('ui-virtopia-tower', {
    flaw: cardNoun(tower.flaw, t),
    number: tower.number,
    sanction: percent(tower.sanction, t),
    lost: percent(tower.defeat, t),
    deadly: tower.defeat > 0 ? 1 : 0,
  })
}

/** "Défaite possible : 17 %", or an empty text. */
export function loseSpoken(chance: { defeat: number; exact?: boolean }, t: Say): string {
  if (chance.defeat <= 0) return ''
  return t('ui-virtopia-lose', {
    share: percent(chance.defeat, t),
    certain: chance.defeat > 0.9999 ? 1 : 0,
    exact: chance.exact === false ? 0 : 1,
  })
}

export function leaderSpoken(leader: VirtopiaLeader, who: string, t: Say): string {
  return t('ui-virtopia-leader', { leader: t(`card-${leader.id}`), who, points: leader.points })
}
