import type { Action, Reason, SubmitReason } from '../../domain/lib/failure.ts'
import type { failures as english } from '../en/failures.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { saidReason } from '../said.ts'

const FAILED: Record<Action, string> = {
  'analyse-questions': 'Die Fragen konnten nicht ausgewertet werden',
  'book-slot': 'Der Termin konnte nicht gebucht werden',
  'cancel-booking': 'Die Buchung konnte nicht storniert werden',
  'change-account': 'Das Konto konnte nicht geändert werden',
  'check-session': 'Die Anmeldung konnte nicht geprüft werden',
  'create-quiz': 'Die Prüfung konnte nicht erstellt werden',
  'delete-data': 'Deine Daten konnten nicht gelöscht werden',
  'delete-quiz': 'Die Prüfung konnte nicht gelöscht werden',
  'duplicate-quiz': 'Die Prüfung konnte nicht dupliziert werden',
  'export-results': 'Die Ergebnisse konnten nicht exportiert werden',
  'fetch-available-slots': 'Freie Termine konnten nicht geladen werden',
  'fetch-quizzes': 'Die Prüfungen konnten nicht geladen werden',
  'fetch-slot-bookings': 'Die Buchungen konnten nicht geladen werden',
  'fetch-slot-configuration': 'Die Termineinstellungen konnten nicht geladen werden',
  'fetch-slot-overview': 'Die Terminübersicht konnte nicht geladen werden',
  'fetch-slot-statistics': 'Die Terminstatistik konnte nicht geladen werden',
  'fetch-slot-summary': 'Die Zusammenfassung der Termine konnte nicht geladen werden',
  'generate-slots': 'Die Termine konnten nicht angelegt werden',
  'load-analytics': 'Die Auswertungen konnten nicht geladen werden',
  'load-quiz': 'Die Prüfung konnte nicht geladen werden',
  'report-question': 'Die Frage konnte nicht gemeldet werden',
  'load-quiz-statistics': 'Die Statistik der Prüfung konnte nicht geladen werden',
  'load-data': 'Deine Daten konnten nicht geladen werden',
  'load-people': 'Die Lernenden konnten nicht geladen werden',
  'load-person': 'Die Person konnte nicht geladen werden',
  'load-log': 'Das Protokoll konnte nicht geladen werden',
  'load-reports': 'Die Meldungen konnten nicht geladen werden',
  'answer-report': 'Die Meldungen konnten nicht beantwortet werden',
  'load-results': 'Die Ergebnisse konnten nicht geladen werden',
  'load-results-data': 'Die Ergebnisdaten konnten nicht geladen werden',
  'load-your-results': 'Deine Ergebnisse konnten nicht geladen werden',
  logout: 'Das Abmelden hat nicht geklappt',
  regrade: 'Die Neubewertung hat nicht geklappt',
  'extend-time': 'Die Zeit konnte nicht geändert werden',
  'load-room': 'Der Raum konnte nicht geladen werden',
  'save-group': 'Die Klasse konnte nicht gespeichert werden',
  'save-extra-time': 'Die Zusatzzeit konnte nicht gespeichert werden',
  'send-message': 'Die Nachricht konnte nicht gesendet werden',
  'reset-attempt': 'Der Versuch konnte nicht zurückgesetzt werden',
  'reset-configuration': 'Die Einstellungen konnten nicht zurückgesetzt werden',
  'start-quiz': 'Die Prüfung konnte nicht gestartet werden',
  'submit-quiz': 'Die Prüfung konnte nicht abgegeben werden',
  'update-configuration': 'Die Einstellungen konnten nicht gespeichert werden',
  'update-quiz': 'Die Prüfung konnte nicht gespeichert werden',
  'upload-image': 'Das Bild konnte nicht hochgeladen werden',
}

const REASONS: Wording<Exclude<Reason, { code: 'unknown' }>> = {
  'too-many-requests': () => 'Zu viele Anfragen. Warte einen Moment und versuche es noch einmal.',
  'quiz-closed': () => 'Diese Prüfung ist gerade nicht geöffnet.',
  'quiz-not-found': () => 'Prüfung nicht gefunden.',
  'no-permission': () => 'Dafür fehlt die Berechtigung.',
  'session-expired': () => 'Deine Anmeldung ist abgelaufen. Melde dich noch einmal an, um weiterzumachen.',
  network: () => 'Keine Verbindung. Prüfe deine Internetverbindung und versuche es noch einmal.',
  'results-changed': () => 'Die Ergebnisse haben sich beim Lesen geändert. Versuche es noch einmal.',
  'slot-required': () =>
    'Prüfungen sind nur während deines gebuchten Termins offen. Buche zuerst einen Termin.',
  'unexpected-answer': () => 'Der Server hat etwas Unerwartetes geantwortet. Versuche es später noch einmal.',
  'request-failed': () => 'Die Anfrage hat nicht geklappt',
  said: saidReason,
}

const SUBMIT_REASONS: Wording<Exclude<SubmitReason, { code: 'other' }>> = {
  'other-answers-stored': () =>
    'Vor diesen Antworten wurden schon andere abgegeben: auf einem anderen Gerät, oder bevor diese Seite neu geladen wurde. Es zählen die früheren.',
  'submission-closed': () =>
    'Die Zeit für die Abgabe ist vorbei. Speichere eine Kopie deiner Antworten und zeige sie deiner Lehrkraft.',
  'too-many-submissions': () => 'Zu viele Abgabeversuche. Warte einen Moment und versuche es noch einmal.',
  'submission-lost': () => 'Netzwerkfehler. Prüfe deine Verbindung und versuche es noch einmal.',
}

export const failures: Translation<typeof english> = {
  failed: (action) => FAILED[action],
  reason: (reason, action) => (reason.code === 'unknown' ? FAILED[action] : word(REASONS, reason)),
  submitReason: (why) =>
    why.code === 'other' ? failures.reason(why.reason, 'submit-quiz') : word(SUBMIT_REASONS, why),
}
