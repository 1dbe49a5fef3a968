import type { QuizFilter } from '../../domain/quizzes/quiz-status.ts'
import type { SlotStatus } from '../../domain/slots/slot.ts'
import type { home as english } from '../en/home.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const FILTERS: Record<QuizFilter, string> = {
  all: 'Alle',
  active: 'Laufend',
  upcoming: 'Bevorstehend',
  ended: 'Beendet',
  completed: 'Abgegeben',
}

const NONE_FOUND: Record<QuizFilter, string> = {
  all: 'Keine Prüfungen gefunden',
  active: 'Keine laufenden Prüfungen gefunden',
  upcoming: 'Keine bevorstehenden Prüfungen gefunden',
  ended: 'Keine beendeten Prüfungen gefunden',
  completed: 'Keine abgegebenen Prüfungen gefunden',
}

const INTROS: Record<SlotStatus['state'], string> = {
  active: 'Dein Termin läuft. Bis er endet, ist jede laufende Prüfung hier unten offen.',
  upcoming: 'Dein Termin ist gebucht. Die Prüfungen sind offen, sobald er beginnt.',
  inactive: 'Dein Termin ist vorbei. Buche einen neuen, um eine Prüfung zu machen.',
  none: 'Für Prüfungen buchst du zuerst einen Termin.',
}

export const home: Translation<typeof english> = {
  attemptProgress: (answered, questions) => `${answered} von ${questions}`,
  bookAnotherSlot: 'Neuen Termin buchen',
  bookSlot: 'Termin buchen',
  bookSlotFirst: 'Buche einen Termin, um Prüfungen zu machen',
  bookSlotFirstNote: 'Sie sind offen, sobald dein Termin beginnt.',
  bookSlotLater: 'Buche einen Termin, um Prüfungen zu machen, sobald es welche gibt.',
  cancel: 'Stornieren',
  chooseTime: 'Wähle deine Zeit',
  comeBack: (at, isToday) =>
    `Komm ${isToday ? `um ${format.time(at)}` : `am ${format.moment(at)}`} Uhr wieder. Deine Prüfungen erscheinen hier.`,
  completed: 'Abgegeben',
  dayAndZone: (at) => `${format.longDate(at)} (${format.zone(at)})`,
  filter: 'Filter',
  filters: FILTERS,
  freeInMinutes: (minutes) => `in ${minutes} Min.`,
  freeNow: 'Jetzt',
  freeSeats: (count) => `${format.count(count)} frei`,
  getReady: 'Mach dich bereit',
  handedIn: (count, { from, to }) =>
    plural(count, {
      one: `Du hast in deinem Termin, ${format.timeRange(from, to)} Uhr, eine Prüfung abgegeben.`,
      other: `Du hast in deinem Termin, ${format.timeRange(from, to)} Uhr, # Prüfungen abgegeben.`,
    }),
  inProgress: 'Begonnen',
  intros: INTROS,
  lastSlot: (span) => `Er war am ${format.longDate(span.from)}, ${format.timeRange(span.from, span.to)} Uhr.`,
  listAwaited: 'Die Liste erscheint wieder, sobald der Server antwortet.',
  minutes: (count) => plural(count, { one: '# Minute', other: '# Minuten' }),
  minutesLeft: (minutes) => `noch ${minutes} Min.`,
  minutesRemaining: (count) => plural(count, { one: 'Noch # Minute', other: 'Noch # Minuten' }),
  nextFree: (date) =>
    date
      ? `Nächste freie Termine am ${format.dayHeading(date)}, zum Buchen antippen`
      : 'Nächste freie Termine heute, zum Buchen antippen',
  noQuizzes: 'Keine Prüfungen vorhanden',
  noneFound: NONE_FOUND,
  openInSlot: (count) =>
    count === 0
      ? 'In deinem Termin ist noch keine Prüfung offen.'
      : plural(count, { one: 'Dann ist # Prüfung offen.', other: 'Dann sind # Prüfungen offen.' }),
  openFrom: (from, until) => `Offen von ${from} bis ${until} Uhr`,
  opening: 'Deine Prüfungen werden geöffnet …',
  opensAt: (at) => `Sie sind ab ${format.time(at)} Uhr offen.`,
  opensIn: 'Beginnt in',
  outOf: (correct, questions) => `${correct} von ${questions} richtig`,
  questions: (count) => plural(count, { one: '# Frage', other: '# Fragen' }),
  quizzes: 'Prüfungen',
  quizzesInSlot: 'Prüfungen während deines Termins',
  sinceUntil: (from, until) => `Seit ${format.dayAndMonth(from)}, offen bis ${format.dayAndMonth(until)}`,
  signInToTakeQuiz: 'Zum Mitmachen anmelden',
  scaleMark: (minutes, isLast) => (isLast ? `${minutes} Min.` : String(minutes)),
  settingUp: 'Deine Schule richtet noch ein',
  settingUpNote: 'Es gibt noch keine Prüfungen. Komm morgen wieder oder frag deine Lehrkraft.',
  score: (score) => format.percent(score),
  showAll: (count) => `Alle ${format.count(count)} zeigen`,
  slotActive: 'Läuft',
  slotOver: 'Dein Termin ist vorbei',
  slotOverWellDone: 'Gut gemacht, dein Termin ist vorbei',
  slotProgress: (left, minutes) => `${left} von ${minutes} Minuten`,
  slotTime: 'Terminzeit',
  slotUnknown: 'Deine Prüfungen erscheinen hier, sobald dein Termin bekannt ist.',
  span: (from, to) => `${format.longDate(from)}\u00a0· ${format.timeRange(from, to)} Uhr`,
  stayHere: 'Bleib auf dieser Seite. Deine Prüfungen erscheinen hier.',
  takeQuiz: 'Zur Prüfung',
  timeLeft: (clock) => ['noch ', clock],
  viewResults: 'Ergebnisse ansehen',
  visitorNote: 'Ansehen dürfen alle. Um eine Prüfung zu machen, melde dich an.',
  welcome: (name) => (name ? `Willkommen, ${name}` : 'Willkommen'),
  yourSlot: 'Dein Termin',
}
