import type { StartProblem } from '../../domain/attempts/attempt-scene.ts'
import { reasonOf } from '../../domain/lib/failure.ts'
import type { takeQuiz as english } from '../en/take-quiz.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { failures } from './failures.ts'
import { waiting } from './waiting.ts'

const START_PROBLEMS: Wording<StartProblem> = {
  explained: ({ failure }) => failures.reason(reasonOf(failure), 'start-quiz'),
  'time-over': ({ startedAt, deadline }) =>
    `Du hast diese Prüfung um ${format.time(startedAt)} Uhr begonnen, und deine Zeit war um ${format.time(deadline)} Uhr abgelaufen.`,
}

/** Extra time may end within a minute. */
const span = (minutes: number) =>
  minutes % 1
    ? `${format.count(Math.floor(minutes))} Min. ${Math.round((minutes % 1) * 60)} Sek.`
    : `${format.count(minutes)} Min.`

export const takeQuiz: Translation<typeof english> = {
  loading: 'Prüfung wird geladen …',
  notFound: {
    title: 'Prüfung nicht gefunden',
    note: 'Vielleicht wurde sie entfernt, oder der Link ist unvollständig.',
    goHome: 'Zur Startseite',
  },

  intro: {
    wasReset: 'Dein Versuch wurde zurückgesetzt. Du kannst neu beginnen.',
    duration: 'Dauer',
    minutes: (minutes) => span(minutes),
    questions: (count) => (count === 1 ? 'Frage' : 'Fragen'),
    attempt: 'Versuch',
    slot: (from, to, minutes) => `Dein Termin: ${format.shortTimeRange(from, to)}, noch ${minutes} Min.`,
    clockStarts: 'Die Uhr läuft, sobald du darauf drückst.',
    timeNoted:
      'Wie lange du für jede Frage brauchst, wird festgehalten. Auf die Bewertung hat es nie Einfluss.',
    instructions: 'Anleitung',
    instructionList: [
      'Lies jede Frage genau.',
      'Wähle zu jeder Frage die beste Antwort.',
      'Wechsle die Frage mit „Zurück“ und „Weiter“ oder über die Fragenübersicht.',
      'Die Prüfung wird von selbst abgegeben, wenn die Zeit um ist.',
      'Nach der Abgabe kannst du die Prüfung nicht noch einmal machen.',
    ],
    howItWorks: 'So läuft es ab',
    howItWorksList: [
      'Du kannst zurückgehen und eine Antwort ändern.',
      'Markiere eine Frage, um sie vor der Abgabe noch einmal anzusehen.',
      'Wenn die Zeit um ist, wird für dich abgegeben, was du beantwortet hast.',
      'Du kannst die Prüfung einmal machen.',
    ],
    extraTime: (minutes, extra) =>
      `Deine Zeit: ${span(minutes + extra)} (${format.count(minutes)} + ${extra % 1 ? span(extra) : format.count(extra)} zusätzlich). Sie ist in der Uhr schon enthalten.`,
    cutShort: (minutes, endTime) =>
      `Du hast ${minutes} Min., denn die Prüfung endet um ${format.time(endTime)} Uhr`,
    slotEnds: (slotEnd, minutes) =>
      `Dein Termin endet um ${format.time(slotEnd)} Uhr, bevor die ${plural(minutes, { one: '# Minute dieser Prüfung um ist', other: '# Minuten dieser Prüfung um sind' })}. Du kannst sie trotzdem zu Ende machen und abgeben.`,
    bookLater: 'Späteren Termin buchen',
    startProblem: (problem) => word(START_PROBLEMS, problem),
    start: 'Prüfung starten',
    starting: 'Wird gestartet …',
  },

  device: {
    title: (ready) => (ready ? 'Dein Gerät ist bereit' : 'Dein Gerät'),
    connection: 'Verbindung',
    storage: 'Speicher',
    clockName: 'Uhr',
    connected: (connected) => (connected ? 'Verbunden' : 'Nicht verbunden'),
    clock: (skew) => waiting.clockSkew(skew),
    keepsAnswers: (keeps) =>
      keeps
        ? 'Antworten werden auf diesem Gerät gespeichert'
        : 'Antworten bleiben, solange diese Seite offen ist',
    keptInMemory:
      'Dieser Browser lässt die Seite deine Antworten nicht auf dem Gerät speichern. Lade die Seite vor der Abgabe nicht neu und schließe sie nicht: Sonst wären deine Antworten weg.',
  },

  exam: {
    hidden: 'Zeigen',
    toggleClock: (hidden) => (hidden ? 'Uhr zeigen' : 'Uhr ausblenden'),
    details: 'Details',
    progress: 'Fortschritt',
    answered: (answered, total) => `${answered} von ${total} beantwortet`,
    answeredOf: (answered, total) => `${answered} von ${total}`,
    answeredShare: (percent) => `, ${format.percent(percent)}`,
    kept: (onDevice, connected, copiesFail) => {
      if (connected && !onDevice) return 'Nur bis zum Schließen dieser Seite'
      if (connected) return copiesFail ? 'Nur auf diesem Gerät gespeichert' : 'Gespeichert'
      return onDevice
        ? 'Offline, auf diesem Gerät gespeichert'
        : 'Offline, nur bis zum Schließen dieser Seite'
    },
    ends: 'Ende',
    keptBy: (api, onDevice) => (api ? 'Gespeichert' : onDevice ? 'Gespeichert hier' : 'Nicht gespeichert'),
    connection: (connected) =>
      connected
        ? 'Die Verbindung ist wieder da.'
        : 'Keine Verbindung. Mach weiter: Deine Antworten werden gesendet, sobald sie wieder da ist.',
    slotOver: 'Dein Termin ist vorbei. Du kannst diese Prüfung trotzdem zu Ende machen und abgeben.',
    quizChanged:
      'Diese Prüfung wurde geändert, nachdem du begonnen hast. Deine Antworten sind noch da und stehen bei den richtigen Fragen. Sieh sie noch einmal durch.',
    submitting: 'Deine Antworten werden abgegeben …',
    points: (points) => plural(points, { one: '# Punkt', other: '# Punkte' }),
    where: (question, total) => `${question}/${total}`,
    openNavigator: (question, total) => `${question} von ${total}, Fragenübersicht`,
    questionOf: (question, total) => `Frage ${question} von ${total}`,
    previous: 'Zurück',
    next: 'Weiter',
    flag: (flagged) => (flagged ? 'Markiert' : 'Markieren'),
    flagTitle: (flagged) => (flagged ? 'Markierung entfernen' : 'Für später markieren'),
  },

  navigator: {
    title: 'Fragenübersicht',
    questions: 'Fragen',
    answered: 'Beantwortet',
    unattempted: 'Nicht beantwortet',
    flagged: 'Markiert',
    attempted: (attempted, total) => `${attempted} / ${total}`,
    jump: 'Frage',
    jumpRange: (count) => `1–${count}`,
    jumpLabel: (count) => `Zu Frage springen, 1 bis ${count}, dann Eingabetaste`,
    jumpError: (count) => plural(count, { one: 'Es gibt # Frage.', other: 'Es gibt # Fragen.' }),
    previousPage: 'Vorige 50 Fragen',
    nextPage: 'Nächste 50 Fragen',
  },

  submit: {
    title: 'Prüfung abgeben?',
    open: (unattempted) =>
      unattempted === 0
        ? 'Alle Fragen sind beantwortet.'
        : 'Drücke auf eine offene Frage, um zu ihr zu gehen.',
    sheet: 'Antwortbogen',
    cancel: 'Weiterarbeiten',
    submit: 'Prüfung abgeben',
    submitting: 'Wird abgegeben …',
    total: 'Gesamt',
    timeRemaining: 'Verbleibende Zeit',
    attempted: 'Beantwortet',
    unattempted: 'Nicht beantwortet',
    willCount: (unattempted) =>
      plural(unattempted, {
        one: '# nicht beantwortete Frage zählt als falsch.',
        other: '# nicht beantwortete Fragen zählen als falsch.',
      }),
    flagged: (count) => `Markierte Fragen (${count})`,
    goTo: (question) => `Zu Frage ${question} gehen`,
    more: (hidden) => `+${hidden} weitere`,
    less: 'Weniger zeigen',
  },
}
