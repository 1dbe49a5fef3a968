import '../support.ts'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BarPlot } from '../../../src/ui/data/bar-plot.tsx'

const scores = [
  { label: '0–50', value: 1 },
  { label: '50–100', value: 3 },
]

function renderPlot(bars = scores) {
  render(
    <BarPlot
      summary="Most of 4 attempts lie between 50 and 100 percent"
      bars={bars}
      columns={['Score', 'Attempts']}
      axis={['0', '100']}
      note="Score in percent"
    />,
  )
  return screen.getByRole('img', { name: 'Most of 4 attempts lie between 50 and 100 percent' })
}

test('a bar is as high as its value on the scale, which ends at a round number', () => {
  const drawing = renderPlot()
  const heights = [...drawing.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))
  expect(heights).toEqual([50 / 4, (50 / 4) * 3])
  expect(document.querySelector('.plot-scale')?.textContent).toBe('420')
})

test('the plot has the same numbers in a table', () => {
  renderPlot()
  const table = within(screen.getByRole('table', { hidden: true }))
  const cells = table.getAllByRole('cell', { hidden: true }).map((cell) => cell.textContent)
  expect(cells).toEqual(['0–50', '1', '50–100', '3'])
  expect(table.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([
    'Score',
    'Attempts',
  ])
})

test('bars without any height still have a scale', () => {
  const drawing = renderPlot(scores.map((bar) => ({ ...bar, value: 0 })))
  const heights = [...drawing.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))
  expect(heights).toEqual(['0', '0'])
})
