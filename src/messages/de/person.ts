import type { person as english } from '../en/person.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const person: Translation<typeof english> = {
  where: 'Seitenpfad',
  learners: 'Lernende',
  since: (at) => `seit ${format.date(at)}`,
  notFound: 'Person nicht gefunden',
  notFoundNote: 'Unter dieser Adresse gibt es niemanden, oder die Person hat ihre Daten gelöscht.',
  backToLearners: 'Zurück zu den Lernenden',

  scores: 'Ergebnisse',
  summary: (quizzes, average) =>
    `${plural(quizzes, { one: '# Prüfung', other: '# Prüfungen' })} · Durchschnitt ${format.percent(average)}`,
  change: (points, since) =>
    points === 0
      ? `wie am ${format.date(since)}`
      : `${points > 0 ? `${points} mehr` : `${-points} weniger`} als am ${format.date(since)}`,
  trend: (scores) => `Ergebnisse vom frühesten bis zum neuesten: ${scores.join(', ')}`,

  attempts: 'Alle Versuche',
  quiz: 'Prüfung',
  more: (quiz) => `Mehr zu ${quiz}`,
  none: 'Keine Ergebnisse gefunden',
  noneYet: 'Diese Person hat noch keine Prüfung gemacht.',
  notYetTaken: (quizzes) => plural(quizzes, { other: '# noch nicht gemacht' }),

  extraTime: 'Zusatzzeit',
  extraTimeNote: 'Gilt in jeder Prüfung, auch in der, die jetzt läuft.',
  changeTime: 'Ändern …',

  topics: 'Themen',
  topicsNote: (answers) =>
    `Schwächste zuerst, aus ${plural(answers, { one: '# Antwort', other: '# Antworten' })}`,

  group: 'Klasse …',
  groupTitle: (name) => `Klasse von ${name}`,
  groupName: 'Name der Klasse',
  groupHint: 'Leer: in keiner Klasse.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  exportCsv: 'CSV exportieren',
}
