import type { PaperLine } from '../lines/lines.ts'

/* Tables of keys as people draw them: numbers above letters, or a row for each question with its marks behind. */

const cellsOf = (text: string): string[] =>
  (text.includes('|') ? text.replaceAll(/^\s*\||\|\s*$/g, '').split('|') : text.split('\t')).map((cell) =>
    cell.replaceAll('**', '').trim(),
  )

const NUMBER = /^\d{1,3}\.?$/
const LETTER = /^[([]?[A-Ha-h1-5][)\].]?$/
const NUMBER_HEADING =
  /^(?:q(?:uestion)?s?\.?(?: ?(?:no|number|#)\.?)?|no\.?|nr\.?|#|frage|aufgabe|pregunta|número)$/i
const KEY_HEADING = /^(?:(?:correct )?(?:ans(?:wers?)?|keys?|options?)\.?|antwort|lösung|respuesta|réponse)$/i

const FEWEST = 3

/** Letters of a row below numbers of the row above it, as '1-A, 2-C'. */
function belowNumbers(above: readonly string[], here: readonly string[]): string | undefined {
  if (above.length !== here.length) return undefined
  const pairs = above.flatMap((number, at) =>
    NUMBER.test(number) && LETTER.test(here[at] ?? '') ? [`${Number.parseInt(number, 10)}-${here[at]}`] : [],
  )
  const others = above.length - pairs.length
  return pairs.length >= FEWEST && others <= 1 ? pairs.join(', ') : undefined
}

const isRule = (text: string) => /^[|\s:-]+$/.test(text) && text.includes('-')

function flattened(lines: readonly PaperLine[]): PaperLine[] {
  const done = [...lines]
  for (let at = 1; at < lines.length; at++) {
    const here = lines[at]
    if (!here || !/[|\t]/.test(here.text)) continue
    const upper = isRule(lines[at - 1]?.text ?? '') ? at - 2 : at - 1
    const pairs = belowNumbers(cellsOf(lines[upper]?.text ?? ''), cellsOf(here.text))
    if (pairs === undefined) continue
    for (let row = upper; row < at; row++) done[row] = { ...(lines[row] ?? here), text: '' }
    done[at] = { ...here, text: pairs }
  }
  return done
}

/** The row of a question's number, its key and its marks; the marks say nothing of the key. */
const ROW = /^(\d{1,3})\.?\t+([([]?[A-Ha-h][)\].]?)\t+\d{1,2}(?:[.,]\d)?$/

function narrowed(lines: readonly PaperLine[]): PaperLine[] {
  const rows = lines.filter(({ text }) => ROW.test(text)).length
  if (rows < FEWEST) return [...lines]
  return lines.map((line) => {
    if (ROW.test(line.text)) return { ...line, text: line.text.replace(ROW, '$1-$2') }
    const [first = '', second = '', ...more] = cellsOf(line.text)
    const isHeading = more.length > 0 && NUMBER_HEADING.test(first) && KEY_HEADING.test(second)
    return isHeading ? { ...line, text: '' } : line
  })
}

export const withKeyRows = (lines: readonly PaperLine[]): PaperLine[] => narrowed(flattened(lines))
