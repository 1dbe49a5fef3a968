import type { SourceOrigin } from '../../../domain/exchange/import-reading.ts'
import { detectFormat } from '../detect.ts'

/** Tags and formats that plain text lacks: pictures, formulas, lists, tables, bold or coloured text. */
const SAYS_MORE =
  /<(?:img|table|b|strong|u|mark|sup|sub|math|m:omath|ol|ul|li)\b|mso-list|font-weight:\s*(?:bold|[6-9]00)|<!--\[if gte msEquation/i

/** A spreadsheet's plain text has tabs between cells, and line breaks in quotation marks. */
const SHEET = /urn:schemas-microsoft-com:office:excel|google-sheets-html-origin/i

/** Machine-readable texts: an editor's colours add nothing to them. */
const isCode = (plain: string) => {
  const format = detectFormat(plain)
  return format === 'json' || format === 'moodle' || format === 'qti' || format === 'gift'
}

/** Whether to read the HTML of a paste rather than its plain text. */
export const isRichPaste = (html: string, plain: string): boolean =>
  html !== '' && !SHEET.test(html) && SAYS_MORE.test(html) && !isCode(plain)

/** Traces of programs in the HTML that they copy. */
const ORIGINS: readonly [sign: RegExp, origin: SourceOrigin][] = [
  [SHEET, 'sheet'],
  [/urn:schemas-microsoft-com:office:word|\bclass="?Mso/i, 'word'],
  [/docs-internal-guid/i, 'docs'],
]

export const originOfPaste = (html: string): SourceOrigin =>
  ORIGINS.find(([sign]) => sign.test(html))?.[1] ?? 'web'
