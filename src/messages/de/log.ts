import type { EventDetail, EventName } from '../../domain/log/events.ts'
import type { log as english } from '../en/log.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const EVENTS: Record<EventName, string> = {
  started: 'Prüfung begonnen',
  saved: 'Arbeit gespeichert',
  left: 'Seite verlassen',
  submitted: 'Abgegeben',
  'handed-in': 'Von selbst abgegeben: Die Zeit war abgelaufen',
  reset: 'Versuch zurückgesetzt',
  extended: 'Mehr Zeit gegeben',
  announced: 'Durchsage gemacht',
  regraded: 'Neu bewertet',
  created: 'Prüfung erstellt',
  edited: 'Prüfung bearbeitet',
  published: 'Prüfung veröffentlicht',
  unpublished: 'Prüfung zum Entwurf gemacht',
  deleted: 'Prüfung gelöscht',
  configured: 'Termineinstellungen geändert',
  'factor-set': 'Zusatzzeit festgelegt',
  'made-admin': 'Admin-Rechte gegeben',
  'unmade-admin': 'Admin-Rechte entzogen',
  'sessions-ended': 'Überall abgemeldet',
  'group-set': 'Klasse festgelegt',
  'data-deleted': 'Eigene Daten gelöscht',
}

const isKnown = (what: string): what is EventName => what in EVENTS

const learners = (count: number) => plural(count, { one: '# Person', other: '# Lernende' })

/** '1,25×' */
const factorText = (factor: number) => `${format.count(factor)}×`

const FIGURES: Record<string, (value: number) => string> = {
  minutes: (minutes) => plural(minutes, { one: '# Minute', other: '# Minuten' }),
  people: learners,
  extended: learners,
  factor: factorText,
  gain: (people) => `${people} besser`,
  lose: (people) => `${people} schlechter`,
  times: (times) => `${times}-mal`,
}

const figure = (name: string, value: EventDetail[string]) =>
  typeof value === 'number' ? (FIGURES[name]?.(value) ?? value) : value

export const log: Translation<typeof english> = {
  title: 'Protokoll',
  lede: 'Wer was wann getan hat, das Neueste zuerst. Wird ein Jahr aufbewahrt.',
  open: 'Protokoll',
  event: (what) => (isKnown(what) ? EVENTS[what] : what),
  detail: (detail) =>
    Object.entries(detail ?? {})
      .map(([name, value]) => figure(name, value))
      .join(' · '),
  when: 'Wann',
  who: 'Wer',
  what: 'Was',
  whose: 'Wessen',
  quiz: 'Prüfung',
  server: 'Der Server',
  nobody: '–',
  gone: 'Unbekannt',
  only: (name) => `Nur ${name} zeigen`,
  aboutPerson: 'Zu sehen ist, was eine Person betrifft.',
  aboutQuiz: (title) =>
    title === undefined
      ? 'Zu sehen ist, was eine Prüfung betrifft.'
      : `Zu sehen ist, was diese Prüfung betrifft: ${title}.`,
  showAll: 'Alles zeigen',
  activity: 'Protokoll',
  administrator: 'Admin',
  factor: (factor) => (factor === 1 ? 'Keine Zusatzzeit' : `Zusatzzeit ${factorText(factor)}`),
  extraTime: 'Zusatzzeit …',
  endSessions: 'Überall abmelden …',
  endSessionsTitle: (name) => `${name} abmelden?`,
  endSessionsQuestion:
    'Jedes Gerät der Person muss sich neu anmelden. Von ihrer Arbeit wird nichts gelöscht.',
  endSessionsNow: 'Überall abmelden',
  makeAdmin: 'Admin-Rechte geben …',
  makeAdminTitle: (name) => `${name} Admin-Rechte geben?`,
  makeAdminQuestion: 'Diese Person kann dann alle Prüfungen, Ergebnisse und Termine sehen und ändern.',
  makeAdminNow: 'Admin-Rechte geben',
  takeAdmin: 'Admin-Rechte entziehen …',
  takeAdminTitle: (name) => `${name} die Admin-Rechte entziehen?`,
  takeAdminQuestion: 'Diese Person sieht von da an nur noch ihre eigenen Prüfungen und Ergebnisse.',
  takeAdminNow: 'Admin-Rechte entziehen',
  changing: 'Wird gespeichert …',
  empty: 'Hier ist noch nichts',
  emptyNote: 'Beginn, Abgabe und Änderungen erscheinen hier.',
  notOffered: 'Hier gibt es kein Protokoll',
  notOfferedNote: 'Die API dieser Website sagt nicht, wer was getan hat.',
  pages: 'Seiten des Protokolls',
  page: (page) => `Seite ${page}`,
  newer: 'Neuere',
  older: 'Ältere',
}
