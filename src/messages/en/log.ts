import type { EventDetail, EventName } from '../../domain/log/events.ts'
import type { LearnerEvent } from '../../domain/log/log-days.ts'
import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

/** The parts of a sentence of the log. */
export interface Told<Node> {
  who: Node
  /** The owner of the attempt or account; undefined if it is about all. */
  user: Node | undefined
  quiz: Node
  detail: EventDetail
}

type Sentence = <Node>(told: Told<Node>) => readonly (string | Node)[]

const learners = (count: number) => plural(count, { one: '# learner', other: '# learners' })
const minutesMore = (minutes: unknown) =>
  typeof minutes === 'number'
    ? plural(minutes, { one: '# more minute', other: '# more minutes' })
    : 'more time'
const learnersOf = (count: unknown) => (typeof count === 'number' ? learners(count) : 'everyone')

/** One past form for one and for many. */
const SENTENCES: Record<EventName, Sentence> = {
  started: ({ who, quiz }) => [who, ' started ', quiz],
  saved: ({ who, quiz }) => [who, ' saved their work on ', quiz],
  left: ({ who, quiz }) => [who, ' left the page of ', quiz],
  submitted: ({ who, quiz }) => [who, ' submitted ', quiz],
  'handed-in': ({ user, who, quiz }) => ['The time of ', user ?? who, ' was up: ', quiz, ' was handed in'],
  reported: ({ who, quiz, detail: { question } }) => [
    who,
    question === undefined ? ' reported a question of ' : ` reported question ${question} of `,
    quiz,
  ],
  reset: ({ who, user, quiz }) =>
    user === undefined
      ? [who, ' reset attempts at ', quiz]
      : [who, ' reset the attempt of ', user, ' at ', quiz],
  extended: ({ who, user, quiz, detail: { minutes, extended } }) => [
    who,
    ' gave ',
    user ?? learnersOf(extended),
    ` ${minutesMore(minutes)} for `,
    quiz,
  ],
  announced: ({ who, user, quiz, detail: { text } }) => [
    who,
    ' told ',
    user ?? 'everyone',
    ' at work on ',
    quiz,
    text === undefined ? '' : `: “${text}”`,
  ],
  regraded: ({ who, quiz, detail: { gain, lose } }) => [
    who,
    ' regraded ',
    quiz,
    gain === undefined || lose === undefined ? '' : `: ${gain} gained, ${lose} lost`,
  ],
  'report-answered': ({ who, quiz, detail: { question, status } }) => [
    who,
    status === 'open' ? ' opened again the reports of ' : ' answered the reports of ',
    question === undefined ? 'a question of ' : `question ${question} of `,
    quiz,
  ],
  created: ({ who, quiz }) => [who, ' created ', quiz],
  edited: ({ who, quiz }) => [who, ' edited ', quiz],
  published: ({ who, quiz }) => [who, ' published ', quiz],
  unpublished: ({ who, quiz }) => [who, ' made ', quiz, ' a draft'],
  deleted: ({ who, quiz }) => [who, ' deleted ', quiz],
  configured: ({ who }) => [who, ' changed the slot configuration'],
  'factor-set': ({ who, user, detail: { factor } }) =>
    factor === 1
      ? [who, ' took the extra time from ', user ?? 'a learner']
      : [who, ' gave ', user ?? 'a learner', factor === undefined ? ' extra time' : ` ${factor}× the time`],
  'made-admin': ({ who, user }) => [who, ' made ', user ?? 'a learner', ' an administrator'],
  'unmade-admin': ({ who, user }) => [who, ' removed the administrator rights of ', user ?? 'a learner'],
  'sessions-ended': ({ who, user }) => [who, ' signed out ', user ?? 'a learner', ' everywhere'],
  'group-set': ({ who, user, detail: { group, people } }) =>
    group === undefined
      ? [who, ' took ', user ?? learnersOf(people), ' out of their class']
      : [who, ' put ', user ?? learnersOf(people), ` into class ${group}`],
  'data-deleted': ({ who }) => [who, ' deleted their own data'],
}

const isKnown = (what: string): what is EventName => what in SENTENCES

/** What the figures beside an event mean; others are shown as they are. */
const FIGURES: Record<string, (value: number) => string> = {
  minutes: (minutes) => plural(minutes, { one: '# minute', other: '# minutes' }),
  people: (people) => plural(people, { one: '# learner', other: '# learners' }),
  extended: (people) => plural(people, { one: '# learner', other: '# learners' }),
  factor: (factor) => `${factor}×`,
  gain: (people) => `${people} gained`,
  lose: (people) => `${people} lost`,
  times: (times) => plural(times, { one: '# time', other: '# times' }),
}

const figure = (name: string, value: EventDetail[string]) =>
  typeof value === 'number' ? (FIGURES[name]?.(value) ?? value) : value

const details = (detail: EventDetail) =>
  Object.entries(detail)
    .map(([name, value]) => figure(name, value))
    .join(' · ')

export const log = words('log', {
  title: 'Activity Log',
  lede: 'Who did what and when, newest first. Kept for a year.',
  open: 'Activity Log',
  /** An API may know other events. */
  sentence: <Node>(what: string, told: Told<Node>): readonly (string | Node)[] =>
    isKnown(what)
      ? SENTENCES[what](told)
      : [told.who, `: ${[what, details(told.detail)].filter(Boolean).join(' · ')}`],
  sentenceOfMany: <Node>(what: LearnerEvent, mark: (learners: string) => Node, count: number, quiz: Node) =>
    SENTENCES[what]<Node>({ who: mark(learners(count)), user: undefined, quiz, detail: {} }),
  times: (count: number) => plural(count, { one: '# time', other: '# times' }),
  showThem: 'Show them',
  hideThem: 'Hide them',
  /** `ago` counts in days. */
  day: (date: string, ago: number) =>
    [ago === 0 && 'Today', ago === 1 && 'Yesterday', format.dayHeading(date)].filter(Boolean).join(', '),
  server: 'The server',
  gone: 'Unknown',
  only: (name: string) => `Show only ${name}`,
  aboutPerson: 'Showing entries about one person.',
  /** A quiz without events has no title here. */
  aboutQuiz: (title: string | undefined) =>
    title === undefined ? 'Showing entries about one quiz.' : `Showing entries about ${title}.`,
  showAll: 'Show All',
  activity: 'Activity',
  administrator: 'Administrator',
  factor: (factor: number) => (factor === 1 ? 'No extra time' : `Extra time ${factor}×`),
  extraTime: 'Extra time…',
  endSessions: 'Sign out everywhere…',
  endSessionsTitle: (name: string) => `Sign out ${name}?`,
  endSessionsQuestion: 'All their devices will have to sign in again. None of their work is deleted.',
  endSessionsNow: 'Sign out everywhere',
  makeAdmin: 'Make administrator…',
  makeAdminTitle: (name: string) => `Make ${name} an administrator?`,
  makeAdminQuestion: 'They can then see and change all quizzes, results and slots.',
  makeAdminNow: 'Make administrator',
  takeAdmin: 'Remove administrator rights…',
  takeAdminTitle: (name: string) => `Remove administrator rights from ${name}?`,
  takeAdminQuestion: 'From now on they will see only their own quizzes and results.',
  takeAdminNow: 'Remove administrator rights',
  changing: 'Saving...',
  empty: 'Nothing here yet',
  emptyNote: 'Starts, submissions and changes appear here.',
  notOffered: 'No activity log here',
  notOfferedNote: 'This site’s API does not report who did what.',
  pages: 'Pages of the log',
  page: (page: number) => `Page ${page}`,
  newer: 'Newer',
  older: 'Older',
})
