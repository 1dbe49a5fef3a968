import type { NewQuestion } from '../../domain/exchange/found-question.ts'
import { attribute, escapeMarkup } from './question-markup.ts'

/** XML allows none of these, however they are written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The finished text of an element or of a file. */
export const inXml = (text: string) => text.replaceAll(FORBIDDEN, '')

/** HTML within XML, escaped once more: every reader understands it. */
export const escapedHtml = (html: string) => inXml(escapeMarkup(html))

const LONGEST_TITLE = 80

/** What a question bank lists: the beginning of the text, on one line. */
export function titleOf({ text }: NewQuestion): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE).trim()}…` : line
}

export const titleAttribute = (question: NewQuestion) => attribute(inXml(titleOf(question)))
