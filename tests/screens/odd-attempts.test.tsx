// @vitest-environment happy-dom
import '../ui/support.ts'
import { fireEvent, render, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { ListedResults } from '../../src/domain/results/results.ts'
import { ResultList } from '../../src/screens/admin-results/result-list.tsx'
import { AttemptTable } from '../../src/screens/quiz-attempts/attempt-table.tsx'
import { opticsResultJson } from '../support/school/fixtures.ts'

const attempts = v.parse(ListedResults, [
  { ...opticsResultJson, _id: null, score: null, totalQuestions: null, submittedAt: 'not a date' },
  { ...opticsResultJson, _id: null, quiz: null, user: null, score: 66.66666666666667 },
])

test('odd attempts at a quiz are in its table, and can be reset where it is known whose they are', () => {
  const onReset = vi.fn()
  render(<AttemptTable quizId="q1" attempts={attempts} labelledBy="none" onReset={onReset} />)
  const [, odd, unknown] = screen.getAllByRole('row')
  expect(odd?.textContent).toMatch(/^Asha Raoasha@example.org–1\/–7:05–View DetailsReset$/)
  expect(unknown?.textContent).toMatch(/^Unknown User67%1\/37:05Mar 4, 2026.*View Details$/)
  fireEvent.click(within(odd as HTMLElement).getByRole('button', { name: 'Reset' }))
  expect(onReset.mock.calls).toEqual([[{ quizId: 'q1', userId: 'user-asha', name: 'Asha Rao' }]])
})

test('odd attempts are among all results, without praise for an unknown score', () => {
  render(<ResultList attempts={attempts} outdated={false} />)
  const [odd, unknown] = screen.getAllByRole('listitem')
  expect(odd?.textContent).toMatch(/^Geometric opticsby Asha RaoCorrect: 1\/–Time spent: 7:05–View Details$/)
  expect(unknown?.textContent).toMatch(/^Unknown Quizby Unknown UserCorrect: 1\/3.*67%Not bad!View Details$/)
})
