import type { SubmitReason } from '../lib/failure.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import {
  type Attempt,
  choose,
  clearAnswer,
  fitAttempt,
  goTo,
  type Phase,
  toggleFlag,
  toggleStrike,
} from './attempt.ts'

export type AttemptEvent =
  | { type: 'answered'; question: number; option: number }
  | { type: 'cleared'; question: number }
  /** An option was struck out, or is none any more. */
  | { type: 'struck'; question: number; option: number }
  | { type: 'flagged'; question: number }
  | { type: 'moved'; question: number }
  /** The quiz was read, and may have been edited since. */
  | { type: 'fitted'; quiz: Quiz }
  /** Another device or the API told something of the attempt. */
  | { type: 'synced'; with: (attempt: Attempt) => Attempt }
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
  title: '',
  paper: '',
  phase: { name: 'closed', how },
})

type Step<Type extends AttemptEvent['type']> = (attempt: Attempt, event: EventOf<Type>) => Attempt

/** What an event makes of an attempt in each phase; where a phase is missing, nothing. */
const TRANSITIONS: { [Type in AttemptEvent['type']]: Partial<Record<Phase['name'], Step<Type>>> } = {
  answered: { working: (attempt, { question, option }) => choose(attempt, question, option) },
  cleared: { working: (attempt, { question }) => clearAnswer(attempt, question) },
  struck: { working: (attempt, { question, option }) => toggleStrike(attempt, question, option) },
  flagged: { working: (attempt, { question }) => toggleFlag(attempt, question) },
  moved: { working: (attempt, { question }) => goTo(attempt, question) },
  fitted: live((attempt, { quiz }) => fitAttempt(attempt, quiz)),
  synced: live((attempt, event) => event.with(attempt)),
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
