import { computed } from 'nanostores'
import { getQuiz } from '../../api/quizzes.ts'
import { Failure } from '../../domain/lib/failure.ts'
import { countQuestions, type QuizSummary, reviewOpensAt } from '../../domain/quizzes/quiz.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { answered, createRemote } from '../lib/query.ts'
import { $quizzes, isDraft } from '../quizzes/quizzes.ts'
import { $features, offers } from '../session/features.ts'
import { $userId } from '../session/session.ts'
import { $reader as $quizReader, type CardOf, cardOf } from './quiz-cards.ts'

/** For a quiz that has ended: when signed-in people may practise it, in milliseconds. */
interface Practice {
  from: number
  isOpen: boolean
}

export interface QuizThere {
  state: 'there'
  card: CardOf
  draft: boolean
  practice: Practice | undefined
}

/** The state of an element that shows one quiz. `missing`: it does not exist, or not for this person. */
type QuizState =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; failure: Failure }
  | QuizThere

/** Statuses by which an API says that there is no such quiz, or none for this person. */
const MISSING = [400, 401, 403, 404, 410]

const unreadable = (error: unknown): QuizState => {
  if (!(error instanceof Failure)) throw error
  return MISSING.includes(error.status ?? 0) ? { state: 'missing' } : { state: 'failed', failure: error }
}

async function readSummary(quizId: string): Promise<QuizSummary> {
  const quiz = await getQuiz(quizId)
  return { ...quiz, questionCount: countQuestions(quiz) }
}

/** Whether anyone may practise it. For a visitor, whose page may not know the features yet, the list is enough. */
export const isForAnybody = ({ practice }: QuizSummary) =>
  practice === 'public' && ($userId.get() === undefined || offers('public'))

function practiceOf({ quiz, status }: CardOf, now: number): Practice | undefined {
  const isForReader = quiz.practice === 'signed-in' && $userId.get() !== undefined && offers('public')
  if (status !== 'ended' || !isForReader) return undefined
  const from = reviewOpensAt(quiz.reviewFrom ?? 'submitted', Date.parse(quiz.endTime))
  return { from, isOpen: from <= now }
}

function createOneQuiz(quizId: string) {
  const listed = ({ data }: ReturnType<typeof $quizzes.get>) => data?.rows.find(({ _id }) => _id === quizId)
  // An API may list fewer quizzes to a learner without a slot. A visitor gets only the list.
  const $unlisted = computed([$quizzes, $userId], (list, userId) =>
    userId && list.data && !listed(list) ? quizId : undefined,
  )
  const $single = createRemote<QuizSummary>(['quizzes-one', $userId, $unlisted], {
    fetcher: () => readSummary(quizId),
    onError: () => {},
  })
  const $one = computedEqual(
    [$quizzes, $single, $unlisted, $quizReader, $features],
    (list, single, unlisted, reader): QuizState => {
      const quiz = listed(list) ?? (unlisted ? single.data : undefined)
      if (quiz) {
        const card = cardOf(quiz, reader)
        return { state: 'there', card, draft: isDraft(quiz), practice: practiceOf(card, reader.now) }
      }
      const error = list.data ? single.error : list.error
      if (error !== undefined) return unreadable(error)
      return list.data && !unlisted ? { state: 'missing' } : { state: 'loading' }
    },
  )
  return { $one, retry: () => ($unlisted.get() ? $single.revalidate() : $quizzes.revalidate()) }
}

const known = new Map<string, ReturnType<typeof createOneQuiz>>()

/** Shared by all elements that show this quiz. */
export function oneQuizOf(quizId: string): ReturnType<typeof createOneQuiz> {
  const one = known.get(quizId) ?? createOneQuiz(quizId)
  known.set(quizId, one)
  return one
}

/** Loads a card's data before it is rendered. */
export const readOneQuiz = () => answered($quizzes)
