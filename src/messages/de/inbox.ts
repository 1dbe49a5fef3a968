import type { ReportKind, ReportState } from '../../domain/reports/reports.ts'
import type { inbox as english } from '../en/inbox.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { results } from './results.ts'

const KINDS: Record<ReportKind, string> = {
  picture: 'Ein Bild fehlt',
  formula: 'Eine Formel ist kaputt',
  'two-right': 'Zwei Antworten sind richtig',
  'none-right': 'Keine Antwort ist richtig',
  unclear: 'Ich verstehe sie nicht',
}

const SAID: Record<ReportKind, string> = {
  picture: 'ein fehlendes Bild',
  formula: 'eine kaputte Formel',
  'two-right': 'zwei richtige Antworten',
  'none-right': 'keine richtige Antwort',
  unclear: 'dass die Frage unverständlich ist',
}

const STATES: Record<ReportState, string> = {
  open: 'Offen',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
}

const EMPTY: Record<ReportState, string> = {
  open: 'Keine Frage ist gemeldet',
  accepted: 'Noch keine Meldung wurde angenommen',
  declined: 'Noch keine Meldung wurde abgelehnt',
}

const reports = (count: number) => plural(count, { one: '# Meldung', other: '# Meldungen' })

export const inbox: Translation<typeof english> = {
  title: 'Meldungen',
  lede: (count, questions) =>
    `${reports(count)} zu ${plural(questions, { one: '# Frage', other: '# Fragen' })}. Die am häufigsten gemeldeten zuerst.`,
  show: 'Anzeigen',
  state: (status) => STATES[status],
  refresh: 'Meldungen neu laden',
  empty: (status) => EMPTY[status],
  emptyNote:
    'Wenn Lernende eine Frage als falsch melden, steht sie hier zusammen mit dem, was sie dazu sagen.',
  notOffered: 'Hier gibt es keine Meldungen',
  notOfferedNote: 'Die API dieser Website bewahrt nicht auf, was Lernende melden.',

  questions: 'Gemeldete Fragen',
  question: (number) => (number === undefined ? 'Eine Frage ohne bekannten Platz' : `Frage ${number}`),
  place: (title, lastAt) => (lastAt === undefined ? title : `${title} · zuletzt ${format.moment(lastAt)}`),
  reports,
  kind: (kind) => KINDS[kind],
  say: (kind, count) => `${plural(count, { one: '# Person meldet', other: '# melden' })} ${SAID[kind]}`,
  gone: 'Die Frage ist nicht mehr in der Prüfung.',

  learnersSay: 'Was Lernende sagen',
  lineBy: (name, at) => (at === undefined ? name : `${name} · ${format.moment(at)}`),
  more: (count) => `${format.count(count)} weitere`,
  answersSay: 'Was die Antworten sagen',
  noAnswers: 'Noch niemand hat diese Prüfung abgegeben.',
  notRead: 'Es gibt viele Versuche: Die Fragenanalyse liest sie, wenn du sie dort startest.',
  bothSay: (count, letter) =>
    `${plural(count, { one: '# Person meldet sie', other: '# melden sie' })}, und die Besten wählten ${letter}.`,

  reply: (count) =>
    plural(count, { one: 'Was die Person lesen wird', other: 'Was die # Lernenden lesen werden' }),
  replyHint: 'Einmal, auf der Startseite und beim Ergebnis. Niemand liest, wer sonst gemeldet hat.',
  accept: 'Annehmen',
  acceptOnly: 'Nur annehmen',
  acceptWith: (change, attempts) => `${change}, ${results.attempts(attempts)} neu bewerten`,
  decline: 'Ablehnen …',
  declineTitle: (number) =>
    number === undefined ? 'Die Meldungen ablehnen' : `Frage ${number} bleibt, wie sie ist`,
  declineNow: 'Ablehnen',
  answering: 'Wird gesendet …',
  answered: (by, at) =>
    [by === undefined ? 'Beantwortet' : `Beantwortet von ${by}`, at === undefined ? '' : format.moment(at)]
      .filter(Boolean)
      .join(' · '),
  noReply: 'Es wurde kein Satz gesendet.',
  openAgain: 'Wieder öffnen',

  reported: (questions) =>
    plural(questions, { one: '# Frage ist gemeldet.', other: '# Fragen sind gemeldet.' }),
  look: 'Meldungen ansehen',
  inRoom: 'Gerade gemeldet',
  message: (number) => `Frage ${number}: `,
  lookAtIt: 'Ansehen',
  tellEveryone: 'Allen mitteilen …',
}
