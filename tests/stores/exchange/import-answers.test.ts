// SPEC 2 Writing room
import { expect, test } from 'vitest'
import {
  type CheckedQuestion,
  checkQuestion,
  type FoundQuestion,
} from '../../../src/domain/exchange/found-question.ts'
import type { FoundInText } from '../../../src/domain/exchange/import-reading.ts'
import { foundNothing } from '../../../src/exchange/questions/read-blocks.ts'
import { openSchoolWithImport } from '../../support/page/import-page.ts'

const { openImport } = openSchoolWithImport()

const option = (text: string, correct = false) => ({ text, imageUrl: '', correct })
const keyless = (text: string, line: number): FoundQuestion => ({
  ...foundNothing,
  text,
  line,
  lastLine: line + 2,
  options: [option('one'), option('two'), option('three')],
})
const ready = (text: string, line: number): FoundQuestion => ({
  ...keyless(text, line),
  options: [option('one', true), option('two')],
})
const faulty = (text: string, line: number): FoundQuestion => ({ ...keyless(text, line), options: [] })

const found = (...questions: FoundQuestion[]): FoundInText => ({
  format: 'aiken',
  keyPlace: undefined,
  checked: questions.map((question, index): CheckedQuestion => checkQuestion(question, index + 1)),
  notes: [],
  pictures: [],
})

test('a question is answered with one tap, and keeps its answer when others in the text change', async () => {
  const { $importFound, answerKey, leaveOut, nameOf, states, drafted, addChosen } = await openImport()
  $importFound.set(found(keyless('Which?', 1), ready('Sure', 5), faulty('Odd', 9)))
  expect(states()).toEqual(['key', 'ready', 'fault'])
  answerKey(nameOf(0), 2)
  leaveOut(nameOf(2), true)
  expect(states()).toEqual(['ready', 'ready', 'leftOut'])
  $importFound.set(found(ready('New one', 1), keyless('Which?', 5), ready('Surer', 9), faulty('Odd', 13)))
  expect(states()).toEqual(['ready', 'ready', 'ready', 'leftOut'])
  await addChosen()
  expect(drafted().map(({ text, correctAnswer }) => [text, correctAnswer])).toEqual([
    ['New one', 0],
    ['Which?', 2],
    ['Surer', 0],
  ])
})

test('a question whose own text changes asks again, and has its answer back when the change is undone', async () => {
  const { $importFound, answerKey, nameOf, states } = await openImport()
  $importFound.set(found(keyless('Which?', 1)))
  answerKey(nameOf(0), 1)
  $importFound.set(found(keyless('Which one?', 1)))
  expect(states()).toEqual(['key'])
  $importFound.set(found(keyless('Which?', 1)))
  expect(states()).toEqual(['ready'])
})

test('a question that occurs twice has two answers', async () => {
  const { $importFound, answerKey, nameOf, states } = await openImport()
  $importFound.set(found(keyless('Which?', 1), keyless('Which?', 5)))
  answerKey(nameOf(1), 0)
  expect(states()).toEqual(['key', 'ready'])
})

test('one of two readings can be chosen, and then its key, and both can be taken back', async () => {
  const { $importFound, chooseReading, answerKey, nameOf, states, $importItems } = await openImport()
  $importFound.set(found({ ...keyless('So', 1), otherwise: ready('Or so', 1) }))
  expect(states()).toEqual(['choice'])
  chooseReading(nameOf(0), 0)
  expect(states()).toEqual(['key'])
  answerKey(nameOf(0), 1)
  expect(states()).toEqual(['ready'])
  chooseReading(nameOf(0), 1)
  expect($importItems.get()[0]?.checked).toMatchObject({ question: { text: 'Or so', correctAnswer: 0 } })
  chooseReading(nameOf(0), undefined)
  expect(states()).toEqual(['choice'])
})

test('the next question that needs the teacher is the one after this, or else the first', async () => {
  const { $importFound, nextInNeed, nameOf } = await openImport()
  $importFound.set(found(keyless('A', 1), ready('B', 5), faulty('C', 9)))
  expect(nextInNeed()?.checked.text).toBe('A')
  expect(nextInNeed(nameOf(0))?.checked.text).toBe('C')
  expect(nextInNeed(nameOf(2))?.checked.text).toBe('A')
})

test('the lines of a question that asks look different from those of one with a problem', async () => {
  const { $importFound, $lineTones } = await openImport()
  $importFound.set(found(keyless('A', 1), ready('B', 5), faulty('C', 9)))
  expect([...$lineTones.get()]).toEqual([
    [1, 'asks'],
    [2, 'asks'],
    [3, 'asks'],
    [9, 'wrong'],
    [10, 'wrong'],
    [11, 'wrong'],
  ])
})

test('added questions are not added again, while the others still ask', async () => {
  const { $importFound, addChosen, states, texts } = await openImport()
  $importFound.set(found(keyless('A', 1), ready('B', 5)))
  expect(await addChosen()).toBe(true)
  expect(states()).toEqual(['key', 'added'])
  expect(await addChosen()).toBe(false)
  expect(texts()).toEqual(['B'])
})

test('a question without a key can be added, and the writing room asks for it before it is saved', async () => {
  const { $importFound, $keylessToo, addChosen, drafted } = await openImport()
  const { questionProblem, lacksKey } = await import(
    '../../../src/domain/authoring/draft/quiz-draft-errors.ts'
  )
  $importFound.set(found(keyless('A', 1)))
  expect(await addChosen()).toBe(false)
  $keylessToo.set(true)
  await addChosen()
  const [question] = drafted()
  expect(question && lacksKey(question)).toBe(true)
  expect(question && questionProblem(question)).toEqual({ code: 'no-key' })
})
