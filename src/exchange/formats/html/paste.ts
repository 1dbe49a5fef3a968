import type { SourceOrigin } from '../../../domain/exchange/import-reading.ts'
import { detectFormat } from '../detect.ts'

/** Tags and formats that say what a plain text does not: pictures, formulas, lists, tables, what is bold or coloured. */
const SAYS_MORE =
  /<(?:img|table|b|strong|u|mark|sup|sub|math|m:omath|ol|ul|li)\b|mso-list|font-weight:\s*(?:bold|[6-9]00)|<!--\[if gte msEquation/i

/** A spreadsheet's own text has its cells apart by tabs and its line breaks in quotation marks. */
const SHEET = /urn:schemas-microsoft-com:office:excel|google-sheets-html-origin/i

/** Texts that a machine reads: an editor's colours add nothing to them. */
const isCode = (plain: string) => {
  const format = detectFormat(plain)
  return format === 'json' || format === 'moodle' || format === 'qti' || format === 'gift'
}

/** Whether the formatted one of two pasted texts is to be read. */
export const isRichPaste = (html: string, plain: string): boolean =>
  html !== '' && !SHEET.test(html) && SAYS_MORE.test(html) && !isCode(plain)

/** What programs leave in the HTML that they copy. */
const ORIGINS: readonly [sign: RegExp, origin: SourceOrigin][] = [
  [SHEET, 'sheet'],
  [/urn:schemas-microsoft-com:office:word|\bclass="?Mso/i, 'word'],
  [/docs-internal-guid/i, 'docs'],
]

export const originOfPaste = (html: string): SourceOrigin =>
  ORIGINS.find(([sign]) => sign.test(html))?.[1] ?? 'web'
