import type { CheckedQuestion, EmbeddedPicture, SourceText } from './found-question.ts'
import type { ImportHint, ImportRefusal, KeyPlace, LineNote } from './import-problem.ts'
import type { QuestionFormat } from './question-formats.ts'

/** Where a text comes from, as far as it shows. */
export type SourceOrigin = 'word' | 'docs' | 'web' | 'sheet' | 'file' | 'text'

/** A file or a paste as one text that can be edited. */
export interface GivenSource extends SourceText {
  origin: SourceOrigin
  hint: ImportHint | undefined
  /** Of a file. */
  fileName?: string | undefined
}

/** What is found in a text. */
export interface FoundInText {
  format: QuestionFormat
  keyPlace: KeyPlace | undefined
  checked: readonly CheckedQuestion[]
  /** What was dropped or changed and belongs to no question. */
  notes: readonly LineNote[]
  /** Pictures within the text itself, behind those that it pointed to. */
  pictures: readonly EmbeddedPicture[]
}

/** `pictures` is how many the text points to already; `truth` names the options of a true/false question. */
export interface TextJob {
  kind: 'text'
  text: string
  format: QuestionFormat | undefined
  pictures: number
  truth: TruthWords
  /** Whether the API takes questions of other kinds than a choice of one. */
  kinds?: boolean
}

/** A paste with formats, and the same without them. */
export interface PasteJob {
  kind: 'html'
  html: string
  plain: string
}

/** To be turned into a text, or a text to be read; without a `format` that is recognised. */
export type ReadingJob = { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> } | PasteJob | TextJob

/** What a job reports: its progress, and in the end its result. */
export type ReadingNews =
  | { code: 'progress'; done: number; total: number }
  | { code: 'source'; source: GivenSource }
  | { code: 'found'; found: FoundInText }
  | { code: 'refused'; refusal: ImportRefusal }

/** The texts of the two options of a true/false question. */
export interface TruthWords {
  isTrue: string
  isFalse: string
}
