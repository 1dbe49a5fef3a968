export const FORMATS = ['aiken', 'gift', 'moodle', 'csv', 'json'] as const
export type QuestionFormat = (typeof FORMATS)[number]

export const FORMAT_NAMES: Record<QuestionFormat, string> = {
  aiken: 'Aiken',
  gift: 'GIFT',
  moodle: 'Moodle XML',
  csv: 'CSV',
  json: 'JSON',
}

/** What tells a format, in the order in which to ask: an Aiken file may have commas, a CSV file is the least distinct. */
const SIGNS: readonly [format: QuestionFormat, sign: RegExp][] = [
  ['json', /^\s*(\[\s*[{\]]|\{\s*["}])/],
  ['moodle', /^\s*(<\?xml|<!--|<!DOCTYPE|<quiz\b|<question\b)/i],
  ['aiken', /^[ \t]*ANSWER[ \t]*:/im],
  // Formulas have braces too, but no answers in them.
  ['gift', /^::|(^|[^\\])\{\s*([=~#]|(T|F|TRUE|FALSE)\s*[}#])/m],
  ['csv', /^[^\n]*[,;\t]/m],
]

/** Undefined where nothing tells. */
export const detectFormat = (text: string): QuestionFormat | undefined =>
  SIGNS.find(([, sign]) => sign.test(text))?.[0]

/** One kind of line break, and no mark of the byte order. */
export const tidyText = (text: string) => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')

export interface DecodedFile {
  text: string
  /** Set where the file did not say how it is encoded and UTF-8 it is not. */
  guessed?: 'Windows-1252'
}

const MARKS: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** The text of a file: what its byte order mark says, else UTF-8, else what older Windows programs write. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  if (marked) return { text: tidyText(new TextDecoder(marked[0]).decode(bytes)) }
  try {
    return { text: tidyText(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { text: tidyText(new TextDecoder('windows-1252').decode(bytes)), guessed: 'Windows-1252' }
  }
}
