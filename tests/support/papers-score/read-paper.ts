import { readFileSync } from 'node:fs'
import type { CheckedQuestion } from '../../../src/domain/exchange/found-question.ts'
import type { LineNote } from '../../../src/domain/exchange/import-problem.ts'
import type { ReadingJob, ReadingNews } from '../../../src/domain/exchange/import-reading.ts'
import { readPdf } from '../../../src/exchange/formats/pdf/read.ts'
import { readSource } from '../../../src/exchange/worker/read-source.ts'
import { wordFile } from './word-notation.ts'

export interface ReadPaper {
  /** As the teacher sees it. */
  text: string
  checked: readonly CheckedQuestion[]
  /** Of the source and of the text. */
  notes: readonly LineNote[]
  /** The code of what refused all of it. */
  refused: string | undefined
}

const TRUTH = { isTrue: 'True', isFalse: 'False' }

/** PDFs have a worker of their own, which does just this. */
async function pdfSource(bytes: Uint8Array<ArrayBuffer>): Promise<ReadingNews> {
  const source = await readPdf(bytes, () => undefined)
  return 'code' in source
    ? { code: 'refused', refusal: source }
    : { code: 'source', source: { ...source, origin: 'file', hint: undefined } }
}

async function newsOf(job: ReadingJob): Promise<ReadingNews | undefined> {
  const news: ReadingNews[] = []
  await readSource(job, (each) => news.push(each))
  return news.findLast(({ code }) => code !== 'progress')
}

/** A paper's file; HTML is a paste. */
function jobOf(path: URL): ReadingJob {
  const bytes = new Uint8Array(readFileSync(path))
  if (path.pathname.endsWith('.html')) {
    const html = new TextDecoder().decode(bytes)
    return { kind: 'html', html, plain: '' }
  }
  if (path.pathname.endsWith('.word'))
    return { kind: 'bytes', bytes: wordFile(new TextDecoder().decode(bytes)) }
  return { kind: 'bytes', bytes }
}

const NOTHING: ReadPaper = { text: '', checked: [], notes: [], refused: 'nothing' }

/** On the product's own way: a file or a paste becomes a text, its format is recognised, questions are found in it. */
export async function readPaper(path: URL): Promise<ReadPaper> {
  const job = jobOf(path)
  const isPdf = job.kind === 'bytes' && path.pathname.endsWith('.pdf')
  const given = await (isPdf ? pdfSource(job.bytes) : newsOf(job))
  if (given?.code === 'refused') return { ...NOTHING, refused: given.refusal.code }
  if (given?.code !== 'source') return NOTHING
  const { text, pictures, notes } = given.source
  const news = await newsOf({
    kind: 'text',
    text,
    format: undefined,
    pictures: pictures.length,
    truth: TRUTH,
  })
  if (news?.code !== 'found')
    return { ...NOTHING, text, notes, refused: news?.code === 'refused' ? news.refusal.code : 'nothing' }
  const { checked, notes: own } = news.found
  return { text, checked, notes: [...notes, ...own], refused: undefined }
}
