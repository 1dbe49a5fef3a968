import { cellText, isOption, leadingNumber, type Row, seenLines } from './cell-text.ts'
import { type PaperColumn, type PaperTable, paperTable, rowNumber } from './paper-columns.ts'
import { hasText, type Line, notePiece, textPiece } from './piece.ts'

/* A paper in a table, a question in each row, as lines of a usual paper. */

const FIRST = 'A'.charCodeAt(0)
const lettered = (line: Line, index: number): Line => ({
  label: `${String.fromCharCode(FIRST + index)})`,
  pieces: line.pieces,
})

const line = (text: string): Line => ({ label: '', pieces: [textPiece(text)] })

/** Options below each other get letters where they have none. */
function optionLines(cells: Row): Line[] {
  const lines = cells.flatMap(seenLines)
  const isMarked = lines.some((each) => each.label !== '' || isOption(cellText([each])))
  return isMarked ? lines : lines.filter(hasText).map(lettered)
}

class PaperRow {
  private readonly row: Row
  private readonly columns: readonly PaperColumn[]

  constructor(row: Row, columns: readonly PaperColumn[]) {
    this.row = row
    this.columns = columns
  }

  private cells(role: PaperColumn): Row {
    return this.row.filter((_, column) => this.columns[column] === role)
  }

  private text(role: PaperColumn): string {
    return this.cells(role).map(cellText).join(' ').trim()
  }

  /** Each in its own column. */
  private columnOptions(): Line[] {
    return this.row.flatMap((cell, column): Line[] => {
      const role = this.columns[column]
      if (typeof role !== 'object' || (cellText(cell) === '' && !cell.some(hasText))) return []
      const own = seenLines(cell)
      const isMarked = own.some((each) => each.label !== '' || isOption(cellText([each])))
      return isMarked ? own : own.map((each, index) => (index === 0 ? lettered(each, role.option) : each))
    })
  }

  private question(number: number): Line[] {
    const [first, ...others] = this.cells('question').flatMap(seenLines)
    if (!first) return []
    const isNumbered = leadingNumber(cellText([first])) !== undefined
    const points = /\d+(?:[.,]\d+)?/.exec(this.text('points'))?.[0]
    const said = [...first.pieces, ...(points ? [textPiece(` [${points} marks]`)] : [])]
    return [{ label: isNumbered ? first.label : `${number}.`, pieces: said }, ...others]
  }

  /** Undefined where there is no question in the row. */
  lines(counted: number): Line[] | undefined {
    const number = rowNumber(this.row, this.columns.indexOf('number')) ?? counted
    const question = this.question(number)
    if (question.length === 0) return undefined
    const [key, explanation, other] = [this.text('key'), this.text('explanation'), this.text('other')]
    return [
      ...question,
      ...this.columnOptions(),
      ...optionLines(this.cells('options')),
      ...(key ? [line(`Answer: ${key}`)] : []),
      ...(explanation ? [line(`Explanation: ${explanation}`)] : []),
      ...(other
        ? [
            {
              label: '',
              pieces: [notePiece({ code: 'line-dropped', as: 'after-question', text: other.slice(0, 60) })],
            },
          ]
        : []),
      line(''),
    ]
  }
}

function linesOfPaper({ columns, rows }: PaperTable): Line[] {
  let counted = 0
  return rows.flatMap((row) => {
    const lines = new PaperRow(row, columns).lines(counted + 1)
    if (!lines) return row.flatMap(seenLines)
    counted = rowNumber(row, columns.indexOf('number')) ?? counted + 1
    return lines
  })
}

/** The lines of a paper in a table; undefined for any other table. */
export function paperLines(rows: readonly Row[]): Line[] | undefined {
  const paper = paperTable(rows)
  return paper && linesOfPaper(paper)
}
