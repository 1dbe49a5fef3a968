import { Failure } from '../../domain/lib/failure.ts'
import { explainFailure, reported } from '../page/notices.ts'

/* What a row of the list does by the code of the form, which is not loaded before: it knows each kind of question. */

const loaded = <Chunk>(chunk: Promise<Chunk>): Promise<Chunk> =>
  chunk.catch((cause: unknown) => {
    throw new Failure({ message: 'Failed to fetch the form', typeError: true }, { cause })
  })

/** Makes a copy of this quiz the draft of a new one; true if there is a draft to open. */
export async function duplicateRow(quizId: string): Promise<boolean> {
  const form = await reported(explainFailure('duplicate-quiz'), () => loaded(import('./quiz-draft-form.ts')))
  return (await form?.duplicateQuiz(quizId)) ?? false
}

/** Makes a quiz a draft again, which its row shows. */
export async function unpublishRow(quizId: string): Promise<void> {
  const form = await reported(explainFailure('update-quiz'), () => loaded(import('./unpublish.ts')))
  await form?.unpublish(quizId)
}
