import {
  type CheckedQuestion,
  checkQuestion,
  type EmbeddedPicture,
  type Reading,
  type SourceText,
} from '../../domain/exchange/found-question.ts'
import type { ImportRefusal } from '../../domain/exchange/import-problem.ts'
import type {
  GivenSource,
  PasteJob,
  ReadingJob,
  ReadingNews,
  SourceOrigin,
  TextJob,
  TruthWords,
} from '../../domain/exchange/import-reading.ts'
import type { QuestionFormat } from '../../domain/exchange/question-formats.ts'
import { workInSlices } from '../../platform/time-slices.ts'
import { detectFormat } from '../formats/detect.ts'
import { originOfPaste } from '../formats/html/paste.ts'
import { inOneColumn } from '../formats/plain/two-columns.ts'
import type { ReadableKind } from '../questions/file-kind.ts'
import { decodeFile, tidyText } from '../questions/source-text.ts'

/** `given` are the pictures that the text already points to. */
type Reader = (text: string, truth: TruthWords, given: readonly EmbeddedPicture[]) => Reading

/** Aiken is a dialect of plain text. */
const readerOfTexts = () =>
  import('../formats/plain/read.ts').then(
    ({ readPlain }) =>
      (text: string) =>
        readPlain(text),
  )

/** Each parser is loaded with the first text of its format. */
const READERS: Record<QuestionFormat, () => Promise<Reader>> = {
  plain: readerOfTexts,
  aiken: readerOfTexts,
  gift: () => import('../formats/gift/read.ts').then((chunk) => chunk.readGift),
  moodle: () => import('../formats/moodle/read.ts').then((chunk) => chunk.readMoodle),
  qti: () => import('../formats/qti/read.ts').then((chunk) => chunk.readQti),
  csv: () => import('../formats/csv/read.ts').then((chunk) => chunk.readCsvQuestions),
  json: () => import('../formats/json/read.ts').then((chunk) => chunk.readJson),
}

type Report = (news: ReadingNews) => void

function textSource(bytes: Uint8Array): GivenSource {
  const { text, guessed } = decodeFile(bytes)
  const hint = guessed && ({ code: 'encoding-guessed', encoding: guessed } as const)
  return { text: inOneColumn(text), pictures: [], notes: [], origin: 'file', hint }
}

const converted = (source: SourceText | ImportRefusal, origin: SourceOrigin): GivenSource | ImportRefusal =>
  'code' in source ? source : { ...source, origin, hint: undefined }

type Converter = (bytes: Uint8Array) => GivenSource | ImportRefusal

const converter =
  (read: (bytes: Uint8Array) => SourceText | ImportRefusal, origin: SourceOrigin): Converter =>
  (bytes) =>
    converted(read(bytes), origin)

const CONVERTERS: Readonly<Partial<Record<ReadableKind, () => Promise<Converter>>>> = {
  docx: () => import('../formats/word/read.ts').then(({ readDocx }) => converter(readDocx, 'word')),
  odt: () => import('../formats/odt/read.ts').then(({ readOdt }) => converter(readOdt, 'file')),
  xlsx: () => import('../formats/sheet/read.ts').then(({ readXlsx }) => converter(readXlsx, 'sheet')),
  ods: () => import('../formats/sheet/read-ods.ts').then(({ readOds }) => converter(readOds, 'sheet')),
  'qti-package': () =>
    import('../formats/qti/package.ts').then(({ readQtiPackage }) => converter(readQtiPackage, 'file')),
}

/** Files are recognised by their first bytes, whatever their names. Each converter is loaded with the first file of its kind. */
async function sourceOfBytes(bytes: Uint8Array): Promise<GivenSource | ImportRefusal> {
  const { kindOfFile } = await import('../questions/file-kind.ts')
  const file = kindOfFile(bytes)
  if ('code' in file) return file
  const convert = await CONVERTERS[file.kind]?.()
  if (convert) return convert(bytes)
  return textSource(bytes)
}

interface Run {
  report: Report
  kinds?: boolean
  isOver: () => boolean
}

/** Undefined if it was stopped. */
async function checkAll(
  { total, steps }: Reading,
  { report, kinds, isOver }: Run,
): Promise<CheckedQuestion[] | undefined> {
  const checked: CheckedQuestion[] = []
  const finished = await workInSlices(steps, {
    each: (found) => found && checked.push(checkQuestion(found, checked.length + 1, kinds)),
    onPause: (done) => report({ code: 'progress', done, total }),
    isOver,
  })
  return finished ? checked : undefined
}

const PLACEHOLDER: EmbeddedPicture = { name: '', type: '', bytes: new Uint8Array() }

/** Formats whose readers append their own pictures to those that the text points to. */
const COUNTS_ON: readonly QuestionFormat[] = ['qti']

/** The chosen or else recognised format, with its reader. */
async function readerFor(
  text: string,
  chosen: QuestionFormat | undefined,
): Promise<{ format: QuestionFormat; reader: Reader } | ImportRefusal> {
  if (!text.trim()) return { code: 'nothing-pasted' }
  const format = chosen ?? detectFormat(text)
  if (!format) return { code: 'unknown-format' }
  const reader = await READERS[format]().catch(() => undefined)
  // A chunk fails to load when the network is gone or the site was updated.
  return reader ? { format, reader } : { code: 'reader-not-loaded' }
}

async function readText(
  { text: written, format: chosen, pictures, truth, kinds = false }: TextJob,
  run: Run,
): Promise<void> {
  const text = tidyText(written)
  const known = await readerFor(text, chosen)
  if ('code' in known) return run.report({ code: 'refused', refusal: known })
  const { format, reader } = known
  const given = Array.from({ length: pictures }, () => PLACEHOLDER)
  const reading = reader(text, truth, given)
  const checked = await checkAll(reading, { ...run, kinds })
  if (!checked) return
  if (checked.length === 0) return run.report({ code: 'refused', refusal: { code: 'no-questions', format } })
  // Only complete after the last step.
  const { keyPlace, notes = [], pictures: all = [] } = reading
  const own = COUNTS_ON.includes(format) ? all.slice(pictures) : all
  run.report({ code: 'found', found: { format, keyPlace, checked, notes, pictures: own } })
}

/** Reads the HTML of a paste, or its plain text if the HTML has none. */
async function sourceOfPaste({ html, plain }: PasteJob): Promise<GivenSource> {
  const { readPastedHtml } = await import('../formats/html/read.ts')
  const source = readPastedHtml(html)
  if (source.text.trim()) return { ...source, origin: originOfPaste(html), hint: undefined }
  return { text: inOneColumn(plain), pictures: [], notes: [], origin: 'text', hint: undefined }
}

async function convert(source: Promise<GivenSource | ImportRefusal>, { report }: Run): Promise<void> {
  const given = await source
  report('code' in given ? { code: 'refused', refusal: given } : { code: 'source', source: given })
}

function doJob(job: ReadingJob, run: Run): Promise<void> {
  if (job.kind === 'text') return readText(job, run)
  return convert(job.kind === 'bytes' ? sourceOfBytes(job.bytes) : sourceOfPaste(job), run)
}

/** Works in slices, and reports progress after each. */
export async function readSource(job: ReadingJob, report: Report, isOver = () => false): Promise<void> {
  const reportUntilOver: Report = (news) => {
    if (!isOver()) report(news)
  }
  try {
    await doJob(job, { report: reportUntilOver, isOver })
  } catch (error) {
    reportUntilOver({ code: 'refused', refusal: { code: 'reading-failed' } })
    throw error
  }
}
