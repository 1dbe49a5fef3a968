import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import { openAttempt } from '../attempts/starts.ts'
import { storeHandIn } from '../attempts/submissions.ts'
import type { Db } from '../database/db.ts'
import type { QuizRow, StoredQuestion } from '../database/tables/quiz-tables.ts'
import { ensureSampleUser } from '../people/sample-people.ts'
import { readVersion } from '../quizzes/quiz-store.ts'
import { rightAnswer, wrongAnswer } from './answers.ts'
import { classPace } from './class-pace.ts'

/** Mostly right, with a regular mistake and some unanswered questions. */
const answersOf = (questions: readonly StoredQuestion[], mistakeEvery: number) =>
  questions.map((question, index) => {
    if (index % 9 === 8) return null
    return index % mistakeEvery === mistakeEvery - 1 ? wrongAnswer(question, 0) : rightAnswer(question)
  })

/** Ben used five sixths of the time. */
const secondsOf = ({ duration }: QuizRow) => duration * 50

/** Ben has taken the past quizzes, the older one less well, so his pages have content. */
export async function storeBensResults(db: Db, quizzes: readonly QuizRow[], at: Date): Promise<void> {
  const ben = await ensureSampleUser(db, 'ben', at)
  const over = quizzes
    .filter(({ end_time }) => end_time < at)
    .toSorted((one, other) => +one.end_time - +other.end_time)
  for (const [index, quiz] of over.entries()) {
    const { questions } = await readVersion(db, quiz.id, quiz.version)
    const start = await openAttempt(db, quiz, ben, quiz.start_time)
    const answers = answersOf(questions, index + 3)
    await storeHandIn(db, {
      quiz,
      userId: ben.id,
      start,
      answers,
      pace: classPace(questions, answers, 'ben', secondsOf(quiz)),
      at: new Date(start.startedAt.getTime() + secondsOf(quiz) * SECOND_MS),
      ended: 'submitted',
    })
  }
}
