import type { LiveState } from '../../domain/live/live.ts'
import type { LivePresence } from '../../domain/live/presence.ts'
import type { RoomFilter } from '../../domain/live/room-list.ts'
import type { NewsCode, RoomNews } from '../../domain/live/room-news.ts'
import type { room as english } from '../en/room.ts'
import { UNKNOWN } from '../lib/format.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'

const PRESENCE: Wording<LivePresence> = {
  'not-here': () => 'Noch nicht da',
  'not-started': () => 'Da, nicht begonnen',
  'at-work': ({ question }) => (question === undefined ? 'Arbeitet' : `Bei Frage ${question}`),
  away: () => 'Abwesend',
  quiet: ({ minutes }) => `Seit ${minutes} Min. ohne Aktivität`,
  'time-over': () => 'Die Zeit ist um',
  'handed-in': ({ at }) => (at === undefined ? 'Abgegeben' : `Abgegeben ${format.time(at)}`),
}

const FUNNEL: Record<LiveState, string> = {
  booked: 'Gebucht',
  here: 'Da',
  started: 'Begonnen',
  submitted: 'Abgegeben',
}

const FILTERS: Record<RoomFilter, string> = {
  here: 'Da',
  'need-you': 'Brauchen Hilfe',
  'at-work': 'Arbeiten',
  'handed-in': 'Abgegeben',
}

const learners = (count: number) => plural(count, { one: '# Person', other: '# Lernende' })
const minutesMore = (minutes: number) => plural(minutes, { one: '# Minute mehr', other: '# Minuten mehr' })
const firstLower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const takenBack = (minutes: number) =>
  `: ${plural(minutes, { one: '# zusätzliche Minute', other: '# zusätzliche Minuten' })} zurückgenommen`
const handedIn = ({ answered, total }: RoomNews) =>
  answered === undefined || total === undefined ? ' abgegeben' : ` abgegeben: ${answered} von ${total}`

const NEWS: Record<NewsCode, (news: RoomNews) => string> = {
  quiet: () => ' ist ohne Aktivität',
  'came-in': () => ' ist gekommen',
  started: () => ' hat begonnen',
  'handed-in': (news) => ` hat${handedIn(news)}`,
  'left-page': () => ' hat die Seite verlassen',
  'more-time': ({ minutes = 0 }) => (minutes < 0 ? takenBack(-minutes) : ` hat ${minutesMore(minutes)}`),
}

const NEWS_OF_MANY: Record<NewsCode, (news: RoomNews) => string> = {
  quiet: () => ' sind ohne Aktivität',
  'came-in': () => ' sind gekommen',
  started: () => ' haben begonnen',
  'handed-in': () => ' haben abgegeben',
  'left-page': () => ' haben die Seite verlassen',
  'more-time': ({ minutes = 0 }) => (minutes < 0 ? takenBack(-minutes) : ` haben ${minutesMore(minutes)}`),
}

const seen = (minutes: number) => (minutes === 0 ? 'gerade gesehen' : `gesehen vor ${minutes} Min.`)
const leftPage = (times: number) => `hat die Seite ${times}-mal verlassen`

const factorWords = (factor: number) => `${format.count(factor)}×`

export const room: Translation<typeof english> = {
  theRoom: 'Der Raum',
  where: 'Seitenpfad',
  slots: 'Termine',
  results: 'Ergebnisse',
  slotTitle: ({ from, to }, zone) =>
    `${format.shortTimeRange(from, to, zone)}, ${format.longDate(from, zone)}`,
  leftInSlot: 'bis zum Ende des Termins',
  slotIsOver: 'Der Termin ist vorbei',
  openRoom: 'Raum öffnen',
  isRunning: ({ from, to }, zone) => `${format.timeRange(from, to, zone)} läuft`,
  runningNote: (booked, minutes) =>
    `${format.count(booked)} gebucht · ${plural(minutes, { one: 'noch # Minute', other: 'noch # Minuten' })}`,

  notOffered: 'Hier gibt es keinen Raum',
  notOfferedNote: 'Die API dieser Website sagt nicht, wer gerade arbeitet.',
  nobody: 'Noch ist niemand da',
  nobodyNote: 'Wer bucht oder eine Prüfung öffnet, erscheint hier von selbst.',
  notFound: 'Diesen Raum gibt es nicht',
  notFoundNote: 'Die Prüfung oder der Termin wurde gelöscht, oder der Link ist unvollständig.',
  outdated: (at) => `Der Raum konnte nicht gelesen werden. So war es um ${format.clockTime(at)} Uhr.`,

  funnel: 'Wie weit sie sind',
  funnelStep: (state) => FUNNEL[state],

  learners: 'Lernende',
  find: 'Person suchen',
  show: 'Zeigen',
  filter: (filter) => FILTERS[filter],
  columns: { learner: 'Name', now: 'Jetzt, zuletzt gesehen', answered: 'Beantwortet', timeLeft: 'Restzeit' },
  noMatches: 'Niemand passt dazu.',
  showing: (shown, found) =>
    shown < found
      ? `${format.count(shown)} von ${format.count(found)}, das Dringendste zuerst`
      : learners(found),
  showAll: 'Alle zeigen',
  sortAgain: (count) => `${format.count(count)} geändert, neu sortieren`,

  presence: (presence) => word(PRESENCE, presence),
  seen,
  leftPage,
  bookedAt: (at) => `gebucht ${format.moment(at)} Uhr`,
  factor: factorWords,
  extraTimeBadge: 'Zusatzzeit',
  report: 'Meldung',
  hasReported: 'Hat eine Frage gemeldet.',
  answered: (answered, total) => (total === 0 ? UNKNOWN : `${format.count(answered)}/${format.count(total)}`),
  timeLeft: (leftMs) => (leftMs === undefined ? UNKNOWN : format.clock(leftMs)),
  row: ({ name, presence, seenMinutes, timesLeft, answered, total, factor, timeLeft }) =>
    `${[
      name,
      factor > 1 ? `Zusatzzeit ${factorWords(factor)}` : '',
      firstLower(word(PRESENCE, presence)),
      seenMinutes === undefined ? '' : seen(seenMinutes),
      timesLeft > 0 ? leftPage(timesLeft) : '',
      total > 0 ? `${answered} von ${total} beantwortet` : '',
      timeLeft === undefined ? '' : `noch ${format.clock(timeLeft)}`,
    ]
      .filter(Boolean)
      .join(', ')}.`,

  moreFor: (name) => `Mehr zu ${name}`,
  extend: (minutes) => `+${minutes} Min.`,
  messageTo: 'Nachricht senden …',
  extraTimeForGood: 'Dauerhafte Zusatzzeit …',
  viewResult: 'Details ansehen',
  reset: 'Zurücksetzen …',

  extendAllTitle: minutesMore,
  extendAll: (count) =>
    plural(count, { one: 'Für die eine Person, die arbeitet?', other: 'Für alle #, die arbeiten?' }),
  extendAllOfQuiz: 'Das gilt für alle, die an derselben Prüfung arbeiten, auch aus einem anderen Termin.',
  extending: 'Wird hinzugefügt …',
  extended: (minutes, name, count) => `${minutesMore(minutes)} für ${name ?? learners(count)}`,
  undo: 'Rückgängig',

  messageToAll: 'Nachricht an alle',
  messageToOne: (name) => `Nachricht an ${name}`,
  message: 'Nachricht',
  messageHint: 'Formeln zwischen $-Zeichen werden dargestellt.',
  charactersLeft: (left) => plural(left, { one: 'noch # Zeichen', other: 'noch # Zeichen' }),
  preview: 'Vorschau',
  readers: (count) =>
    plural(count, {
      one: '# Person liest sie über ihrer Frage.',
      other: '# Lernende lesen sie über ihrer Frage.',
    }),
  nobodyAtWork: 'Gerade arbeitet niemand.',
  send: 'Senden',
  sending: 'Wird gesendet …',
  sentMessages: 'Gesendete Nachrichten',
  sentLine: ({ at, readBy, sentTo }, name) =>
    [
      format.time(Date.parse(at)),
      name && `an ${name}`,
      `gelesen von ${format.count(readBy)} von ${format.count(sentTo)}`,
    ]
      .filter(Boolean)
      .join(' · '),

  absent: (count) => `${format.count(count)} nicht da`,
  absentNames: (names, more) =>
    more > 0 ? `${names.join(', ')} und ${format.count(more)} weitere` : names.join(', '),

  justNow: 'Gerade eben',
  news: (news, name) => [name, NEWS[news.code](news)],
  newsOfMany: (news, mark) => [mark(learners(news.ids.length)), NEWS_OF_MANY[news.code](news)],

  whereTheyAre: 'Wo sie sind',
  whereNote: 'Lernende bei jeder Frage, jetzt',
  busiest: (question, count) => `${question} · ${learners(count)}`,
  atQuestion: (question, count) => `Frage ${question}: ${learners(count)}`,

  extraTime: (name) => `Zusatzzeit für ${name}`,
  extraTimeNote: 'Gilt von jetzt an in jeder Prüfung. Ein laufender Versuch wird dadurch länger, nie kürzer.',
  factorOption: (factor) => (factor === 1 ? 'Keine' : factorWords(factor)),
  becomes: (minutes, extra) =>
    extra === 0
      ? `${plural(minutes, { one: '# Minute bleibt', other: '# Minuten bleiben' })} ${minutes} Min.`
      : `Aus ${plural(minutes, { one: '# Minute', other: '# Minuten' })} werden ${minutes + extra} Min. (${minutes} + ${extra} zusätzlich).`,
  save: 'Speichern',
  saving: 'Wird gespeichert …',
}
