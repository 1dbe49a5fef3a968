// @vitest-environment happy-dom
import '../support.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChoiceList, ReviewList } from '../../../src/ui/forms/choice-list.tsx'

const OPTIONS = ['20 cm', '40 cm', '60 cm'].map((content, key) => ({ key, content }))

test('options are lettered radios of one group, and choosing reports the index', () => {
  const onChoose = vi.fn()
  render(<ChoiceList name="q1" legend="Question 1" options={OPTIONS} chosen={0} onChoose={onChoose} />)
  expect(screen.getByRole('group', { name: 'Question 1' })).toBeDefined()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map((radio) => [radio.name, radio.checked])).toEqual([
    ['q1', true],
    ['q1', false],
    ['q1', false],
  ])
  fireEvent.click(screen.getByRole('radio', { name: 'Option C: 60 cm' }))
  expect(onChoose.mock.calls).toEqual([[2]])
})

test('Enter in a radio does not submit the form around them, which would leave the page', () => {
  render(<ChoiceList name="q1" legend="Question 1" options={OPTIONS} chosen={0} onChoose={vi.fn()} />)
  const [radio] = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radio?.form && fireEvent.submit(radio.form)).toBe(false)
})

test('nothing is chosen at first', () => {
  render(
    <ChoiceList name="q1" legend="Question 1" options={OPTIONS} chosen={null} onChoose={() => undefined} />,
  )
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
})

test('while submitting no answer can be changed', () => {
  render(
    <ChoiceList
      name="q1"
      legend="Question 1"
      options={OPTIONS}
      chosen={0}
      onChoose={() => undefined}
      disabled
    />,
  )
  expect(screen.getByRole('group').hasAttribute('disabled')).toBe(true)
})

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
