import type { DraftProblem, QuestionProblem } from '../authoring/draft/quiz-draft-errors.ts'
import type { Action, Failure, SubmitReason } from '../lib/failure.ts'
import type { ServerMessage } from '../lib/server-message.ts'
import type { ReportState } from '../reports/reports.ts'
import type { AccountRefusal } from '../session/session.ts'

/** The content of a toast, as a code with parameters; instants in milliseconds. `said` is the server's message. */
export type Notice =
  | { code: 'failed'; action: Action }
  | { code: 'explained'; action: Action; failure: Failure }
  | { code: 'attempt-already-reset'; name: string }
  | { code: 'attempt-reset'; name: string }
  | { code: 'attempt-submitted'; name: string }
  | { code: 'attempts-regraded'; count: number }
  | { code: 'booking-cancelled'; said: ServerMessage | undefined }
  | { code: 'booking-moved' }
  | { code: 'booking-not-undone'; failure: Failure }
  | { code: 'configuration-reset' }
  | { code: 'configuration-updated' }
  | { code: 'copied' }
  | { code: 'copy-refused' }
  | { code: 'data-deleted' }
  | { code: 'details-missing' }
  | { code: 'draft-saved' }
  | { code: 'draft-problem'; problem: DraftProblem | QuestionProblem }
  | { code: 'export-not-loaded' }
  /** Counted from 1. */
  | { code: 'not-in-aiken'; number: number }
  | { code: 'import-not-loaded' }
  | { code: 'language-not-loaded' }
  | { code: 'export-stopped'; failure: Failure }
  | { code: 'export-too-long'; count: number }
  | { code: 'export-too-many-people'; count: number }
  | { code: 'export-left-out'; count: number }
  | { code: 'extension-undone' }
  | { code: 'extra-time-saved'; name: string }
  /** Without a group: removed from theirs. */
  | { code: 'group-saved'; group: string | undefined; name: string }
  | { code: 'learners-began' }
  | { code: 'learners-grouped'; group: string; count: number }
  | { code: 'made-admin'; name: string }
  /** To all of `count` learners, or to one by name. */
  | { code: 'message-sent'; name: string | undefined; count: number }
  | { code: 'person-signed-out'; name: string }
  | { code: 'picture-on-its-way' }
  | { code: 'published-elsewhere' }
  | { code: 'question-added' }
  /** `title`: what the quiz is called now, if it had no title. */
  | { code: 'questions-added'; count: number; title: string | undefined }
  | { code: 'quiz-closed' }
  | { code: 'quiz-created' }
  | { code: 'quiz-deleted' }
  | { code: 'quiz-published' }
  | { code: 'quiz-submitted' }
  | { code: 'quiz-updated' }
  | { code: 'regrade-undone' }
  | { code: 'reports-answered'; status: ReportState; count: number }
  | { code: 'results-not-found' }
  | { code: 'session-expired' }
  | { code: 'sign-in-failed' }
  | ({ code: 'account-refused' } & AccountRefusal)
  | { code: 'sign-in-first' }
  | { code: 'signed-out' }
  | { code: 'signed-out-elsewhere' }
  | { code: 'slot-booked'; said: ServerMessage | undefined }
  | { code: 'slot-required' }
  | { code: 'slots-generated'; said: ServerMessage | undefined }
  | { code: 'start-resumed'; startedAt: number }
  | { code: 'submission-failed'; why: SubmitReason }
  | { code: 'undo' }
  | { code: 'unmade-admin'; name: string }
  | { code: 'work-continued'; answers: number }

/** A notice's subject, by its code or, for a failure, its action. */
const SUBJECTS = {
  seat: [
    'slot-booked',
    'booking-moved',
    'booking-cancelled',
    'booking-not-undone',
    'book-slot',
    'cancel-booking',
  ],
  draft: [
    'draft-problem',
    'picture-on-its-way',
    'question-added',
    'questions-added',
    'draft-saved',
    'quiz-created',
    'quiz-updated',
    'quiz-published',
    'create-quiz',
    'update-quiz',
  ],
  regrade: ['attempts-regraded', 'regrade-undone'],
  submission: ['submission-failed', 'quiz-submitted'],
  session: ['session-expired', 'sign-in-failed', 'sign-in-first', 'signed-out', 'signed-out-elsewhere'],
} as const
export type Subject = keyof typeof SUBJECTS

/** Only the latest notice on a subject counts: an earlier one may no longer be true. */
export function subjectOf(notice: Notice): Subject | undefined {
  const name: string = 'action' in notice ? notice.action : notice.code
  const found = Object.entries(SUBJECTS).find(([, names]) => names.some((known) => known === name))
  return found?.[0] as Subject | undefined
}
