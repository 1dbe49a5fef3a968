import { isFaulty } from '../../../src/domain/exchange/found-question.ts'
import { type Judged, VERDICTS } from './judge.ts'
import { countsOf, type PaperScore, questionsIn } from './score.ts'
import { readingsOf } from './words.ts'

const HEAD = ['layout', 'papers', 'questions', ...VERDICTS]

const rowOf = (name: string, scores: readonly PaperScore[]) => [
  name,
  scores.length,
  questionsIn(scores),
  ...Object.values(countsOf(scores)),
]

const printed = (rows: readonly (readonly (string | number)[])[]) => {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  return rows
    .map((row) => row.map((cell, column) => String(cell).padEnd(widths[column] ?? 0)).join(' | '))
    .map((row) => `| ${row} |`)
}

/** In Markdown, with a row for each layout and one for all. */
export function tableOf(scores: readonly PaperScore[]): string {
  const layouts = [...new Set(scores.map(({ layout }) => layout))].toSorted()
  const rows = layouts.map((layout) =>
    rowOf(
      layout,
      scores.filter((score) => score.layout === layout),
    ),
  )
  const [head = '', ...lines] = printed([HEAD, ...rows, rowOf(`all ${layouts.length}`, scores)])
  return [head, head.replaceAll(/[^|]/g, '-'), ...lines].join('\n')
}

const shown = ({ found }: Judged) => {
  if (!found) return 'not found'
  if (isFaulty(found)) return JSON.stringify(found.problems)
  return JSON.stringify(
    readingsOf(found).map(({ question: { text, imageUrl, options, explanation }, key }) => ({
      text,
      imageUrl: imageUrl || undefined,
      options: options.map((option) => option.text + (option.imageUrl && ` ${option.imageUrl}`)),
      key,
      explanation,
    })),
  )
}

/** What was not right, as it should be and as it was read. */
export const missesShown = (scores: readonly PaperScore[]): string[] =>
  scores.flatMap(({ paper, judged, refused }) => [
    ...(refused ? [`${paper}: refused, ${refused}`] : []),
    ...judged.flatMap((each) => {
      if (refused || (each.verdict === 'right' && each.expected)) return []
      const { number, verdict, expected } = each
      return [
        `${paper} ${number ?? 'surplus'}, ${verdict}:\n  ${expected ? JSON.stringify(expected) : 'nothing'}\n  ${shown(each)}`,
      ]
    }),
  ])
