import { online } from './push/online.svelte'
import { prefs } from './prefs.svelte'
import { renewal } from './renewal.svelte'
import type * as wire from '../generated/wire'
import type {
  Action,
  Address,
  Advice,
  CampaignInfo,
  GameInfo,
  Lang,
  Person,
  ReplayStep,
  TableInfo,
  Told,
} from './types'

/** The server said no, in words. */
export class Refused extends Error {
  status: number
  constructor(status: number, why: string) {
    super(why)
    this.status = status
  }
}

/** One call to the server; `Refused` says why it was not answered. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': prefs.lang }
  const { key } = prefs.stored
  if (key) headers.Authorization = `Bearer ${key}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    online.noticed(false, path)
    throw new Refused(0, prefs.t('ui-no-server'))
  }
  online.noticed(true, path)
  const protocol = answer.headers.get('Tablee-Protocol')
  if (protocol) renewal.heard(Number(protocol))
  const text = await answer.text()
  let parsed: unknown = null
  try {
    parsed = text ? JSON.parse(text) : null
  } catch {
    parsed = null
  }
  if (answer.status === 401 && key && prefs.stored.key === key) {
    // The server does not know this browser any more: begin again as nobody. A key that came meanwhile is another one.
    prefs.set({ key: '' })
  }
  if (!answer.ok) {
    // Something between here and the server may refuse too, in its own way.
    const why = (parsed as Partial<wire.Problem> | null)?.error
    throw new Refused(answer.status, why || prefs.t(answer.status === 404 ? 'ui-not-found' : 'ui-went-wrong'))
  }
  return parsed as T
}

/** What to call somebody who has not said their name. */
function nickname(taken: readonly string[] = []): string {
  const names = prefs
    .t('ui-nicknames')
    .split(', ')
    .filter((name) => !taken.includes(name))
  return names[Math.floor(Math.random() * names.length)]!
}

/** What somebody is called who sits at a table alone: their own name, unless somebody there has it; drawn once. */
export function ownName(others: readonly string[] = []): string {
  if (!prefs.stored.name) prefs.set({ name: nickname() })
  return others.includes(prefs.stored.name) ? nickname(others) : prefs.stored.name
}

/** The name that others will see: one that was chosen, not one drawn for somebody who plays alone. */
export const chosenName = (): string => (prefs.stored.named ? prefs.stored.name : '')

/** Somebody to sit at tables, made the first time one is needed. */
let making: Promise<void> | null = null
export async function ensurePerson(name?: string): Promise<void> {
  if (!prefs.stored.key) {
    const shown = name || prefs.stored.name || nickname()
    making ??= call<wire.Created>('POST', '/people', { name: shown, lang: prefs.lang }).then((made) =>
      prefs.set({ key: made.key, name: shown, named: prefs.stored.named || Boolean(name) }),
    )
    try {
      await making
    } finally {
      making = null
    }
  } else if (name && name !== prefs.stored.name) {
    await call('PATCH', '/people/me', { name })
    prefs.set({ name, named: true })
  }
}

const readAdvice = (raw: wire.Advice): Advice => ({
  action: raw.named,
  why: raw.why,
  telling: raw.telling,
  shares: raw.shares.map(({ named, share, value, telling }) => ({ action: named, share, value, telling })),
})

const post = <T>(id: string, what: string, body: unknown = {}): Promise<T> =>
  call<T>('POST', `/tables/${encodeURIComponent(id)}/${what}`, body)

const step = (id: string, what: string, body: unknown = {}): Promise<CampaignInfo> =>
  call<CampaignInfo>('POST', `/campaigns/${encodeURIComponent(id)}/${what}`, body)

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  board: (game: string) => call<wire.BoardFacts>('GET', `/games/${encodeURIComponent(game)}/board`),
  me: () => call<Person>('GET', '/people/me'),
  /** the games of which this person has won a match; before there is a person, none */
  won: (): Promise<string[]> => (prefs.stored.key ? api.me().then(({ won }) => won) : Promise.resolve([])),
  rename: (change: wire.NewPerson) => call<Person>('PATCH', '/people/me', change),
  forgetMe: () => call<unknown>('DELETE', '/people/me'),
  create: (table: wire.NewTable) => call<TableInfo>('POST', '/tables', table),
  publicTables: () => call<TableInfo[]>('GET', '/tables/public'),
  myTables: () => (prefs.stored.key ? call<TableInfo[]>('GET', '/tables/mine') : Promise.resolve([])),
  table: (id: string) => call<TableInfo>('GET', `/tables/${encodeURIComponent(id)}`),
  sit: (id: string, body: wire.Sit) => post<TableInfo>(id, 'sit', body),
  leave: (id: string, seat?: number) => post<TableInfo>(id, 'leave', seat === undefined ? {} : { seat }),
  comeBack: (id: string, seat?: number) => post<TableInfo>(id, 'return', seat === undefined ? {} : { seat }),
  start: (id: string, fill: string) => post<TableInfo>(id, 'start', { fill }),
  remove: (id: string, seat: number) => post<TableInfo>(id, 'remove', { seat }),
  settings: (id: string, change: wire.ChangeSettings) => post<TableInfo>(id, 'settings', change),
  resign: (id: string, seat?: number) => post<TableInfo>(id, 'resign', seat === undefined ? {} : { seat }),
  standIn: (id: string, seat: number) => post<TableInfo>(id, 'standin', { seat }),
  claim: (id: string, seat: number) => post<TableInfo>(id, 'claim', { seat }),
  stop: (id: string) => call<TableInfo>('POST', `/tables/${encodeURIComponent(id)}/stop`),
  pause: (id: string, paused: boolean) => post<TableInfo>(id, 'pause', { paused }),
  order: (id: string, seat: number, wish: Omit<wire.GiveOrder, 'seat'>) =>
    post<TableInfo>(id, 'order', { seat, ...wish }),
  undo: (id: string, seat: number) => post<unknown>(id, 'undo', { seat }),
  takeback: (id: string, seat: number) => post<unknown>(id, 'takeback', { seat }),
  hint: (id: string, seat: number) => post<wire.Advice>(id, 'hint', { seat }).then(readAdvice),
  coach: (id: string, seat: number, action: Action) => post<wire.Coaching>(id, 'coach', { seat, action }),
  reach: () => call<wire.Reach>('GET', '/reach'),
  rematch: (id: string) => post<TableInfo>(id, 'rematch'),
  retry: (id: string, step: number) => post<TableInfo>(id, 'retry', { step }),
  report: (id: string, words: string) => post<wire.Reported>(id, 'report', { words }),
  scores: (id: string) => call<wire.Scores>('GET', `/tables/${encodeURIComponent(id)}/scores`),
  record: (id: string) => call<Record<string, unknown>>('GET', `/tables/${encodeURIComponent(id)}/record`),
  replay: (id: string, seat: number | null) =>
    call<{ steps: ReplayStep[] }>(
      'GET',
      `/tables/${encodeURIComponent(id)}/replay${seat === null ? '' : `?seat=${seat}`}`,
    ),
  advice: (id: string, step: number, seat: number) => post<wire.Advice>(id, 'advice', { step, seat }).then(readAdvice),
  analysis: (id: string) => call<wire.AnalysisState>('GET', `/tables/${encodeURIComponent(id)}/analysis`),
  analyse: (id: string) => call<wire.AnalysisState>('POST', `/tables/${encodeURIComponent(id)}/analysis`),
  line: (id: string, step: number, seat: number | null) => post<{ steps: ReplayStep[] }>(id, 'line', { step, seat }),
  tales: (id: string) => call<Told[]>('GET', `/tables/${encodeURIComponent(id)}/tales`),
  tell: (id: string, seat: number, lang: Lang, tale: string) => post<Told[]>(id, 'tale', { seat, lang, tale }),
  nameHero: (id: string, seat: number, name: string, address: Address) =>
    post<Told[]>(id, 'hero', { seat, name: name || null, address }),
  myCampaigns: () => (prefs.stored.key ? call<CampaignInfo[]>('GET', '/campaigns/mine') : Promise.resolve([])),
  campaign: (id: string) => call<CampaignInfo>('GET', `/campaigns/${encodeURIComponent(id)}`),
  newCampaign: (game: string, name: string) => call<CampaignInfo>('POST', '/campaigns', { game, name }),
  importCampaign: (game: string, campaign: unknown, name?: string) =>
    call<CampaignInfo>('POST', '/campaigns/import', { game, campaign, ...(name ? { name } : {}) }),
  renameCampaign: (id: string, name: string) =>
    call<CampaignInfo>('PATCH', `/campaigns/${encodeURIComponent(id)}`, { name }),
  deleteCampaign: (id: string) => call<unknown>('DELETE', `/campaigns/${encodeURIComponent(id)}`),
  exportCampaign: (id: string) => call<Record<string, unknown>>('GET', `/campaigns/${encodeURIComponent(id)}/export`),
  joinCampaign: (id: string, name: string) => step(id, 'join', name ? { name } : {}),
  leaveCampaign: (id: string) => call<CampaignInfo>('POST', `/campaigns/${encodeURIComponent(id)}/leave`),
  chooseChapter: (id: string, choice: wire.Choose['choice']) => step(id, 'choose', { choice }),
  retell: (id: string, chapter: number, hero: number, lang: Lang, tale: string) =>
    step(id, 'tale', { chapter, hero, lang, tale }),
  startChapter: (id: string, chapter: wire.StartChapter) =>
    call<TableInfo>('POST', `/campaigns/${encodeURIComponent(id)}/start`, chapter),
}
