import type { LiveAnnouncement, LiveState } from '../../domain/live/live.ts'
import type { LivePresence } from '../../domain/live/presence.ts'
import type { RoomFilter } from '../../domain/live/room-list.ts'
import type { NewsCode, RoomNews } from '../../domain/live/room-news.ts'
import type { Span } from '../../domain/slots/slot.ts'
import { UNKNOWN } from '../lib/format.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import { words } from '../lib/words.ts'

const PRESENCE: Wording<LivePresence> = {
  'not-here': () => 'Not here yet',
  'not-started': () => 'Here, not started',
  'at-work': ({ question }) => (question === undefined ? 'At work' : `At question ${question}`),
  away: () => 'Away',
  quiet: ({ minutes }) => `Quiet for ${minutes} min`,
  'time-over': () => 'Time is over',
  'handed-in': ({ at }) => (at === undefined ? 'Handed in' : `Handed in ${format.time(at)}`),
}

const FUNNEL: Record<LiveState, string> = {
  booked: 'Booked',
  here: 'Here',
  started: 'Started',
  submitted: 'Handed in',
}

const FILTERS: Record<RoomFilter, string> = {
  here: 'Here',
  'need-you': 'Need you',
  'at-work': 'At work',
  'handed-in': 'Handed in',
}

const learners = (count: number) => plural(count, { one: '# learner', other: '# learners' })
const minutesMore = (minutes: number) => plural(minutes, { one: '# more minute', other: '# more minutes' })
const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const firstLower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** One past form for one and for many. */
const NEWS: Record<NewsCode, (news: RoomNews) => string> = {
  quiet: () => ' went quiet',
  'came-in': () => ' came in',
  started: () => ' started',
  'handed-in': ({ answered, total }) =>
    answered === undefined || total === undefined ? ' handed in' : ` handed in: ${answered} of ${total}`,
  'left-page': () => ' left the page',
  'more-time': ({ minutes = 0 }) =>
    minutes < 0
      ? `: ${plural(-minutes, { one: '# added minute', other: '# added minutes' })} taken back`
      : ` got ${minutesMore(minutes)}`,
}

const seen = (minutes: number) => (minutes === 0 ? 'seen now' : `seen ${minutes} min ago`)
const leftPage = (times: number) => `left the page ${plural(times, { one: 'once', other: '# times' })}`

/** A row's content for screen readers. */
interface RowWords {
  name: string
  presence: LivePresence
  seenMinutes: number | undefined
  timesLeft: number
  answered: number
  total: number
  factor: number
  /** Milliseconds. */
  timeLeft: number | undefined
}

const factorWords = (factor: number) => `${factor}×`

export const room = words('room', {
  theRoom: 'The room',
  where: 'Where you are',
  slots: 'Slots',
  results: 'Results',
  slotTitle: ({ from, to }: Span, zone: string | undefined) =>
    `${format.shortTimeRange(from, to, zone)}, ${format.longDate(from, zone)}`,
  leftInSlot: 'left in this slot',
  slotIsOver: 'The slot is over',
  openRoom: 'Open the room',
  isRunning: ({ from, to }: Span, zone: string | undefined) =>
    `${format.timeRange(from, to, zone)} is running`,
  runningNote: (booked: number, minutes: number) =>
    `${format.count(booked)} booked · ${plural(minutes, { one: '# minute left', other: '# minutes left' })}`,

  notOffered: 'No room here',
  notOfferedNote: 'This site’s API does not report who is at work.',
  nobody: 'Nobody is here yet',
  nobodyNote: 'Learners appear here when they book or open the quiz.',
  notFound: 'There is no such room',
  notFoundNote: 'The quiz or slot was deleted, or the link is incomplete.',
  outdated: (at: number) => `The room could not be loaded. This is how it was at ${format.clockTime(at)}.`,

  funnel: 'How far they are',
  funnelStep: (state: LiveState) => FUNNEL[state],

  learners: 'Learners',
  find: 'Find a learner',
  show: 'Show',
  filter: (filter: RoomFilter) => FILTERS[filter],
  columns: { learner: 'Learner', now: 'Now, last seen', answered: 'Answered', timeLeft: 'Time left' },
  noMatches: 'Nobody matches.',
  showing: (shown: number, found: number) =>
    shown < found ? `${format.count(shown)} of ${format.count(found)}, most urgent first` : learners(found),
  showAll: 'Show all',
  sortAgain: (count: number) => `${format.count(count)} changed, sort again`,

  presence: (presence: LivePresence) => word(PRESENCE, presence),
  seen,
  leftPage,
  bookedAt: (at: number) => `booked ${format.moment(at)}`,
  factor: factorWords,
  extraTimeBadge: 'Extra time',
  report: 'report',
  hasReported: 'Has reported a question.',
  answered: (answered: number, total: number) =>
    total === 0 ? UNKNOWN : `${format.count(answered)}/${format.count(total)}`,
  timeLeft: (leftMs: number | undefined) => (leftMs === undefined ? UNKNOWN : format.clock(leftMs)),
  row: ({ name, presence, seenMinutes, timesLeft, answered, total, factor, timeLeft }: RowWords) =>
    `${[
      name,
      factor > 1 ? `extra time ${factorWords(factor)}` : '',
      firstLower(word(PRESENCE, presence)),
      seenMinutes === undefined ? '' : seen(seenMinutes),
      timesLeft > 0 ? leftPage(timesLeft) : '',
      total > 0 ? `answered ${answered} of ${total}` : '',
      timeLeft === undefined ? '' : `${format.clock(timeLeft)} left`,
    ]
      .filter(Boolean)
      .join(', ')}.`,

  moreFor: (name: string) => `More for ${name}`,
  extend: (minutes: number) => `+${minutes} min`,
  messageTo: 'Send a message…',
  extraTimeForGood: 'Permanent extra time…',
  viewResult: 'View Details',
  reset: 'Reset…',

  extendAllTitle: (minutes: number) => firstUpper(minutesMore(minutes)),
  extendAll: (count: number) =>
    plural(count, { one: 'For the one learner at work?', other: 'For all # at work?' }),
  /** A slot's learners are not alone in their quizzes. */
  extendAllOfQuiz: 'This applies to everyone working on the same quiz, including those in other slots.',
  extending: 'Adding...',
  extended: (minutes: number, name: string | undefined, count: number) =>
    `${firstUpper(minutesMore(minutes))} for ${name ?? learners(count)}`,
  undo: 'Undo',

  messageToAll: 'Message to all',
  messageToOne: (name: string) => `Message to ${name}`,
  message: 'Message',
  messageHint: 'Formulas between $ signs are rendered.',
  charactersLeft: (left: number) => plural(left, { one: '# character left', other: '# characters left' }),
  preview: 'Preview',
  readers: (count: number) =>
    plural(count, {
      one: '# learner will see it above their question.',
      other: '# learners will see it above their question.',
    }),
  nobodyAtWork: 'Nobody is at work now.',
  send: 'Send',
  sending: 'Sending...',
  sentMessages: 'Sent messages',
  sentLine: ({ at, readBy, sentTo }: LiveAnnouncement, name: string | undefined) =>
    [
      format.time(Date.parse(at)),
      name && `to ${name}`,
      `read by ${format.count(readBy)} of ${format.count(sentTo)}`,
    ]
      .filter(Boolean)
      .join(' · '),

  absent: (count: number) => `${format.count(count)} not here`,
  /** `more` are not named. */
  absentNames: (names: readonly string[], more: number) =>
    more > 0 ? `${names.join(', ')} and ${format.count(more)} more` : names.join(', '),

  justNow: 'Just now',
  news: <Node>(news: RoomNews, name: Node) => [name, NEWS[news.code](news)],
  newsOfMany: <Node>(news: RoomNews, mark: (learners: string) => Node) => [
    mark(learners(news.ids.length)),
    NEWS[news.code](news),
  ],

  whereTheyAre: 'Where they are',
  whereNote: 'Learners at each question now',
  busiest: (question: number, count: number) => `${question} · ${learners(count)}`,
  atQuestion: (question: number, count: number) => `Question ${question}: ${learners(count)}`,

  extraTime: (name: string) => `Extra time for ${name}`,
  extraTimeNote: 'Applies to every quiz from now on. A running attempt can only get longer, never shorter.',
  factorOption: (factor: number) => (factor === 1 ? 'None' : factorWords(factor)),
  becomes: (minutes: number, extra: number) =>
    extra === 0
      ? `${plural(minutes, { one: '# minute stays', other: '# minutes stay' })} ${minutes} min.`
      : `${plural(minutes, { one: '# minute becomes', other: '# minutes become' })} ${minutes + extra} min (${minutes} + ${extra} extra).`,
  save: 'Save',
  saving: 'Saving...',
})
