import type { SourceText } from '../../../domain/exchange/found-question.ts'
import { parseHtml, parseXml } from '../../markup/tree.ts'
import type { PictureFile } from '../../office/pictures.ts'
import { base64File } from '../../questions/embedded-pictures.ts'
import { readPage } from './page.ts'

function decode(base64: string): PictureFile | undefined {
  const file = base64File('', base64)
  // Other data need not be base64.
  return file.type === undefined ? undefined : file
}

/** Reads copied HTML of Word, Google Docs, a spreadsheet or a page. It is untrusted, and never becomes part of a document. */
export const readPastedHtml = (html: string): SourceText => readPage(parseHtml(html), { parseXml, decode })
