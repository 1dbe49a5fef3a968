import type { ApiAnswer } from '../server/server.ts'
import { at, opticsJson } from './fixtures.ts'
import type { Answers } from './quiz-answers.ts'
import { enrol, type Person, type School, storeQuiz } from './school.ts'

export const [SNELL, MIRROR, LENS] = ['question-snell', 'question-mirror', 'question-lens'] as const

export interface OpticsClass {
  quizId: string
  admin: Person
  /** By name. */
  ids: Record<string, string>
  regrade: (body: object) => Promise<ApiAnswer>
  /** Scores by name, as the administrator reads them. */
  scores: () => Promise<Record<string, number>>
  /** What is stored of the attempts and of what counts as right. */
  stored: () => Promise<unknown>
}

const KEY = opticsJson.questions.map(({ correctAnswer }) => correctAnswer)

/** People whose attempts at the optics quiz, with the key A B A, were graded when they handed in. */
async function storeAttempts({ deps: { db } }: School, quizId: string, classwork: Record<string, Answers>) {
  const day = new Date(at('10:00:00'))
  const entries = Object.entries(classwork)
  const people = entries.map(([name], index) => ({
    issuer: quizId,
    subject: String(index),
    email: `${index}@school.example`,
    name,
    created_at: day,
    updated_at: day,
  }))
  const users = await db.insertInto('users').values(people).returning(['id', 'name']).execute()
  const ids = Object.fromEntries(users.map(({ id, name }) => [name, id]))
  const attempts = entries.map(([name, answers]) => {
    const right = KEY.filter((key, index) => answers[index] === key).length
    return {
      quiz_id: quizId,
      user_id: String(ids[name]),
      quiz_version: 1,
      started_at: day,
      submitted_at: day,
      answers: [...answers],
      score: Math.round((right * 100) / KEY.length),
      correct_answers: right,
      total_questions: KEY.length,
      time_spent: 60,
    }
  })
  await db.insertInto('attempts').values(attempts).execute()
  return ids
}

export async function storeOpticsClass(
  school: School,
  classwork: Record<string, Answers>,
): Promise<OpticsClass> {
  const { db } = school.deps
  const quizId = await storeQuiz(school)
  const admin = await enrol(school, { isAdmin: true, name: 'Grace Lin' })
  const ids = Object.keys(classwork).length > 0 ? await storeAttempts(school, quizId, classwork) : {}
  return {
    quizId,
    admin,
    ids,
    regrade: (body) => admin.call('POST', `/quiz/${quizId}/admin/regrade`, body),
    scores: async () => {
      const { body } = await admin.call('GET', `/quiz/${quizId}/admin/results?limit=500`)
      const results: { user: { name: string }; score: number }[] = body.results
      return Object.fromEntries(results.map(({ user, score }) => [user.name, score]))
    },
    stored: async () => ({
      attempts: await db
        .selectFrom('attempts')
        .selectAll()
        .where('quiz_id', '=', quizId)
        .orderBy('id')
        .execute(),
      keys: await db.selectFrom('question_keys').selectAll().where('quiz_id', '=', quizId).execute(),
    }),
  }
}
