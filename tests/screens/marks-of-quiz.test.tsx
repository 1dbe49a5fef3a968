// CONTRACT 4, `kinds` and `marking`: before, in and after a quiz
import '../ui/support.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Attempt, beginAttempt } from '../../src/domain/attempts/attempt.ts'
import type { Answer } from '../../src/domain/kinds/answer.ts'
import type { Marking } from '../../src/domain/quizzes/marking.ts'
import { Question } from '../../src/domain/quizzes/question.ts'
import { isPracticable, newCard, reshuffled } from '../../src/domain/results/practice-cards.ts'
import { Result } from '../../src/domain/results/results.ts'
import { reviewResult } from '../../src/domain/results/review.ts'
import { attemptAsText } from '../../src/messages/attempt-as-text.ts'
import { PractisedNumber, PractisedSeveral } from '../../src/screens/parts/kinds/check-answer.tsx'
import { IntroMarks, SubmitMarks, Worth } from '../../src/screens/parts/kinds/marks/exam-marks.tsx'
import { Got, MarksCard } from '../../src/screens/parts/kinds/marks/result-marks.tsx'
import { UnreadNumbers } from '../../src/screens/parts/kinds/number/asked-number.tsx'
import { ReviewedNumber } from '../../src/screens/parts/kinds/number/reviewed-number.tsx'
import { ReviewedSeveral } from '../../src/screens/parts/kinds/several/reviewed-several.tsx'
import { $features } from '../../src/stores/session/features.ts'
import { opticsQuiz } from '../support/school/fixtures.ts'

const jee: Marking = { right: 4, wrong: -1, blank: 0, several: 'all-or-nothing' }
const share: Marking = { ...jee, several: 'share' }

const choice = opticsQuiz.questions[0] as Question
const several = v.parse(Question, {
  _id: 'friction',
  kind: 'several',
  text: 'Which statements are true?',
  options: ['No net force', 'Friction up the slope', 'It gets faster', 'Energy becomes heat'],
  correctAnswers: [0, 1, 3],
})
const range = v.parse(Question, {
  _id: 'range',
  kind: 'number',
  text: 'How far away does it land?',
  number: { value: 5550, unit: 'm', figures: 3, tolerance: { relative: 0.01 } },
})
const questions = [choice, several, range, { ...range, _id: 'range-2' }]
const quiz = { ...opticsQuiz, questions, marking: jee }

const attemptWith = (answers: Answer[], flags: number[] = []): Attempt => ({
  ...beginAttempt({ ...quiz, endTime: '2100-01-01T00:00:00Z' }, 'asha', Date.now()),
  answers,
  flags,
})
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent)

beforeEach(() => act(() => $features.set(['kinds', 'marking'])))
afterEach(() => act(() => $features.set(undefined)))

test('before the start the marks and the kinds of questions are told', () => {
  render(<IntroMarks questions={questions} marking={jee} />)
  expect(texts('.mark-rule > li')).toEqual(['+4right', '−1wrong', '0left open'])
  screen.getByText('A question left open costs no mark.')
  expect(texts('.kind-rows b')).toEqual([
    '1 with one right answer',
    '1 where several can be right',
    '2 that ask for a number',
  ])
  screen.getByText('+4 for exactly the right ones, else −1')
})

test('where questions come with the start, a share is told before it', () => {
  render(<IntroMarks questions={[]} marking={share} />)
  screen.getByText('A part of +4 for a part of the right ones; −1 with a wrong one')
})

test('a question says what it is worth, in signs and in words', () => {
  render(<Worth marking={jee} />)
  expect(texts('.worth > b')).toEqual(['+4', '−1'])
  screen.getByText('4 marks if right, minus 1 if wrong')
})

describe('before submission', () => {
  test('what hangs on it is told, flagged answers apart', () => {
    const attempt = attemptWith([0, { options: [1] }, { number: '3' }, null], [1, 3])
    render(<SubmitMarks attempt={attempt} marking={jee} />)
    expect(texts('.stake')).toEqual(['2 unflagged answers−2+8', '1 flagged answer−1+4', '1 open00'])
    screen.getByText('1 flagged answer may cost up to 1 mark.')
    screen.getByText('An open question costs none.')
  })

  test('numbers that cannot be read are listed as they were typed, and lead to their question', () => {
    const onJump = vi.fn()
    const attempt = attemptWith([0, null, { number: '5.5.5', unit: 'm' }, { number: '5.5', unit: 'km' }])
    render(<UnreadNumbers attempt={attempt} onJump={onJump} />)
    screen.getByText('“5.5.5 m”. It is handed in as you typed it.')
    fireEvent.click(screen.getByRole('button', { name: 'Go to question 3' }))
    expect(onJump).toHaveBeenCalledExactlyOnceWith(2)
  })

  test('a copy of the answers has options and numbers as they are', () => {
    const attempt = attemptWith([null, { options: [0, 2] }, { number: '5,55·10³', unit: 'm' }, null])
    const lines = attemptAsText(quiz, attempt).split('\n')
    expect(lines).toContain('2. A) No net force; C) It gets faster')
    expect(lines).toContain('3. 5,55·10³ m')
  })
})

describe('the result', () => {
  const resultOf = (marking: Marking, marks: number) =>
    v.parse(Result, {
      _id: 'result',
      quiz: { _id: 'quiz', title: 'Mechanics', questions, marking },
      answers: [choice.correctAnswer, null, null, null],
      responses: [
        null,
        { options: [0, 1], verdict: marking.several === 'share' ? 'partly' : 'wrong', why: ['missed'] },
        { number: '5.55', unit: 'm', verdict: 'wrong', why: ['power-of-ten'] },
        { verdict: 'blank' },
      ],
      marks,
      maxMarks: 16,
      score: 25,
      correctAnswers: 1,
      totalQuestions: 4,
    })

  test('has the marks beside the score, and how they add up', () => {
    const result = resultOf(jee, 2)
    render(<MarksCard result={result} review={reviewResult(result)} marking={jee} />)
    expect(texts('.marks-big')).toEqual(['2 of 16 marks'])
    expect(texts('.ledger > div')).toEqual([
      '1 right, 4 each+4',
      '2 wrong, −1 each−2',
      '1 left open0',
      'together2',
    ])
    expect(document.querySelector('.marks-scale > .taken')).not.toBeNull()
  })

  test('has a share of the marks for a part of the right options', () => {
    const result = resultOf(share, 5.67)
    const review = reviewResult(result)
    render(<MarksCard result={result} review={review} marking={share} />)
    expect(texts('.ledger > div')[1]).toBe('1 partly right+2.67')
    const [, partly] = review
    if (partly) render(<Got marking={share} reviewed={partly} />)
    expect(document.querySelector('.got')?.className).toBe('got yellow')
    expect(document.querySelector('.got')?.textContent).toBe('+2.67')
  })

  test('tells no sum that is not the one that was stored', () => {
    const result = resultOf(jee, 9)
    render(<MarksCard result={result} review={reviewResult(result)} marking={jee} />)
    expect(texts('.marks-big')).toEqual(['9 of 16 marks'])
    expect(texts('.ledger')).toEqual([])
  })
})

describe('the review of a number', () => {
  const wrong = () => texts('.parts-judged > .red > span:not(.visually-hidden)')
  const draw = (number: string, unit?: string) =>
    render(<ReviewedNumber question={range} answer={{ number, ...(unit && { unit }) }} />)

  test.each([
    ['55,5', 'km', 'Power of ten', 'The digits are right, but the number is 10 times too large.'],
    ['-5.55', 'km', 'Sign', 'The value is right, the sign is not.'],
    ['5550', 'N', 'Unit', 'A unit like m was needed.'],
    ['5550', undefined, 'Unit', 'The unit is missing.'],
    ['5.551', 'km', 'Figures', '3 significant figures were asked for.'],
    ['1230', 'm', 'Digits', 'The value is not right.'],
  ])('of %s %s finds that the %s is wrong: %s', (number, unit, part, sentence) => {
    draw(number, unit)
    expect(wrong()).toContain(part)
    expect(document.querySelector('.said-wrong')?.textContent).toContain(sentence)
  })

  test('has what was typed, how it was read, and what counts', () => {
    draw('55,5', 'km')
    expect(texts('.told-line')).toEqual([
      '55,5 kmread as 5.55 × 10⁴ mYour answer',
      '5.55 × 10³ mfrom 5495 to 5606 m countsCorrect answer',
    ])
  })

  test('says nothing is wrong with a right one', () => {
    draw('5.55e3', 'm')
    screen.getByText('Your answer, correct')
    expect(texts('.parts-judged')).toEqual([])
    expect(texts('.said-wrong')).toEqual([])
  })

  test('says that it could not be read', () => {
    draw('5.5.5', 'm')
    screen.getByText('This could not be read as a number.')
  })
})

describe('the review of several options', () => {
  test('tells those that were missed from those that were wrong', () => {
    render(<ReviewedSeveral question={several} answer={{ options: [0, 2] }} marking={jee} />)
    expect(texts('.verdict')).toEqual(['Yours, right', 'Missed', 'Yours, wrong', 'Missed'])
    screen.getByText(
      '1 of the 3 right ones, and 1 wrong one. All of them and no other would have brought +4.',
    )
  })

  test('says of a part that it is a share', () => {
    render(<ReviewedSeveral question={several} answer={{ options: [0, 1] }} marking={share} />)
    screen.getByText(
      '2 of the 3 right ones, none wrong. That is a share of +4. In the percent it counts as incorrect.',
    )
  })
})

describe('practice', () => {
  const given = vi.fn()
  afterEach(() => given.mockClear())

  test('judges several options at a press', () => {
    render(<PractisedSeveral question={several} labelledBy="text" onAnswer={given} />)
    const check = screen.getByRole('button', { name: 'Check' })
    fireEvent.click(check)
    expect(given).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('checkbox', { name: /^Option A:/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: /^Option D:/ }))
    fireEvent.click(check)
    expect(given).toHaveBeenCalledExactlyOnceWith({ options: [0, 3] })
  })

  test('judges a number at Enter', () => {
    render(<PractisedNumber question={range} labelledBy="text" onAnswer={given} />)
    const field = screen.getByRole('textbox', { name: 'Your answer' })
    fireEvent.change(field, { target: { value: '5,55 km' } })
    fireEvent.submit(field)
    expect(given).toHaveBeenCalledExactlyOnceWith({ number: '5,55 km' })
  })

  test('takes every kind whose key is known, and shuffles a key with its options', () => {
    expect([choice, several, range].map(isPracticable)).toEqual([true, true, true])
    const { question } = newCard('quiz', several, 0)
    for (const random of [0, 0.3, 0.99]) {
      const mixed = reshuffled(question, () => random)
      const right = mixed.correctAnswers?.map((index) => mixed.options[index]?.text).toSorted()
      expect(right).toEqual(['Energy becomes heat', 'Friction up the slope', 'No net force'])
    }
  })
})
