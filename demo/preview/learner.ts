import * as v from 'valibot'
import { SubmitBody } from '../../src/domain/attempts/attempt-calls.ts'
import { type Calls, Refusal } from './calls.ts'
import { summaryOf, withoutKey } from './quizzes.ts'
import { gradeFor, resultRow, type StoredResult, wholeResult } from './results.ts'
import { findQuiz, noQuiz, type SampleSchool } from './school.ts'
import { isUnderWay } from './slots.ts'

const resultOf = ({ results }: SampleSchool, quizId: string, userId: string): StoredResult | undefined =>
  results.find(({ quiz, person }) => quiz === quizId && person._id === userId)

function getResult(school: SampleSchool, quizId: string, userId: string) {
  const result = resultOf(school, quizId, userId)
  if (!result) throw new Refusal(404, 'Result not found')
  return wholeResult(result, findQuiz(school, quizId))
}

function hasSeat({ slots, seats, now }: SampleSchool): boolean {
  return [...seats].some((id) => isUnderWay(slots.slotById(id), now()))
}

function access(school: SampleSchool, quizId: string) {
  const quiz = findQuiz(school, quizId)
  if (!hasSeat(school))
    throw new Refusal(403, 'You need an active slot to take this quiz', { slotRequired: true })
  return withoutKey(quiz)
}

/** With its key. Nobody learns of a quiz that is not for practice. */
function practice(school: SampleSchool, quizId: string) {
  const quiz = findQuiz(school, quizId)
  if (quiz.practice !== 'public') throw noQuiz()
  return quiz
}

function submit(school: SampleSchool, quizId: string, body: unknown) {
  const quiz = findQuiz(school, quizId)
  const { answers, timeSpent } = v.parse(SubmitBody, body)
  const stored = resultOf(school, quizId, school.user._id)
  const result = stored ?? gradeFor(quiz, school.user, { answers, timeSpent, at: school.now() })
  if (!stored) school.results.unshift(result)
  return wholeResult(result, quiz)
}

/** Quizzes and results, as a learner has them. */
export const learnerCalls = (school: SampleSchool): Calls => ({
  'GET /quiz': () => school.quizzes.map(summaryOf),
  'GET /quiz/:id': (_call, id) => {
    const quiz = findQuiz(school, id)
    return school.user.isAdmin ? quiz : withoutKey(quiz)
  },
  'GET /quiz/:id/access': (_call, id) => access(school, id),
  'GET /quiz/:id/practice': (_call, id) => practice(school, id),
  'GET /quiz/:id/taken': (_call, id) => ({ taken: resultOf(school, id, school.user._id) !== undefined }),
  'POST /quiz/:id/submit': ({ body }, id) => submit(school, id, body),
  'GET /quiz/:id/results': (_call, id) => getResult(school, id, school.user._id),
  'GET /user/results': () =>
    school.results
      .filter(({ person }) => person._id === school.user._id)
      .map((result) => resultRow(result, school.quizzes)),
})
