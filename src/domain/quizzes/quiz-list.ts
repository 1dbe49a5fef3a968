import { DAY_MS } from '../lib/time.ts'
import { deriveQuizStatus, type QuizStatus, type Schedule } from './quiz-status.ts'

/** What the administrator's list of quizzes may be narrowed to. A draft is a draft whatever its schedule says. */
export const QUIZ_STATES = ['all', 'active', 'upcoming', 'ended', 'draft'] as const
export type QuizState = (typeof QUIZ_STATES)[number]

export interface QuizListFilter {
  state: QuizState
  search: string
}

interface ListedQuiz {
  title?: string | undefined
  description?: string | undefined
  /** Missing for a quiz that could not be read. */
  state?: QuizStatus | 'draft' | undefined
}

export const matchesList = (
  { title = '', description = '', state }: ListedQuiz,
  { state: wanted, search }: QuizListFilter,
): boolean =>
  (wanted === 'all' || wanted === state) &&
  `${title} ${description}`.toLowerCase().includes(search.trim().toLowerCase())

/** Something that an administrator should look at today. */
export type Need =
  | { need: 'draft-starts'; quizId: string; title: string; at: number; questions: number }
  | { need: 'no-questions'; quizId: string; title: string; at: number }
  | { need: 'ended'; quizId: string; title: string }

interface NeedingQuiz extends Schedule {
  _id: string
  title: string
  questionCount: number
  isDraft: boolean
}

function needOf(quiz: NeedingQuiz, now: number): Need | undefined {
  const { _id: quizId, title, questionCount: questions } = quiz
  const [at, until] = [Date.parse(quiz.startTime), Date.parse(quiz.endTime)]
  const status = deriveQuizStatus(quiz, now)
  const isDue = status !== 'ended' && at - now < DAY_MS
  if (isDue && quiz.isDraft) return { need: 'draft-starts', quizId, title, at, questions }
  if (isDue && questions === 0) return { need: 'no-questions', quizId, title, at }
  if (status === 'ended' && !quiz.isDraft && now - until < DAY_MS) return { need: 'ended', quizId, title }
  return undefined
}

const URGENCY: readonly Need['need'][] = ['no-questions', 'draft-starts', 'ended']

/** What is due within a day, the most urgent first: what learners would find missing, then what can be looked at. */
export const needsOf = (quizzes: readonly NeedingQuiz[], now: number): Need[] =>
  quizzes
    .flatMap((quiz) => needOf(quiz, now) ?? [])
    .sort((one, other) => URGENCY.indexOf(one.need) - URGENCY.indexOf(other.need))
