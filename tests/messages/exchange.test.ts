import { describe, expect, test } from 'vitest'
import type {
  Fault,
  ImportNote,
  ImportRefusal,
  QuestionKind,
} from '../../src/domain/exchange/import-problem.ts'
import { exchange } from '../../src/messages/en/exchange.ts'

const { paste, preview, source } = exchange
const problemOf = (fault: Fault, line?: number) => preview.problem({ ...fault, line })
const ONLY = 'only questions with one correct option can be imported'

test('a problem names its line, if it has one', () => {
  expect(problemOf({ code: 'no-text' }, 3)).toBe('Line 3: no question text')
  expect(problemOf({ code: 'no-text' })).toBe('no question text')
})

test.each<[Fault, string]>([
  [{ code: 'text-too-long', limit: 20_000 }, 'the question text is longer than 20000 characters'],
  [{ code: 'wrong-option-count', count: 1, atLeast: 2, atMost: 26 }, 'has 1 option, needs 2 to 26'],
  [{ code: 'wrong-option-count', count: 0, atLeast: 2, atMost: 26 }, 'has 0 options, needs 2 to 26'],
  [{ code: 'blank-option', option: 2 }, 'option C has no text'],
  [{ code: 'picture-address-too-long', limit: 2048 }, "a picture's address is longer than 2048 characters"],
  [
    { code: 'not-understood', found: '\n' },
    '"line break" is not understood here; ~ = # { } need a \\ before them in a text',
  ],
  [
    { code: 'not-understood', found: '~' },
    '"~" is not understood here; ~ = # { } need a \\ before them in a text',
  ],
  [{ code: 'not-well-formed', said: 'Unclosed tag' }, 'not well-formed: Unclosed tag'],
  [{ code: 'not-moodle' }, 'not well-formed: not a question as Moodle writes it'],
  [{ code: 'not-json', said: 'Unexpected end' }, 'not valid JSON: Unexpected end'],
  [
    { code: 'missing-key', path: 'options', key: 'options' },
    'options: Invalid key: Expected "options" but received undefined',
  ],
  [
    { code: 'wrong-type', path: undefined, expected: 'Object', received: '7' },
    'it: Invalid type: Expected Object but received 7',
  ],
  [
    { code: 'not-an-integer', path: 'correctAnswer', received: '1.5' },
    'correctAnswer: Invalid integer: Received 1.5',
  ],
])('a fault is put into words: %j', (fault, text) => expect(problemOf(fault)).toBe(text))

test.each<[QuestionKind, string]>([
  ['cloze', 'a text with gaps'],
  ['description', 'a text without answers'],
  ['essay', 'an essay'],
  ['matching', 'a matching question'],
  ['numerical', 'a numerical question'],
  ['short-answer', 'a short answer'],
  ['true-false', 'a true/false question'],
])('a question of the kind %s has a name', (kind, name) =>
  expect(problemOf({ code: 'unsupported-kind', kind })).toBe(`is ${name}: ${ONLY}`),
)

test.each<[ImportNote, string]>([
  [{ code: 'element-left-out', element: 'math' }, '<math> is left out'],
  [
    { code: 'picture-left-out', of: { code: 'option', option: 1 } },
    'a picture of option B is left out: its address is not an absolute https one',
  ],
  [
    { code: 'only-first-picture', of: { code: 'question' }, count: 3 },
    'only the first of 3 pictures of the question is kept',
  ],
])('a note is put into words: %j', (note, text) => expect(preview.note(note)).toBe(text))

test.each<[ImportRefusal, string]>([
  [
    { code: 'reader-not-loaded' },
    'The import could not be loaded. Check your connection and read the text again.',
  ],
  [{ code: 'no-questions', format: 'csv' }, 'No questions were found in this CSV text.'],
  [{ code: 'file-too-large', limitMb: 20 }, 'The file is larger than 20 MB.'],
])('a refusal is put into words: %j', (refusal, text) => expect(source.refusal(refusal)).toBe(text))

describe('the import', () => {
  test.each<[Parameters<typeof paste.readAs.badge>, string]>([
    [['gift', 'file', undefined], 'Read as: GIFT'],
    [['aiken', 'word', 'list'], 'Read as: Aiken from Word, key list at the end'],
    [['csv', 'sheet', undefined], 'Read as: CSV from a spreadsheet'],
  ])('says how a text was read: %j', (read, text) => expect(paste.readAs.badge(...read)).toBe(text))

  test('counts what is ready and what is not, and leaves out counts of nought', () => {
    const none = { ready: 22, key: 0, choice: 0, loss: 0, fault: 0, leftOut: 0, added: 0 }
    expect(paste.found.counts(none)).toBe('22 ready')
    expect(paste.found.counts({ ...none, key: 2, choice: 1, loss: 4, fault: 1, leftOut: 3 })).toBe(
      '22 ready · 2 need a key · 1 has two readings · 4 lost something · 1 has a problem · 3 left out',
    )
    expect([1, 2].map(preview.add)).toEqual(['Add 1 question', 'Add 2 questions'])
    expect([1.5, 2].map(preview.points)).toEqual(['1.5 points', '2 points'])
  })

  test.each([
    [58, 60, 'Lines 58–60 name no key.'],
    [58, 58, 'Line 58 names no key.'],
    [undefined, undefined, 'The text does not give a key.'],
  ])('says which lines have no key: %j to %j', (from, to, text) =>
    expect(paste.item.noKey(from, to)).toBe(text),
  )
})
