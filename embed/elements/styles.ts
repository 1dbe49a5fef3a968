import { readingSheet } from '../../src/app/start/reading.ts'
import theme from '../../src/ui/styles/base.css?inline'

function sheetWith(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** Shared by all elements. Constructed, because a strict content security policy blocks style elements. A server has none. */
export const sheets = readingSheet ? [sheetWith(theme), readingSheet] : []
