import type { Answer } from '../kinds/answer.ts'
import type { SubmitReason } from '../lib/failure.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import {
  type Attempt,
  clearAnswer,
  fitAttempt,
  giveAnswer,
  goTo,
  type Phase,
  toggleFlag,
  toggleStrike,
  type Work,
} from './attempt.ts'
import type { StoredWork } from './saved-work.ts'
import { acknowledgeSave, beginSave, mergeCopy, refuseSave, retime } from './server-copy.ts'

export type AttemptEvent =
  | { type: 'answered'; question: number; answer: Answer }
  | { type: 'cleared'; question: number }
  /** An option was struck out, or is none any more. */
  | { type: 'struck'; question: number; option: number }
  | { type: 'flagged'; question: number }
  | { type: 'moved'; question: number }
  /** The quiz was read, and may have been edited since. */
  | { type: 'fitted'; quiz: Quiz }
  /** The API named the deadline, or only answered. Instants of the server's clock, in milliseconds. */
  | { type: 'retimed'; deadline: number | undefined; now: number }
  /** The work is on its way to the API's copy; the API refused it, or stored it as a revision. */
  | { type: 'save-sent' }
  | { type: 'save-refused'; sent: Work }
  | { type: 'save-acknowledged'; sent: Work; revision: number }
  /** The API's copy was read, or there is none yet. */
  | { type: 'copy-read'; copy: StoredWork }
  | { type: 'copy-missing' }
  /** It could not be sent now, and is retried. */
  | { type: 'delayed'; why: SubmitReason; byClock: boolean }
  | { type: 'refused'; why: SubmitReason }
  | { type: 'submitted' }
  | { type: 'discarded' }
  /** The same person began a later attempt at the same quiz, or an administrator reset this one. */
  | { type: 'superseded' }
  /** Start Quiz on a start that the API remembers; `fresh` is the attempt as it begins. */
  | { type: 'restarted'; fresh: Attempt }

type EventOf<Type extends AttemptEvent['type']> = Extract<AttemptEvent, { type: Type }>

const close = (attempt: Attempt, how: Extract<Phase, { name: 'closed' }>['how']): Attempt => ({
  ...attempt,
  answers: [],
  flags: [],
  current: 0,
  questionIds: [],
  places: [],
  struck: [],
  saved: null,
  sent: [],
  pace: null,
  title: '',
  paper: '',
  phase: { name: 'closed', how },
})

type Step<Type extends AttemptEvent['type']> = (attempt: Attempt, event: EventOf<Type>) => Attempt

/** What an event makes of an attempt in each phase; where a phase is missing, nothing. */
const TRANSITIONS: { [Type in AttemptEvent['type']]: Partial<Record<Phase['name'], Step<Type>>> } = {
  answered: { working: (attempt, event) => giveAnswer(attempt, event.question, event.answer) },
  cleared: { working: (attempt, { question }) => clearAnswer(attempt, question) },
  struck: { working: (attempt, { question, option }) => toggleStrike(attempt, question, option) },
  flagged: { working: (attempt, { question }) => toggleFlag(attempt, question) },
  moved: { working: (attempt, { question }) => goTo(attempt, question) },
  fitted: live((attempt, { quiz }) => fitAttempt(attempt, quiz)),
  retimed: live((attempt, { deadline, now }) => retime(attempt, deadline, now)),
  'save-sent': live(beginSave),
  'save-refused': live((attempt, { sent }) => refuseSave(attempt, sent)),
  'save-acknowledged': live((attempt, { sent, revision }) => acknowledgeSave(attempt, sent, revision)),
  'copy-read': live((attempt, { copy }) => mergeCopy(attempt, copy)),
  'copy-missing': live((attempt) => ({ ...attempt, sent: [] })),
  delayed: live((attempt, { why, byClock }) => ({ ...attempt, phase: { name: 'waiting', why, byClock } })),
  refused: live((attempt, { why }) => ({ ...attempt, phase: { name: 'refused', why } })),
  // Its answers may arrive although they were discarded here.
  submitted: {
    ...live((attempt) => close(attempt, 'submitted')),
    closed: (attempt) => close(attempt, 'submitted'),
  },
  discarded: live((attempt) => close(attempt, 'discarded')),
  superseded: live((attempt) => close(attempt, 'superseded')),
  restarted: { closed: (attempt, { fresh }) => (isFinal(attempt) ? attempt : fresh) },
}

function live<Type extends AttemptEvent['type']>(step: Step<Type>) {
  return { working: step, waiting: step, refused: step }
}

/** Once the API has the answers, nothing brings the attempt back. */
export const isFinal = ({ phase }: Pick<Attempt, 'phase'>) =>
  phase.name === 'closed' && phase.how === 'submitted'

const withoutPaper = (attempt: Attempt) => JSON.stringify({ ...attempt, paper: '' })

/** The questions are the largest part by far, and compared as they are. */
const same = (one: Attempt, other: Attempt) =>
  one === other || (one.paper === other.paper && withoutPaper(one) === withoutPaper(other))

/** The attempt after an event, one revision on; the very same object where the event changes nothing. */
export function transition(attempt: Attempt, event: AttemptEvent): Attempt {
  // The type picks the step of its own event; TypeScript cannot follow that through the index.
  const step = TRANSITIONS[event.type][attempt.phase.name] as Step<AttemptEvent['type']> | undefined
  const next = step?.(attempt, event) ?? attempt
  return same(next, attempt) ? attempt : { ...next, revision: attempt.revision + 1 }
}
