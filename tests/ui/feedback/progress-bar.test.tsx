import '../support.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressBar } from '../../../src/ui/feedback/progress-bar.tsx'

test.each([
  ['within the scale', 12, 30, [12, 30]],
  ['below it', -4, 30, [0, 30]],
  ['above it', 612, 500, [500, 500]],
  ['with nothing to measure by', 0, 0, [0, 1]],
  ['unknown', Number.NaN, 30, [0, 30]],
])('a value %s is drawn inside', (_, value, max, expected) => {
  render(<ProgressBar label="Slot time used" value={value} max={max} marks="slot" valueText="told" />)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Slot time used' })
  expect([bar.value, bar.max]).toEqual(expected)
  expect(bar.getAttribute('aria-valuetext')).toBe('told')
})
