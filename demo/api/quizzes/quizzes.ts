import { Hono } from 'hono'
import * as v from 'valibot'
import type { Keyed } from '../../../src/domain/kinds/choice/grade.ts'
import type { Marking } from '../../../src/domain/quizzes/marking.ts'
import type { PaperRules } from '../../../src/domain/quizzes/paper.ts'
import { usesMath } from '../../../src/domain/quizzes/question.ts'
import { QuizSummary } from '../../../src/domain/quizzes/quiz.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import type { Deps, Env } from '../http/deps.ts'
import { described } from '../http/openapi.ts'
import { readers } from '../session/guards.ts'
import { findPaper, inOrderOf } from './learners-paper.ts'
import { readVersionInForce } from './question-keys.ts'
import { listQuizzes, type OpenQuestion, readVersion, type Version, withoutKey } from './quiz-store.ts'

/** A quiz in the shape of lists: without questions. */
export const toSummary = (quiz: QuizRow) => ({
  _id: quiz.id,
  title: quiz.title,
  description: quiz.description,
  duration: quiz.duration,
  startTime: quiz.start_time.toISOString(),
  endTime: quiz.end_time.toISOString(),
  isActive: quiz.is_active,
  reviewFrom: quiz.review_from,
  ...(quiz.practice && { practice: quiz.practice }),
  questionCount: quiz.question_count,
  createdBy: quiz.created_by,
  createdAt: quiz.created_at.toISOString(),
  updatedAt: quiz.updated_at.toISOString(),
})

/** Includes the answer key only if the questions carry it. */
export const toQuiz = (quiz: QuizRow, { questions, rules, marking, version }: QuestionSet) => ({
  ...toSummary(quiz),
  questionCount: questions.length,
  questions,
  version,
  ...rules,
  ...(marking && { marking }),
})

/** Without the questions, for people who may not read them; includes what the browser may preload. */
export const toIntro = (quiz: QuizRow, { questions, marking }: Version) => ({
  ...toSummary(quiz),
  ...(marking && { marking }),
  questions: [],
  usesMath: usesMath(questions),
})

export interface QuestionSet {
  questions: readonly (OpenQuestion & Keyed)[]
  version: number
  /** How questions are shuffled and drawn; for administrators. */
  rules?: PaperRules | null
  marking?: Marking | null
}

/** The questions of a version as a person gets them; for administrators with the key. */
export async function questionsFor(
  db: Db,
  quizId: string,
  number: number,
  { id, is_admin }: Pick<UserRow, 'id' | 'is_admin'>,
  withKey = is_admin,
): Promise<QuestionSet> {
  const version = await (withKey ? readVersionInForce : readVersion)(db, quizId, number)
  const questions = inOrderOf(version.questions, findPaper(version, quizId, id))
  const { marking } = version
  return { questions: withKey ? questions : withoutKey(questions), version: number, marking }
}

export function quizRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get(
    '/quiz',
    described('Lists the quizzes without their questions', v.array(QuizSummary)),
    readers(deps),
    async (c) => {
      const quizzes = await listQuizzes(deps.db, c.get('user')?.is_admin ?? false)
      return c.json(quizzes.map(toSummary))
    },
  )

  return routes
}
