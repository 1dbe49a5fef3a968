// @vitest-environment happy-dom
import '../ui/support.ts'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BookableSlot } from '../../src/screens/book-slot/bookable-slot.tsx'
import { morningSlot } from '../support/school/fixtures.ts'

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['that has room', 380, 120, 'Available 380Booked 120Utilization 24%', 'Book Slot', false],
  ['that is full', 0, 500, 'Available 0Booked 500Utilization 100%', 'Fully Booked', true],
  [
    'with more seats taken than there are',
    -12,
    512,
    'Available 0Booked 512Utilization 102%',
    'Fully Booked',
    true,
  ],
])('the card of a slot %s tells its time, its seats and whether it can be booked', (_, ...facts) => {
  const [availableSlots, bookedSlots, figures, name, disabled] = facts
  const { container } = render(<BookableSlot slot={{ ...morningSlot, availableSlots, bookedSlots }} />)
  expect(screen.getByRole('heading').textContent).toMatch(/^9:30\s–\s10:00\sAM$/)
  expect(container.querySelector('.slot-figures')?.textContent).toBe(figures)
  expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(disabled)
})
