import type { FacilityBand } from '../../src/domain/analysis/item-bands.ts'
import type { TimeRelation } from '../../src/domain/analysis/score-times.ts'
import type { StartProblem } from '../../src/domain/attempts/attempt-scene.ts'
import type { TimeWarning } from '../../src/domain/attempts/attempt-time.ts'
import type { ClockSkew, Wait } from '../../src/domain/attempts/waiting.ts'
import type { EditorStep } from '../../src/domain/authoring/editor-step.ts'
import type { UploadProblem } from '../../src/domain/authoring/quiz-draft-errors.ts'
import type { SaveStatus } from '../../src/domain/authoring/save-status.ts'
import type {
  ImportHint,
  ImportNote,
  ImportProblem,
  ImportRefusal,
} from '../../src/domain/exchange/import-problem.ts'
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
import {
  actions,
  all,
  analysisNotes,
  draftProblems,
  failure,
  faults,
  formats,
  keys,
  MARCH_4,
  NAME,
  reasons,
  regraded,
  SPAN,
  start,
  submitReasons,
} from './message-codes.ts'

/* What the words are tried with: values by the name of a parameter. */

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
  field: [NAME],
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
  /** What the API said, by no code. */
  said: [undefined, { message: NAME }],
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
  whom: ['person', 'all'],
  why: submitReasons,
  words: [NAME],
  zone: ['Asia/Tokyo', 'UTC'],
}

/** Values where a name means something else, by room, path and parameter. */
export const BY_PATH: Readonly<Record<string, readonly unknown[]>> = {
  'admin.table.until.end': [NAME],
  'apiMessages.invalid.problem': [NAME],
  'adminResults.showing.span': [{ from: 47, to: 53, total: 61 }],
  'adminResults.withEarlierResults.failure': [NAME],
  'exchange.preview.note.note': all<ImportNote>({
    'element-left-out': { code: 'element-left-out', element: 'zarathustra' },
    'picture-left-out': { code: 'picture-left-out', of: { code: 'question' } },
    'only-first-picture': { code: 'only-first-picture', of: { code: 'option', option: 2 }, count: 47 },
    'feedback-left-out': { code: 'feedback-left-out', count: 47 },
    'partial-credit-left-out': { code: 'partial-credit-left-out' },
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
  'quizForm.step.step': all<EditorStep>({
    'option-removed': { code: 'option-removed', option: 2, key: 0 },
    'options-filled': { code: 'options-filled', count: 47 },
    'options-left-out': { code: 'options-left-out', count: 47 },
    'number-dropped': { code: 'number-dropped', number: '7.' },
  }),
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
