// Made by tools/make_types.py from the Python structs; do not edit.

/** The version of the protocol that this client speaks. */
export const PROTOCOL = 1

/** An action by name: its verb and its parameters, e.g. `{verb: "place", value: 3, column: 2}`. */
export type Action = {
  verb: string
  [more: string]: number | string
}

/** Players that a sentence speaks of. */
export type Players = {
  seats: number[]
}

/** What a number stands for: a card, a message, a hidden card, counted from `start`; or a player, if not, the message. */
export type Meaning = {
  card?: string[]
  text?: string[]
  back?: string[]
  start?: number
  seat?: string
}

/** The sentence that warns of an action which can lose the match at once: its key, and its values. */
export type Warning = {
  key: string
  values: Record<string, number | string>
}

/** What the question and the legal actions of a view speak of, beyond what their numbers mean. */
export type ViewTelling = {
  question?: Record<string, number | string | string[] | Players>
  meanings?: Record<string, Meaning>
  legal?: (Record<string, number | string | string[] | Players> | null)[]
  dangers?: (Warning | null)[]
}

/** One line of the log as a seat was told it; cards are names, "?red" for a back; `by` says who acted for a person. */
export type Event = {
  n: number
  event: string
  seat: number | null
  by?: string
  telling?: Record<string, number | string | string[] | Players>
  [more: string]: unknown
}

/** What is asked: its values by name, one's own answer to a sealed question, and the steps of one's draft. */
export type Question = {
  decision: string
  answered?: Action
  draft?: Action[]
  [more: string]: unknown
}

/** How a match ended: ranks begin at 1, returns lie between -1 and 1, `detail` is the score sheet of each seat. */
export type Outcome = {
  scores: number[]
  ranks: number[]
  winners: number[]
  returns: number[]
  reason: string
  detail: Record<string, unknown>[]
}

/** What a seat sees; `table` has the shape of the game's own view. */
export type View = {
  game: string
  seats: number
  seat: number | null
  to_act: number[]
  question: Question | null
  legal: Action[]
  can_undo: number
  outcome: Outcome | null
  table: unknown
  telling?: ViewTelling
}

/** An option of a game: `at` are the seat counts at which it may differ from its default; the rest depends on its kind. */
export type Option = {
  kind: string
  default: unknown
  at: number[]
  defaults?: Record<string, unknown>
  needs?: string
  choices?: string[]
  low?: number
  high?: number
  named?: boolean
}

/** A finished match, analysed. `finished` is False where it was broken off: then `result` is the last chance. */
export type Analysis = {
  game: string
  rules_version: number
  moves: number
  seed: number
  valued: string
  finished: boolean
  team: boolean
  threshold: number
  splits: SeatSplit[]
  turning: TurningPoint[]
  decisions: Decided[]
  steps: Moment[]
}

/** An answer by number and by name, what its sentence speaks of, and the chance that it left its seat. */
export type AnswerChance = {
  action: number
  named: Record<string, unknown>
  telling: Record<string, unknown>
  chance: number
}

/** A decision with a choice, judged by what its seat could know. */
export type Decided = {
  step: number
  seat: number
  by: string
  before: number
  played: AnswerChance
  preferred: AnswerChance
  loss: number
  low: number
  high: number
  grave: boolean
  why: Reason[]
  truth: Truth
}

/** What would have helped a seat most: another answer at a step. */
export type Help = {
  step: number
  seat: number
  decision: Decided
}

/** How everybody stands after so many moves, each by what it knows: chances, and how they came about. */
export type Moment = {
  step: number
  chances: number[]
  luck: number[]
  own: number[]
  others: number[]
  truth: number[]
}

/** Where the result of a seat came from: `start + luck + own + others == result`. */
export type SeatSplit = {
  seat: number
  start: number
  luck: number
  own: number
  others: number
  result: number
  given_away: number
  choices: number
  grave: number
  error_rate: number
}

/** The chances of the seat in the world as it was: before, after the answer given, and after the one preferred. */
export type Truth = {
  before: number
  played: number
  preferred: number
}

/** A moment that mattered: a decision (`kind` "decision") of a seat, or what luck brought to one ("luck"). */
export type TurningPoint = {
  kind: string
  step: number
  seat: number
  swing: number
}

/** Why a call was refused, in a sentence. */
export type Problem = {
  error: string
}

/** `campaign` is what the game shows of it; `table` is where its chapter is being played. */
export type CampaignFacts = {
  id: string
  game: string
  name: string
  created: number
  member: boolean
  members: MemberFacts[]
  table: TableFacts | null
  tables: ChapterFacts[]
  campaign: Record<string, unknown>
}

/** Where a past chapter was played; there is no table for one that was imported. */
export type ChapterFacts = {
  chapter: number
  table: string
}

/** After a defeat: play the chapter again, or go on. */
export type Choose = {
  choice: 'on' | 'replay'
}

/** `name` instead of the one in the file. */
export type ImportCampaign = {
  game: string
  campaign: Record<string, unknown>
  name?: string | null
}

/** Under which name one joins a campaign. */
export type Join = {
  name?: string | null
}

/** Somebody who plays in a campaign. */
export type MemberFacts = {
  name: string
  you: boolean
}

/** A campaign as somebody begins it. */
export type NewCampaign = {
  game: string
  name: string
}

/** Another name for a campaign. */
export type RenameCampaign = {
  name: string
}

/** `chapter` and `hero` are counted from 0; a Hero has the number of its seat. */
export type Retell = {
  chapter: number
  hero: number
  lang: string
  tale: string
}

/** The table of the next chapter as somebody wishes it. */
export type StartChapter = {
  seats: Place[]
  options?: Record<string, unknown>
  public?: boolean
  clock?: '1day' | '2min' | 'calm' | 'day' | 'days' | 'none' | 'rapid'
  hints?: boolean
  open_chat?: boolean | null
}

/** How balanced a game is: the report as Markdown, and where its page with charts is (`page`, "" where there is none). */
export type BalanceReport = {
  lang: string
  markdown: string
  page: string
}

/** One thing that an overlay changes: `kind` is "change", "add", "text" or "option". */
export type Change = {
  kind: string
  card: string
  name: string
  field: string
  label: string
  before: unknown
  after: unknown
}

/** Whether an overlay fits: if so, the variant that it makes; if not, everything that is wrong with it. */
export type Checked = {
  faults: Fault[]
  variant: Variant | null
  cards: Record<string, Record<string, string>>
}

/** What an overlay may change of a game, and how much. Options are described as `Option.describe` does. */
export type Described = {
  game: string
  sections: SectionFacts[]
  options: Record<string, Record<string, unknown>>
  longest_name: number
  longest_text: number
  most_changes: number
  most_bytes: number
}

/** What is wrong with an overlay, in a sentence; `card` and `field` say where, as far as it is of one. */
export type Fault = {
  card: string
  field: string
  why: string
}

/** A field that may be changed. `kind` says how it is written: */
export type FieldFacts = {
  name: string
  label: string
  kind: string
  low?: number
  high?: number
  length?: number
  words?: string[]
  labels?: Record<string, string>
  least?: number
  most?: number
  longest?: number
}

/** What is otherwise in a variant: values by card and field, cards added by section, texts by language and key. */
export type Overlay = {
  change?: Record<string, Record<string, unknown>>
  add?: Record<string, Record<string, unknown>[]>
  text?: Record<string, Record<string, string>>
}

/** A row as it is: its values by field, and its texts by key in the language asked for. */
export type RowFacts = {
  id: string
  name: string
  values: Record<string, unknown>
  fields: string[]
  texts: Record<string, string>
}

/** A section: what may be changed, of which rows, how many more it has room for, and why it is otherwise closed. */
export type SectionFacts = {
  name: string
  label: string
  fields: FieldFacts[]
  rows: RowFacts[]
  room: number
  required: string[]
  closed: string
}

/** A variant whole, with all that a client needs to show it. */
export type Variant = {
  game: string
  overlay: Overlay
  changes: Change[]
  texts: Record<string, string>
  rows: Record<string, Record<string, unknown>[]>
  faces: Record<string, Face>
}

/** Says of a table that it plays a variant: how many changes there are, and the first of them. */
export type VariantMark = {
  count: number
  changes: Change[]
}

/** What the keeper of the server tells everybody, by language ("" is every other one); another one has another `id`. */
export type Announcement = {
  id: number
  texts: Record<string, string>
}

/** Somebody whom one has blocked. */
export type BlockedPerson = {
  person: string
  name: string
}

/** What everybody is told: an announcement, and that the server is about to be renewed, so that nothing new begins. */
export type Bulletin = {
  announcement: Announcement | null
  draining: boolean
}

/** What somebody reports of a person at a table. */
export type NewComplaint = {
  seat?: number | null
  line?: number | null
  reason: 'insult' | 'name' | 'other' | 'stalling'
  words?: string
}

/** What somebody reports of a person. */
export type PersonComplaint = {
  reason: 'insult' | 'name' | 'other' | 'stalling'
  words?: string
}

/** What became of a complaint of `at`: whether the keeper has done something about it. */
export type SettledComplaint = {
  at: number
  acted: boolean
}

/** A person at a table: whoever has said a line of chat, or who sits on a seat. */
export type Whom = {
  seat?: number | null
  line?: number | null
}

/** Every place and every counter of a match as a seat sees them. */
export type Board = {
  places: BoardPlace[]
  counters: Record<string, number>
}

/** How the generic table draws a game: places, counters and pieces by their names, cards by their ids. */
export type BoardFacts = {
  places: Record<string, Spread>
  counters: Record<string, Tally>
  pieces: Record<string, Piece>
  faces: Record<string, Face>
  backs: Record<string, Face>
  aims: Record<string, string>
  felt: string
  aid: string[]
  icons: Record<string, Icon>
}

/** A place as a seat sees it: its cards by name, a hidden one as "?" and its back; `owner` is -1 for nobody's. */
export type BoardPlace = {
  name: string
  owner: number
  form: 'hand' | 'pile' | 'row'
  cards: string[]
}

/** What a card or a back shows; `kind` and `text` are keys of messages, `back` is the pool that the card belongs to. */
export type Face = {
  back: string
  kind: string
  icon: string
  colour: string
  numbers: Record<string, number>
  text: string
}

/** An installed game; `balance` says whether there is a report on how balanced it is, `lessons` are its course. */
export type GameFacts = {
  id: string
  seats: [number, number]
  options: Record<string, Option>
  levels: string[]
  orders: string[]
  rules_version: number
  beginner: Record<string, unknown>
  beginner_seats: number
  minutes: [number, number] | null
  usual_seats: number
  weight: 'heavy' | 'light' | 'medium' | null
  best_seats: number[]
  balance: boolean
  lessons: string[]
  puzzles: number
  team: boolean
}

/** What the sentences of a game mean: numbers by the names of their fields, how cards are called, what needs no line. */
export type GameTelling = {
  meanings: Record<string, Meaning>
  cards: Record<string, Record<string, number | string>>
  silent: string[]
}

/** The texts of a game as Fluent, and its rules as Markdown; `lang` is the language that they are really in. */
export type GameTexts = {
  lang: string
  source: string
  rules: string
}

/** A drawing in one ink: its paths, and the square (`viewBox`) that they are drawn in. */
export type Icon = {
  box: string
  paths: string[]
}

/** How a piece that counters count is drawn. */
export type Piece = {
  icon: string
  colour: string
}

/** How a place is drawn; without a form, as the place itself says. */
export type Spread = {
  form: 'grid' | 'hand' | 'hidden' | 'pile' | 'row' | null
  icon: string
  columns: number
  after: number
}

/** How a counter is drawn. */
export type Tally = {
  icon: string
  mark: boolean
}

/** Which list of the hall: of one game or all, after a table that was shown or from the start. */
export type AskHall = {
  status: 'open' | 'running'
  game?: string | null
  after?: string | null
}

/** What one allows: that mutual favourites see when one is here, that strangers invite. */
export type ChangeManners = {
  shown?: boolean | null
  strangers?: boolean | null
}

/** One's favourites, what one is invited to, and what one allows others. */
export type Company = {
  favourites: Favourite[]
  invitations: InvitationFacts[]
  shown: boolean
  strangers: boolean
}

/** A favourite; `here` only where each is the other's favourite, and that person shows it. */
export type Favourite = {
  person: string
  name: string
  here: boolean
}

/** The hall: tables with a free seat, tables to watch, and who waits. */
export type HallFacts = {
  open: HallPage
  running: HallPage
  waiting: Waiting[]
  now: number
}

/** A part of a list, and how many tables the whole list has. */
export type HallPage = {
  tables: HallTable[]
  count: number
}

/** A public table as the hall shows it; `since` is when it was opened, or began. */
export type HallTable = {
  id: string
  game: string
  host: string
  people: string[]
  seats: number
  free: number
  clock: '1day' | '2min' | 'calm' | 'day' | 'days' | 'none' | 'rapid'
  rated: boolean
  since: number
}

/** An invitation that can still be taken; `again`: to a rematch, with a seat that is kept. */
export type InvitationFacts = {
  table: string
  game: string
  inviter: string
  seats: number
  clock: '1day' | '2min' | 'calm' | 'day' | 'days' | 'none' | 'rapid'
  again: boolean
}

/** Who is to be asked to a table. */
export type Invite = {
  person: string
}

/** What one looks for; null when nothing. */
export type Looking = {
  seek: SeekFacts | null
}

/** What somebody looks for: a game, with one of these seat counts or any between, at a pace. */
export type NewSeek = {
  game: string
  seats: number[]
  pace?: '1day' | '2min' | 'calm' | 'day' | 'days' | 'none' | 'rapid'
  rated?: boolean
  fill?: number | null
}

/** What one looks for: since when, and the table once it is found. `missed` counts tables to which not all came. */
export type SeekFacts = {
  game: string
  low: number
  high: number
  pace: '1day' | '2min' | 'calm' | 'day' | 'days' | 'none' | 'rapid'
  rated: boolean
  fill: number | null
  waited: number
  table: string | null
  missed: number
}

/** Whether somebody is to be one's favourite. */
export type Star = {
  starred: boolean
}

/** Whether who sits there is to be one's favourite. */
export type StarSeat = {
  seat: number
  starred: boolean
}

/** How many people wait for a match of a game at a pace, and the least and the most seats that any of them takes. */
export type Waiting = {
  game: string
  pace: '1day' | '2min' | 'calm' | 'day' | 'days' | 'none' | 'rapid'
  rated: boolean
  count: number
  low: number
  high: number
}

/** What one changes of oneself; the rest stays. `hidden`: others are shown no profile. */
export type ChangeMe = {
  name?: string | null
  lang?: string | null
  hidden?: boolean | null
}

/** Who a device would be that enters a code; `yours`: whoever asks is that already. */
export type CodeOwner = {
  name: string
  yours: boolean
}

/** One of one's own devices: what it is, "" where that is not known; on which day it was last used; whether it asks. */
export type Device = {
  id: string
  device: string
  created: number
  used: number | null
  here: boolean
}

/** A one-time code as somebody enters it. */
export type EnterCode = {
  code: string
}

/** How many public matches of a game somebody has finished. */
export type GamePlayed = {
  game: string
  matches: number
}

/** A one-time code for another device, and until when it can be entered, by the clock that says `now`. */
export type LinkCode = {
  code: string
  expires: number
  now: number
}

/** What the browser answers, in the form that `PublicKeyCredential` writes as JSON. */
export type PasskeyAnswer = {
  credential: Record<string, unknown>
}

/** What a browser is asked for, in the form that `PublicKeyCredential` reads from JSON. */
export type PasskeyChallenge = {
  options: Record<string, unknown>
}

/** One of one's own passkeys: on which device it was made, and on which day it was last used. */
export type PasskeyFacts = {
  id: string
  name: string
  created: number
  used: number | null
}

/** What others are shown of somebody: since which month they have been here, and what they have played in public. */
export type Profile = {
  person: string
  name: string
  since: string
  games: GamePlayed[]
  hidden: boolean
}

/** All that the learner has done in a lesson so far. */
export type Acts = {
  acts: Action[]
}

/** What a seat is about to do. */
export type AskCoach = {
  seat: number
  action: Action
}

/** What a coach says: nothing, that something is plainly worse than another action, or that it may lose at once. */
export type Coaching = {
  says: '' | 'lost' | 'worse'
  named: Action
  why: Reason[]
  telling?: Record<string, number | string | string[] | Players>
}

/** The lessons of a game in order, and what they say, as Fluent; `lang` is the language that it is really in. */
export type Course = {
  lang: string
  source: string
  lessons: LessonFacts[]
}

/** The lessons that a person has finished, by game. */
export type Learned = {
  learned: Record<string, string[]>
}

/** How a wrong act is answered: by a rule, and by a sentence of the lesson or of the game ("key.attribute"). */
export type LessonAnswer = {
  rule: string
  key: string
}

/** A lesson: how many steps it has, the rules that it teaches; with `match`, it is one at a table of one's own. */
export type LessonFacts = {
  id: string
  steps: number
  rules: string[]
  match: LessonMatch | null
}

/** The table at which a lesson is played that is a whole match. */
export type LessonMatch = {
  seats: number
  level: string
  options: Record<string, unknown>
}

/** What the learner is shown: step `step` of `steps` (equal when all are done), what it says by key, and the table. */
export type LessonScene = {
  lesson: string
  seat: number
  step: number
  steps: number
  asks: string
  praise: string
  view: View
  events: Event[]
  since: number
  board: Board
  question: number
  point: Action | null
  shown: boolean
  spots: string[]
  wrong: LessonAnswer | null
}

/** What a bot would do, how it weighs what could be done, and why. */
export type Advice = {
  action: number
  named: Action
  shares: Weighed[]
  why: Reason[]
  telling?: Record<string, number | string | string[] | Players>
}

/** Where the analysis of a match stands, and the whole of it once it is done. */
export type AnalysisState = {
  status: 'done' | 'failed' | 'none' | 'running'
  done?: number
  total?: number
  analysis?: Analysis | null
  helped?: Help[]
}

/** A step of a finished match, and the seat to advise. */
export type AskAdvice = {
  step: number
  seat: number
}

/** A step of an analysed match, and the seat whose view is wanted; without one, all cards are open. */
export type AskLine = {
  step: number
  seat?: number | null
}

/** Without a name the character is called as its seat is. */
export type NameHero = {
  seat: number
  name?: string | null
  address?: 'f' | 'm' | 'n'
}

/** What is wrong at a table, in somebody's words; `step` is a step of a finished match, and else the present one. */
export type NewReport = {
  words: string
  step?: number | null
}

/** A finished match step by step. */
export type Replay = {
  steps: Step[]
}

/** A report that is kept; `file` is what to save where nobody but who plays keeps the server. */
export type Reported = {
  id: string
  file: Record<string, unknown> | null
}

/** How many moves of a finished match were made when one decided something that one would like to decide again. */
export type Retry = {
  step: number
}

/** What everybody could see of the score after each move: a line for each seat, or one that all share; none where the */
export type Scores = {
  lines: number[][]
}

/** One moment of a replay: the move that led to it, what its sentence speaks of, the view, and what happened. */
export type Step = {
  n: number
  by: string | null
  at: number | null
  seat: number | null
  named: Action | null
  view: View
  events: Event[]
  board?: Board | null
  telling?: Record<string, number | string | string[] | Players>
}

/** An empty tale takes one's own words back. */
export type Tell = {
  seat: number
  lang: string
  tale: string
}

/** The tale of a seat: as the game tells it of `hero`, and as its player has told it instead. */
export type Told = {
  seat: number
  hero: string
  address: 'f' | 'm' | 'n'
  tale: Record<string, string>
  own: Record<string, string>
}

/** An action with how often a bot would choose it, and what it expects of it. */
export type Weighed = {
  action: number
  named: Action
  share: number
  value: number
  telling?: Record<string, number | string | string[] | Players>
}

/** A device by its id. */
export type AnyDevice = {
  device: string
}

/** What one changes of it; quiet hours that are null end. */
export type ChangeNotices = {
  kinds?: ('found' | 'invitation' | 'over' | 'turn')[] | null
  quiet?: QuietHours | null
}

/** A device of a person, since when it is told. */
export type DeviceFacts = {
  id: string
  agent: string
  created: number
}

/** A browser that wants to be told: what its push service has given it. `agent` says roughly which browser it is. */
export type NewDevice = {
  endpoint: string
  p256dh: string
  auth: string
  agent?: string
}

/** What a person is told of, and where. `device` is the one that was just added. */
export type NoticeFacts = {
  kinds: ('found' | 'invitation' | 'over' | 'turn')[]
  quiet: QuietHours | null
  devices: DeviceFacts[]
  tables: Record<string, 'none' | 'only'>
  device: string | null
}

/** The public key with which a browser subscribes to what this server sends. */
export type PushKey = {
  key: string
}

/** From when to when nothing is told: minutes of the day in a time zone of the IANA list. */
export type QuietHours = {
  begin: number
  end: number
  zone: string
}

/** What one wishes of one table: to be told of it as of all, of no turn there, or of this one alone. */
export type TableNotices = {
  wish: 'all' | 'none' | 'only'
}

/** A new person; the key is shown this once. */
export type Created = {
  person: string
  key: string
  name: string
  lang: string
}

/** Whoever asks; `won` are the games of which this person has won a match that counts. `hidden`: with no profile. */
export type Me = {
  person: string
  name: string
  lang: string
  won: string[]
  barred: string
  hidden: boolean
}

/** A new person. */
export type NewPerson = {
  name?: string | null
  lang?: string | null
}

/** Where others find this server: `local` when nowhere, since it listens to this machine only. */
export type Reach = {
  local: boolean
  addresses: string[]
}

/** An estimate, and between what it lies. */
export type Interval = {
  value: number
  low: number
  high: number
}

/** An answer to a puzzle. */
export type PuzzleAct = {
  action: Action
}

/** An answer: what it is worth (0 to 1), the chance of winning that it leaves, and what its sentence speaks of. */
export type PuzzleLine = {
  named: Action
  worth: Interval
  chance: Interval
  telling?: Record<string, number | string | string[] | Players>
}

/** A puzzle as its seat sees it. `solved` says how one's own first try went; null before it, and without a key. */
export type PuzzleScene = {
  id: string
  seat: number
  options: Record<string, unknown>
  view: View
  board: Board
  rating: number
  daily: boolean
  solved: boolean | null
}

/** The puzzles of a game: how many, that of the day, the next for whoever asks, and how that person does. */
export type PuzzleShelf = {
  count: number
  daily: string | null
  next: string | null
  mine: Solver | null
}

/** What is told after an answer: the two best, what lies between them, how it was searched, and why. */
export type PuzzleSolution = {
  right: boolean
  best: PuzzleLine
  second: PuzzleLine
  margin: Interval
  gain: Interval
  least: number
  searches: number
  worlds: number
  finds: Record<string, number>
  why: Reason[]
  change: number | null
  mine: Solver | null
  next: string | null
}

/** How somebody does at the puzzles of a game: rating, puzzles tried and solved, how many in a row now and at best. */
export type Solver = {
  rating: number
  tried: number
  solved: number
  streak: number
  best_streak: number
}

/** Where the bots of a level stand on the scale of ratings, and between what, as measured against each other. */
export type BotMark = {
  level: string
  rating: number
  low: number
  high: number
}

/** How somebody does at a game: results, what analyses say, the rating among people and how it went. */
export type GameStatistics = {
  game: string
  results: Tallied[]
  judged: Judged | null
  rating: RatingFacts | null
  course: RatingPoint[]
}

/** What the analyses of some matches say of one who played them: chances are counted from 0 to 1. */
export type Judged = {
  matches: number
  luck: number
  given_away: number
  choices: number
  grave: number
}

/** A page of those who are rated at a game, the best first; `next` is where the next page begins. */
export type Leaderboard = {
  people: RankedPerson[]
  next: string | null
  mine: RankedPerson | null
  marks: BotMark[]
}

/** Which page of a leaderboard is asked for. */
export type LeaderboardQuery = {
  after: string | null
}

/** A finished match as one person who played it sees it. */
export type PastMatch = {
  id: string
  game: string
  finished: number
  result: 'lost' | 'none' | 'shared' | 'won'
  place: number | null
  seats: PastSeat[]
  company: 'alone' | 'bots' | 'people'
  level: string | null
  rated: boolean
  rating: SeatRating | null
  analysed: boolean
  variant: boolean
  laid: boolean
  campaign: boolean
}

/** A page of the finished matches of the person of a name, the last to end first; `next` is where the next page begins. */
export type PastMatches = {
  name: string
  matches: PastMatch[]
  next: string | null
}

/** Which finished matches are asked for, and which page of them. */
export type PastQuery = {
  game: string | null
  company: 'alone' | 'bots' | 'people' | null
  level: string | null
  result: 'lost' | 'none' | 'shared' | 'won' | null
  rated: boolean | null
  after: string | null
}

/** Who sat on a seat of a finished match. */
export type PastSeat = {
  name: string
  level: string | null
  you: boolean
}

/** Somebody on a leaderboard; without a `place` while the rating is provisional. */
export type RankedPerson = {
  person: string
  name: string
  place: number | null
  rating: RatingFacts
}

/** A rating: it lies within `deviation` points of the truth in two cases of three; provisional while little is known. */
export type RatingFacts = {
  rating: number
  deviation: number
  provisional: boolean
  matches: number
}

/** A rating at some time. */
export type RatingPoint = {
  at: number
  rating: number
  deviation: number
}

/** The rating of whoever sat on a seat after a rated match, and by how many points the match has changed it. */
export type SeatRating = {
  seat: number
  rating: number
  deviation: number
  provisional: boolean
  change: number
}

/** How many matches somebody has won, shared and lost with people, with bots of a level, or alone. */
export type Tallied = {
  company: 'alone' | 'bots' | 'people'
  level: string | null
  matches: number
  won: number
  shared: number
  lost: number
}

/** One's own seat, which may be left unsaid where there is one. */
export type AnySeat = {
  seat?: number | null
}

/** What of a table is to change; the rest stays. A match that was to be rated may be played unrated instead. */
export type ChangeSettings = {
  public?: boolean | null
  muted?: boolean | null
  hints?: boolean | null
  open_chat?: boolean | null
  rated?: boolean | null
}

/** How a match ended that was not played out. */
export type Ended = {
  how: 'claim' | 'resign' | 'stop' | 'time'
  seat: number
}

/** `forced` says whether an answer that is the only one shall be sent for the seat, wherever it is asked. */
export type GiveOrder = {
  seat: number
  order?: string | null
  forced?: boolean | null
}

/** Where the position comes from with which a match began: a `step` of another match that is tried again. */
export type Laid = {
  kind: 'retry'
  match: string
  step: number
}

/** A table as somebody wishes it; a `rated` match is between people, without bots, hints and variants. */
export type NewTable = {
  game: string
  seats: Place[]
  options?: Record<string, unknown>
  public?: boolean
  clock?: '1day' | '2min' | 'calm' | 'day' | 'days' | 'none' | 'rapid'
  name?: string | null
  hints?: boolean
  open_chat?: boolean | null
  content?: Overlay | null
  rated?: boolean
}

/** A seat. */
export type OneSeat = {
  seat: number
}

/** Whether one wishes to pause or to go on. */
export type Pause = {
  paused: boolean
}

/** A seat as whoever opens a table wishes it; `hot` is a further person at the same browser. */
export type Place = {
  kind: 'bot' | 'hot' | 'me' | 'open'
  level?: string | null
  name?: string | null
}

/** The time of a seat in ms: `free` for what it is asked, and its `reserve` for the match. */
export type SeatClock = {
  seat: number
  free: number
  reserve: number
  until: number | null
}

/** A seat; `gone` is since when its person has no page open, `claim` from when on the other of two may claim the match. */
export type SeatFacts = {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string
  level: string | null
  online: boolean
  resigned: boolean
  away: boolean
  gone: number | null
  person: string | null
  claim: number | null
  timed_out: boolean
}

/** Which seat to take, or any, and under which name. */
export type Sit = {
  seat?: number | null
  name?: string | null
}

/** `fill` is the level of the bots that take the open seats. */
export type Start = {
  fill?: string
}

/** `gone` of a seat is since when its person has no page open, by the clock that says `now`. */
export type TableFacts = {
  id: string
  game: string
  name: string
  options: Record<string, unknown>
  rules_version: number
  status: 'expired' | 'finished' | 'open' | 'running'
  public: boolean
  muted: boolean
  clock: '1day' | '2min' | 'calm' | 'day' | 'days' | 'none' | 'rapid'
  paused: boolean
  pausing: number[]
  stopping: number[]
  takebacks: number
  commitment: string | null
  seed: string | null
  created: number
  moves: number
  to_act: number[]
  winners: number[] | null
  ended: Ended | null
  you: number[]
  host: boolean
  seats: SeatFacts[]
  rematch: string | null
  campaign: string | null
  now: number
  hints: boolean
  open_chat: boolean
  variant?: VariantMark
  laid?: Laid
  rated: boolean
}

/** The first message: who one is, and how much each seat has seen already. */
export type Hello = {
  type: 'hello'
  key?: string | null
  since?: Record<string, number>
  epoch?: number
  chat?: number
  draws?: string[] | null
  protocol?: number
  hall?: boolean
}

/** A move; `version` is how many events the seat had seen when it was chosen. */
export type Play = {
  type: 'play'
  id: string | number
  seat: number
  action: Action
  version: number
  epoch?: number | null
}

/** Something to say. */
export type Chat = {
  type: 'chat'
  id: string | number
  text: string
}

/** A sign of life. */
export type Ping = {
  type: 'ping'
}

/** What a seat sees, and what it was told since the last time. `question` grows whenever the seat is asked anew. */
export type State = {
  type: 'state'
  seat: number | null
  version: number
  since: number
  epoch: number
  events: Event[]
  view: View
  deadline: number | null
  now: number | null
  order: string | null
  forced: boolean
  answer: Action | null
  question: number
  takeback: boolean
  clocks: SeatClock[]
  board?: Board
}

/** The table itself has changed; `protocol` is the version that the server speaks. */
export type TableFrame = {
  type: 'table'
  table: TableFacts
  protocol: number
}

/** A move is in the database. */
export type Ack = {
  type: 'ack'
  id: string | number
  version: number
}

/** A message was refused, by which rule and why. */
export type Refused = {
  type: 'refused'
  id: string | number | null
  rule: string
  why: string
}

/** A line of chat; with `what`, something that the table itself says of a seat. `person`: whose profile is shown. */
export type ChatFrame = {
  type: 'chat'
  n: number
  seat: number | null
  name: string
  text: string
  at: number
  id?: string | number
  what?: string
  person?: string
}

/** The answer to a sign of life. */
export type Pong = {
  type: 'pong'
}

/** The database is away. */
export type Trouble = {
  type: 'trouble'
  why: string
}

/** The trouble is over. */
export type Well = {
  type: 'well'
}

/** What the keeper of the server tells everybody has changed. */
export type BulletinFrame = {
  type: 'bulletin'
  bulletin: Bulletin
}

/** The server ends the conversation; with its `protocol` if the client speaks a newer one. */
export type Bye = {
  type: 'bye'
  why: string
  protocol?: number
}

/** What one looks for has changed. */
export type SeekFrame = {
  type: 'seek'
  seek: SeekFacts | null
}

/** One's favourites or invitations have changed. */
export type CompanyFrame = {
  type: 'company'
  company: Company
}

/** What the hall shows has changed. */
export type HallFrame = {
  type: 'hall'
  hall: HallFacts
}

/** A sentence of the game that explains an action: its key, and its values; a text among them is a key itself. */
export type Reason = {
  key: string
  values: Record<string, number | string>
}

/** What the server says on the socket. */
export type FromServer =
  | State
  | TableFrame
  | Ack
  | Refused
  | ChatFrame
  | Pong
  | Trouble
  | Well
  | BulletinFrame
  | Bye
  | SeekFrame
  | CompanyFrame
  | HallFrame

/** What a client says on the socket. */
export type ToServer =
  | Hello
  | Play
  | Chat
  | Ping
