import type { Detail, QuestionChange } from '../../domain/authoring/draft/draft-merge.ts'
import type { MeanwhileEditor as Editor } from '../../domain/quizzes/edited-meanwhile.ts'
import type { draftConflict as english } from '../en/draft-conflict.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const DETAILS: Record<Detail, string> = {
  title: 'Titel der Prüfung',
  description: 'Beschreibung',
  duration: 'Dauer',
  startTime: 'Beginn',
  endTime: 'Ende',
  review: 'Wann Lösungen gezeigt werden',
  practice: 'Üben',
  paper: 'Prüfungsbogen je Person',
  marking: 'Punktwertung',
}

const DID: Record<QuestionChange['what'], string> = {
  added: 'hinzugefügt',
  changed: 'geändert',
  removed: 'entfernt',
}

const editorText = (by: Editor) => (by.who === 'other' ? by.name : 'Jemand anderes')

export const draftConflict: Translation<typeof english> = {
  title: 'Diese Prüfung wurde geändert, während hier geschrieben wurde',
  intro: (by, at) => {
    const when = Number.isNaN(at) ? 'inzwischen' : `am ${format.moment(at)} Uhr`
    const saved =
      by.who === 'me'
        ? `Du hast sie ${when} in einem anderen Fenster oder auf einem anderen Gerät gespeichert.`
        : `${editorText(by)} hat sie ${when} gespeichert.`
    return `${saved} Von dir ist noch nichts gespeichert, und nichts ist verloren.`
  },
  side: (side, by) => {
    if (side === 'mine') return 'Hier, noch nicht gespeichert'
    return by.who === 'me' ? 'Anderswo von dir gespeichert' : `Gespeichert von: ${editorText(by)}`
  },
  changes: ({ details, questions, isReordered }) => [
    ...details.map((detail) => `${DETAILS[detail]} geändert`),
    ...questions.map(({ what, number }) => `Frage ${number} ${DID[what]}`),
    ...(isReordered ? ['Fragen verschoben'] : []),
  ],
  noChanges: 'Keine Änderungen',
  clashes: (count) =>
    plural(count, {
      one: 'Beide Fassungen haben das geändert. Was soll gelten?',
      other: 'Beide Fassungen haben diese # geändert. Was soll gelten?',
    }),
  fits: 'Die Änderungen berühren einander nicht: Alle können bleiben.',
  detail: (detail) => DETAILS[detail],
  question: 'Frage',
  removed: 'Entfernt',
  blank: 'Leer',
  minutes: (minutes) => `${minutes} Min.`,
  merge: 'Beides behalten und speichern',
  undecided: (count) => `noch ${count} zu wählen`,
  keepMine: 'Meine behalten …',
  takeTheirs: 'Die andere übernehmen',
  takeNote: 'Wenn du die andere übernimmst, bleibt deine auf diesem Gerät und lässt sich wiederherstellen.',
  later: 'Nicht jetzt',
  replacing: {
    title: 'Ersetzen, was inzwischen gespeichert wurde?',
    message: 'Diese Änderungen gehen verloren:',
    confirm: 'Ersetzen und speichern',
  },
  deleted: {
    title: 'Diese Prüfung wurde gelöscht, während hier geschrieben wurde',
    message:
      'Was du geschrieben hast, ist nicht verloren: Es lässt sich als neue Prüfung speichern, ohne die Ergebnisse der gelöschten.',
    confirm: 'Als neue Prüfung speichern',
  },
  copy: {
    message: (at) => `Deine Fassung vom ${format.moment(at)} liegt auf diesem Gerät.`,
    restore: 'Wiederherstellen',
    discard: 'Verwerfen',
  },
  compare: 'Vergleichen',
}
