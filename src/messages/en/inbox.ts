import type { ReportKind, ReportState } from '../../domain/reports/reports.ts'
import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'
import { results } from './results.ts'

const KINDS: Record<ReportKind, string> = {
  picture: 'A picture is missing',
  formula: 'A formula is broken',
  'two-right': 'Two answers are right',
  'none-right': 'No answer is right',
  unclear: 'I cannot understand it',
}

/** What several of them say, behind 'report'. */
const SAID: Record<ReportKind, string> = {
  picture: 'a missing picture',
  formula: 'a broken formula',
  'two-right': 'two right answers',
  'none-right': 'no right answer',
  unclear: 'that they cannot understand it',
}

const say = (kind: ReportKind, count: number) =>
  `${plural(count, { one: '# reports', other: '# report' })} ${SAID[kind]}`

const STATES: Record<ReportState, string> = { open: 'Open', accepted: 'Accepted', declined: 'Declined' }

const EMPTY: Record<ReportState, string> = {
  open: 'No question is reported',
  accepted: 'No report has been accepted',
  declined: 'No report has been declined',
}

const reports = (count: number) => plural(count, { one: '# report', other: '# reports' })

export const inbox = words('inbox', {
  title: 'Reports',
  lede: (count: number, questions: number) =>
    `${reports(count)} on ${plural(questions, { one: '# question', other: '# questions' })}. The most often reported come first.`,
  show: 'Show',
  state: (status: ReportState) => STATES[status],
  refresh: 'Refresh reports',
  empty: (status: ReportState) => EMPTY[status],
  emptyNote: 'When learners report a question as wrong, it appears here with what they say.',
  notOffered: 'No reports here',
  notOfferedNote: 'This site’s API does not keep what learners report.',

  questions: 'Reported questions',
  question: (number: number | undefined) =>
    number === undefined ? 'A question without a known place' : `Question ${number}`,
  place: (title: string, lastAt: number | undefined) =>
    lastAt === undefined ? title : `${title} · last ${format.moment(lastAt)}`,
  reports,
  kind: (kind: ReportKind) => KINDS[kind],
  say,
  gone: 'The question is no longer in the quiz.',

  learnersSay: 'What learners say',
  lineBy: (name: string, at: number | undefined) =>
    at === undefined ? name : `${name} · ${format.moment(at)}`,
  more: (count: number) => `${format.count(count)} more`,
  answersSay: 'What the answers say',
  noAnswers: 'Nobody has submitted this quiz yet.',
  notRead: 'There are many attempts: the item analysis reads them when you start it.',
  bothSay: (count: number, letter: string) =>
    `${plural(count, { one: '# reports it', other: '# report it' })}, and the best chose ${letter}.`,

  reply: (count: number) =>
    plural(count, { one: 'What the learner will read', other: 'What the # learners will read' }),
  replyHint: 'Once, on Home and in their result. Nobody reads who else reported.',
  accept: 'Accept',
  acceptOnly: 'Only accept',
  acceptWith: (change: string, attempts: number) => `${change}, regrade ${results.attempts(attempts)}`,
  decline: 'Decline…',
  declineTitle: (number: number | undefined) =>
    number === undefined ? 'Decline the reports' : `Question ${number} stays as it is`,
  declineNow: 'Decline',
  answering: 'Sending...',
  answered: (by: string | undefined, at: number | undefined) =>
    [by === undefined ? 'Answered' : `Answered by ${by}`, at === undefined ? '' : format.moment(at)]
      .filter(Boolean)
      .join(' · '),
  noReply: 'No sentence was sent.',
  openAgain: 'Open again',

  reported: (questions: number) =>
    plural(questions, { one: '# question is reported.', other: '# questions are reported.' }),
  look: 'Look at the reports',
  inRoom: 'Reported now',
  message: (number: number) => `Question ${number}: `,
  lookAtIt: 'Look at it',
  tellEveryone: 'Tell everyone…',
})
