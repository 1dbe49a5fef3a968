import type { DraftQuestion } from '../../domain/authoring/quiz-draft.ts'
import type { NewQuestion } from '../../domain/exchange/question-exchange.ts'
import { downloadText, fileName } from '../../platform/download.ts'
import { $draft } from '../authoring/quiz-draft-form.ts'
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

/** As it would be saved: trimmed, without the blank options that fill the editor. */
function asSaved(question: DraftQuestion): NewQuestion {
  const { text, imageUrl, options, correctAnswer, points } = question
  const kept = options.filter((option) => option.text.trim())
  const correct = options[correctAnswer]
  return {
    text: text.trim(),
    imageUrl: imageUrl.trim(),
    options: kept.map((option) => ({ text: option.text.trim(), imageUrl: option.imageUrl.trim() })),
    correctAnswer: correct ? Math.max(0, kept.indexOf(correct)) : 0,
    points,
  }
}

/** Downloads the questions of the quiz in the form, saved or not. `untitled` names the file of a quiz without a title. */
export async function exportQuestions(format: ExportFormat, untitled: string): Promise<void> {
  const { title, questions } = $draft.get()
  const { load, type } = WRITERS[format]
  const write = await load().catch(() => undefined)
  if (write) downloadText(`${fileName(title, untitled)}.${format}`, write(questions.map(asSaved)), type)
  else notice.error({ code: 'export-not-loaded' })
}
