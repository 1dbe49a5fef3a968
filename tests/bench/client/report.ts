import type { QuizPage } from './pages.ts'
import type { Samples } from './samples.ts'
import type { Figure } from './scenario.ts'

const DIGITS: Record<Figure['unit'], number> = { ms: 0, kB: 1, MB: 2, '': 2, '×': 2 }

const written = (value: number | undefined, digits: number) =>
  value === undefined ? '–' : String(Number(value.toFixed(digits))).replace(/\B(?=(\d{3})+$)/, ',')

const unitOf = ({ unit }: Figure) => (unit ? ` ${unit}` : '')

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

const MARKS = new Map([
  [true, 'yes'],
  [false, 'no'],
])

/** The table as Markdown: pages are columns; the ratio and the goal are those of the last page of ours. */
export function tableOf(
  figures: readonly Figure[],
  pages: readonly QuizPage[],
  samplesOf: (page: QuizPage) => Samples,
): string {
  const last = pages.findLast((page) => page.role === 'ours')
  const rows = figures.flatMap((figure) => {
    const values = new Map(pages.map((page) => [page, figure.reading(samplesOf(page))]))
    if ([...values.values()].every((value) => value === undefined)) return []
    const referenceRole = figure.goal?.times ?? 'floor'
    const reference = pages.find((page) => page.role === referenceRole)
    const [ours, other] = [last && values.get(last), reference && values.get(reference)]
    const ratio = ours === undefined || !other || figure.unit === '×' ? '' : `${written(ours / other, 2)} ×`
    return [
      [
        `${figure.label}${unitOf(figure) && `,${unitOf(figure)}`}`,
        ...pages.map((page) => written(values.get(page), DIGITS[figure.unit])),
        ratio,
        goalOf(figure),
        MARKS.get(isReached(figure, ours, other) as boolean) ?? '',
      ],
    ]
  })
  const head = ['figure', ...pages.map((page) => page.name), 'ratio', 'goal', 'reached']
  const table = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
