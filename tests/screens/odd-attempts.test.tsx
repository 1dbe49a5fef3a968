// SPEC 8 Odd records
import '../ui/support.ts'
import { fireEvent, render, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { ListedResults } from '../../src/domain/results/listed-results.ts'
import { ResultList } from '../../src/screens/admin-results/result-list.tsx'
import { AttemptTable } from '../../src/screens/quiz-attempts/attempt-table.tsx'
import { opticsResultJson } from '../support/school/fixtures.ts'

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))

const attempts = v.parse(ListedResults, [
  { ...opticsResultJson, _id: null, score: null, totalQuestions: null, submittedAt: 'not a date' },
  { ...opticsResultJson, _id: null, quiz: null, user: null, score: 66.66666666666667 },
])

test('odd attempts at a quiz are in its table, and can be reset if their person is known', () => {
  const onAsk = vi.fn()
  render(<AttemptTable quizId="q1" attempts={attempts} labelledBy="none" onAsk={onAsk} />)
  const [, odd, unknown] = screen.getAllByRole('row')
  expect(odd?.textContent).toMatch(/^Asha Raoasha@example.org–1\/–7:05–View DetailsReset$/)
  expect(unknown?.textContent).toMatch(/^Unknown User67%1\/37:05Mar 4, 2026.*View Details$/)
  fireEvent.click(within(odd as HTMLElement).getByRole('button', { name: 'Reset', description: 'Asha Rao' }))
  expect(onAsk.mock.calls).toEqual([[{ reset: { quizId: 'q1', userId: 'user-asha', name: 'Asha Rao' } }]])
  expect(within(unknown as HTMLElement).queryByRole('button', { name: 'Reset' })).toBeNull()
})

test('odd attempts are among all results, without praise for an unknown score', () => {
  render(<ResultList attempts={attempts} outdated={false} />)
  const [odd, unknown] = screen.getAllByRole('listitem')
  expect(odd?.textContent).toMatch(
    /^Geometric opticsby Asha Rao–Correct: 1\/–Time spent: 7:05Submitted: –View Details$/,
  )
  expect(unknown?.textContent).toMatch(/^Unknown Quizby Unknown User67%Not bad!Correct: 1\/3.*View Details$/)
})
