import { describe, expect, test } from 'vitest'
import { checkQuestion, type FoundQuestion } from '../../../src/domain/exchange/found-question.ts'
import {
  chosenQuestions,
  countItems,
  type ImportAnswer,
  importItem,
  inNeed,
  stateOf,
} from '../../../src/domain/exchange/import-answers.ts'
import { lossesOf, lossKind, placeNotes } from '../../../src/domain/exchange/import-losses.ts'
import type { ImportNote, LineNote } from '../../../src/domain/exchange/import-problem.ts'

const LOST: ImportNote = { code: 'formula-lost', kind: 'Equation.3' }
const lostAt = (line: number): LineNote => ({ ...LOST, line })
const pageAt = (line: number): LineNote => ({ code: 'line-dropped', as: 'page', text: '3', line })

interface Sketch extends Partial<Pick<FoundQuestion, 'notes' | 'text'>> {
  lines?: [first: number, last: number]
  key?: boolean
  option?: string
}

const sketched = ({
  lines: [line, lastLine] = [1, 3],
  key = true,
  text = 'A lens',
  option = 'b',
  notes = [],
}: Sketch) =>
  ({
    line,
    lastLine,
    text,
    imageUrl: '',
    options: [
      { text: 'a', imageUrl: '', correct: key },
      { text: option, imageUrl: '', correct: false },
    ],
    points: 1,
    problems: [],
    notes,
  }) satisfies FoundQuestion

const checked = (sketch: Sketch, number = 1) => checkQuestion(sketched(sketch), number)

const itemOf = (sketch: Sketch, placed: readonly LineNote[] = [], answer: ImportAnswer = {}) =>
  importItem({ name: 'one', found: checked(sketch), placed }, answer)

describe('a loss of the text', () => {
  const questions = [checked({ lines: [5, 8] }, 1), checked({ lines: [11, 13] }, 2)]
  test.each<[what: string, note: LineNote, numbers: number[]]>([
    ['on the first line of a question', lostAt(5), [1]],
    ['on the last line of a question', lostAt(8), [1]],
    ['close below a question', lostAt(9), [1]],
    ['close above the next one', lostAt(10), [2]],
    ['right above the first', lostAt(3), [1]],
    ['right below the last', lostAt(15), [2]],
    ['in the head of the paper', lostAt(1), []],
    ['far below the last', lostAt(40), []],
  ])('%s belongs to it', (_, note, numbers) => {
    expect([...placeNotes(questions, [note]).keys()]).toEqual(numbers)
  })

  test('as near to both belongs to the next, because pictures stand above the number', () => {
    const close = [checked({ lines: [5, 8] }, 1), checked({ lines: [10, 13] }, 2)]
    expect([...placeNotes(close, [lostAt(9)]).keys()]).toEqual([2])
  })

  test('of many questions is found in time', () => {
    const many = Array.from({ length: 20_000 }, (_, index) =>
      checked({ lines: [index * 5 + 1, index * 5 + 4] }, index + 1),
    )
    const notes = many.map((_, index) => lostAt(index * 5 + 2))
    expect(placeNotes(many, notes).size).toBe(20_000)
  })
})

test('of other notes only those on its own lines belong to a question', () => {
  const questions = [checked({ lines: [5, 8] }, 1), checked({ lines: [11, 13] }, 2)]
  const placed = placeNotes(questions, [pageAt(7), pageAt(9)])
  expect([...placed.entries()]).toEqual([[1, [pageAt(7)]]])
})

test.each<[what: string, sketch: Sketch, placed: LineNote[], losses: ImportNote['code'][]]>([
  ['nothing', {}, [], []],
  ['a harmless note', { notes: [{ code: 'partial-credit-left-out' }] }, [pageAt(2)], []],
  ['a note of its own', { notes: [LOST] }, [], ['formula-lost']],
  ['a note of the source', {}, [lostAt(2)], ['formula-lost']],
  ['the sign for a gap in its text', { text: 'Solve [?] = 0' }, [], ['gap-left']],
  ['the sign for a gap in an option', { option: '[?]' }, [], ['gap-left']],
  ['the sign and what it stands for', { text: 'Solve [?] = 0' }, [lostAt(1)], ['formula-lost']],
])('a question with %s has these losses', (_, sketch, placed, losses) => {
  expect(lossesOf(checked(sketch), placed).map(({ code }) => code)).toEqual(losses)
})

test('losses are of one kind if they say the same, wherever they are', () => {
  const picture = (option: number): ImportNote => ({
    code: 'picture-left-out',
    of: { code: 'option', option },
  })
  expect(lossKind([picture(1), lostAt(4)])).toBe(lossKind([lostAt(9), picture(2), picture(3)]))
  expect(lossKind([LOST])).not.toBe(lossKind([{ code: 'formula-lost', kind: 'EQ' }]))
})

describe('a question with a loss', () => {
  test('needs the teacher, is counted so and is not added', () => {
    const item = itemOf({ notes: [LOST] })
    expect(stateOf(item)).toBe('loss')
    expect(inNeed(countItems([item]))).toBe(1)
    expect(chosenQuestions([item], true)).toEqual([])
  })

  test('is ready once it is taken as it is', () => {
    const item = itemOf({ notes: [LOST] }, [], { asItIs: true })
    expect(stateOf(item)).toBe('ready')
    expect(chosenQuestions([item], false)).toHaveLength(1)
  })

  test('and without a key asks for the key first, then for the loss', () => {
    const states = [{}, { key: 1 }, { key: 1, asItIs: true }].map((answer) =>
      stateOf(itemOf({ key: false }, [lostAt(2)], answer)),
    )
    expect(states).toEqual(['key', 'loss', 'ready'])
  })

  test('and without a key is not added with the others that have none, until the loss is accepted', () => {
    expect(chosenQuestions([itemOf({ key: false, notes: [LOST] })], true)).toEqual([])
    expect(chosenQuestions([itemOf({ key: false, notes: [LOST] }, [], { asItIs: true })], true)).toHaveLength(
      1,
    )
  })

  test('asks no more when it is left out or added', () => {
    expect(stateOf(itemOf({ notes: [LOST] }, [], { leftOut: true }))).toBe('leftOut')
    expect(stateOf(itemOf({ notes: [LOST] }, [], { added: 'k' }))).toBe('added')
  })

  test('of two readings is asked about after the reading is chosen, by what that one lost', () => {
    const found = { ...sketched({}), otherwise: sketched({ text: 'A lens [?]' }) }
    const read = (answer: ImportAnswer) =>
      importItem({ name: 'one', found: checkQuestion(found, 1), placed: [] }, answer).need
    expect([read({}), read({ reading: 0 }), read({ reading: 1 })]).toEqual(['choice', undefined, 'loss'])
  })
})
