import { getQuiz } from '../../api/quizzes.ts'
import { getResult, getUserResult } from '../../api/results.ts'
import { isFinal } from '../../domain/attempts/attempt-phases.ts'
import { onFailure } from '../../domain/lib/failure.ts'
import { SECOND_MS } from '../../domain/lib/time.ts'
import { isAllTime } from '../../domain/results/ending.ts'
import { hasKey, type Result } from '../../domain/results/results.ts'
import { $storedAttempts } from '../attempts/storage.ts'
import { createRemote } from '../lib/query.ts'
import { noteFailed, notice } from '../page/notices.ts'
import { $userId } from '../session/session.ts'
import { followReviews, reviewAwaited } from './review-awaited.ts'

/** Without a user id, the user's own result; administrators may read others'. */
export interface ResultTarget {
  quizId: string
  userId?: string | undefined
}

async function addQuestions(result: Result, quizId: string): Promise<Result> {
  const { title, description, questions } = await getQuiz(quizId)
  return {
    ...result,
    quiz: {
      ...result.quiz,
      _id: quizId,
      title: result.quiz?.title ?? title,
      description: result.quiz?.description ?? description,
    },
    ...(hasKey(questions) && { questions }),
  }
}

/** An API may omit the questions: then they come from the quiz, or only the summary is shown. */
const withQuestions = async (result: Result, quizId: string): Promise<Result> =>
  result.questions || reviewAwaited(result) !== undefined
    ? result
    : addQuestions(result, quizId).catch(onFailure(() => result))

/** If an API does not say what ended an attempt, the learner's own device remembers the time. */
function withEnding(result: Result, quizId: string): Result {
  const ownTime = $storedAttempts
    .get()
    .filter((attempt) => attempt.quizId === quizId && attempt.userId === $userId.get() && isFinal(attempt))
    .map(({ startedAt, deadline }) => (deadline - startedAt) / SECOND_MS)
  return ownTime.some((seconds) => isAllTime(result.timeSpent, seconds))
    ? { ...result, ended: result.ended ?? 'time' }
    : result
}

const createResult = ({ quizId, userId }: ResultTarget) =>
  createRemote<Result>(['result', $userId, quizId, userId ?? 'me'], {
    fetcher: async () =>
      withQuestions(
        userId === undefined
          ? withEnding(await getResult(quizId), quizId)
          : await getUserResult(quizId, userId),
        quizId,
      ),
    onError: onFailure((failure) =>
      failure.status === 404
        ? notice.error({ code: 'results-not-found' })
        : noteFailed('load-results')(failure),
    ),
  })

type ResultStore = ReturnType<typeof createResult>

const results = new Map<string, ResultStore>()

/** One store per result: a page's elements may show different ones. */
export function resultOf(target: ResultTarget): ResultStore {
  const key = JSON.stringify([target.quizId, target.userId])
  const known = results.get(key)
  if (known) return known
  const created = createResult(target)
  followReviews(created, (result) => [result])
  results.set(key, created)
  return created
}
