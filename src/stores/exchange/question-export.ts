import { savedQuestion } from '../../domain/authoring/draft/question-draft.ts'
import type { ExportFormat } from '../../domain/exchange/question-formats.ts'
import { draftRules } from '../../domain/kinds/drafts.ts'
import { downloadText, fileName } from '../../platform/download.ts'
import { $quizDraft } from '../authoring/quiz-draft.ts'
import { notice } from '../page/notices.ts'

/** Loaded on the first export, so that other forms do not load the exchange code. */
async function loadWriter(format: ExportFormat) {
  const { WRITTEN_FORMATS } = await import('../../exchange/index.ts')
  const { load, misfit, ...file } = WRITTEN_FORMATS[format]
  const [write, misfitIn] = await Promise.all([load(), misfit?.()])
  return { ...file, write, misfitIn }
}

/** Downloads the questions of the quiz in the form, saved or not. `untitled` names the file of a quiz without a title. */
export async function exportQuestions(format: ExportFormat, untitled: string): Promise<void> {
  const { title, questions } = $quizDraft.get()
  const keyless = questions.findIndex((question) => draftRules(question).lacksKey(question))
  // No format can express a missing key; a file would contain a wrong one.
  if (keyless >= 0) {
    const problem = { code: 'question-problem', number: keyless + 1, problem: { code: 'no-key' } } as const
    return notice.error({ code: 'draft-problem', problem })
  }
  const writer = await loadWriter(format).catch(() => undefined)
  if (!writer) return notice.error({ code: 'export-not-loaded' })
  const { write, misfitIn, type, ending } = writer
  const saved = questions.map(savedQuestion)
  const unfit = misfitIn?.(saved) ?? -1
  if (unfit >= 0) return notice.error({ code: 'not-in-aiken', number: unfit + 1 })
  downloadText(`${fileName(title, untitled)}.${ending}`, write(saved), type)
}
