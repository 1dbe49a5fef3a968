import type { RegradeChoice } from '../../domain/regrade/choices.ts'
import type { ReportKind, ReportState } from '../../domain/reports/reports.ts'
import type { inbox as english } from '../en/inbox.ts'
import { format, plural } from '../lib/language.ts'
import { unbroken } from '../lib/unbroken.ts'
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
  picture: 'ein Bild fehlt',
  formula: 'eine Formel ist kaputt',
  'two-right': 'zwei sind richtig',
  'none-right': 'keine ist richtig',
  unclear: 'unverständlich',
}

const CHANGED: Record<RegradeChoice, string> = {
  move: 'Die Lösung war falsch und ist berichtigt. Danke für deine Meldung.',
  both: 'Eine weitere Antwort gilt jetzt als richtig. Danke für deine Meldung.',
  all: 'Jede Antwort gilt jetzt als richtig. Danke für deine Meldung.',
  restore: 'Die Frage zählt wieder. Danke für deine Meldung.',
  drop: 'Die Frage zählt nicht mehr. Danke für deine Meldung.',
}
const ACCEPTED: Record<ReportKind, string> = {
  picture: 'Das Bild ist jetzt da. Danke für deine Meldung.',
  formula: 'Die Formel ist jetzt lesbar. Danke für deine Meldung.',
  'two-right': 'Du hast recht. Danke für deine Meldung.',
  'none-right': 'Du hast recht. Danke für deine Meldung.',
  unclear: 'Die Frage ist jetzt klarer gestellt. Danke für deine Meldung.',
}
const DECLINED: Record<ReportKind, string> = {
  picture: 'Wir sehen das Bild. Bitte lade die Seite neu oder versuche es mit einem anderen Browser.',
  formula:
    'Wir sehen die Formel, wie sie sein soll. Bitte lade die Seite neu oder versuche es mit einem anderen Browser.',
  'two-right': 'Wir haben es geprüft: Nur eine Antwort ist richtig.',
  'none-right': 'Wir haben es geprüft: Die richtige Antwort ist dabei.',
  unclear: 'Wir haben es geprüft: Die Frage sagt alles, was man braucht.',
}

const TOLD: Record<ReportKind, string> = {
  picture: 'Ein Bild fehlt. Wir sehen nach; macht mit den anderen weiter.',
  formula: 'Eine Formel ist kaputt. Wir sehen nach; macht mit den anderen weiter.',
  'two-right': 'Vielleicht sind zwei Antworten richtig. Wählt eine davon und macht weiter; wir sehen nach.',
  'none-right': 'Vielleicht ist keine Antwort richtig. Wir sehen nach; macht mit den anderen weiter.',
  unclear: 'Wir sehen nach; macht mit den anderen weiter.',
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
  place: (title, number, lastAt) =>
    `${title}${number === undefined ? '' : `, Frage ${number}`}${lastAt === undefined ? '' : ` · zuletzt ${unbroken(format.moment(lastAt))}`}`,
  reports,
  kind: (kind) => KINDS[kind],
  say: (kind, count) => `${plural(count, { one: '# Person meldet', other: '# melden' })}: ${SAID[kind]}`,
  gone: 'Die Frage ist nicht mehr in der Prüfung.',

  learnersSay: 'Was Lernende sagen',
  lineBy: (name, at) => (at === undefined ? name : `${name} · ${format.moment(at)}`),
  more: (count) => `${format.count(count)} weitere`,
  answersSay: 'Was die Antworten sagen',
  noAnswers: 'Noch niemand hat diese Prüfung abgegeben.',
  notRead: 'Es gibt viele Versuche: Die Fragenanalyse liest sie, wenn du sie dort startest.',
  bothSay: (count, letter) =>
    `${plural(count, { one: '# Person meldet sie', other: '# Lernende melden sie' })}, und die Besten wählten ${letter}.`,

  reply: (count) =>
    plural(count, { one: 'Was die Person lesen wird', other: 'Was die # Lernenden lesen werden' }),
  acceptedReply: (kind, choice) => (choice ? CHANGED[choice] : ACCEPTED[kind]),
  declinedReply: (kind) => DECLINED[kind],
  replyHint: 'Einmal, auf der Startseite und beim Ergebnis. Niemand liest, wer sonst gemeldet hat.',
  accept: 'Annehmen',
  acceptOnly: 'Nur annehmen, nicht neu bewerten …',
  acceptTitle: 'Annehmen, ohne neu zu bewerten',
  acceptToo: (count) => plural(count, { one: 'Die Meldung annehmen', other: 'Die # Meldungen annehmen' }),
  acceptTooNote: 'Sobald die Neubewertung angewendet ist.',
  changeElse: 'Etwas anderes ändern …',
  moreWays: 'Weitere Antworten',
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
  message: (number, text, kind) => `${text === undefined ? `Frage ${number}` : `„${text}“`}: ${TOLD[kind]}`,
  tellWhom: (count) =>
    plural(count, {
      one: 'Der einen Person mitteilen, die gerade arbeitet',
      other: 'Den # mitteilen, die gerade arbeiten',
    }),
  lookAtIt: 'Ansehen',
  tellEveryone: 'Allen mitteilen',
  later: 'Später',
}
