import '../support.ts'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScatterPlot } from '../../../src/ui/data/scatter-plot.tsx'

function renderPlot(dots: { x: number; y: number; count: number }[]) {
  render(
    <ScatterPlot
      summary="Slower attempts score higher"
      dots={dots}
      scale={['100', '0']}
      axis={['0:00', '10:00']}
      note="Time against score"
      columns={['Time', 'Attempts', 'Mean score (%)']}
      rows={[['0:00–10:00', '3', '50']]}
    />,
  )
  const drawing = screen.getByRole('img', { name: 'Slower attempts score higher' })
  return [...drawing.querySelectorAll('.dots')].map((path) => [
    path.getAttribute('class'),
    path.getAttribute('d'),
  ])
}

test('dots are placed from the lower left corner', () =>
  expect(
    renderPlot([
      { x: 0, y: 0, count: 1 },
      { x: 0.5, y: 1, count: 1 },
    ]),
  ).toEqual([['dots size-2', 'M0.00 50.00h0M50.00 0.00h0']]))

test('the area of a dot grows with its count', () =>
  expect(
    renderPlot([
      { x: 0, y: 0, count: 1 },
      { x: 1, y: 0, count: 100 },
      { x: 0, y: 1, count: 25 },
    ]).map(([name]) => name),
  ).toEqual(['dots size-1', 'dots size-3', 'dots size-5']))

test('a thousand dots are a handful of elements', () => {
  const dots = Array.from({ length: 1000 }, (_, index) => ({
    x: index / 1000,
    y: 0.5,
    count: 1 + (index % 40),
  }))
  expect(renderPlot(dots).length).toBeLessThanOrEqual(5)
})

test('a plot without dots is empty, beside its table', () => {
  expect(renderPlot([])).toEqual([])
  const cells = within(screen.getByRole('table', { hidden: true })).getAllByRole('cell', { hidden: true })
  expect(cells.map((cell) => cell.textContent)).toEqual(['0:00–10:00', '3', '50'])
})
