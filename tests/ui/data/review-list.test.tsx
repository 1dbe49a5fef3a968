// SPEC 2 Quiz results; 2 Quiz trial
import '../support.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReviewList } from '../../../src/ui/data/review-list.tsx'

const OPTIONS = ['20 cm', '40 cm', '60 cm'].map((content, key) => ({ key, content }))

test.each([
  ['a wrong choice', 0, [1], ['Your answer', 'Correct answer', '']],
  ['a right choice', 1, [1], ['', 'Your answer, correct', '']],
  ['no choice', null, [1], ['', 'Correct answer', '']],
  ['a choice whose key is not told', 0, [], ['Your answer', '', '']],
  ['several right ones', 1, [1, 2], ['', 'Your answer, correct', 'Correct answer']],
])('the rows of a review with %s say what was right', (_, chosen, right, expected) => {
  const { container } = render(<ReviewList options={OPTIONS} chosen={chosen} right={right} />)
  const rows = [...container.querySelectorAll('li')]
  expect(rows.map((row) => row.querySelector('.verdict')?.textContent ?? '')).toEqual(expected)
  expect(rows.some((row) => row.classList.contains('red'))).toBe(chosen === 0 && right.length > 0)
  expect(rows.map((row) => row.classList.contains('green'))).toEqual(
    OPTIONS.map(({ key }) => right.includes(key)),
  )
})

test("an administrator reads somebody else's answers as such", () => {
  const whose = { yourAnswer: 'Learner’s answer', yourCorrectAnswer: 'Learner’s answer, correct' }
  const said = (right: number[]) =>
    render(<ReviewList options={OPTIONS} chosen={0} right={right} whose={whose} />).container.querySelector(
      '.verdict',
    )?.textContent
  expect([said([1]), said([0, 1])]).toEqual([whose.yourAnswer, whose.yourCorrectAnswer])
})
