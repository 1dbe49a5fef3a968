import { atom } from 'nanostores'
import { getQuiz } from '../../api/quizzes.ts'
import { getResult, getUserResult, listMyResults } from '../../api/results.ts'
import { Failure, onFailure } from '../../domain/lib/failure.ts'
import { type Result, summarizeResults } from '../../domain/results/results.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote } from '../lib/query.ts'
import { noteFailed, notice } from '../page/notices.ts'
import { $userId } from '../session/session.ts'

export const $myResults = createRemote<Result[]>(['my-results', $userId], {
  fetcher: () => listMyResults(),
  onError: noteFailed('load-your-results'),
})

export const $myTotals = computedEqual([$myResults], ({ data = [] }) => summarizeResults(data))

/** Whose result is looked at: one's own, or for administrators that of the user named. */
export interface ResultTarget {
  quizId: string
  userId?: string | undefined
}

const $quizId = atom<string | undefined>()
const $ofUser = atom('me')

export function showResult({ quizId, userId }: ResultTarget): void {
  $quizId.set(quizId)
  $ofUser.set(userId ?? 'me')
}

/** An API may leave the questions out of the result: then the quiz itself has them, or the summary stands alone. */
async function withQuestions(result: Result, quizId: string): Promise<Result> {
  if (result.questions) return result
  try {
    const { title, description, questions } = await getQuiz(quizId)
    const hasKey = questions.some((question) => question.correctAnswer !== undefined)
    return {
      ...result,
      quiz: {
        ...result.quiz,
        _id: quizId,
        title: result.quiz?.title ?? title,
        description: result.quiz?.description ?? description,
      },
      ...(hasKey ? { questions } : {}),
    }
  } catch (error) {
    if (error instanceof Failure) return result
    throw error
  }
}

export const $result = createRemote<Result>(['result', $userId, $quizId, $ofUser], {
  fetcher: async (_noun, _reader, quizId, ofUser) => {
    const [quiz, user] = [String(quizId), String(ofUser)]
    return withQuestions(await (user === 'me' ? getResult(quiz) : getUserResult(quiz, user)), quiz)
  },
  onError: onFailure((failure) =>
    failure.status === 404
      ? notice.error({ code: 'results-not-found' })
      : noteFailed('load-results')(failure),
  ),
})
