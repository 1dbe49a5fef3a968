import type { NewQuestion } from '../domain/exchange/found-question.ts'
import type { ExportFormat } from '../domain/exchange/question-formats.ts'

/*
 * The only module that other floors may import. README.md says what each format can hold.
 */

export { isRichPaste } from './formats/html/paste.ts'
/** A pasted page of two columns, as text below each other. */
export { inOneColumn } from './formats/plain/two-columns.ts'
/** Reads files, pastes and texts of every format, in a worker. */
export { createReader } from './worker/reader.ts'

type Write = (questions: readonly NewQuestion[]) => string | Uint8Array<ArrayBuffer>

interface Format {
  load: () => Promise<Write>
  /** A media type. */
  type: string
  /** The end of the file's name, without a dot. */
  ending: string
  /** The index of the first question that the format cannot hold, or -1. */
  misfit?: () => Promise<(questions: readonly NewQuestion[]) => number>
}

const TEXT = 'text/plain'
const XML = 'application/xml'

/** What questions can be written as. Each writer is loaded on the first export in its format. */
export const WRITTEN_FORMATS: Record<ExportFormat, Format> = {
  moodle: {
    load: () => import('./formats/moodle/write.ts').then((chunk) => chunk.toMoodle),
    type: XML,
    ending: 'xml',
  },
  gift: {
    load: () => import('./formats/gift/write.ts').then((chunk) => chunk.toGift),
    type: TEXT,
    ending: 'gift',
  },
  'qti-2': {
    load: () => import('./formats/qti/write-2.ts').then((chunk) => chunk.toQti2),
    type: 'application/zip',
    ending: 'zip',
  },
  'qti-1': {
    load: () => import('./formats/qti/write-1.ts').then((chunk) => chunk.toQti1),
    type: XML,
    ending: 'xml',
  },
  csv: {
    load: () => import('./formats/csv/write.ts').then((chunk) => chunk.toCsv),
    type: 'text/csv',
    ending: 'csv',
  },
  aiken: {
    load: () => import('./formats/aiken/write.ts').then((chunk) => chunk.toAiken),
    type: TEXT,
    ending: 'txt',
    misfit: () => import('./formats/aiken/write.ts').then((chunk) => chunk.notInAiken),
  },
  json: {
    load: () => import('./formats/json/write.ts').then((chunk) => chunk.toJson),
    type: 'application/json',
    ending: 'json',
  },
}
