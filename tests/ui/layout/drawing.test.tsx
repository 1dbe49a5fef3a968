import '../support.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Drawing } from '../../../src/ui/layout/drawing.tsx'
import type { DrawingName } from '../../../src/ui/layout/drawing-names.ts'

const NAMES: DrawingName[] = ['balance', 'barrier', 'circuit', 'field', 'lens', 'pendulum', 'wave']

test.each(NAMES)('%s is decoration of less than a kilobyte, in the colours of the page', async (name) => {
  const { container } = render(<Drawing name={name} />)
  const drawing = container.querySelector('svg')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  await expect.poll(() => drawing?.childElementCount).toBeGreaterThan(0)
  expect(drawing?.outerHTML.length).toBeLessThan(1024)
  expect(drawing?.outerHTML).not.toMatch(/#[0-9a-f]{3}|fill="|stroke="/)
  expect(drawing?.querySelector('.hot')).not.toBeNull()
})
