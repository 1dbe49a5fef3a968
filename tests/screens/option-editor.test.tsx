import '../ui/support.ts'
import { useStore } from '@nanostores/react'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyQuestion } from '../../src/domain/authoring/draft/question-draft.ts'
import { OptionEditor } from '../../src/screens/writing-room/kinds/choice/option-editor.tsx'
import { setOptionText, setQuestionText } from '../../src/stores/authoring/question-draft.ts'
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
