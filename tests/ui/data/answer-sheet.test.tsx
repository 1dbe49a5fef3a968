// SPEC 2 Quiz taking; 2 Quiz results
import '../support.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AnswerSheet, type Mark } from '../../../src/ui/data/answer-sheet.tsx'
import { AnswerStrip } from '../../../src/ui/data/answer-strip.tsx'

const marks: Mark[] = [
  { question: 0, state: 'answered', letter: 'B' },
  { question: 1, state: 'open', flagged: true, here: true },
  { question: 2, state: 'right' },
  { question: 3, state: 'wrong' },
  { question: 4, state: 'missed' },
]
const NAMES = [
  'Question 1, Answered B',
  'Question 2, Unattempted, Flagged',
  'Question 3, Correct',
  'Question 4, Incorrect',
  'Question 5, Not answered',
]

test('each mark names its number, the fate of the question and its flag, and leads there', () => {
  const onPress = vi.fn()
  render(<AnswerSheet label="Answer sheet" marks={marks} onPress={onPress} />)
  const sheet = screen.getByRole('group', { name: 'Answer sheet' })
  const buttons = screen.getAllByRole('button')
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(NAMES)
  expect(sheet.textContent).toBe('1B2345')
  expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe(NAMES[1])
  fireEvent.click(screen.getByRole('button', { name: 'Question 4, Incorrect' }))
  expect(onPress.mock.calls).toEqual([[3]])
})

test('marks without a link are pictures with the same names', () => {
  render(<AnswerSheet label="Answer sheet" marks={marks} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(NAMES)
})

test('compact marks have their number in the bubble, and no letter', () => {
  render(<AnswerSheet compact label="Questions" marks={marks} />)
  expect(screen.getByRole('group', { name: 'Questions' }).textContent).toBe('12345')
})

test('the ink of a filling sheet flows from the first mark to the last', () => {
  const { container } = render(<AnswerSheet filling label="Answer sheet" marks={marks} />)
  expect(container.querySelectorAll('.filling > .mark')).toHaveLength(marks.length)
})

test('a strip is only a picture', () => {
  const { container } = render(<AnswerStrip answered={[true, false, true]} here={1} />)
  const strip = container.firstElementChild
  expect(strip?.getAttribute('aria-hidden')).toBe('true')
  expect([...(strip?.children ?? [])].map((dot) => dot.className)).toEqual(['answered', 'here', 'answered'])
})
