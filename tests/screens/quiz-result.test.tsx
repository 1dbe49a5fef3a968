// SPEC 5 Validation
import '../ui/support.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuizResultScreen } from '../../src/screens/quiz-result/quiz-result.tsx'

test('an address without a quiz is reported as invalid', () => {
  render(<QuizResultScreen />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Invalid Quiz URL')
  expect(screen.getByText('Invalid quiz URL - missing quiz ID')).toBeDefined()
})
