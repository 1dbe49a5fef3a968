// SPEC 2 Book Slot; 5 Validation
import '../ui/support.ts'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { QuizSummary } from '../../src/domain/quizzes/quiz.ts'
import { slotRow } from '../../src/domain/slots/timetable.ts'
import { BookableSlot } from '../../src/screens/book-slot/bookable-slot.tsx'
import { at, bookingJson, morningSlot } from '../support/school/fixtures.ts'

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => void vi.unstubAllEnvs())

const nothing = () => {}

interface Facts {
  slot?: Partial<typeof morningSlot>
  isOwn?: boolean
  now?: number
}

function show({ slot: facts = {}, isOwn = false, now = at('09:00:00') }: Facts) {
  const slot = { ...morningSlot, ...facts }
  const bookings = isOwn ? [{ ...bookingJson, status: 'booked' as const, slot }] : []
  const row = slotRow<QuizSummary>(slot, bookings, undefined, now)
  const { container } = render(
    <BookableSlot row={row} suggested={undefined} onBook={nothing} onCancel={nothing} />,
  )
  const textOf = (selector: string) => container.querySelector(selector)?.textContent
  return { textOf }
}

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
])('the row of a slot %s shows its time, its seats and whether it can be booked', (_, ...facts) => {
  const [availableSlots, bookedSlots, figures, name, disabled] = facts
  const { textOf } = show({ slot: { availableSlots, bookedSlots } })
  expect(textOf('.slot-hour')).toMatch(/^9:30\s–\s10:00\sAM UTC$/)
  expect(textOf('.slot-line')).toBe(figures)
  expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(disabled)
})

test('a running slot shows its remaining minutes', () => {
  expect(show({ now: at('09:41:30') }).textOf('.badge')).toBe('19 min left')
})

test('one’s own slot is marked, full or not', () => {
  const { textOf } = show({ slot: { availableSlots: 0 }, isOwn: true })
  expect(textOf('.badge')).toBe('Your slot')
  expect(screen.queryByText('Fully Booked')).toBeNull()
})

test.each([
  ['to come', 5, ['Cancel']],
  ['that has begun', -5, []],
])('one’s own slot %s, in %i minutes, has the buttons %j', (_, minutes, names) => {
  const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
  const slot = { startTime: inMinutes(minutes), endTime: inMinutes(minutes + 30) }
  show({ isOwn: true, now: Date.now(), slot })
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names)
})
