import type { PaperLine } from '../lines/lines.ts'
import { leadAt } from '../signs/lead.ts'
import { markedNumber } from '../signs/markers.ts'

/** '1) _____' behind the text of question 1, where its answer is written by hand. */
const BEHIND = /(?:^|\s)[([]?(\d{1,4}) ?[.):\]]{0,2} ?_{2,}[.\s]*$/
const TAIL = 60

/** The lines without the blanks that repeat a question's number. */
export function withoutBlanks(lines: readonly PaperLine[]): PaperLine[] {
  let number: number | undefined
  return lines.map((line) => {
    const from = Math.max(0, line.text.length - TAIL)
    const behind = line.text.endsWith('_') ? line.text.slice(from).match(BEHIND) : null
    const own = markedNumber(leadAt(line.text, 0).marker)
    const isRepeated =
      behind?.index !== undefined &&
      Number(behind[1]) === (from + behind.index > 0 ? (own ?? number) : number)
    if (!isRepeated) number = own ?? number
    return isRepeated ? { ...line, text: line.text.slice(0, from + (behind.index ?? 0)).trim() } : line
  })
}
