import { hasRows } from './detect-rows.ts'
import { isAiken, looksLikeQuestions } from './plain/detect-plain.ts'

export const FORMATS = ['plain', 'aiken', 'gift', 'moodle', 'qti', 'csv', 'json'] as const
export type QuestionFormat = (typeof FORMATS)[number]

/** What stands before it, as comments and declarations, is not longer. */
const HEAD = 20_000

const MARKUP = /^\s*</
const QTI = /[<:](?:questestinterop|assessmentItem|assessmentTest|qti-assessment-(?:item|test))[\s>]/i
const MOODLE = /^\s*(?:<\?xml|<!--|<!DOCTYPE|<quiz\b|<question\b)/i
const JSON_SIGN = /^\s*(?:\[\s*[{\]]|\{\s*["}])/
/** Formulas have braces too, but no answers inside: $x_{=1}$ and $F_{T}$ are none. */
const GIFT = /^::|(?:^|[^\\_^])\{\s*[=~#]|(?:^|[\s.?!:\])])\{\s*(?:T|F|TRUE|FALSE)\s*[}#]/m

/** Signs of each format, tried in this order: any text may have commas, and any question may be plain text. */
const SIGNS: readonly [format: QuestionFormat, isIt: (text: string) => boolean][] = [
  ['json', (text) => JSON_SIGN.test(text)],
  ['qti', (text) => MARKUP.test(text) && QTI.test(text.slice(0, HEAD))],
  ['moodle', (text) => MOODLE.test(text)],
  ['aiken', isAiken],
  ['gift', (text) => GIFT.test(text)],
  ['csv', hasRows],
  ['plain', looksLikeQuestions],
]

/** Undefined if the text looks like none of them. */
export const detectFormat = (text: string): QuestionFormat | undefined =>
  SIGNS.find(([, isIt]) => isIt(text))?.[0]

/** Normalises line breaks to \n and drops a byte order mark. */
export const tidyText = (text: string) => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')

export const countBreaks = (text: string) => text.split('\n').length - 1

export type GuessedEncoding = 'windows-1252'

interface DecodedFile {
  text: string
  /** Set if the file has no byte order mark and is not valid UTF-8. */
  guessed?: GuessedEncoding
}

const MARKS: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Decodes by the byte order mark, else as UTF-8, else as Windows-1252, which older Windows programs write. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  if (marked) return { text: tidyText(new TextDecoder(marked[0]).decode(bytes)) }
  try {
    return { text: tidyText(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const guessed = 'windows-1252'
    return { text: tidyText(new TextDecoder(guessed).decode(bytes)), guessed }
  }
}
