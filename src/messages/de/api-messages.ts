import type { apiMessages as english } from '../en/api-messages.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const apiMessages: Translation<typeof english> = {
  administrator: () => 'Admins können nicht gelöscht werden: Erst die Admin-Rechte entziehen',
  already_booked: () => 'Du hast diesen Termin schon gebucht',
  already_submitted: () => 'Du hast diese Prüfung schon abgegeben',
  attempt_submitted: () => 'Dieser Versuch wurde inzwischen abgegeben',
  attempt_unknown: () => 'Versuch nicht gefunden',
  begun: () => 'Diese Prüfung wurde schon begonnen: Sie kann nicht wieder Entwurf werden',
  body_too_large: () => 'Was gesendet wurde, ist zu groß',
  booking_cancelled: () => 'Diese Buchung ist schon storniert',
  booking_limit: () =>
    'Du hast schon so viele künftige Termine, wie erlaubt sind. Verlege oder storniere einen, um einen anderen zu buchen.',
  booking_not_cancelled: () => 'Diese Buchung konnte nicht storniert werden. Versuche es noch einmal.',
  booking_unknown: () => 'Buchung nicht gefunden',
  booking_used: () => 'Diese Buchung wurde schon genutzt',
  cancelled: () => 'Buchung storniert',
  database_busy: () => 'Die Datenbank ist ausgelastet. Versuche es gleich noch einmal.',
  database_full: () =>
    'Die Datenbank hat keinen Platz mehr, es wurde nichts gespeichert. Versuche es später noch einmal.',
  database_unreachable: () => 'Die Datenbank ist nicht erreichbar. Versuche es gleich noch einmal.',
  dates_reversed: () => 'Das Ende darf nicht vor dem Anfang liegen',
  dates_too_many: ({ days }) => plural(days, { one: 'Höchstens # Tag', other: 'Höchstens # Tage' }),
  declared_admin: () =>
    'Diese Person hat das Recht durch die Anmeldung: Erst die Einstellung des Servers ändern (ADMIN_EMAILS)',
  edited_meanwhile: () =>
    'Jemand anderes hat diese Prüfung inzwischen gespeichert. Deine Fassung ist nicht gespeichert.',
  graded: () =>
    'Diese Prüfung wird bewertet: Ihre Antworten können nicht öffentlich sein, bevor sie beendet ist',
  image_type: () => 'Das Bild muss PNG, JPEG, WebP, GIF oder AVIF sein',
  image_unreadable: () => 'Das Bild ist nicht lesbar oder hat mehr als 40 Millionen Pixel',
  internal: () => 'Fehler im Server',
  invalid: ({ field, problem }) => `Der Server hat „${field}“ nicht angenommen: ${problem}`,
  last_admin: () => 'Mindestens eine Person muss Admin-Rechte behalten',
  not_at_work: ({ whom }) =>
    whom === 'all'
      ? 'Niemand arbeitet gerade an dieser Prüfung'
      : 'Diese Person arbeitet gerade nicht an dieser Prüfung',
  not_extended: () => 'Es gibt keine zusätzlichen Minuten zurückzunehmen',
  not_found: () => 'Nicht gefunden',
  not_started: () => 'Starte diese Prüfung, bevor du sie abgibst',
  nothing_counts: () => 'Mindestens eine Frage muss für alle zählen',
  other_version: () => 'Diese Antworten gehören zu einer anderen Fassung dieser Prüfung',
  person_unknown: () => 'Person nicht gefunden',
  quiz_open: () =>
    'Du hast eine Prüfung begonnen, die noch offen ist. Deine Daten können gelöscht werden, sobald sie beendet ist.',
  regrade_outdated: () => 'Diese Prüfung wurde inzwischen geändert: Bewerte sie stattdessen noch einmal neu',
  regrade_unknown: () => 'Neubewertung nicht gefunden',
  regraded_meanwhile: () =>
    'Jemand anders hat diese Prüfung neu bewertet oder bearbeitet. Vor dem Anwenden noch einmal ansehen.',
  report_answered: () => 'Diese Meldung wurde schon beantwortet',
  report_unknown: () => 'Meldung nicht gefunden',
  results_unknown: () => 'Ergebnisse nicht gefunden',
  slot_booked: () => 'Termin gebucht',
  slot_ended: () => 'Dieser Termin ist schon vorbei',
  slot_full: () => 'Dieser Termin ist ausgebucht',
  slot_required: () => 'Prüfungen sind für dich nur während deines gebuchten Termins offen.',
  slot_started: () => 'Dieser Termin hat schon begonnen',
  slot_unknown: () => 'Termin nicht gefunden',
  slots_exist: () => 'Alle Termine gibt es schon',
  slots_generated: ({ count }) => plural(count, { one: '# Termin angelegt', other: '# Termine angelegt' }),
  too_large: ({ field, megabytes }) => `„${field}“ darf höchstens ${megabytes} MB groß sein`,
  too_many_reports: () => 'Du hast zu viele Fragen dieser Prüfung gemeldet',
  unstorable: ({ field }) => `„${field}“ hat Zeichen, die nicht gespeichert werden können`,
  user_unknown: () => 'Person nicht gefunden',
}
