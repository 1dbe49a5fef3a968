import type { EventDetail, EventName } from '../../domain/log/events.ts'
import type { log as english, Told } from '../en/log.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

type Sentence = <Node>(told: Told<Node>) => readonly (string | Node)[]

const learners = (count: number) => plural(count, { one: '# Person', other: '# Lernende' })
const minutesMore = (minutes: unknown) =>
  typeof minutes === 'number' ? plural(minutes, { one: '# Minute', other: '# Minuten' }) : 'Zeit'
const learnersOf = (count: unknown) => (typeof count === 'number' ? learners(count) : 'alle')

/** 'haben' after several people. */
const SENTENCES: Record<EventName, (have: 'hat' | 'haben') => Sentence> = {
  started:
    (have) =>
    ({ who, quiz }) => [who, ` ${have} `, quiz, ' begonnen'],
  saved:
    (have) =>
    ({ who, quiz }) => [who, ` ${have} die Arbeit an `, quiz, ' gespeichert'],
  left:
    (have) =>
    ({ who, quiz }) => [who, ` ${have} die Seite von `, quiz, ' verlassen'],
  submitted:
    (have) =>
    ({ who, quiz }) => [who, ` ${have} `, quiz, ' abgegeben'],
  'handed-in':
    () =>
    ({ user, who, quiz }) => ['Die Zeit war um: ', quiz, ' wurde abgegeben für ', user ?? who],
  reported:
    (have) =>
    ({ who, quiz, detail: { question } }) => [
      who,
      question === undefined
        ? ` ${have} eine Frage gemeldet aus `
        : ` ${have} Frage ${question} gemeldet aus `,
      quiz,
    ],
  reset:
    (have) =>
    ({ who, user, quiz }) =>
      user === undefined
        ? [who, ` ${have} Versuche bei `, quiz, ' zurückgesetzt']
        : [who, ` ${have} den Versuch von `, user, ' bei ', quiz, ' zurückgesetzt'],
  extended:
    (have) =>
    ({ who, user, quiz, detail: { minutes, extended } }) => [
      who,
      ` ${have} bei `,
      quiz,
      ` ${minutesMore(minutes)} mehr gegeben: `,
      user ?? learnersOf(extended),
    ],
  announced:
    (have) =>
    ({ who, user, quiz, detail: { text } }) => [
      who,
      ` ${have} bei `,
      quiz,
      ' eine Durchsage gemacht an ',
      user ?? 'alle',
      text === undefined ? '' : `: „${text}“`,
    ],
  regraded:
    (have) =>
    ({ who, quiz, detail: { gain, lose } }) => [
      who,
      ` ${have} `,
      quiz,
      ' neu bewertet',
      gain === undefined || lose === undefined ? '' : `: ${gain} besser, ${lose} schlechter`,
    ],
  'report-answered':
    (have) =>
    ({ who, quiz, detail: { question, status } }) => [
      who,
      ` ${have} die Meldungen zu `,
      question === undefined ? 'einer Frage aus ' : `Frage ${question} aus `,
      quiz,
      status === 'open' ? ' wieder geöffnet' : ' beantwortet',
    ],
  created:
    (have) =>
    ({ who, quiz }) => [who, ` ${have} `, quiz, ' erstellt'],
  edited:
    (have) =>
    ({ who, quiz }) => [who, ` ${have} `, quiz, ' bearbeitet'],
  published:
    (have) =>
    ({ who, quiz }) => [who, ` ${have} `, quiz, ' veröffentlicht'],
  unpublished:
    (have) =>
    ({ who, quiz }) => [who, ` ${have} `, quiz, ' zum Entwurf gemacht'],
  deleted:
    (have) =>
    ({ who, quiz }) => [who, ` ${have} `, quiz, ' gelöscht'],
  configured:
    (have) =>
    ({ who }) => [who, ` ${have} die Termineinstellungen geändert`],
  'factor-set':
    (have) =>
    ({ who, user, detail: { factor } }) =>
      factor === 1
        ? [who, ` ${have} die Zusatzzeit entzogen: `, user ?? 'eine Person']
        : [
            who,
            typeof factor === 'number'
              ? ` ${have} ${factorText(factor)} Zusatzzeit gegeben: `
              : ` ${have} Zusatzzeit gegeben: `,
            user ?? 'eine Person',
          ],
  'made-admin':
    (have) =>
    ({ who, user }) => [who, ` ${have} Admin-Rechte gegeben: `, user ?? 'eine Person'],
  'unmade-admin':
    (have) =>
    ({ who, user }) => [who, ` ${have} Admin-Rechte entzogen: `, user ?? 'eine Person'],
  'sessions-ended':
    (have) =>
    ({ who, user }) => [who, ` ${have} `, user ?? 'eine Person', ' überall abgemeldet'],
  'group-set':
    (have) =>
    ({ who, user, detail: { group, people } }) =>
      group === undefined
        ? [who, ` ${have} `, user ?? learnersOf(people), ' aus der Klasse genommen']
        : [who, ` ${have} `, user ?? learnersOf(people), ` in die Klasse ${group} aufgenommen`],
  'data-deleted':
    (have) =>
    ({ who }) => [who, ` ${have} die eigenen Daten gelöscht`],
}

const isKnown = (what: string): what is EventName => what in SENTENCES

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

const details = (detail: EventDetail) =>
  Object.entries(detail)
    .map(([name, value]) => figure(name, value))
    .join(' · ')

export const log: Translation<typeof english> = {
  title: 'Protokoll',
  lede: 'Wer was wann getan hat, das Neueste zuerst. Wird ein Jahr aufbewahrt.',
  open: 'Protokoll',
  sentence: (what, told) =>
    isKnown(what)
      ? SENTENCES[what]('hat')(told)
      : [told.who, `: ${[what, details(told.detail)].filter(Boolean).join(' · ')}`],
  sentenceOfMany: (what, mark, count, quiz) =>
    SENTENCES[what](count === 1 ? 'hat' : 'haben')({
      who: mark(learners(count)),
      user: undefined,
      quiz,
      detail: {},
    }),
  times: (count) => `${format.count(count)}-mal`,
  showThem: 'Anzeigen',
  hideThem: 'Ausblenden',
  day: (date, ago) =>
    [ago === 0 && 'Heute', ago === 1 && 'Gestern', format.dayHeading(date)].filter(Boolean).join(', '),
  server: 'Der Server',
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
