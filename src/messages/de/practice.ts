import type { practice as english } from '../en/practice.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const questions = (count: number) => plural(count, { one: '# Frage', other: '# Fragen' })

export const practice: Translation<typeof english> = {
  title: 'Übung',
  lede: 'Keine Uhr, keine Wertung, nichts wird gesendet.',
  back: 'Zurück zu den Ergebnissen',
  place: (number, total) => `${format.count(number)} von ${format.count(total)}`,
  question: (number) => `Frage ${format.count(number)}`,

  right: 'Das ist richtig.',
  wrong: 'Nicht ganz.',
  comesBack: (days) =>
    days <= 1
      ? 'Diese Frage kommt morgen wieder.'
      : `Diese Frage kommt in ${format.count(days)} Tagen wieder.`,
  tryAgain: 'Noch einmal',
  next: 'Weiter',
  finish: 'Fertig',

  done: 'Fertig für heute',
  doneNote: (count, tomorrow) =>
    `Du hast ${questions(count)} geübt. ${tomorrow === 0 ? 'Morgen kommt keine wieder.' : plural(tomorrow, { one: 'Morgen kommt # wieder.', other: 'Morgen kommen # wieder.' })}`,
  nothingDue: 'Heute gibt es nichts zu üben',
  nothingDueNote: 'Fragen, die du übst, kommen hier wieder, wenn es Zeit für sie ist.',
  myResults: 'Meine Ergebnisse',
}
