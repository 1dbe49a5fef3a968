import type { SourceText } from '../../../src/domain/exchange/found-question.ts'
import { readDocx } from '../../../src/exchange/formats/word/read.ts'
import { type DocxParts, docxFile, paragraph, run } from './docx-file.ts'

/** Reads a Word file that must be readable. */
export function readParts(parts: DocxParts): SourceText {
  const source = readDocx(docxFile(parts))
  if ('code' in source) throw new Error(source.code)
  return source
}

/** The text of a body, with the parts that it refers to. */
export const textOf = (body: string, parts: Partial<DocxParts> = {}) => readParts({ ...parts, body }).text

/** A paragraph of runs. */
export const p = (...runs: string[]) => paragraph(runs.join(''))

export const BOLD = '<w:b/>'
export const raised = (text: string) => run(text, '<w:vertAlign w:val="superscript"/>')
export const lowered = (text: string) => run(text, '<w:vertAlign w:val="subscript"/>')
