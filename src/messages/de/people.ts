import type { people as english } from '../en/people.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const learners = (count: number) => plural(count, { one: '# Person', other: '# Lernende' })
const quizzes = (count: number) => plural(count, { one: '# Prüfung', other: '# Prüfungen' })

export const people: Translation<typeof english> = {
  title: 'Lernende und Prüfungen',
  lede: (count, quizCount) =>
    `${learners(count)}, ${quizzes(quizCount)}. Der Name führt zur Person, die Zahl zur abgegebenen Prüfung.`,
  notOffered: 'Hier gibt es keine Liste der Lernenden',
  notOfferedNote: 'Die API dieser Website nennt die Lernenden nicht.',
  toResults: 'Alle Ergebnisse',

  search: 'Lernende suchen',
  searchHint: 'Name oder E-Mail',
  group: 'Klasse',
  everybody: 'Alle Klassen',
  groupOf: (group, count) => `${group} (${format.count(count)})`,
  sort: 'Sortieren',
  sorts: { weakest: 'Schwächste zuerst', name: 'Nach Namen' },
  view: 'Welche Lernenden',
  views: { all: 'Alle', weakest: 'Zehn schwächste', 'not-taken': 'Noch nicht gemacht' },
  notTakenQuiz: 'Prüfung, die fehlt',

  learner: 'Name',
  average: 'Durchschnitt',
  trend: 'Verlauf',
  trendOf: (scores) => `Ergebnisse von der ersten bis zur letzten Prüfung: ${scores.join(', ')}`,
  scores: 'Ergebnisse, seitlich zu verschieben',
  paper: (name, quiz, score) => `${name}, ${quiz}: ${score}`,
  notTaken: 'Noch nicht gemacht',
  columnAverages: 'Durchschnitt aller gefundenen',
  neverTaken: (count, areAll) =>
    areAll
      ? plural(count, { one: '# Person hat noch nichts gemacht', other: '# haben noch nichts gemacht' })
      : plural(count, {
          one: '# auf dieser Seite hat noch nichts gemacht',
          other: '# auf dieser Seite haben noch nichts gemacht',
        }),
  neverTakenNote: 'Sie zählen in keinem Durchschnitt.',
  legend: { green: 'ab 80', yellow: 'ab 60', red: 'unter 60', none: '– noch nicht gemacht' },
  showing: ({ from, to, total }) =>
    `${format.count(from)} bis ${format.count(to)} von ${format.count(total)}`,
  pages: 'Seiten der Lernenden',

  none: 'Keine Ergebnisse gefunden',
  noneYet: 'Noch hat sich niemand angemeldet.',
  nothingTaken: 'Noch hat niemand eine Prüfung gemacht.',
  noneFound: 'Niemand passt zu dieser Suche.',
  allTaken: 'Alle haben diese Prüfung gemacht.',
  showAll: 'Alle Lernenden zeigen',

  exportCsv: 'CSV exportieren',
  file: 'lernende',

  newClass: 'Neue Klasse',
  newClassFrom: ' aus einer Liste …',
  newClassTitle: 'Neue Klasse aus einer Liste',
  className: 'Name der Klasse',
  emails: 'E-Mail-Adressen',
  emailsHint: 'Eine Liste oder eine Spalte einer Tabelle einfügen. Alles andere darin wird übergangen.',
  addressesFound: (count) => plural(count, { one: '# Adresse gefunden', other: '# Adressen gefunden' }),
  make: 'Klasse anlegen',
  making: 'Wird gespeichert …',
  unknown: (emails) =>
    `${plural(emails.length, {
      one: '# Adresse gehört zu niemandem, der sich angemeldet hat',
      other: '# Adressen gehören zu niemandem, der sich angemeldet hat',
    })}: ${emails.join(', ')}`,
  close: 'Schließen',
}
