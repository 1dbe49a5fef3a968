import { readPage } from '../../domain/exchange/office/html/page.ts'
import type { PictureFile } from '../../domain/exchange/office/pictures.ts'
import type { SourceText } from '../../domain/exchange/question-exchange.ts'
import { base64File } from '../embedded-pictures.ts'
import { parseHtml, parseXml } from './markup-tree.ts'

function decode(base64: string): PictureFile | undefined {
  const file = base64File('', base64)
  // What is no picture need not be base 64 either.
  return file.type === undefined ? undefined : file
}

/** Reads copied HTML of Word, Google Docs, a spreadsheet or a page. It is untrusted, and never becomes part of a document. */
export const readPastedHtml = (html: string): SourceText => readPage(parseHtml(html), { parseXml, decode })
