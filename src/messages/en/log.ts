import type { EventDetail, EventName } from '../../domain/log/events.ts'
import { plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

const EVENTS: Record<EventName, string> = {
  started: 'Started the quiz',
  saved: 'Saved their work',
  left: 'Left the page',
  submitted: 'Submitted',
  'handed-in': 'Handed in: time was up',
  reset: 'Reset the attempt',
  extended: 'Gave more time',
  announced: 'Made an announcement',
  regraded: 'Regraded',
  created: 'Created the quiz',
  edited: 'Edited the quiz',
  published: 'Published the quiz',
  unpublished: 'Made the quiz a draft',
  deleted: 'Deleted the quiz',
  configured: 'Changed the slot configuration',
  'factor-set': 'Set extra time',
  'made-admin': 'Made an administrator',
  'unmade-admin': 'Removed the administrator’s right',
  'sessions-ended': 'Signed out everywhere',
  'group-set': 'Set the class',
  'data-deleted': 'Deleted their own data',
}

const isKnown = (what: string): what is EventName => what in EVENTS

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

export const log = words('log', {
  title: 'Activity Log',
  lede: 'Who did what and when, newest first. Kept for a year.',
  open: 'Activity Log',
  /** An API may know other events. */
  event: (what: string) => (isKnown(what) ? EVENTS[what] : what),
  detail: (detail: EventDetail | undefined) =>
    Object.entries(detail ?? {})
      .map(([name, value]) => figure(name, value))
      .join(' · '),
  when: 'When',
  who: 'Who',
  what: 'What',
  whose: 'Whose',
  quiz: 'Quiz',
  server: 'The server',
  nobody: '–',
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
