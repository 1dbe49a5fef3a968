// SPEC 2 My results
import '../ui/support.ts'
import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Trend, TrendBegins } from '../../src/screens/my-results/trend.tsx'
import { at } from '../support/school/fixtures.ts'

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['rises', [40, 55, 60], '20 percentage points more than on Mar 4, 2026'],
  ['falls', [61, 60], '1 percentage point less than on Mar 4, 2026'],
  ['stays, as it is shown', [60.4, 90, 59.6], 'The same as on Mar 4, 2026'],
])('a trend that %s says by how much, and has the same numbers in a table', (_, scores, change) => {
  const points = scores.map((score, index) => ({ title: undefined, at: at('10:00:00') + index, score }))
  render(<Trend points={points} />)
  screen.getByRole('heading', { name: `Your last ${scores.length} quizzes` })
  screen.getByText(change)
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    scores.map((score) => `Mar 4, 2026Unknown Quiz${Math.round(score)}%`),
  )
})

test.each([
  ['above 40 begins there', [67, 73], ['100', '80', '60', '40']],
  ['with lower scores begins at 0', [12, 73], ['100', '80', '60', '0']],
])('a trend %s', (_, scores, marks) => {
  const points = scores.map((score, index) => ({ title: undefined, at: at('10:00:00') + index, score }))
  const { container } = render(<Trend points={points} />)
  const scale = container.querySelectorAll('.score-trend-scale > span')
  expect([...scale].map(({ textContent }) => textContent)).toEqual(marks)
})

test('one quiz is no line yet, and says so', () => {
  render(<TrendBegins />)
  screen.getByText('Your line begins with the second quiz.')
})
