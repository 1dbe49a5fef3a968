import '../ui/support.ts'
import { useStore } from '@nanostores/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyQuestion } from '../../src/domain/authoring/draft/question-draft.ts'
import { OptionEditor } from '../../src/screens/writing-room/kinds/choice/option-editor.tsx'
import { setOptionText, setQuestionText } from '../../src/stores/authoring/question-draft.ts'
import { setOptionImage } from '../../src/stores/authoring/question-pictures.ts'
import { $editedQuestion, setEditedQuestion } from '../../src/stores/authoring/quiz-draft.ts'

function Options() {
  const options = useStore($editedQuestion)?.question.options ?? []
  return options.map((option, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity but their position
    <OptionEditor key={index} id="editor" option={option} index={index} correct={false} errorId={undefined} />
  ))
}

test('typing in an option renders only that option, and typing in the question renders none', () => {
  const rendered: number[] = []
  const options = [0, 1, 2, 3].map((index) => ({
    imageUrl: '',
    get text() {
      rendered.push(index)
      return ''
    },
  }))
  setEditedQuestion({ question: { ...emptyQuestion('1'), options }, points: '1', isNew: true })
  render(<Options />)
  expect(new Set(rendered)).toEqual(new Set([0, 1, 2, 3]))

  rendered.length = 0
  act(() => setQuestionText('What does a lens do?'))
  expect(rendered).toEqual([])
  act(() => setOptionText(2, 'Bends'))
  expect(new Set(rendered)).toEqual(new Set([2]))
  expect(screen.getByDisplayValue('Bends')).toBeDefined()
})

test('the row of a picture is one press away, is there for a picture that comes, and stays while it is used', () => {
  setEditedQuestion({ question: emptyQuestion('1'), points: '1', isNew: true })
  render(<Options />)
  const addressOf = (letter: string) =>
    screen.queryByLabelText<HTMLInputElement>(`Image URL, option ${letter}`)
  const opener = screen.getByRole('button', { name: 'Picture, option A', expanded: false })
  expect(addressOf('A')).toBeNull()
  fireEvent.click(opener)
  expect(document.activeElement).toBe(addressOf('A'))
  fireEvent.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  expect(addressOf('A')).toBeNull()

  act(() => setOptionImage(1, '/ray.png'))
  expect(addressOf('B')?.value).toBe('/ray.png')
  fireEvent.click(screen.getByRole('button', { name: 'Picture, option B', expanded: true }))
  expect(document.activeElement, 'what is there is not hidden').toBe(addressOf('B'))
  fireEvent.input(addressOf('B') as HTMLInputElement, { target: { value: '' } })
  expect(addressOf('B'), 'nobody loses the field in which they type').not.toBeNull()
})
