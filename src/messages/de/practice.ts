import type { practice as english } from '../en/practice.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const questions = (count: number) => plural(count, { one: '# Frage', other: '# Fragen' })

const answers = (count: number) => plural(count, { one: '# Antwort', other: '# Antworten' })

const minutesText = (minutes: number) => plural(minutes, { one: '# Minute', other: '# Minuten' })

export const practice: Translation<typeof english> = {
  title: 'Übung',
  lede: 'Keine Uhr, keine Wertung, nichts wird gesendet.',
  ledeKept: 'Keine Uhr, keine Wertung. Was du übst, bleibt bei deinem Konto.',
  ledeTopics: 'Deine eigenen Fehler, kurz bevor du sie wieder vergisst.',
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

  weakest: 'Schwächstes Thema',
  about: (due, minutes) =>
    `${format.count(due)} fällig, etwa ${minutesText(minutes)}. Keine Uhr, keine Wertung.`,
  practise: (topic, due) => `${topic} üben: ${format.count(due)} fällig`,
  yourTopics: 'Deine Themen',
  dueToday: (count) => `${format.count(count)} heute fällig`,
  answers,
  answersLast: (count, at) => `${answers(count)}, zuletzt am ${format.dayAndMonth(at)}`,
  answersNext: (count, days, at) =>
    `${answers(count)}, die nächsten ${days <= 1 ? 'morgen' : `am ${format.dayAndMonth(at)}`}`,
  due: (count) => `${format.count(count)} fällig`,
  share: 'Richtig beantwortet',
  noneDue: 'nichts fällig',
  others: 'Andere Fragen',
  kept: 'Bleibt bei deinem Konto, auf allen deinen Geräten. Die Skala zeigt den Anteil richtiger Antworten, mit Marken bei 60 und 80.',
}
