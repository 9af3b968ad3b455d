/**
 * What a game's folder gives the frame, and what the frame gives the game's table.
 *
 * `web/src/games/<id>/index.ts` default-exports a `GameUi` and is fetched when the game is opened; beside it lies
 * `Scene.svelte`, the lid of its box, which the home page fetches alone. The table draws a view and offers the legal actions it was
 * sent, through the chooser; it knows no rules. Elements that the guided first turn speaks of carry
 * `data-guide="1"` … (`data-guide="1 4"` where one element serves two sentences `guide-1`, `guide-4`).
 * Elements that a line of the log speaks of carry `data-spot="column-3"`, `data-spot="hand-0"` …: `GameUi.spots(event)`
 * names them and the frame lights them up.
 * Icons: names in the game's cards.toml (`icon = "…"`) and in `web/src/games/<id>/icons.json` (a list) are fetched with the
 * game, as a file of data; those of `lid.json` come with the lid, which has no others.
 * All are drawn by name, by the frame too (`kit/Icon.svelte`), for the marks of seats. Content: `import cards from '…/cards.toml'`
 * gives the parsed file. Of the texts a lid knows `title`, `credits` and `lid-…`.
 */
import type { Component } from 'svelte'
import type { Chooser } from './chooser.svelte'
import type { Words } from './text/grammar'
import type { RowFacts } from '../generated/wire'
import type { Action, CampaignInfo, GameEvent, Lang, Outcome, SeatInfo, View } from './types'
import type { Overlay } from './variant/laid.svelte'

export type Vars = { [name: string]: string | number | Words | undefined }

/** A message of the game (or the frame), in the language of the person: `t('act-place', {value: 'Poireau', column: 2})`. */
export type Translate = (key: string, vars?: Vars, attr?: string) => string

export type TableProps = {
  /** The whole view of the engine; the game's own part is `view.table`. */
  view: View
  /** Whose eyes we see through; null for a spectator or an open replay. */
  seat: number | null
  seats: SeatInfo[]
  chooser: Chooser
  /** What happened since the last render, to animate; the same array stays until something new happens. */
  events: GameEvent[]
  /** Everything that has happened, as this seat was told it. */
  log: GameEvent[]
  /** The name of each seat as it is shown. */
  names: string[]
  t: Translate
  lang: string
  /** Reduced motion: highlight instead of moving. */
  reduced: boolean
  /** Whether this seat may act now; false while waiting, in a replay, behind the curtain. */
  interactive: boolean
  /** Another number whenever this seat is asked anew: see `kit/question`. */
  question: number
}

/** How a seat is told apart everywhere: a colour and an emblem and a border pattern. */
export type SeatMark = {
  colour: string
  icon: string
  pattern: 'dots' | 'stripes' | 'waves' | 'grid' | string
  label: string
}

export type SheetProps = {
  outcome: Outcome
  view: View
  seats: SeatInfo[]
  names: string[]
  t: Translate
  reduced: boolean
}

/**
 * `web/src/games/<id>/Campaign.svelte`, for games that have one: what the group has before it and behind it. The frame does
 * the rest: members, the table of the chapter, export. Its module says which options the campaign leaves open: `wishes`.
 */
export type CampaignProps = {
  campaign: CampaignInfo
  t: Translate
  lang: Lang
  reduced: boolean
  /** Tell a Hero of a past chapter in other words. */
  retell(chapter: number, hero: number, tale: string): Promise<void>
}
export type CampaignUi = { default: Component<CampaignProps>; wishes(campaign: CampaignInfo): string[] }

/** `web/src/games/<id>/Scene.svelte`, the lid of the box on the home page: fills its parent, decorative, brings its own mood. */
export type SceneProps = { t: Translate; reduced: boolean }

/**
 * `web/src/games/<id>/Shown.svelte`: any card of the game as it looks, as printed (an empty overlay) or as an overlay has it;
 * `full` with all it says, else as it lies on the table. Its module says what it draws: `draws(section)`; the frame shows
 * the rest in type. It is fetched by the card browser alone.
 */
export type ShownProps = { section: string; row: RowFacts; full: boolean; overlay: Overlay; t: Translate }
export type ShownUi = { default: Component<ShownProps>; draws(section: string): boolean }

export type GameUi = {
  id: string
  Table: Component<TableProps>
  /** The score sheet, built line by line; without it the frame shows scores and ranks. */
  Sheet?: Component<SheetProps>
  /** Finds what the table offers to click: by it the frame marks what leads to an advised action. */
  offered?: string
  /** Whether all seats win or lose together. */
  team?: boolean
  /** The events that decide a match which all win or lose together; without it, whatever happened last. */
  decides?: readonly string[]
  /** The events that the table tells in words by itself: no caption repeats them. */
  proclaims?: readonly string[]
  /** The player aid, line by line: `aid-<name>` under `aid-title`, over the rules. */
  aid?: string[]
  /** Whether a finished match can be told as tales. */
  tells?: boolean
  /** A picture beside `how-to-play-<step>`, 1 to 4; fills its parent. */
  HowTo?: Component<{ step: number; t: Translate; reduced: boolean }>
  /** `className` is put on the table, the box and the end screen: the game's paper, type and ink. */
  mood: { className: string }
  /** A choice has begun: what the next click is, in words ("Where does the blue meeple go?"); empty: the question as it was asked. */
  next?(chooser: Chooser, view: View, t: Translate): string
  /** How a seat is marked, before the match (no view) or once it tells; null: the frame's own mark of that seat. */
  seatMark?(view: View | null, seat: number, t: Translate): SeatMark | null
  /** Which `data-spot`s a line of the log speaks of. */
  spots?(event: GameEvent): string[]
  /** Actions in the order and groups a person would read them in; without it the list is grouped by verb. */
  group?(action: Action, view: View, t: Translate): string
}
