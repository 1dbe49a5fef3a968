import type { AnalysisNote } from '../../src/domain/analysis/analysis-notes.ts'
import type { DraftProblem, QuestionProblem } from '../../src/domain/authoring/draft/quiz-draft-errors.ts'
import type { Fault, QuestionKind } from '../../src/domain/exchange/import-problem.ts'
import type { QuestionFormat } from '../../src/domain/exchange/question-formats.ts'
import { type Action, Failure, type Reason, type SubmitReason } from '../../src/domain/lib/failure.ts'

/* Each code that the domain reports, with parameters. The compiler asks for a sample of a new one. */

type All<Coded extends { code: string }> = { [Code in Coded['code']]: Coded & { code: Code } }

export const all = <Coded extends { code: string }>(samples: All<Coded>): Coded[] => Object.values(samples)
export const keys = <Key extends string>(samples: Record<Key, true>) => Object.keys(samples)

export const NAME = 'Zarathustra'
export const MARCH_4 = Date.UTC(2026, 2, 4, 14, 0)
export const SPAN = { from: MARCH_4, to: MARCH_4 + 1_800_000 }

export const reasons = all<Reason>({
  'too-many-requests': { code: 'too-many-requests' },
  'quiz-closed': { code: 'quiz-closed' },
  'quiz-not-found': { code: 'quiz-not-found' },
  'no-permission': { code: 'no-permission' },
  'session-expired': { code: 'session-expired' },
  network: { code: 'network' },
  'results-changed': { code: 'results-changed' },
  'slot-required': { code: 'slot-required' },
  'unexpected-answer': { code: 'unexpected-answer' },
  'request-failed': { code: 'request-failed' },
  said: { code: 'said', message: NAME },
  unknown: { code: 'unknown' },
})

export const submitReasons = all<SubmitReason>({
  'other-answers-stored': { code: 'other-answers-stored' },
  'submission-closed': { code: 'submission-closed' },
  'too-many-submissions': { code: 'too-many-submissions' },
  'submission-lost': { code: 'submission-lost' },
  other: { code: 'other', reason: { code: 'network' } },
})

export const actions = keys<Action>({
  'analyse-questions': true,
  'answer-report': true,
  'book-slot': true,
  'cancel-booking': true,
  'change-account': true,
  'check-session': true,
  'create-quiz': true,
  'delete-data': true,
  'delete-quiz': true,
  'duplicate-quiz': true,
  'export-results': true,
  'extend-time': true,
  'fetch-available-slots': true,
  'fetch-quizzes': true,
  'fetch-slot-bookings': true,
  'fetch-slot-configuration': true,
  'fetch-slot-overview': true,
  'fetch-slot-statistics': true,
  'fetch-slot-summary': true,
  'generate-slots': true,
  'load-analytics': true,
  'load-quiz': true,
  'load-quiz-statistics': true,
  'load-data': true,
  'load-log': true,
  'load-people': true,
  'load-person': true,
  'load-reports': true,
  'load-results': true,
  'load-results-data': true,
  'load-room': true,
  'load-your-results': true,
  logout: true,
  regrade: true,
  'reset-attempt': true,
  'reset-configuration': true,
  'save-extra-time': true,
  'save-group': true,
  'send-message': true,
  'start-quiz': true,
  'submit-quiz': true,
  'update-configuration': true,
  'update-quiz': true,
  'report-question': true,
  'upload-image': true,
})

const questionProblems = all<QuestionProblem>({
  'no-question-text': { code: 'no-question-text' },
  'blank-options': { code: 'blank-options' },
  'no-key': { code: 'no-key' },
  'no-number': { code: 'no-number' },
  'no-such-unit': { code: 'no-such-unit' },
  'no-tolerance': { code: 'no-tolerance' },
  'unknown-kind': { code: 'unknown-kind' },
})

export const draftProblems = [
  ...questionProblems,
  ...all<DraftProblem>({
    'duration-not-whole': { code: 'duration-not-whole' },
    'ends-at-start': { code: 'ends-at-start' },
    'ends-before-start': { code: 'ends-before-start' },
    'marks-not-positive': { code: 'marks-not-positive' },
    'marks-not-negative': { code: 'marks-not-negative' },
    'no-marks': { code: 'no-marks' },
    'no-description': { code: 'no-description' },
    'no-duration': { code: 'no-duration' },
    'no-end-time': { code: 'no-end-time' },
    'no-questions': { code: 'no-questions' },
    'no-start-time': { code: 'no-start-time' },
    'no-title': { code: 'no-title' },
    'no-review-time': { code: 'no-review-time' },
    'draw-not-whole': { code: 'draw-not-whole' },
    'draw-too-many': { code: 'draw-too-many', questions: 47 },
    'question-problem': { code: 'question-problem', number: 47, problem: { code: 'blank-options' } },
  }),
]

const kinds = keys<QuestionKind>({
  cloze: true,
  description: true,
  essay: true,
  matching: true,
  numerical: true,
  'short-answer': true,
  'true-false': true,
}) as QuestionKind[]

export const faults: Fault[] = [
  ...all<Fault>({
    'question-too-long': { code: 'question-too-long', limit: 47 },
    'no-text': { code: 'no-text' },
    'text-too-long': { code: 'text-too-long', limit: 47 },
    'wrong-option-count': { code: 'wrong-option-count', count: 47, atLeast: 53, atMost: 59 },
    'blank-option': { code: 'blank-option', option: 1 },
    'bad-points': { code: 'bad-points' },
    'picture-address-too-long': { code: 'picture-address-too-long', limit: 47 },
    'several-answers': { code: 'several-answers' },
    'partly-right-options': { code: 'partly-right-options' },
    'unsupported-kind': { code: 'unsupported-kind', kind: 'cloze' },
    'unknown-type': { code: 'unknown-type', type: NAME },
    'stray-line': { code: 'stray-line' },
    'option-out-of-order': { code: 'option-out-of-order', letter: 'C', expected: 'B' },
    'no-options-and-no-answer': { code: 'no-options-and-no-answer' },
    'unreadable-answer': { code: 'unreadable-answer', answer: NAME },
    'unclosed-quotation-mark': { code: 'unclosed-quotation-mark' },
    'ends-too-early': { code: 'ends-too-early' },
    'not-understood': { code: 'not-understood', found: '\n' },
    'not-well-formed': { code: 'not-well-formed', said: NAME },
    'not-moodle': { code: 'not-moodle' },
    'not-qti': { code: 'not-qti' },
    'not-json': { code: 'not-json', said: NAME },
    'no-list': { code: 'no-list' },
    'missing-key': { code: 'missing-key', path: undefined, key: NAME },
    'wrong-type': { code: 'wrong-type', path: undefined, expected: NAME, received: NAME },
    'not-an-integer': { code: 'not-an-integer', path: NAME, received: NAME },
  }),
  ...kinds.map((kind): Fault => ({ code: 'unsupported-kind', kind })),
]

export const formats: QuestionFormat[] = ['plain', 'aiken', 'gift', 'moodle', 'qti', 'csv', 'json']

export const analysisNotes = all<AnalysisNote>({
  'few-attempts': { code: 'few-attempts', fewerThan: 47 },
  'no-key': { code: 'no-key' },
  'oldest-only': { code: 'oldest-only', attempts: 47 },
  changed: { code: 'changed', attempts: 47 },
  unread: { code: 'unread', attempts: 47 },
  regraded: { code: 'regraded', attempts: 47 },
})

export const failure = new Failure({ message: 'Quiz not found', status: 404 })
export const regraded = { before: 47, after: 53, gain: 47, lose: 53, stay: 61 }
export const start = { startedAt: '2026-03-04T14:00:00Z', deadline: '2026-03-04T14:30:00Z' }
