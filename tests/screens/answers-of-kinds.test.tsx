// CONTRACT 4, `kinds`: the field of a number, and several options
import '../ui/support.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer } from '../../src/domain/kinds/answer.ts'
import { Question } from '../../src/domain/quizzes/question.ts'
import { AskedAnswer } from '../../src/screens/parts/kinds/asked-answer.tsx'
import { AskedNumber } from '../../src/screens/parts/kinds/number/asked-number.tsx'
import { AskedSeveral } from '../../src/screens/parts/kinds/several/asked-several.tsx'
import { $features } from '../../src/stores/session/features.ts'

const several = v.parse(Question, {
  _id: 'friction',
  kind: 'several',
  text: 'Which statements are true?',
  options: ['No resultant force', 'Friction up the slope', 'It gets faster', 'The weight does work'],
})
const range = v.parse(Question, {
  _id: 'range',
  kind: 'number',
  text: 'How far away does it land?',
  number: { unit: 'm', figures: 3 },
})
const ratio = v.parse(Question, { _id: 'ratio', kind: 'number', text: 'Which ratio?', number: {} })

const given = vi.fn<(answer: Answer) => void>()
const onNext = vi.fn()

interface AskedProps {
  question: Question
  from?: Answer
  as?: typeof AskedNumber
  disabled?: boolean
}

function Asked({ question, from = null, as: View = AskedNumber, disabled = false }: AskedProps) {
  const [answer, setAnswer] = useState<Answer>(from)
  const give = (next: Answer) => {
    given(next)
    setAnswer(next)
  }
  return (
    <div className="question">
      <h2 className="question-count" tabIndex={-1}>
        Question 3
      </h2>
      <p id="text">{question.text}</p>
      <View
        question={question}
        name="question-3"
        labelledBy="text"
        answer={answer}
        onAnswer={give}
        onClear={() => give(null)}
        onNext={onNext}
        disabled={disabled}
      />
    </div>
  )
}

const answered = () => given.mock.lastCall?.[0]
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** What is read aloud with the field. */
const line = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ')
const pause = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const look = () => document.querySelector('.number-box')?.className

beforeEach(() => {
  vi.useFakeTimers()
  given.mockClear()
  onNext.mockClear()
  act(() => $features.set(['kinds', 'marking']))
})
afterEach(() => {
  vi.useRealTimers()
  act(() => $features.set(undefined))
})

describe('the field', () => {
  test('gives what is typed letter for letter with every key, and takes an emptied one back', () => {
    render(<Asked question={ratio} />)
    type(' 5,')
    expect(answered()).toEqual({ number: ' 5,' })
    type(' 5,5x ')
    expect(answered()).toEqual({ number: ' 5,5x ' })
    expect(field().value).toBe(' 5,5x ')
    type('  ')
    expect(answered()).toBeNull()
    expect(field().value).toBe('  ')
  })

  test('says what it understood, 150 ms after the last key', () => {
    render(<Asked question={range} />)
    expect(line()).toContain('5550, 5.55e3 or 5,55·10³ are all understood. So is 1/3.')
    fireEvent.focus(field())
    type('5,55·10³ m')
    pause(140)
    expect(line()).not.toContain('Understood')
    pause(20)
    expect(line()).toContain('Understood: =5.55×103m')
    expect(look()).toContain('understood')
    expect(screen.getByRole('radio', { name: 'm' })).toHaveProperty('checked', true)
    expect(field().value).toBe('5,55·10³ m')
    pause(650)
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(
      'Understood: 5.55 times 10 to the power of 3 m',
    )
  })

  test('shows another unit in that of the question, too', () => {
    render(<Asked question={range} from={{ number: '5.55', unit: 'km' }} />)
    expect(line()).toContain('Understood: =5.55km=5.55×103m')
  })
})

describe('the field of a number asks', () => {
  test('for the unit only after it was left, and the units themselves ask', () => {
    render(<Asked question={range} />)
    fireEvent.focus(field())
    type('5550')
    pause(200)
    expect(line()).toContain('=5550now the unit')
    expect(look()).not.toContain('asks')
    fireEvent.blur(field())
    expect(line()).toContain('5550 of what? Press a unit.')
    expect(look()).toContain('asks')
    expect(screen.getByRole('radiogroup', { name: 'Unit' }).className).toContain('wanted')
    fireEvent.click(screen.getByRole('radio', { name: 'km' }))
    expect(answered()).toEqual({ number: '5550', unit: 'km' })
    pause(200)
    expect(look()).toContain('understood')
    fireEvent.click(screen.getByRole('radio', { name: 'km' }))
    expect(answered()).toEqual({ number: '5550' })
  })

  test.each([
    ['5.5.5', 'm', 'Two decimal signs: write 5.55 or 5,55.'],
    ['5.6', 'km', '5.6 has 2 figures, 3 are asked for.'],
  ])('%s %s: %s', (number, unit, words) => {
    render(<Asked question={range} from={{ number, unit }} />)
    expect(line()).toContain(words)
    expect(look()).toContain('asks')
  })
})

describe('the keys of a number', () => {
  test('enter what a decimal keypad lacks', () => {
    render(<Asked question={range} />)
    act(() => field().focus())
    type('5,55')
    press('Times ten to the power')
    expect(field().value).toBe('5,55·10')
    expect(screen.getByRole('button', { name: 'Times ten to the power' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    type('5,55·103')
    expect(answered()).toEqual({ number: '5,55·10³' })
    press('Sign, plus or minus')
    expect(field().value).toBe('5,55·10⁻³')
    type('5,55·10⁻³ ')
    expect(screen.getByRole('button', { name: 'Times ten to the power' }).getAttribute('aria-pressed')).toBe(
      'false',
    )
    type('1')
    press('Fraction')
    type('1/3')
    press('Sign, plus or minus')
    expect(answered()).toEqual({ number: '−1/3' })
    press('Sign, plus or minus')
    expect(answered()).toEqual({ number: '1/3' })
    expect(document.activeElement).toBe(field())
  })

  test('lead on by Enter, and by Esc to the question', () => {
    render(<Asked question={range} />)
    act(() => field().focus())
    fireEvent.submit(field())
    expect(onNext).toHaveBeenCalledOnce()
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(document.activeElement?.textContent).toBe('Question 3')
  })

  test('press units with Alt and a digit', () => {
    render(<Asked question={range} />)
    type('3')
    fireEvent.keyDown(field(), { key: '1', code: 'Digit1', altKey: true })
    expect(answered()).toEqual({ number: '3', unit: 'm' })
    fireEvent.keyDown(field(), { key: '1', code: 'Digit1', altKey: true })
    expect(answered()).toEqual({ number: '3' })
  })

  test('find other units by what they measure', () => {
    render(<Asked question={range} />)
    type('3')
    press('Another unit')
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'energ' } })
    expect(dialog.getAllByRole('region').map((each) => each.getAttribute('aria-label'))).toEqual(['Energy'])
    fireEvent.click(dialog.getByRole('button', { name: 'eV' }))
    expect(answered()).toEqual({ number: '3', unit: 'eV' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('radio', { name: 'eV' })).toHaveProperty('checked', true)
  })
})

describe('the field of a number', () => {
  test('says that there is no unit, and has none to press', () => {
    render(<Asked question={ratio} from={{ number: '-1/3' }} />)
    expect(line()).toContain('No unit')
    expect(line()).toContain('=−13=−0.333…')
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })

  test('changes nothing while it is submitted', () => {
    render(<Asked question={range} from={{ number: '3' }} disabled />)
    press('Sign, plus or minus')
    fireEvent.click(screen.getByRole('radio', { name: 'm' }))
    press('Clear answer')
    expect(field().value).toBe('3')
    expect(given).not.toHaveBeenCalled()
  })

  test('sends the decimal sign of the language where the text leaves it open', () => {
    render(<Asked question={ratio} />)
    type('1,234')
    expect(answered()).toEqual({ number: '1,234', decimal: '.' })
  })
})

describe('several options', () => {
  const box = (letter: string) => screen.getByRole('checkbox', { name: new RegExp(`^Option ${letter}:`) })
  const draw = (from: Answer = null) => render(<Asked question={several} from={from} as={AskedSeveral} />)

  test('are checkboxes under the rule, and say what was chosen', () => {
    draw()
    expect(screen.getByRole('group').getAttribute('aria-labelledby')?.split(' ')).toHaveLength(2)
    screen.getByText('Choose all that apply')
    fireEvent.click(box('D'))
    fireEvent.click(box('B'))
    expect(answered()).toEqual({ options: [1, 3] })
    expect(screen.getByRole('status').textContent).toBe('B chosen, 2 chosen')
    fireEvent.click(box('D'))
    expect(answered()).toEqual({ options: [1] })
    expect(screen.getByRole('status').textContent).toBe('D no longer chosen, 1 chosen')
    fireEvent.click(box('B'))
    expect(answered()).toBeNull()
  })

  test('are cleared together, and the focus stays among them', () => {
    draw({ options: [1, 3] })
    screen.getByText('2 chosen')
    press('Clear answer')
    expect(answered()).toBeNull()
    expect(document.activeElement).toBe(box('B'))
  })
})

describe('an API without the feature', () => {
  test('gets the view of an unknown kind', () => {
    act(() => $features.set([]))
    render(<Asked question={range} as={AskedAnswer as typeof AskedNumber} />)
    screen.getByText('This kind of question needs a newer version')
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
