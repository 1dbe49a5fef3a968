import { reasonOf } from '../../domain/lib/failure.ts'
import type { notices as english } from '../en/notices.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { said } from '../said.ts'
import { failures } from './failures.ts'
import { quizDraft } from './quiz-draft.ts'

const learners = (count: number) => plural(count, { one: '# Person', other: '# Lernende' })

export const notices: Translation<typeof english> = {
  failed: ({ action }) => failures.failed(action),
  explained: ({ action, failure }) => failures.reason(reasonOf(failure), action),
  'account-refused': ({ account, takes }) =>
    takes.length > 0
      ? `Mit ${account} kannst du dich hier nicht anmelden. Die Schule lässt Adressen von ${takes.join(', ')} zu. Nimm eine davon oder frag deine Lehrkraft.`
      : `Mit ${account} kannst du dich hier nicht anmelden. Das geht nur mit Konten, die auf der Liste der Schule stehen. Nimm ein anderes Konto oder frag deine Lehrkraft.`,
  'attempt-already-reset': ({ name }) => `Der Versuch von ${name} war schon zurückgesetzt`,
  'attempt-reset': ({ name }) => `Der Versuch von ${name} wurde zurückgesetzt`,
  'attempt-submitted': ({ name }) => `${name} hat inzwischen abgegeben`,
  'attempts-regraded': ({ count }) =>
    plural(count, { one: '# Versuch neu bewertet', other: '# Versuche neu bewertet' }),
  // The API says these in English.
  'booking-cancelled': ({ said: it }) => said(it, 'Buchung storniert'),
  'booking-moved': () => 'Dein Termin wurde verlegt',
  'booking-not-undone': ({ failure }) =>
    `Du hast den Termin noch. ${failures.reason(reasonOf(failure), 'cancel-booking')}`,
  'configuration-reset': () => 'Einstellungen zurückgesetzt',
  'configuration-updated': () => 'Termineinstellungen gespeichert',
  copied: () => 'Kopiert',
  'copy-refused': () =>
    'Der Browser erlaubt das Kopieren hier nicht. Den Text bitte auswählen und selbst kopieren.',
  'data-deleted': () => 'Deine Daten wurden gelöscht',
  'details-missing': () => 'Details können nicht gezeigt werden: Angaben zu Prüfung oder Person fehlen',
  'draft-saved': () => 'Entwurf gespeichert',
  'draft-problem': ({ problem }) => quizDraft.problem(problem),
  'import-not-loaded': () =>
    'Der Import konnte nicht geladen werden. Verbindung prüfen und noch einmal versuchen.',
  'not-in-aiken': ({ number }) =>
    `Frage ${number} lässt sich nicht als Aiken schreiben: Eine ihrer Zeilen würde als etwas anderes gelesen. Wähle ein anderes Format.`,
  'export-not-loaded': () =>
    'Der Export konnte nicht geladen werden. Verbindung prüfen und noch einmal versuchen.',
  'export-stopped': ({ failure }) =>
    `Der Export wurde abgebrochen, es wurde keine Datei gespeichert. ${failures.reason(reasonOf(failure), 'export-results')}`,
  'export-too-long': ({ count }) =>
    `Es gibt mehr als ${format.count(count)} Ergebnisse. Sie lassen sich Prüfung für Prüfung exportieren.`,
  'export-too-many-people': ({ count }) =>
    `Es gibt mehr als ${format.count(count)} Lernende. Sie lassen sich Klasse für Klasse exportieren.`,
  'export-left-out': ({ count }) =>
    plural(count, {
      one: '# Eintrag konnte nicht gelesen werden und fehlt in der Datei.',
      other: '# Einträge konnten nicht gelesen werden und fehlen in der Datei.',
    }),
  'extension-undone': () => 'Die Zeit wurde zurückgenommen',
  'extra-time-saved': ({ name }) => `Zusatzzeit für ${name} gespeichert`,
  'group-saved': ({ group, name }) =>
    group === undefined ? `${name} ist jetzt in keiner Klasse` : `${name} ist jetzt in ${group}`,
  'learners-grouped': ({ group, count }) =>
    plural(count, { one: `# Person ist jetzt in ${group}`, other: `# Lernende sind jetzt in ${group}` }),
  'language-not-loaded': () =>
    'Die Sprache konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
  'learners-began': () =>
    'Inzwischen haben Lernende begonnen. Noch ist nichts gespeichert: Zum Speichern noch einmal drücken.',
  'made-admin': ({ name }) => `${name} hat jetzt Admin-Rechte`,
  'message-sent': ({ name, count }) => `Nachricht gesendet an ${name ?? learners(count)}`,
  'person-signed-out': ({ name }) => `${name} wurde überall abgemeldet`,
  'picture-on-its-way': () => 'Das Bild wird noch hochgeladen. Weiter geht es, wenn es da ist.',
  'published-elsewhere': () =>
    'Diese Prüfung wurde inzwischen veröffentlicht: Lernende sehen sie. Deine Fassung ist noch nicht gespeichert: Noch einmal drücken.',
  'question-added': () => 'Frage hinzugefügt',
  'questions-added': ({ count, title }) => {
    const added = plural(count, { one: '# Frage hinzugefügt', other: '# Fragen hinzugefügt' })
    return title === undefined ? added : `${added}. Der Titel ist jetzt „${title}“.`
  },
  'quiz-closed': () => 'Diese Prüfung ist gerade nicht geöffnet',
  'quiz-created': () => 'Prüfung erstellt',
  'quiz-deleted': () => 'Prüfung gelöscht',
  'quiz-published': () => 'Prüfung veröffentlicht',
  'quiz-submitted': () => 'Prüfung abgegeben!',
  'quiz-updated': () => 'Prüfung gespeichert',
  'regrade-undone': () => 'Die Neubewertung wurde zurückgenommen',
  'reports-answered': ({ status, count }) =>
    plural(
      count,
      status === 'open'
        ? { one: 'Die Meldung ist wieder offen', other: '# Meldungen sind wieder offen' }
        : { one: 'Die Meldung ist beantwortet', other: '# Meldungen sind beantwortet' },
    ),
  'results-not-found': () => 'Ergebnisse nicht gefunden',
  'session-expired': () => failures.reason({ code: 'session-expired' }, 'check-session'),
  'sign-in-failed': () => 'Die Anmeldung hat nicht geklappt. Versuche es noch einmal.',
  'sign-in-first': () => 'Melde dich an, um die Prüfung zu machen',
  'signed-out': () => 'Abgemeldet',
  'signed-out-elsewhere': () => 'Überall sonst abgemeldet',
  'slot-booked': ({ said: it }) => said(it, 'Termin gebucht'),
  'slot-required': () => failures.reason({ code: 'slot-required' }, 'load-quiz'),
  'slots-generated': ({ said: it }) => said(it, 'Termine angelegt'),
  'start-resumed': ({ startedAt }) =>
    `Du hast diese Prüfung um ${format.time(startedAt)} Uhr begonnen: Deine Zeit läuft von dort weiter.`,
  'submission-failed': ({ why }) => failures.submitReason(why),
  'work-continued': ({ answers }) =>
    plural(answers, {
      one: 'Von einem anderen Gerät fortgesetzt: # Antwort',
      other: 'Von einem anderen Gerät fortgesetzt: # Antworten',
    }),
  undo: () => 'Rückgängig',
  'unmade-admin': ({ name }) => `${name} hat keine Admin-Rechte mehr`,
}
