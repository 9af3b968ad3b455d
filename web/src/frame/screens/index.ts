import type { Component } from 'svelte'
import { fetchTexts, withFallback } from '../../lib/fluent'
import { prefs } from '../../lib/prefs.svelte'
import type { Route } from '../../lib/router.svelte'
import { Shelf } from '../../lib/shelf'

type Name = Route['screen']
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each screen takes what its own route holds
type Screen = Component<any>

/** A screen with the words that it alone needs. */
async function withWords<T>(part: string, screen: Promise<T>): Promise<T> {
  const [got] = await Promise.all([screen, fetchTexts(part, withFallback(prefs.lang))])
  return got
}

const FILES: Record<Name, () => Promise<{ default: Screen }>> = {
  home: () => import('./Home.svelte'),
  table: () => import('./TableScreen.svelte'),
  replay: () => withWords('+analysis', import('./Replay.svelte')),
  campaign: () => import('./Campaign.svelte'),
  game: () => import('./GamePage.svelte'),
  cards: () => withWords('+cards', import('./Cards.svelte')),
  balance: () => withWords('+cards', import('./Balance.svelte')),
  learn: () => withWords('+lessons', import('../lessons/CoursePage.svelte')),
  lesson: () => withWords('+lessons', import('../lessons/LessonScreen.svelte')),
  puzzles: () => withWords('+puzzles', import('../puzzles/PuzzlesPage.svelte')),
  puzzle: () => withWords('+puzzles', import('../puzzles/PuzzleScreen.svelte')),
  leaders: () => withWords('+standing', import('../standing/LeadersPage.svelte')),
  history: () => withWords('+standing', import('../standing/HistoryPage.svelte')),
  me: () => import('./Me.svelte'),
  hall: () => withWords('+hall', import('../hall/HallPage.svelte')),
  link: () => withWords('+who', import('../who/LinkScreen.svelte')),
  person: () => withWords('+who', import('../who/PersonScreen.svelte')),
  settings: () => withWords('+who', withWords('+notices', import('./Settings.svelte'))),
  credits: () => import('./Credits.svelte'),
  kit: () => import('../../kit/show/Showcase.svelte'),
  lost: () => import('./Lost.svelte'),
}

/** The screens, each in a file of its own that is fetched when its address is opened, or ahead of that. */
export const screens = new Shelf(async (name): Promise<Screen> => (await FILES[name as Name]()).default)

/** What a screen takes: all that its route holds. */
export function propsOf({ screen: _screen, ...props }: Route): Record<string, unknown> {
  return props
}

/** Another match, campaign or game is another screen; another step of the same replay is not. */
export const keyOf = (route: Route): string =>
  [
    route.screen,
    'id' in route ? route.id : 'game' in route ? route.game : 'person' in route ? (route.person ?? '') : '',
    'variant' in route ? route.variant : 'lesson' in route ? route.lesson : 'puzzle' in route ? route.puzzle : '',
  ].join(' ')

const REST = 3000

/** Fetch a screen ahead, once the page has stood for a while and has nothing else to do; the answer calls it off. Whoever
 * saves data fetches nothing ahead. */
export function fetchAtRest(name: Name): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return () => undefined
  const fetch = (): void => void screens.have(name).catch(() => undefined)
  const timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(fetch) : fetch()), REST)
  return () => clearTimeout(timer)
}

/** Fetch something small that nobody waits for, once the page has stood for a moment; the answer calls it off. */
export function atLeisure(fetch: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => void fetch().catch(() => undefined), REST)
  return () => clearTimeout(timer)
}
