// @vitest-environment happy-dom
import '../support.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReviewList } from '../../../src/ui/data/review-list.tsx'

const OPTIONS = ['20 cm', '40 cm', '60 cm'].map((content, key) => ({ key, content }))

test.each([
  ['a wrong choice', 0, 1, ['Your answer', 'Correct answer', '']],
  ['a right choice', 1, 1, ['', 'Correct answer', '']],
  ['no choice', null, 1, ['', 'Correct answer', '']],
  ['a choice whose key is not told', 0, undefined, ['Your answer', '', '']],
])('afterwards, with %s, the rows tell', (_, chosen, correct, expected) => {
  const { container } = render(<ReviewList options={OPTIONS} chosen={chosen} correct={correct} />)
  const rows = [...container.querySelectorAll('li')]
  expect(rows.map((row) => row.querySelector('.verdict')?.textContent ?? '')).toEqual(expected)
  expect(rows.some((row) => row.classList.contains('red'))).toBe(chosen === 0 && correct === 1)
  expect(rows.map((row) => row.classList.contains('green'))).toEqual([false, correct === 1, false])
})
