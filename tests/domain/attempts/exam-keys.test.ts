// SPEC 2 Quiz taking
import { describe, expect, test } from 'vitest'
import { examCommand, letteredRuns, nextUnanswered } from '../../../src/domain/attempts/exam-keys.ts'

const choose = (option: number) => ({ name: 'choose', option })
const strike = (option: number) => ({ name: 'strike', option })

const press = (key: string, code = '', shiftKey = false, options = 4) =>
  examCommand({ key, code, shiftKey }, options)

describe('a key of the exam', () => {
  test.each([
    ['a', choose(0)],
    ['d', choose(3)],
    // Caps Lock.
    ['B', choose(1)],
    ['1', choose(0)],
    ['4', choose(3)],
    ['n', { name: 'next' }],
    ['p', { name: 'previous' }],
    ['u', { name: 'unanswered' }],
    ['g', { name: 'go-to' }],
    ['f', { name: 'flag' }],
    ['t', { name: 'tell-time' }],
    ['h', { name: 'toggle-clock' }],
    ['z', { name: 'enlarge' }],
    ['?', { name: 'list-keys' }],
  ])('the key %s asks for %o', (key, command) => expect(press(key)).toEqual(command))

  test.each([
    'e',
    '5',
    '0',
    '9',
    'x',
    'Enter',
    'ArrowDown',
    ' ',
    'Tab',
    'Escape',
    'F5',
    'Dead',
    'Unidentified',
    '',
  ])('the key "%s" means nothing in a question with four options', (key) =>
    expect(press(key, 'KeyN')).toBeUndefined(),
  )

  test.each([
    ['two options have two letters', 'c', 2, undefined],
    ['two options have two digits', '3', 2, undefined],
    ['the fifth option has a letter', 'e', 7, choose(4)],
    ['the sixth option has a digit', '6', 7, choose(5)],
    ['the letter of the sixth option flags the question', 'f', 7, { name: 'flag' }],
    ['a letter with another meaning keeps it, however many options there are', 'n', 26, { name: 'next' }],
    ['the ninth option has a letter, as that one is free', 'i', 9, choose(8)],
    ['the twenty-fifth option has a letter, too', 'y', 26, choose(24)],
    ['a letter beyond the last option means nothing', 'y', 24, undefined],
  ])('%s', (_, key, options, command) => expect(press(key, '', false, options)).toEqual(command))
})

describe('a key of a question with many options', () => {
  test.each([
    ['1 and 4 choose the fourteenth', '4', 1, 26, choose(13)],
    ['2 and 6 choose the last', '6', 2, 26, choose(25)],
    ['1 and 0 choose the tenth', '0', 1, 10, choose(9)],
    ['2 and 7 are beyond the last, so 7 chooses the seventh', '7', 2, 26, choose(6)],
    ['with four options each digit stands for itself', '2', 1, 4, choose(1)],
    ['0 alone chooses none', '0', 0, 26, undefined],
  ])('two digits choose an option: %s', (_, key, before, options, command) =>
    expect(examCommand({ key, code: '', shiftKey: false }, options, before)).toEqual(command),
  )

  test.each([
    [2, ['A-B']],
    [5, ['A-E']],
    [6, ['A-E']],
    [9, ['A-E', 'I-I']],
    [26, ['A-E', 'I-M', 'O-O', 'Q-S', 'V-Y']],
  ])('letters choose, of %i options, the runs %j', (options, runs) => {
    const letter = (option: number) => String.fromCharCode(65 + option)
    expect(letteredRuns(options).map(([from, to]) => `${letter(from)}-${letter(to)}`)).toEqual(runs)
    for (const [from, to] of letteredRuns(options))
      for (const option of [from, to])
        expect(press(letter(option), '', false, options)).toEqual(choose(option))
  })
})

describe('a key with Shift, or on another keyboard,', () => {
  test.each([
    ['A', 'KeyA', strike(0)],
    ['D', 'KeyD', strike(3)],
    ['E', 'KeyE', undefined],
    ['N', 'KeyN', undefined],
    // Shift and 1 type a sign where digits lie without Shift, and a digit where they do not.
    ['!', 'Digit1', undefined],
    ['1', 'Digit1', choose(0)],
    ['?', 'Slash', { name: 'list-keys' }],
    ['?', 'Minus', { name: 'list-keys' }],
  ])('Shift and the key of %s (%s) ask for %o', (key, code, command) =>
    expect(press(key, code, true)).toEqual(command),
  )

  test.each([
    ['Arabic', 'ش', 'KeyA', choose(0)],
    ['Arabic, two characters of one key', 'لا', 'KeyB', choose(1)],
    ['Hindi', 'ल', 'KeyN', { name: 'next' }],
    ['Russian', 'Е', 'KeyT', { name: 'tell-time' }],
    ['Arabic digits', '٢', 'Digit2', choose(1)],
    ['Persian digits', '۳', 'Digit3', choose(2)],
    ['Devanagari digits', '४', 'Digit4', choose(3)],
    ['the pad of numbers', '2', 'Numpad2', choose(1)],
    ['the pad of numbers that moves', 'ArrowDown', 'Numpad2', undefined],
    ['the row of digits in France', 'é', 'Digit2', choose(1)],
    ['and its other signs', '&', 'Digit1', choose(0)],
    ['the letter as France types it, not where it lies elsewhere', 'a', 'KeyQ', choose(0)],
    ['a letter of Germany', 'ö', 'Semicolon', undefined],
    ['the Arabic question mark', '؟', 'Slash', { name: 'list-keys' }],
  ])('is recognised: %s', (_, key, code, command) => expect(press(key, code)).toEqual(command))
})

test.each([
  ['the next one', [null, 1, null, null], 0, 2],
  ['found from the first one again', [null, 1, null, 2], 2, 0],
  ['the present one if it is the only one', [1, null, 2], 1, 1],
  ['none where all are answered', [1, 0], 0, undefined],
])('the next question without an answer is %s', (_, answers, current, question) =>
  expect(nextUnanswered(answers, current)).toBe(question),
)
