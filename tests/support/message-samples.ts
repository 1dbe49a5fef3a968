import type { AnalysisNote } from '../../src/domain/analysis/analysis-notes.ts'
import type { FacilityBand } from '../../src/domain/analysis/item-bands.ts'
import type { TimeRelation } from '../../src/domain/analysis/score-times.ts'
import type { StartProblem } from '../../src/domain/attempts/attempt-scene.ts'
import type { TimeWarning } from '../../src/domain/attempts/attempt-time.ts'
import type { ClockSkew, Wait } from '../../src/domain/attempts/waiting.ts'
import type {
  DraftProblem,
  QuestionProblem,
  UploadProblem,
} from '../../src/domain/authoring/quiz-draft-errors.ts'
import type { SaveStatus } from '../../src/domain/authoring/save-status.ts'
import type {
  Fault,
  ImportHint,
  ImportNote,
  ImportProblem,
  ImportRefusal,
  QuestionKind,
} from '../../src/domain/exchange/import-problem.ts'
import type { QuestionFormat } from '../../src/domain/exchange/question-file.ts'
import { type Action, Failure, type Reason, type SubmitReason } from '../../src/domain/lib/failure.ts'
import type { FormulaFault } from '../../src/domain/lib/math-text.ts'
import type { Praise } from '../../src/domain/lib/score.ts'
import { LIVE_STATES } from '../../src/domain/live/live.ts'
import type { LivePresence } from '../../src/domain/live/presence.ts'
import { ROOM_FILTERS } from '../../src/domain/live/room-list.ts'
import type { EventName } from '../../src/domain/log/events.ts'
import type { RegradeChoice } from '../../src/domain/regrade/choices.ts'
import { REVIEW_FILTERS, type Verdict } from '../../src/domain/results/review.ts'
import { DEFAULT_SLOT_CONFIG } from '../../src/domain/slots/default-slot-config.ts'
import { BOOKING_STATUSES } from '../../src/domain/slots/slot.ts'
import { STATUS_FILTERS } from '../../src/domain/slots/slot-board.ts'
import type { SlotConfigProblem } from '../../src/domain/slots/slot-config-draft.ts'
import type { DayPart } from '../../src/domain/slots/timetable.ts'

/*
 * What the words are tried with: values by the name of a parameter. The compiler asks for a sample of each new code.
 */

type All<Coded extends { code: string }> = { [Code in Coded['code']]: Coded & { code: Code } }

const all = <Coded extends { code: string }>(samples: All<Coded>): Coded[] => Object.values(samples)
const keys = <Key extends string>(samples: Record<Key, true>) => Object.keys(samples)

export const NAME = 'Zarathustra'
const MARCH_4 = Date.UTC(2026, 2, 4, 14, 0)
const SPAN = { from: MARCH_4, to: MARCH_4 + 1_800_000 }

const reasons = all<Reason>({
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

const submitReasons = all<SubmitReason>({
  'other-answers-stored': { code: 'other-answers-stored' },
  'submission-closed': { code: 'submission-closed' },
  'too-many-submissions': { code: 'too-many-submissions' },
  'submission-lost': { code: 'submission-lost' },
  other: { code: 'other', reason: { code: 'network' } },
})

const actions = keys<Action>({
  'analyse-questions': true,
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
  'upload-image': true,
})

const questionProblems = all<QuestionProblem>({
  'no-question-text': { code: 'no-question-text' },
  'blank-options': { code: 'blank-options' },
})

const draftProblems = [
  ...questionProblems,
  ...all<DraftProblem>({
    'duration-not-whole': { code: 'duration-not-whole' },
    'duration-too-long': { code: 'duration-too-long', minutes: 47, minutesOpen: 53 },
    'ends-at-start': { code: 'ends-at-start' },
    'ends-before-start': { code: 'ends-before-start' },
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

const faults: Fault[] = [
  ...all<Fault>({
    'question-too-long': { code: 'question-too-long', limit: 47 },
    'no-text': { code: 'no-text' },
    'text-too-long': { code: 'text-too-long', limit: 47 },
    'wrong-option-count': { code: 'wrong-option-count', count: 47, needed: 53 },
    'blank-option': { code: 'blank-option', option: 1 },
    'no-correct-answer': { code: 'no-correct-answer' },
    'several-correct-answers': { code: 'several-correct-answers', count: 47 },
    'bad-points': { code: 'bad-points' },
    'picture-address-too-long': { code: 'picture-address-too-long', limit: 47 },
    'several-answers': { code: 'several-answers' },
    'partly-right-options': { code: 'partly-right-options' },
    'unsupported-kind': { code: 'unsupported-kind', kind: 'cloze' },
    'unknown-type': { code: 'unknown-type', type: NAME },
    'stray-line': { code: 'stray-line' },
    'option-out-of-order': { code: 'option-out-of-order', letter: 'C', expected: 'B' },
    'answer-not-a-letter': { code: 'answer-not-a-letter' },
    'answer-not-an-option': { code: 'answer-not-an-option', answer: NAME },
    'no-options-and-no-answer': { code: 'no-options-and-no-answer' },
    'unreadable-answer': { code: 'unreadable-answer', answer: NAME },
    'unclosed-quotation-mark': { code: 'unclosed-quotation-mark' },
    'ends-too-early': { code: 'ends-too-early' },
    'not-understood': { code: 'not-understood', found: '\n' },
    'not-well-formed': { code: 'not-well-formed', said: NAME },
    'not-moodle': { code: 'not-moodle' },
    'not-json': { code: 'not-json', said: NAME },
    'no-list': { code: 'no-list' },
    'missing-key': { code: 'missing-key', path: undefined, key: NAME },
    'wrong-type': { code: 'wrong-type', path: undefined, expected: NAME, received: NAME },
    'not-an-integer': { code: 'not-an-integer', path: NAME, received: NAME },
  }),
  ...kinds.map((kind): Fault => ({ code: 'unsupported-kind', kind })),
]

const formats: QuestionFormat[] = ['aiken', 'gift', 'moodle', 'csv', 'json']

const analysisNotes = all<AnalysisNote>({
  'few-attempts': { code: 'few-attempts', fewerThan: 47 },
  'no-key': { code: 'no-key' },
  'oldest-only': { code: 'oldest-only', attempts: 47 },
  changed: { code: 'changed', attempts: 47 },
  unread: { code: 'unread', attempts: 47 },
  regraded: { code: 'regraded', attempts: 47 },
})

const failure = new Failure({ message: 'Quiz not found', status: 404 })
const regraded = { before: 47, after: 53, gain: 47, lose: 53, stay: 61 }
const start = { startedAt: '2026-03-04T14:00:00Z', deadline: '2026-03-04T14:30:00Z' }

/** Values by the name of a parameter; what is not here is a count. */
export const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  action: actions,
  ascending: [true, false],
  band: keys<FacilityBand>({ 'very-easy': true, easy: true, medium: true, hard: true, 'very-hard': true }),
  brand: [NAME],
  by: [NAME, undefined],
  choice: keys<RegradeChoice>({ move: true, both: true, all: true, restore: true, drop: true }),
  config: [{ ...DEFAULT_SLOT_CONFIG, timezone: 'Asia/Tokyo' }],
  connected: [true, false],
  date: ['2026-03-04'],
  dates: [['2026-03-04', '2026-03-05']],
  detail: [{ minutes: 1, people: 47, factor: 1.25, gain: 3, lose: 2, times: 1, note: NAME }, undefined],
  emails: [[NAME], [NAME, NAME]],
  end: [MARCH_4],
  example: [NAME],
  failure: [failure],
  fault: all<FormulaFault>({
    'too-long': { code: 'too-long' },
    unreadable: { code: 'unreadable' },
    said: { code: 'said', message: NAME },
  }),
  flagged: [true, false],
  format: formats,
  group: [NAME, undefined],
  hidden: [true, false],
  hint: all<ImportHint>({ 'encoding-guessed': { code: 'encoding-guessed', encoding: 'windows-1252' } }),
  isLast: [true, false],
  isToday: [true, false],
  keeps: [true, false],
  key: [{ letter: 'B', count: 47 }],
  letter: ['C'],
  letters: [{ right: 'A', other: 'C' }],
  most: [{ date: '2026-03-04', attempts: 47 }],
  name: [NAME],
  numbers: [[47], [47, 53]],
  onDevice: [true, false],
  outcome: [regraded, { ...regraded, gain: 1, lose: 0 }],
  part: keys<DayPart>({ morning: true, afternoon: true, evening: true }),
  peak: ['14:00', 14, 'Zarathustra'],
  performance: [{ queryTime: 47, cached: true }, undefined],
  praise: keys<Praise>({ excellent: true, great: true, good: true, fair: true, 'keep-practicing': true }),
  presence: all<LivePresence>({
    'not-here': { code: 'not-here' },
    'not-started': { code: 'not-started' },
    'at-work': { code: 'at-work', question: 47 },
    away: { code: 'away' },
    quiet: { code: 'quiet', minutes: 47 },
    'time-over': { code: 'time-over' },
    'handed-in': { code: 'handed-in', at: MARCH_4 },
  }),
  problem: draftProblems,
  quiz: [NAME],
  quizId: [NAME],
  ready: [true, false],
  reason: reasons,
  refusal: all<ImportRefusal>({
    'nothing-pasted': { code: 'nothing-pasted' },
    'unknown-format': { code: 'unknown-format' },
    'no-questions': { code: 'no-questions', format: 'gift' },
    'reader-not-loaded': { code: 'reader-not-loaded', format: 'gift' },
    'file-too-large': { code: 'file-too-large', limitMb: 47 },
    'file-unreadable': { code: 'file-unreadable' },
  }),
  relation: keys<TimeRelation>({
    none: true,
    'somewhat-higher': true,
    'somewhat-lower': true,
    'clearly-higher': true,
    'clearly-lower': true,
  }),
  resends: [true, false],
  rival: [{ letter: 'C', count: 61 }],
  /** What the API said, in its own language: a translation may say it in its own words. */
  said: [undefined],
  score: [47, 53],
  scores: [[47, 53]],
  search: [NAME],
  side: ['gain', 'lose'],
  skew: all<ClockSkew>({
    right: { code: 'right' },
    behind: { code: 'behind', amount: 47, unit: 'minutes' },
    ahead: { code: 'ahead', amount: 47, unit: 'hours' },
  }),
  shownDate: ['2026-03-04', '2026-03-05'],
  span: [SPAN],
  start: [start],
  state: ['open'],
  status: [...BOOKING_STATUSES],
  submitted: [true, false],
  time: [NAME],
  title: [NAME],
  verdict: keys<Verdict>({ correct: true, incorrect: true, unattempted: true, dropped: true, unasked: true }),
  wait: all<Wait>({
    days: { code: 'days', days: 47 },
    hours: { code: 'hours', hours: 47, minutes: 53 },
    clock: { code: 'clock', leftMs: 2_820_000 },
  }),
  warning: keys<TimeWarning>({
    'five-minutes': true,
    'one-minute': true,
    'thirty-seconds': true,
    'last-seconds': true,
  }),
  what: keys<EventName>({
    started: true,
    saved: true,
    left: true,
    submitted: true,
    'handed-in': true,
    reset: true,
    extended: true,
    announced: true,
    regraded: true,
    created: true,
    edited: true,
    published: true,
    unpublished: true,
    deleted: true,
    configured: true,
    'factor-set': true,
    'made-admin': true,
    'unmade-admin': true,
    'sessions-ended': true,
    'group-set': true,
    'data-deleted': true,
  }),
  why: submitReasons,
  words: [NAME],
  zone: ['Asia/Tokyo', 'UTC'],
}

/** Values where a name means something else, by room, path and parameter. */
export const BY_PATH: Readonly<Record<string, readonly unknown[]>> = {
  'admin.table.until.end': [NAME],
  'adminResults.showing.span': [{ from: 47, to: 53, total: 61 }],
  'adminResults.withEarlierResults.failure': [NAME],
  'exchange.preview.note.note': all<ImportNote>({
    'element-left-out': { code: 'element-left-out', element: 'zarathustra' },
    'picture-left-out': { code: 'picture-left-out', of: { code: 'question' } },
    'only-first-picture': { code: 'only-first-picture', of: { code: 'option', option: 2 }, count: 47 },
  }),
  'exchange.preview.problem.problem': faults.flatMap((fault): ImportProblem[] => [
    { ...fault, line: undefined },
    { ...fault, line: 47 },
  ]),
  'itemAnalysis.note.note': analysisNotes,
  'log.aboutQuiz.title': [NAME, undefined],
  'notices.draft-problem.problem': draftProblems,
  'notices.message-sent.name': [NAME, undefined],
  'notices.learners-grouped.group': [NAME],
  'oneQuiz.opensAt.start': [MARCH_4],
  'people.groupOf.group': [NAME],
  'pieces.mark.letter': ['C', undefined],
  'pieces.mark.state': ['open', 'answered', 'right', 'wrong', 'missed'],
  'quizForm.status.status': all<SaveStatus>({
    nothing: { code: 'nothing' },
    saving: { code: 'saving' },
    failed: { code: 'failed' },
    saved: { code: 'saved', at: MARCH_4 },
    'on-device': { code: 'on-device', at: MARCH_4 },
  }),
  'quizForm.details.summary.duration': ['47', ''],
  'quizForm.preview.clock.minutes': ['7'],
  'quizForm.uploadProblem.problem': all<UploadProblem>({
    'wrong-type': { code: 'wrong-type' },
    empty: { code: 'empty' },
    'too-large': { code: 'too-large', limitMb: 47 },
    'too-large-for-server': { code: 'too-large-for-server' },
    'no-cookie': { code: 'no-cookie' },
    refused: { code: 'refused', reason: { code: 'unknown' } },
  }),
  'quizResult.filter.filter': [...REVIEW_FILTERS],
  'quizResult.none.filter': [...REVIEW_FILTERS],
  'quizResult.regradedOn.at': ['2026-03-04T14:00:00Z'],
  'quizResult.title.quiz': [NAME, undefined],
  'quizResult.title.userName': [NAME, undefined],
  'regrade.apply.outcome': [regraded, undefined],
  'regrade.letters.letters': [['A'], ['A', 'C']],
  'regrade.past.at': ['2026-03-04T14:00:00Z'],
  'results.userName.name': [NAME, undefined],
  'room.extended.name': [NAME, undefined],
  'room.filter.filter': [...ROOM_FILTERS],
  'room.funnelStep.state': [...LIVE_STATES],
  'room.sentLine.at': ['2026-03-04T14:00:00Z'],
  'room.sentLine.name': [NAME, undefined],
  'slotBoard.mapSlot.state': ['past', 'running', 'coming'],
  'slotBoard.statusFilter.filter': [...STATUS_FILTERS],
  'slotConfig.problem.problem': all<SlotConfigProblem>({
    'invalid-duration': { code: 'invalid-duration', from: 47, to: 53 },
    'invalid-capacity': { code: 'invalid-capacity', from: 47, to: 53 },
    'invalid-window': { code: 'invalid-window', from: 47, to: 53 },
    'invalid-bookings': { code: 'invalid-bookings', from: 47, to: 53 },
    'no-start-hour': { code: 'no-start-hour' },
    'no-end-hour': { code: 'no-end-hour' },
    'no-timezone': { code: 'no-timezone' },
    'end-before-start': { code: 'end-before-start' },
    'no-slot-fits': { code: 'no-slot-fits', minutes: 47 },
  }),
  'takeQuiz.copy.started.instant': [NAME],
  'takeQuiz.intro.startProblem.problem': all<StartProblem>({
    explained: { code: 'explained', failure },
    'time-over': { code: 'time-over', startedAt: MARCH_4, deadline: MARCH_4 + 1_800_000 },
  }),
}

/** Parameters that make a node of a text, and parameters that are nodes. */
export const NODE_MAKERS = [
  'code',
  'strong',
  'terms',
  'privacy',
  'field',
  'maths.show.hidden',
  'admin.table.until.to',
]
export const NODES = ['setting', 'clock', 'link', 'adminResults.by.name']
