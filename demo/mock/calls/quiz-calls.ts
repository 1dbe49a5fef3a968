import * as v from 'valibot'
import { SubmitBody } from '../../../src/domain/attempts/attempt-calls.ts'
import { SavedWork } from '../../../src/domain/attempts/saved-work.ts'
import { QuizBody } from '../../../src/domain/authoring/quiz-body.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { ExtendBody, PersonTime } from '../../../src/domain/people/extra-time.ts'
import { hasKinds, type StoredQuiz, savedQuiz, summaryOf } from '../school/quizzes.ts'
import { conflict, invalid, notFound, Refusal, read } from '../school/refusal.ts'
import { findQuiz, type School } from '../school/school.ts'
import { accessQuiz, quizFor, showQuiz, startQuiz, submit } from './attempts.ts'
import { ownResult, practise, resetAttempt } from './own-results.ts'
import { awaitedReview, resultOf, resultPage, resultRow, topicsOf, wholeResult } from './result-rows.ts'
import { type Ask, admin, anyone, type Calls, of, user } from './router.ts'
import { readWork, saveWork } from './saved-work.ts'

/** Throws 409 if a quiz that learners have begun would become a draft, or its key public. */
function checkBegun({ starts, opened }: School, before: StoredQuiz | undefined, body: QuizBody): void {
  const isBegun =
    starts.some(({ quiz }) => quiz === before?._id) ||
    [...opened].some((key) => key.startsWith(`${before?._id} `))
  if (!before || !isBegun) return
  if (before.isActive && !body.isActive)
    throw conflict('Learners have begun this quiz: it cannot become a draft again', 'begun')
  if (body.practice === 'public' && before.practice !== 'public')
    throw conflict(
      'Learners are graded by this quiz: its answers cannot be public before it has ended',
      'graded',
    )
}

/** Throws 409 if the quiz was changed since its author read it. */
function checkBasis(
  { people }: School,
  { updatedAt, createdBy }: StoredQuiz,
  basis: string | undefined,
): void {
  if (basis === undefined || Date.parse(basis) === Date.parse(updatedAt)) return
  const by = people.find(({ _id }) => _id === createdBy)
  throw new Refusal(409, 'Somebody else has saved this quiz meanwhile. Yours is not saved.', {
    code: 'edited_meanwhile',
    parameters: { at: updatedAt, ...(by && { by: { _id: by._id, name: by.name } }) },
  })
}

function saveQuiz({ school, user: author, body }: Ask, before?: StoredQuiz): StoredQuiz {
  const given = read(QuizBody, body)
  if (Date.parse(given.endTime) <= Date.parse(given.startTime))
    throw invalid('endTime', 'must be after the start')
  if (hasKinds(given.questions) && !school.offers.has('kinds'))
    throw invalid('questions', 'This kind of question is not known here')
  if (before) checkBasis(school, before, given.basis)
  checkBegun(school, before, given)
  const quiz = savedQuiz(given, before, {
    _id: before?._id ?? school.nextId('quiz'),
    author,
    now: school.now(),
    nextId: () => school.nextId('question'),
  })
  // Who saved it last: the one whom a conflict names.
  quiz.createdBy = author._id
  school.quizzes = before
    ? school.quizzes.map((one) => (one === before ? quiz : one))
    : [...school.quizzes, quiz]
  return quiz
}

function deleteQuiz(school: School, id: string) {
  const quiz = findQuiz(school, id)
  school.quizzes = school.quizzes.filter((one) => one !== quiz)
  school.deletedQuizzes.push(quiz)
  return { message: 'Quiz deleted successfully' }
}

function publish({ school }: Ask, id: string) {
  const quiz = findQuiz(school, id)
  quiz.isActive = true
  return quiz
}

/** More time for attempts that run; what was added can be taken back. */
function extend({ school, body }: Ask, quizId: string) {
  const { userId, minutes } = read(ExtendBody, body)
  findQuiz(school, quizId)
  const now = school.now()
  const running = school.starts.filter(
    ({ quiz, person, isClosed, deadline }) =>
      quiz === quizId && !isClosed && now < deadline && (userId === undefined || person._id === userId),
  )
  if (running.length === 0)
    throw new Refusal(409, 'Nobody is at work on this quiz', {
      code: 'not_at_work',
      parameters: { whom: userId === undefined ? 'all' : 'person' },
    })
  for (const start of running) {
    const change = Math.max(minutes, -start.extendedBy)
    start.extendedBy += change
    start.deadline += change * MINUTE_MS
  }
  return { extended: running.length }
}

function getPerson({ people }: School, id: string) {
  const person = people.find(({ _id }) => _id === id)
  if (!person) throw notFound('User not found', 'user_unknown')
  return person
}

const timeOf = (school: School, id: string) => ({ factor: getPerson(school, id).timeFactor ?? 1 })

const ResetBody = v.object({
  userId: v.pipe(v.string(), v.nonEmpty()),
  unsubmitted: v.optional(v.boolean()),
})

const attemptCalls: Calls = {
  'GET /quiz/:id/access': user(({ school, user: person }, id = '') => accessQuiz(school, id, person)),
  'GET /quiz/:id/taken': user(({ school, user: person }, id = '') => ({
    taken: resultOf(school, quizFor(school, id, person)._id, person._id) !== undefined,
  })),
  'POST /quiz/:id/start': of(
    'start',
    user(({ school, user: person }, id = '') => startQuiz(school, id, person)),
  ),
  'GET /quiz/:id/attempt': of(
    'saves',
    user(({ school, user: person }, id = '') => readWork(school, id, person)),
  ),
  'PUT /quiz/:id/attempt': of(
    'saves',
    user(({ school, user: person, body }, id = '') => saveWork(school, id, person, read(SavedWork, body))),
  ),
  'POST /quiz/:id/submit': user(({ school, user: person, body }, id = '') =>
    submit(school, id, person, read(SubmitBody, body)),
  ),
  'GET /quiz/:id/practice': of(
    'public',
    anyone(({ school, user: person }, id = '') => practise(school, id, person)),
  ),
}

const resultCalls: Calls = {
  'GET /quiz/:id/results': user(({ school, user: person }, id = '') => ownResult(school, id, person)),
  'GET /user/results': user(({ school, user: person }) =>
    school.results
      .filter((result) => result.person._id === person._id)
      .toSorted((one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt))
      .map((result) => {
        const awaited = person.isAdmin ? undefined : awaitedReview(school, result.quiz)
        const topics = awaited === undefined ? topicsOf(result) : []
        return { ...resultRow(school, result, awaited), ...(topics.length > 0 && { topics }) }
      }),
  ),
  'GET /quiz/:id/user/:id/results': admin(({ school }, quizId = '', userId = '') => {
    const result = resultOf(school, quizId, userId)
    if (!result) throw notFound('Results not found', 'results_unknown')
    return wholeResult(school, result)
  }),
  'GET /user/admin/results': admin(({ school, query }) => resultPage(school, query)),
  'GET /quiz/:id/admin/results': admin(({ school, query }, id = '') => resultPage(school, query, id)),
  'POST /quiz/:id/admin/reset-attempt': admin(({ school, body }, id = '') => {
    const { userId, unsubmitted } = read(ResetBody, body)
    return resetAttempt(school, id, userId, unsubmitted)
  }),
}

export const quizCalls: Calls = {
  ...attemptCalls,
  ...resultCalls,
  'GET /quiz': anyone(({ school, user: person }) =>
    school.quizzes.filter(({ isActive }) => isActive || person?.isAdmin).map(summaryOf),
  ),
  'POST /quiz': admin((ask) => saveQuiz(ask)),
  'GET /quiz/:id': user(({ school, user: person }, id = '') => showQuiz(school, id, person)),
  'PUT /quiz/:id': admin((ask, id = '') => saveQuiz(ask, findQuiz(ask.school, id))),
  'DELETE /quiz/:id': admin(({ school }, id = '') => deleteQuiz(school, id)),
  'POST /quiz/:id/publish': of(
    'drafts',
    admin((ask, id = '') => publish(ask, id)),
  ),
  'POST /quiz/:id/admin/extend': of(
    'time',
    admin((ask, id = '') => extend(ask, id)),
  ),
  'GET /admin/users/:id/time': of(
    'time',
    admin(({ school }, id = '') => timeOf(school, id)),
  ),
  'PUT /admin/users/:id/time': of(
    'time',
    admin(({ school, body }, id = '') => {
      getPerson(school, id).timeFactor = read(PersonTime, body).factor
      return timeOf(school, id)
    }),
  ),
}
