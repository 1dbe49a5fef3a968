import type { QuizPage } from './pages.ts'
import type { Samples } from './samples.ts'
import type { Figure } from './scenario.ts'

type SamplesOf = (page: QuizPage) => Samples

const DIGITS: Record<Figure['unit'], number> = { ms: 0, kB: 1, MB: 2, '': 2, '×': 2 }

const written = (value: number | undefined, digits: number) =>
  value === undefined ? '–' : String(Number(value.toFixed(digits))).replace(/\B(?=(\d{3})+$)/, ',')

function goalOf({ goal, unit }: Figure): string {
  if (!goal) return ''
  return goal.times ? `≤ ${goal.atMost} × ${goal.times}` : `≤ ${goal.atMost}${unit && ` ${unit}`}`
}

/** Whether a page of ours reaches the goal; undefined where there is none, or nothing to compare. */
function isReached({ goal }: Figure, ours: number | undefined, reference: number | undefined) {
  if (!goal || ours === undefined) return undefined
  if (!goal.times) return ours <= goal.atMost
  // A floor of nothing is reached by nothing.
  return reference === undefined ? undefined : ours <= goal.atMost * reference
}

const mark = (reached: boolean | undefined) => (reached === undefined ? '' : reached ? 'yes' : 'no')

interface Row {
  figure: Figure
  values: Map<QuizPage, number | undefined>
  ours: number | undefined
  /** What ours is compared with: the page that the goal names, else the floor. */
  reference: number | undefined
}

/** What ratio and goal are about, where several builds are compared. */
const lastOfOurs = (pages: readonly QuizPage[]) => pages.findLast((page) => page.role === 'ours')

function rowsOf(figures: readonly Figure[], pages: readonly QuizPage[], samplesOf: SamplesOf): Row[] {
  const last = lastOfOurs(pages)
  return figures.map((figure) => {
    const values = new Map(pages.map((page) => [page, figure.reading(samplesOf(page))]))
    const beside = pages.find((page) => page.role === (figure.goal?.times ?? 'floor'))
    return { figure, values, ours: last && values.get(last), reference: beside && values.get(beside) }
  })
}

const ratioOf = ({ figure, ours, reference }: Row) =>
  ours === undefined || !reference || figure.unit === '×' ? '' : `${written(ours / reference, 2)} ×`

const toLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The table as Markdown: pages are columns; ratio and goal are those of the last build of ours. */
export function tableOf(
  figures: readonly Figure[],
  pages: readonly QuizPage[],
  samplesOf: SamplesOf,
): string {
  const head = ['figure', ...pages.map((page) => page.name), 'ratio', 'goal', 'reached']
  const lines = rowsOf(figures, pages, samplesOf)
    .filter(({ values }) => [...values.values()].some((value) => value !== undefined))
    .map((row) => [
      [row.figure.label, row.figure.unit].filter(Boolean).join(', '),
      ...pages.map((page) => written(row.values.get(page), DIGITS[row.figure.unit])),
      ratioOf(row),
      goalOf(row.figure),
      mark(isReached(row.figure, row.ours, row.reference)),
    ])
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...lines].map(toLine).join('\n')
}

/** The few figures of the history, ours with its ratio, by column. */
export const historyOf = (
  figures: readonly Figure[],
  pages: readonly QuizPage[],
  samplesOf: SamplesOf,
): [column: string, cell: string][] =>
  rowsOf(figures, pages, samplesOf).flatMap((row) => {
    const { column, unit } = row.figure
    if (column === undefined) return []
    const ratio = ratioOf(row)
    return [[column, `${written(row.ours, DIGITS[unit])}${ratio && ` (${ratio})`}`]]
  })
