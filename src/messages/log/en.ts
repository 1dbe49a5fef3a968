import type { EventDetail, EventName } from '../../domain/log/events.ts'

const EVENTS: Record<EventName, string> = {
  started: 'Started the quiz',
  saved: 'Saved their work',
  left: 'Left the page',
  submitted: 'Submitted',
  'handed-in': 'Handed in: the time was over',
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
  'unmade-admin': 'Took the administrator’s right',
  'sessions-ended': 'Signed out everywhere',
}

const isKnown = (what: string): what is EventName => what in EVENTS

export const log = {
  title: 'Activity Log',
  lede: 'Who did what and when, newest first. Kept for a year.',
  open: 'Activity Log',
  /** An API may know other events. */
  event: (what: string) => (isKnown(what) ? EVENTS[what] : what),
  detail: (detail: EventDetail | undefined) => Object.values(detail ?? {}).join(' · '),
  when: 'When',
  who: 'Who',
  what: 'What',
  whose: 'Whose',
  quiz: 'Quiz',
  server: 'The server',
  nobody: '–',
  gone: 'Unknown',
  only: (name: string) => `Show only ${name}`,
  filtered: 'Showing what is about one person or quiz.',
  showAll: 'Show All',
  empty: 'Nothing here yet',
  emptyNote: 'Starts, submissions and changes appear here.',
  pages: 'Pages of the log',
  page: (page: number) => `Page ${page}`,
  newer: 'Newer',
  older: 'Older',
}
