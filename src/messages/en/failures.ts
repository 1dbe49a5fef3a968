import type { Action, Reason, SubmitReason } from '../../domain/lib/failure.ts'
import { type Wording, word } from '../lib/wording.ts'
import { words } from '../lib/words.ts'
import { saidReason } from '../said.ts'

const FAILED: Record<Action, string> = {
  'analyse-questions': 'Failed to analyse the questions',
  'book-slot': 'Failed to book slot',
  'cancel-booking': 'Failed to cancel booking',
  'change-account': 'Failed to change the account',
  'check-session': 'Failed to check your session',
  'create-quiz': 'Failed to create quiz',
  'delete-data': 'Failed to delete your data',
  'delete-quiz': 'Failed to delete quiz',
  'duplicate-quiz': 'Failed to duplicate quiz',
  'export-results': 'Failed to export results',
  'fetch-available-slots': 'Failed to fetch available slots',
  'fetch-quizzes': 'Failed to fetch quizzes',
  'fetch-slot-bookings': 'Failed to fetch slot bookings',
  'fetch-slot-configuration': 'Failed to fetch slot configuration',
  'fetch-slot-overview': 'Failed to fetch slot overview',
  'fetch-slot-statistics': 'Failed to fetch slot statistics',
  'fetch-slot-summary': 'Failed to fetch slot summary',
  'generate-slots': 'Failed to generate slots',
  'load-analytics': 'Failed to load analytics',
  'load-quiz': 'Failed to load quiz',
  'report-question': 'Failed to report the question',
  'load-quiz-statistics': 'Failed to load quiz statistics',
  'load-data': 'Failed to load your data',
  'load-people': 'Failed to load the learners',
  'load-person': 'Failed to load the learner',
  'load-log': 'Failed to load the log',
  'load-reports': 'Failed to load the reports',
  'answer-report': 'Failed to answer the reports',
  'load-results': 'Failed to load results',
  'load-results-data': 'Failed to load results data',
  'load-your-results': 'Failed to load your results',
  logout: 'Failed to logout',
  regrade: 'Failed to regrade',
  'extend-time': 'Failed to change the time',
  'load-room': 'Failed to load the room',
  'save-group': 'Failed to save the class',
  'save-extra-time': 'Failed to save the extra time',
  'send-message': 'Failed to send the message',
  'reset-attempt': 'Failed to reset user attempt',
  'reset-configuration': 'Failed to reset configuration',
  'start-quiz': 'Failed to start quiz',
  'submit-quiz': 'Failed to submit quiz',
  'update-configuration': 'Failed to update configuration',
  'update-quiz': 'Failed to update quiz',
  'upload-image': 'Failed to upload image',
}

const REASONS: Wording<Exclude<Reason, { code: 'unknown' }>> = {
  'too-many-requests': () => 'Too many requests. Please wait a moment and try again.',
  'quiz-closed': () => 'This quiz is not currently active.',
  'quiz-not-found': () => 'Quiz not found.',
  'no-permission': () => 'You do not have permission to perform this action.',
  'session-expired': () => 'Your session has expired. Please sign in again to continue.',
  network: () => 'Network connection issue. Please check your internet connection and try again.',
  'results-changed': () => 'The results changed while they were being read. Please try again.',
  'slot-required': () =>
    'You can only access quizzes during your booked slot time. Please book a slot first.',
  'unexpected-answer': () => 'The server sent an unexpected answer. Please try again later.',
  'request-failed': () => 'Request failed',
  said: saidReason,
}

const SUBMIT_REASONS: Wording<Exclude<SubmitReason, { code: 'other' }>> = {
  'other-answers-stored': () =>
    'Other answers to this quiz were submitted before these, on another device or before this page was reloaded. Those count.',
  'submission-closed': () => 'Quiz submission period has ended. Please try again later.',
  'too-many-submissions': () => 'Too many submission attempts. Please wait a moment and try again.',
  'submission-lost': () => 'Network error. Please check your connection and try again.',
}

export const failures = words('failures', {
  /** The sentence for an action, without a reason. */
  failed: (action: Action) => FAILED[action],
  /** Why it failed, or that it failed where the reason says nothing to people. */
  reason: (reason: Reason, action: Action) =>
    reason.code === 'unknown' ? FAILED[action] : word(REASONS, reason),
  submitReason: (why: SubmitReason) =>
    why.code === 'other' ? failures.reason(why.reason, 'submit-quiz') : word(SUBMIT_REASONS, why),
})
