import { reasonOf } from '../../domain/lib/failure.ts'
import type { Notice } from '../../domain/notices/notices.ts'
import { format, plural } from '../lib/language.ts'
import type { Wording } from '../lib/wording.ts'
import { words } from '../lib/words.ts'
import { said } from '../said.ts'
import { failures } from './failures.ts'
import { quizDraft } from './quiz-draft.ts'

export const notices = words<Wording<Notice>>('notices', {
  failed: ({ action }) => failures.failed(action),
  explained: ({ action, failure }) => failures.reason(reasonOf(failure), action),
  'account-refused': ({ account, takes }) =>
    takes.length > 0
      ? `${account} cannot sign in here. The school accepts addresses of ${takes.join(', ')}. Sign in with one of those, or ask your teacher.`
      : `${account} cannot sign in here. Only accounts that the school has listed can. Sign in with another account, or ask your teacher.`,
  'attempt-already-reset': ({ name }) => `The attempt of ${name} has already been reset`,
  'attempt-reset': ({ name }) => `Reset attempt for ${name} successfully`,
  'attempt-submitted': ({ name }) => `${name} has submitted meanwhile`,
  'attempts-regraded': ({ count }) =>
    plural(count, { one: '# attempt regraded', other: '# attempts regraded' }),
  'booking-cancelled': ({ said: it }) => said(it, 'Booking cancelled'),
  'booking-moved': () => 'Your slot was moved',
  'booking-not-undone': ({ failure }) =>
    `You still have the slot. ${failures.reason(reasonOf(failure), 'cancel-booking')}`,
  'configuration-reset': () => 'Configuration reset to defaults',
  'configuration-updated': () => 'Slot configuration updated successfully',
  copied: () => 'Copied',
  'copy-refused': () => 'The browser does not allow copying here. Select the text and copy it yourself.',
  'data-deleted': () => 'Your data was deleted',
  'details-missing': () => 'Unable to view details - missing quiz or user information',
  'draft-saved': () => 'Draft saved',
  'draft-problem': ({ problem }) => quizDraft.problem(problem),
  'import-not-loaded': () => 'The import could not be loaded. Check your connection and try again.',
  'not-in-aiken': ({ number }) =>
    `Question ${number} cannot be written in Aiken: one of its lines would be read as something else. Choose another format.`,
  'export-not-loaded': () => 'The export could not be loaded. Check your connection and try again.',
  'export-stopped': ({ failure }) =>
    `The export stopped and no file was saved. ${failures.reason(reasonOf(failure), 'export-results')}`,
  'export-too-long': ({ count }) =>
    `There are more than ${format.count(count)} results. Export them quiz by quiz.`,
  'export-too-many-people': ({ count }) =>
    `There are more than ${format.count(count)} learners. Export them class by class.`,
  'export-left-out': ({ count }) =>
    plural(count, {
      one: '# entry could not be read and is not in the file.',
      other: '# entries could not be read and are not in the file.',
    }),
  'extension-undone': () => 'The time was taken back',
  'extra-time-saved': ({ name }) => `Extra time of ${name} saved`,
  'group-saved': ({ group, name }) =>
    group === undefined ? `${name} is in no class now` : `${name} is in ${group} now`,
  'learners-grouped': ({ group, count }) =>
    `${plural(count, { one: '# learner is', other: '# learners are' })} in ${group} now`,
  'language-not-loaded': () => 'The language could not be loaded. Check your connection and try again.',
  'learners-began': () => 'Learners have begun meanwhile. Nothing was saved yet: press again to save.',
  'made-admin': ({ name }) => `${name} is an administrator now`,
  'message-sent': ({ name, count }) =>
    `Message sent to ${name ?? plural(count, { one: '# learner', other: '# learners' })}`,
  'person-signed-out': ({ name }) => `${name} was signed out everywhere`,
  'picture-on-its-way': () => 'The picture is still being uploaded. Please continue when it is done.',
  'published-elsewhere': () =>
    'This quiz was published meanwhile. Nothing was saved yet: press again to save.',
  'question-added': () => 'Question added successfully',
  'questions-added': ({ count, title }) => {
    const added = plural(count, { one: '# question added', other: '# questions added' })
    return title === undefined ? added : `${added}. The title is now “${title}”.`
  },
  'quiz-closed': () => 'This quiz is not currently active',
  'quiz-created': () => 'Quiz created successfully',
  'quiz-deleted': () => 'Quiz deleted successfully',
  'quiz-published': () => 'Quiz published',
  'quiz-submitted': () => 'Quiz submitted successfully!',
  'quiz-updated': () => 'Quiz updated successfully',
  'regrade-undone': () => 'The regrading was undone',
  'reports-answered': ({ status, count }) =>
    plural(
      count,
      status === 'open'
        ? { one: 'The report is open again', other: '# reports are open again' }
        : { one: 'The report is answered', other: '# reports are answered' },
    ),
  'results-not-found': () => 'Results not found',
  'session-expired': () => failures.reason({ code: 'session-expired' }, 'check-session'),
  'sign-in-failed': () => 'Sign-in did not work. Please try again.',
  'sign-in-first': () => 'Please sign in to take the quiz',
  'signed-out': () => 'Logged out successfully',
  'signed-out-elsewhere': () => 'Signed out everywhere else',
  'slot-booked': ({ said: it }) => said(it, 'Slot booked successfully'),
  'slot-required': () => failures.reason({ code: 'slot-required' }, 'load-quiz'),
  'slots-generated': ({ said: it }) => said(it, 'Slots generated successfully'),
  'start-resumed': ({ startedAt }) =>
    `You started this quiz at ${format.time(startedAt)}: your time continues from there.`,
  'submission-failed': ({ why }) => failures.submitReason(why),
  'work-continued': ({ answers }) =>
    plural(answers, {
      one: 'Continued from another device: # answer',
      other: 'Continued from another device: # answers',
    }),
  undo: () => 'Undo',
  'unmade-admin': ({ name }) => `${name} is no longer an administrator`,
})
