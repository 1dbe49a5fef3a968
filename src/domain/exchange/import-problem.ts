import type { OfficeNote } from './office-note.ts'
import type { GuessedEncoding, QuestionFormat } from './question-formats.ts'

/*
 * What a reader reports, as codes with parameters. A new format adds a union of its own to `Fault`; the compiler then asks
 * src/messages/exchange for its words.
 */

/** Too long to read; `limit` in characters. */
type SizeFault = { code: 'question-too-long'; limit: number }

/** What the form would also reject, whatever the format. */
type FormFault =
  | { code: 'no-text' }
  | { code: 'text-too-long'; limit: number }
  | { code: 'wrong-option-count'; count: number; atLeast: number; atMost: number }
  /** `option` is an index. */
  | { code: 'blank-option'; option: number }
  | { code: 'bad-points' }
  | { code: 'picture-address-too-long'; limit: number }

/** Question types that are recognised but cannot be imported. */
export type QuestionKind =
  | 'cloze'
  | 'description'
  | 'essay'
  | 'matching'
  | 'numerical'
  | 'short-answer'
  | 'true-false'

/** The question is not single choice. `type` is the file's own word for a type that is not known. */
type KindFault =
  | { code: 'several-answers' }
  | { code: 'partly-right-options' }
  | { code: 'unsupported-kind'; kind: QuestionKind }
  | { code: 'unknown-type'; type: string }

type PlainFault =
  | { code: 'stray-line' }
  | { code: 'option-out-of-order'; letter: string; expected: string }
  | { code: 'no-options-and-no-answer' }

type CsvFault = { code: 'unreadable-answer'; answer: string } | { code: 'unclosed-quotation-mark' }

/** `found` is the character at which the parser stopped. */
type GiftFault = { code: 'ends-too-early' } | { code: 'not-understood'; found: string }

/** `said` is the parser's own message, in English. */
type XmlFault = { code: 'not-well-formed'; said: string } | { code: 'not-moodle' } | { code: 'not-qti' }

/**
 * `path` leads to the value, as in 'options.0', and is undefined for the question itself. `expected` and `received` are types
 * or JSON values; `said` is the browser's own message.
 */
type JsonFault =
  | { code: 'not-json'; said: string }
  | { code: 'no-list' }
  | { code: 'missing-key'; path: string | undefined; key: string }
  | { code: 'wrong-type'; path: string | undefined; expected: string; received: string }
  | { code: 'not-an-integer'; path: string | undefined; received: string }

/** Why a question cannot be added. */
export type Fault =
  | SizeFault
  | FormFault
  | KindFault
  | PlainFault
  | CsvFault
  | GiftFault
  | XmlFault
  | JsonFault

/** Lines count from 1; undefined in formats where a line number would not help. */
export type ImportProblem = Fault & { line: number | undefined }

/** The text that a note is about; `option` is an index. */
export type TextPlace = { code: 'question' } | { code: 'option'; option: number } | { code: 'explanation' }

/** Where a text names the right options; `list` is a list of keys apart from the questions. */
export type KeyPlace = 'marks' | 'answer-lines' | 'list'

/** Why a line belongs to no question. */
export type DroppedLine =
  | 'page'
  | 'repeated'
  | 'heading'
  | 'before-first'
  | 'after-question'
  | 'label'
  | 'rule'

/** What the reader of plain text dropped or changed; `text`, `source` and `result` are excerpts. */
type PlainNote =
  | { code: 'line-dropped'; as: DroppedLine; text: string }
  | { code: 'characters-dropped'; count: number }
  | { code: 'quote-marks-dropped' }
  | { code: 'hyphen-joined'; text: string }
  | { code: 'maths-written'; source: string; result: string }
  | { code: 'answer-not-a-letter' }
  | { code: 'answer-not-an-option'; answer: string }
  | { code: 'answer-contradicts-mark'; answer: string }
  | { code: 'key-without-question'; number: number }

/** What a reader dropped or changed, although the question can be added. `element` is the name of a tag. */
export type ImportNote =
  | { code: 'element-left-out'; element: string }
  | { code: 'picture-left-out'; of: TextPlace }
  | { code: 'only-first-picture'; of: TextPlace; count: number }
  /** Feedback for an option; only one of these texts can become the explanation. */
  | { code: 'feedback-left-out'; count: number }
  | { code: 'partial-credit-left-out' }
  /** The paper does not say how far off a number may be. */
  | { code: 'tolerance-assumed'; percent: string }
  /** Columns of a table, or fields of JSON, that no question takes; those that are not needed hold numbers or dates. */
  | { code: 'fields-left-out'; names: readonly string[] }
  | { code: 'fields-not-needed'; names: readonly string[] }
  | PlainNote
  | OfficeNote
  /** Only as many questions as `limit` are read from one file. */
  | { code: 'rest-left-out'; limit: number }
  /** As many lines as `limit` are read of one text. */
  | { code: 'lines-left-out'; limit: number }
  /** The text holds the sign of something that could not be read, and no other note says what it was. */
  | { code: 'gap-left' }

/** Notes after which a question may say something else than its source, so that its teacher has to look at it. */
const LOSSES: ReadonlySet<ImportNote['code']> = new Set<ImportNote['code']>([
  'element-left-out',
  'picture-left-out',
  'only-first-picture',
  'picture-lost',
  'embedded-picture-too-large',
  'formula-lost',
  'formula-part-lost',
  'table-lost',
  'gap-left',
  'fields-left-out',
  'cell-without-value',
  'columns-left-out',
  'signs-lost',
])

export const isLoss = ({ code }: ImportNote): boolean => LOSSES.has(code)

/** `line` counts from 1 in the text that the teacher sees. */
export type LineNote = ImportNote & { line: number }

/** Files that are no text, by what they are. */
export type ForeignFile =
  | 'old-word'
  | 'with-password'
  | 'pdf'
  | 'open-document'
  | 'rich-text'
  | 'presentation'
  | 'workbook'
  | 'picture'
  | 'archive'
  | 'unknown'

/** Why a file cannot be read. `no-document` means a file of Word or Writer without a text in it, `no-rows` a workbook without any. */
export type FileRefusal =
  | { code: 'foreign-file'; kind: ForeignFile }
  | { code: 'file-damaged' }
  | { code: 'no-document' }
  | { code: 'no-rows' }
  /** Pages that are pictures, as scanners make them. */
  | { code: 'no-text-in-pdf' }
  | { code: 'unpacks-too-large'; limitMb: number }

/** Why nothing at all could be read. */
export type ImportRefusal =
  | { code: 'nothing-pasted' }
  | { code: 'unknown-format' }
  | { code: 'no-questions'; format: QuestionFormat }
  | { code: 'reader-not-loaded' }
  /** A bug in the worker. */
  | { code: 'reading-failed' }
  | { code: 'reading-stopped' }
  | { code: 'only-pictures-pasted' }
  | { code: 'file-too-large'; limitMb: number }
  | { code: 'file-unreadable' }
  /** No bytes, or nothing that can be seen. */
  | { code: 'file-empty' }
  | FileRefusal

const OF_FILE: ReadonlySet<string> = new Set<ImportRefusal['code']>([
  'file-empty',
  'file-too-large',
  'file-unreadable',
  'file-damaged',
  'foreign-file',
  'no-document',
  'unpacks-too-large',
])

/** Refusals of a file, which another one may not share. */
export const isOfFile = ({ code }: ImportRefusal): boolean => OF_FILE.has(code)

/** What to check in a text that was read. */
export type ImportHint = { code: 'encoding-guessed'; encoding: GuessedEncoding }
