import type { unsent as english } from '../en/unsent.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const questionsOf = (total: number) => plural(total, { one: '# Frage', other: '# Fragen' })

export const unsent: Translation<typeof english> = {
  title: {
    waiting: 'Noch nicht gesendet',
    refused: 'Nicht angenommen',
    over: 'Andere Antworten zählen',
  },
  waiting: 'Wartet',
  saved: (attempted, total, resends) =>
    resends
      ? `Deine Antworten auf ${attempted} von ${questionsOf(total)} sind auf diesem Gerät gespeichert. Wir senden sie, sobald es wieder geht. Du kannst diese Seite schließen.`
      : `Deine Antworten auf ${attempted} von ${questionsOf(total)} sind auf diesem Gerät gespeichert. Du kannst es noch einmal versuchen oder eine Kopie aufheben.`,
  notStored: (attempted, total) =>
    `Die Antworten auf diesem Gerät (${attempted} von ${questionsOf(total)}) wurden nicht abgegeben. Sie sind auf diesem Gerät gespeichert, damit du eine Kopie aufheben kannst.`,
  seeResult: 'Ergebnis ansehen',
  tryAgain: 'Erneut versuchen',
  sending: 'Wird gesendet …',
  download: 'Kopie speichern',
  copyNote: 'Die Kopie ist eine Datei für deine Lehrkraft, falls dieses Gerät verloren geht.',
  discard: 'Meine Antworten löschen',
  discardTitle: 'Deine Antworten löschen?',
  discardMessage:
    'Sie sind sonst nirgends gespeichert. Speichere vorher eine Kopie, wenn deine Lehrkraft sie sehen soll.',

  copy: {
    noAnswer: 'keine Antwort',
    quiz: (quizId) => `Prüfung ${quizId}`,
    started: (instant) => `Begonnen ${instant}`,
  },
}
