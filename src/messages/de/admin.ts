import { wallDate } from '../../domain/lib/time.ts'
import type { Need } from '../../domain/quizzes/quiz-list.ts'
import type { admin as english } from '../en/admin.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

/** 'um 10:42 Uhr', sonst mit dem Tag: 'am 4. März, 10:42 Uhr'. */
const momentText = (instant: number, now: number) =>
  wallDate(instant) === wallDate(now)
    ? `von ${format.time(instant)} Uhr`
    : `vom ${format.moment(instant)} Uhr`

const NEEDS: { [Kind in Need['need']]: (need: Extract<Need, { need: Kind }>) => string } = {
  'draft-starts': ({ title, at, questions }) =>
    `${title} ist ein Entwurf mit Beginn ${format.moment(at)} und ${plural(questions, { one: '# Frage', other: '# Fragen' })}.`,
  'no-questions': ({ title, at }) => `${title} hat keine Fragen. Beginn ${format.moment(at)}.`,
  ended: ({ title }) => `${title} ist vorbei. Die Ergebnisse liegen vor.`,
}

export const admin: Translation<typeof english> = {
  title: 'Prüfungsverwaltung',
  lede: 'Prüfungen verwalten und Auswertungen ansehen',
  createNewQuiz: 'Neue Prüfung erstellen',
  import: 'Importieren',
  sections: {
    label: 'Verwaltung',
    quizzes: 'Prüfungen',
    slots: 'Termine',
    results: 'Ergebnisse',
    learners: 'Lernende',
    slotAt: (from, zone) => `Termin ${format.time(from, zone)} ·`,
    booked: (count) => `${format.count(count)} gebucht`,
  },
  needs: {
    title: 'Heute zu tun',
    continue: 'Weiter bearbeiten',
    sentence: (need): string => NEEDS[need.need](need as never),
  },
  counters: {
    total: 'Prüfungen insgesamt',
    active: 'Laufende Prüfungen',
    upcoming: 'Bevorstehende Prüfungen',
    ended: 'Beendete Prüfungen',
    unknown: '–',
  },
  list: {
    title: 'Alle Prüfungen',
    empty: 'Noch keine Prüfungen',
    emptyNote:
      'Eine Prüfung erscheint hier, sobald sie gespeichert ist, und auf der Startseite der Lernenden, wenn sie kein Entwurf ist.',
    createFirst: 'Erste Prüfung erstellen',
    pages: 'Seiten der Prüfungen',
    search: 'Prüfung suchen',
    states: { all: 'Alle', active: 'Laufend', upcoming: 'Bevorstehend', ended: 'Beendet', draft: 'Entwurf' },
    noMatches: 'Keine Prüfung passt dazu.',
    showing: (from, to, total) => `${from} bis ${to} von ${total} Prüfungen`,
  },
  table: {
    quiz: 'Prüfung',
    status: 'Status',
    duration: 'Dauer',
    questions: 'Fragen',
    schedule: 'Zeitraum',
    actions: 'Aktionen',
    unreadable: 'Diese Prüfung konnte nicht gelesen werden.',
    unknown: '–',
    minutes: (minutes) => `${minutes} Min.`,
    questionsAfter: (count) => plural(count, { one: ' Frage', other: ' Fragen' }),
    openUntil: (end) => `bis ${end}`,
    until: (end, to) => [to('bis '), end],
  },
  actions: {
    test: 'Prüfung testen',
    results: 'Ergebnisse ansehen',
    edit: 'Prüfung bearbeiten',
    duplicate: 'Prüfung duplizieren',
    delete: 'Prüfung löschen',
    publish: 'Prüfung veröffentlichen',
    unpublish: 'Zurückziehen',
    copyLink: 'Link für Lernende kopieren',
    more: (quiz) => `Mehr zu ${quiz}`,
  },
  deletion: {
    title: (quiz) => `Prüfung löschen: ${quiz}`,
    message: ({ attempts, running } = {}) =>
      [
        'Diese Prüfung wirklich löschen?',
        attempts &&
          plural(attempts, { one: 'Dazu gibt es # Ergebnis.', other: 'Dazu gibt es # Ergebnisse.' }),
        running &&
          plural(running, {
            one: '# Person arbeitet gerade daran.',
            other: '# Lernende arbeiten gerade daran.',
          }),
      ]
        .filter(Boolean)
        .join(' '),
    confirm: 'Prüfung löschen',
    busy: 'Wird gelöscht …',
  },
  offer: {
    message: (savedAt, now) => `Es gibt ungespeicherte Änderungen ${momentText(savedAt, now)}`,
    restore: 'Wiederherstellen',
    discard: 'Verwerfen',
  },
  leaving: {
    title: 'Ungespeicherte Änderungen verwerfen?',
    message: 'Was seit dem letzten Speichern geändert wurde, geht verloren.',
    confirm: 'Änderungen verwerfen',
    cancel: 'Weiter bearbeiten',
  },
}
