import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import type { Db } from '../database/db.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import { addVersion, readVersion, versionOf } from '../quizzes/quiz-store.ts'
import { withPictures } from './pictures.ts'
import { ALL_SAMPLE_QUIZZES } from './quizzes.ts'
import type { SampleAny, SampleQuiz } from './types.ts'

/** Elements on other sites need absolute URLs. */
const absolute = (publicUrl: string) => (path: string) => (path.startsWith('/') ? publicUrl + path : path)

type PlacedQuestion = ReturnType<typeof withPictures>

const opening = ({ opensInMinutes, closesInMinutes }: SampleQuiz<SampleAny>, at: Date) => ({
  start_time: new Date(at.getTime() + opensInMinutes * MINUTE_MS),
  end_time: new Date(at.getTime() + closesInMinutes * MINUTE_MS),
})

const descriptionOf = ({
  title,
  description,
  durationMinutes,
  questions,
  practice,
}: SampleQuiz<SampleAny>) => ({
  title,
  description,
  duration: durationMinutes,
  question_count: questions.length,
  practice: practice ?? null,
})

async function addQuiz(
  db: Db,
  sample: SampleQuiz<SampleAny>,
  questions: PlacedQuestion[],
  at: Date,
): Promise<QuizRow> {
  const quiz = await db
    .insertInto('quizzes')
    .values({
      id: sample.id,
      ...descriptionOf(sample),
      ...opening(sample, at),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addVersion(db, sample.id, quiz.version, { questions, rules: null, marking: sample.marking ?? null })
  await db.insertInto('sample_quizzes').values({ quiz_id: sample.id, stored_at: at }).execute()
  return quiz
}

/** Past quizzes keep their dates, like their results; the others move with the clock. */
async function renewQuiz(
  db: Db,
  quiz: QuizRow,
  sample: SampleQuiz<SampleAny>,
  questions: PlacedQuestion[],
  at: Date,
) {
  const version = await versionOf(db, quiz, await readVersion(db, quiz.id, quiz.version), {
    questions,
    rules: null,
    marking: sample.marking ?? null,
  })
  const times = sample.closesInMinutes < 0 ? {} : opening(sample, at)
  await db
    .updateTable('quizzes')
    .set({ ...descriptionOf(sample), ...times, version, updated_at: at })
    .where('id', '=', quiz.id)
    .execute()
  await db.updateTable('sample_quizzes').set({ stored_at: at }).where('quiz_id', '=', quiz.id).execute()
}

const findQuiz = (db: Db, id: string): Promise<QuizRow | undefined> =>
  db.selectFrom('quizzes').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()

/** Stores the sample quizzes and returns the new ones. Edited or deleted ones are left alone. */
export async function storeSampleQuizzes(db: Db, publicUrl: string, at: Date): Promise<QuizRow[]> {
  const stored = await db.selectFrom('sample_quizzes').selectAll().execute()
  const storedAt = new Map(stored.map(({ quiz_id, stored_at }) => [quiz_id, stored_at.getTime()]))
  const added: QuizRow[] = []
  for (const sample of ALL_SAMPLE_QUIZZES) {
    const questions = sample.questions.map((question) => withPictures(question, absolute(publicUrl)))
    const ours = storedAt.get(sample.id)
    if (ours === undefined) {
      added.push(await addQuiz(db, sample, questions, at))
      continue
    }
    const quiz = await findQuiz(db, sample.id)
    if (quiz?.updated_at.getTime() === ours) await renewQuiz(db, quiz, sample, questions, at)
  }
  return added
}
