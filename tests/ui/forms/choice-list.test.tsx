// SPEC 2 Quiz taking
import '../support.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChoiceList } from '../../../src/ui/forms/choice-list.tsx'

const OPTIONS = ['20 cm', '40 cm', '60 cm'].map((content, key) => ({ key, content }))

test('options are lettered radios of one group, named by the question, and a choice reports its index', () => {
  const onChoose = vi.fn()
  render(
    <>
      <p id="q1">Where is the image?</p>
      <ChoiceList name="q1" labelledBy="q1" options={OPTIONS} chosen={0} onChoose={onChoose} />
    </>,
  )
  expect(screen.getByRole('group', { name: 'Where is the image?' })).toBeDefined()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map((radio) => [radio.name, radio.checked])).toEqual([
    ['q1', true],
    ['q1', false],
    ['q1', false],
  ])
  fireEvent.click(screen.getByRole('radio', { name: 'Option C: 60 cm' }))
  expect(onChoose.mock.calls).toEqual([[2]])
})

test('Enter in a radio does not submit a form around it, which would leave the page', () => {
  render(<ChoiceList name="q1" labelledBy="q1" options={OPTIONS} chosen={0} onChoose={vi.fn()} />)
  const [radio] = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radio?.form && fireEvent.submit(radio.form)).toBe(false)
})

test('a question without options says that there is nothing to choose', () => {
  render(<ChoiceList name="q1" labelledBy="question" options={[]} chosen={null} onChoose={vi.fn()} />)
  expect(screen.getByText('This question has no options. You can go on.')).toBeDefined()
  expect(screen.queryByRole('group')).toBeNull()
})

test('no option is chosen at first', () => {
  render(<ChoiceList name="q1" labelledBy="q1" options={OPTIONS} chosen={null} onChoose={() => undefined} />)
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
})

test('no answer can be changed during the submission', () => {
  const change = vi.fn()
  render(
    <ChoiceList
      name="q1"
      labelledBy="q1"
      options={OPTIONS}
      chosen={0}
      onChoose={change}
      onClear={change}
      onStrike={change}
      disabled
    />,
  )
  expect(screen.getByRole('group').getAttribute('aria-disabled')).toBe('true')
  // None is disabled itself: the focus may be at one.
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
  expect(change).not.toHaveBeenCalled()
})

test('an option can be struck out and restored by a button beside it, and a chosen one never looks struck out', () => {
  const onStrike = vi.fn()
  const list = (struck: number[]) => (
    <ChoiceList
      name="q1"
      labelledBy="q1"
      options={OPTIONS}
      chosen={0}
      onChoose={vi.fn()}
      struck={struck}
      onStrike={onStrike}
    />
  )
  const { container, rerender } = render(list([]))
  const strike = screen.getByRole('button', { name: 'Strike out option B' })
  expect(strike.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(strike)
  expect(onStrike.mock.calls).toEqual([[1]])
  rerender(list([0, 1]))
  expect(strike.getAttribute('aria-pressed')).toBe('true')
  expect([...container.querySelectorAll('.struck')].map((row) => row.textContent)).toEqual([
    'BOption B, struck out: 40 cm',
  ])
})

test('an answer can be taken back, and the focus stays at its option', () => {
  const onClear = vi.fn()
  const list = (chosen: number | null) => (
    <ChoiceList
      name="q1"
      labelledBy="q1"
      options={OPTIONS}
      chosen={chosen}
      onChoose={vi.fn()}
      onClear={onClear}
    />
  )
  const { rerender } = render(list(null))
  const clear = screen.getByRole('button', { name: 'Clear answer' })
  expect(clear.className, 'its place is kept').toContain('absent')
  rerender(list(1))
  expect(clear.className).not.toContain('absent')
  fireEvent.click(clear)
  expect(onClear).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Option B: 40 cm' }))
})

test('options that all have a picture are tiles', () => {
  const pictured = OPTIONS.map((option) => ({ ...option, picture: <img src="data:," alt="A ray" /> }))
  const list = (options: typeof pictured | typeof OPTIONS) => (
    <ChoiceList name="q1" labelledBy="q1" options={options} chosen={null} onChoose={vi.fn()} />
  )
  const { rerender } = render(list(pictured))
  expect(screen.getByRole('group').className).toContain('pictured')
  expect(screen.getAllByRole('radio', { name: /A ray$/ })).toHaveLength(3)
  rerender(list([...pictured.slice(1), ...OPTIONS.slice(0, 1)]))
  expect(screen.getByRole('group').className).not.toContain('pictured')
})
