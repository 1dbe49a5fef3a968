import { wallDate } from '../../domain/lib/time.ts'
import type { admin as english } from '../en/admin.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

/** 'um 10:42 Uhr', sonst mit dem Tag: 'am 4. März, 10:42 Uhr'. */
const momentText = (instant: number, now: number) =>
  wallDate(instant) === wallDate(now)
    ? `von ${format.time(instant)} Uhr`
    : `vom ${format.moment(instant)} Uhr`

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
    slotAt: (from, zone) => `Termin ${format.time(from, zone)}`,
    booked: (count) => `${format.count(count)} gebucht`,
  },
  counters: {
    total: 'Prüfungen insgesamt',
    active: 'Laufende Prüfungen',
    upcoming: 'Bevorstehende Prüfungen',
    ended: 'Beendete Prüfungen',
    drafts: 'Entwürfe',
    unknown: '–',
  },
  list: {
    title: 'Alle Prüfungen',
    empty: 'Noch keine Prüfungen',
    emptyNote:
      'Eine Prüfung erscheint hier, sobald sie gespeichert ist, und auf der Startseite der Lernenden, wenn sie kein Entwurf ist.',
    createFirst: 'Erste Prüfung erstellen',
    pages: 'Seiten der Prüfungen',
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
    until: (end, to) => [to('bis '), end],
  },
  actions: {
    test: 'Prüfung testen',
    results: 'Ergebnisse ansehen',
    edit: 'Prüfung bearbeiten',
    duplicate: 'Prüfung duplizieren',
    delete: 'Prüfung löschen',
    publish: 'Prüfung veröffentlichen',
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
