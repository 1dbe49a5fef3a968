import { savedQuestion } from '../../domain/authoring/question-draft.ts'
import type { NewQuestion } from '../../domain/exchange/question-exchange.ts'
import { downloadText, fileName } from '../../platform/download.ts'
import { $quizDraft } from '../authoring/quiz-draft.ts'
import { notice } from '../page/notices.ts'

type Writer = (questions: readonly NewQuestion[]) => string

/** Loaded on the first export in a format. */
const WRITERS: Record<'gift' | 'json', { load: () => Promise<Writer>; type: string }> = {
  gift: {
    load: () => import('../../domain/exchange/question-gift.ts').then((chunk) => chunk.toGift),
    type: 'text/plain',
  },
  json: {
    load: () => import('../../domain/exchange/question-json.ts').then((chunk) => chunk.toJson),
    type: 'application/json',
  },
}
export type ExportFormat = keyof typeof WRITERS

/** Downloads the questions of the quiz in the form, saved or not. `untitled` names the file of a quiz without a title. */
export async function exportQuestions(format: ExportFormat, untitled: string): Promise<void> {
  const { title, questions } = $quizDraft.get()
  const { load, type } = WRITERS[format]
  const write = await load().catch(() => undefined)
  if (write) downloadText(`${fileName(title, untitled)}.${format}`, write(questions.map(savedQuestion)), type)
  else notice.error({ code: 'export-not-loaded' })
}
