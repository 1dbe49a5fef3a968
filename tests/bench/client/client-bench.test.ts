import { expect, test } from 'vitest'
import { median, percentile } from '../statistics.ts'
import { readOptions } from './options.ts'
import type { QuizPage } from './pages.ts'
import { tableOf } from './report.ts'
import { countSteps } from './requests.ts'
import { medianOf, Samples } from './samples.ts'
import type { Figure } from './scenario.ts'

const span = (startedAt: number, endedAt: number) => ({ startedAt, endedAt })

test.each([
  ['nothing', [], 0],
  ['a page alone', [span(0, 10)], 1],
  ['two at once after the page', [span(0, 10), span(10, 30), span(12, 20)], 2],
  ['one after another', [span(0, 10), span(11, 20), span(21, 30)], 3],
  ['a call that waits for the slower of two', [span(0, 10), span(10, 30), span(12, 20), span(31, 40)], 3],
  ['one that ended too late to be waited for', [span(0, 10), span(11, 101)], 1],
])('requests in sequence are counted: %s', (_, requests, steps) => {
  expect(countSteps(requests, 100)).toBe(steps)
})

test('the median and the percentile are values that were measured', () => {
  const values = [5, 1, 4, 2, 3]
  expect([median(values), percentile(values, 0.95), percentile(values, 0.2)]).toEqual([3, 5, 1])
})

test('a build is named by its option, or else by its folder', () => {
  const { dists } = readOptions(['--dist', 'after=/tmp/x/embed', '--dist', '/tmp/before/embed'])
  expect(dists).toEqual([
    { name: 'after', folder: '/tmp/x/embed' },
    { name: 'before', folder: '/tmp/before/embed' },
  ])
})

const pageOf = (name: string, role: QuizPage['role']): QuizPage => ({ name, role, quiz: () => '' })
const [ours, floor] = [pageOf('ours', 'ours'), pageOf('floor', 'floor')]

const rowOf = (goal: NonNullable<Figure['goal']>, measured: readonly number[]) => {
  const samples = new Map([ours, floor].map((page) => [page, new Samples()]))
  samples.get(ours)?.note('load', ...measured)
  samples.get(floor)?.note('load', 1000)
  const figure: Figure = { label: 'load', unit: 'ms', reading: medianOf('load'), goal }
  const table = tableOf([figure], [ours, floor], (page) => samples.get(page) ?? new Samples())
  return table.split('\n').at(-1)
}

test.each([
  [
    'a ratio that is kept',
    { atMost: 1.3, times: 'floor' },
    '| load, ms | 1,250 | 1,000 | 1.25 × | ≤ 1.3 × floor | yes |',
  ],
  [
    'a ratio that is not',
    { atMost: 1.2, times: 'floor' },
    '| load, ms | 1,250 | 1,000 | 1.25 × | ≤ 1.2 × floor | no |',
  ],
  ['a limit of its own', { atMost: 50 }, '| load, ms | 1,250 | 1,000 | 1.25 × | ≤ 50 ms | no |'],
] as const)('a row has the median, its ratio to the floor and the goal: %s', (_, goal, row) => {
  expect(rowOf(goal, [1200, 1250, 1900])).toBe(row)
})
