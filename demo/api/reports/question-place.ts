import type { Db } from '../database/db.ts'
import type { ReportRow } from '../database/tables/learner-tables.ts'
import { findPaper } from '../quizzes/learners-paper.ts'
import { readVersion, type Version } from '../quizzes/quiz-store.ts'

type Asked = Pick<ReportRow, 'quiz_id' | 'quiz_version' | 'user_id' | 'question_id'>

const indexIn = ({ questions }: Version, questionId: string) =>
  questions.findIndex(({ _id }) => _id === questionId)

/** The text of a question and its authored place, from 0; undefined if the version has no such question. */
export async function findQuestion(db: Db, { quiz_id, quiz_version, question_id }: Omit<Asked, 'user_id'>) {
  const version = await readVersion(db, quiz_id, quiz_version)
  const index = indexIn(version, question_id)
  const question = version.questions[index]
  return question && { index, text: question.text }
}

/** The authored place of a question, from 0, and that in the person's paper, from 1; undefined if they were not asked it. */
export async function findPlace(db: Db, { quiz_id, quiz_version, user_id, question_id }: Asked) {
  const version = await readVersion(db, quiz_id, quiz_version)
  const index = indexIn(version, question_id)
  if (index < 0) return undefined
  const paper = findPaper(version, quiz_id, user_id)
  const number = paper ? paper.findIndex(({ question }) => question === index) + 1 : index + 1
  return number > 0 ? { index, number } : undefined
}
