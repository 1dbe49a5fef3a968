import { NO_KEY, savedQuestion } from '../../domain/authoring/question-draft.ts'
import type { ExportFormat } from '../../domain/exchange/export-formats.ts'
import type { NewQuestion } from '../../domain/exchange/question-exchange.ts'
import { downloadText, fileName } from '../../platform/download.ts'
import { $quizDraft } from '../authoring/quiz-draft.ts'
import { notice } from '../page/notices.ts'

type Writer = (questions: readonly NewQuestion[]) => string | Uint8Array<ArrayBuffer>

interface Format {
  load: () => Promise<Writer>
  type: string
  ending: string
  /** The index of the first question that the format cannot hold, or -1. */
  misfit?: () => Promise<(questions: readonly NewQuestion[]) => number>
}

const TEXT = 'text/plain'
const XML = 'application/xml'

/** Each writer is loaded on the first export in its format. */
const FORMATS: Record<ExportFormat, Format> = {
  moodle: {
    load: () => import('../../domain/exchange/write-moodle.ts').then((chunk) => chunk.toMoodle),
    type: XML,
    ending: 'xml',
  },
  gift: {
    load: () => import('../../domain/exchange/question-gift.ts').then((chunk) => chunk.toGift),
    type: TEXT,
    ending: 'gift',
  },
  'qti-2': {
    load: () => import('../../platform/write-qti-package.ts').then((chunk) => chunk.toQtiPackage),
    type: 'application/zip',
    ending: 'zip',
  },
  'qti-1': {
    load: () => import('../../domain/exchange/write-qti-1.ts').then((chunk) => chunk.toQti1),
    type: XML,
    ending: 'xml',
  },
  csv: {
    load: () => import('../../platform/write-csv.ts').then((chunk) => chunk.toCsv),
    type: 'text/csv',
    ending: 'csv',
  },
  aiken: {
    load: () => import('../../domain/exchange/write-aiken.ts').then((chunk) => chunk.toAiken),
    type: TEXT,
    ending: 'txt',
    misfit: () => import('../../domain/exchange/write-aiken.ts').then((chunk) => chunk.notInAiken),
  },
  json: {
    load: () => import('../../domain/exchange/question-json.ts').then((chunk) => chunk.toJson),
    type: 'application/json',
    ending: 'json',
  },
}

/** Downloads the questions of the quiz in the form, saved or not. `untitled` names the file of a quiz without a title. */
export async function exportQuestions(format: ExportFormat, untitled: string): Promise<void> {
  const { title, questions } = $quizDraft.get()
  const keyless = questions.findIndex(({ correctAnswer }) => correctAnswer === NO_KEY)
  // No format can say that; a file would tell a wrong key.
  if (keyless >= 0) {
    const problem = { code: 'question-problem', number: keyless + 1, problem: { code: 'no-key' } } as const
    return notice.error({ code: 'draft-problem', problem })
  }
  const { load, type, ending, misfit } = FORMATS[format]
  const [write, misfitIn] = await Promise.all([load(), misfit?.()]).catch(() => [])
  if (!write) return notice.error({ code: 'export-not-loaded' })
  const saved = questions.map(savedQuestion)
  const unfit = misfitIn?.(saved) ?? -1
  if (unfit >= 0) return notice.error({ code: 'not-in-aiken', number: unfit + 1 })
  downloadText(`${fileName(title, untitled)}.${ending}`, write(saved), type)
}
