import type { RegradeChoice } from '../../domain/regrade/choices.ts'
import type { ReportKind, ReportState } from '../../domain/reports/reports.ts'
import { format, plural } from '../lib/language.ts'
import { unbroken } from '../lib/unbroken.ts'
import { words } from '../lib/words.ts'
import { results } from './results.ts'

const KINDS: Record<ReportKind, string> = {
  picture: 'A picture is missing',
  formula: 'A formula is broken',
  'two-right': 'Two answers are right',
  'none-right': 'No answer is right',
  unclear: 'I cannot understand it',
}

/** What they say, behind 'say'. */
const SAID: Record<ReportKind, string> = {
  picture: 'a picture is missing',
  formula: 'a formula is broken',
  'two-right': 'two are right',
  'none-right': 'none is right',
  unclear: 'it is unclear',
}

const say = (kind: ReportKind, count: number) =>
  `${plural(count, { one: '# learner says', other: '# say' })} ${SAID[kind]}`

/** By what became right; without a regrading by what was reported. */
const CHANGED: Record<RegradeChoice, string> = {
  move: 'The key was wrong and is corrected. Thank you for your report.',
  both: 'One more answer counts as right now. Thank you for your report.',
  all: 'Every answer counts as right now. Thank you for your report.',
  restore: 'The question counts again. Thank you for your report.',
  drop: 'The question no longer counts. Thank you for your report.',
}
const ACCEPTED: Record<ReportKind, string> = {
  picture: 'The picture is there now. Thank you for your report.',
  formula: 'The formula can be read now. Thank you for your report.',
  'two-right': 'You are right. Thank you for your report.',
  'none-right': 'You are right. Thank you for your report.',
  unclear: 'The question is clearer now. Thank you for your report.',
}
const DECLINED: Record<ReportKind, string> = {
  picture: 'We see the picture. Please load the page again, or try another browser.',
  formula: 'We see the formula as it should be. Please load the page again, or try another browser.',
  'two-right': 'We have checked it: only one answer is right.',
  'none-right': 'We have checked it: the right answer is among them.',
  unclear: 'We have checked it: the question says all that is needed.',
}

/** To everyone at work, behind the question: its text, since papers may be shuffled, or its number. */
const TOLD: Record<ReportKind, string> = {
  picture: 'a picture is missing. We are looking at it; go on with the others.',
  formula: 'a formula is broken. We are looking at it; go on with the others.',
  'two-right': 'perhaps two answers are right. Choose one of them and go on; we are looking at it.',
  'none-right': 'it may have no right answer. We are looking at it; go on with the others.',
  unclear: 'we are looking at it; go on with the others.',
}

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
  /** `number`: where the question is not named by it. */
  place: (title: string, number: number | undefined, lastAt: number | undefined) =>
    `${title}${number === undefined ? '' : `, question ${number}`}${lastAt === undefined ? '' : ` · last ${unbroken(format.moment(lastAt))}`}`,
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
    `${plural(count, { one: '# learner reports it', other: '# learners report it' })}, and the best chose ${letter}.`,

  reply: (count: number) =>
    plural(count, { one: 'What the learner will read', other: 'What the # learners will read' }),
  acceptedReply: (kind: ReportKind, choice: RegradeChoice | undefined) =>
    choice ? CHANGED[choice] : ACCEPTED[kind],
  declinedReply: (kind: ReportKind) => DECLINED[kind],
  replyHint: 'Once, on Home and in their result. Nobody reads who else reported.',
  accept: 'Accept',
  acceptOnly: 'Only accept, without regrading…',
  acceptTitle: 'Accept without regrading',
  acceptToo: (count: number) => plural(count, { one: 'Accept the report', other: 'Accept the # reports' }),
  acceptTooNote: 'When the regrading is applied.',
  changeElse: 'Change something else…',
  moreWays: 'More ways to answer',
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
  message: (number: number, text: string | undefined, kind: ReportKind) =>
    `${text === undefined ? `Question ${number}` : `“${text}”`}: ${TOLD[kind]}`,
  tellWhom: (count: number) => plural(count, { one: 'Tell the one at work', other: 'Tell the # at work' }),
  lookAtIt: 'Look at it',
  tellEveryone: 'Tell everyone',
  later: 'Later',
})
