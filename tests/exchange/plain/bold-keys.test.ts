import { expect, test } from 'vitest'
import { shownPaper } from '../../support/shown-paper.ts'

/** Of each question: its bold options, and its answer. */
const paper = (...questions: readonly [bold: string, answer: string][]) =>
  questions
    .map(([bold, answer], at) => {
      const options = ['a', 'b', 'c'].map(
        (letter) => `${letter}) ${bold.includes(letter) ? `**${letter}${letter}**` : `${letter}${letter}`}`,
      )
      return `${at + 1}. What?\n${options.join('\n')}${answer && `\nAnswer: ${answer}`}`
    })
    .join('\n\n')

/** The keys' letters, '-' for a question that asks. */
const keysOf = (text: string) =>
  shownPaper(text)
    .map((question) => question.match(/\*(\w)/)?.[1] ?? '-')
    .join('')

test.each([
  ['marks one option of most questions', paper(['a', ''], ['b', ''], ['', ''], ['c', '']), 'ab-c'],
  ['marks one option of few', paper(['b', ''], ['', ''], ['', ''], ['', '']), '----'],
  ['marks several options', paper(['ab', ''], ['bc', ''], ['a', ''], ['', '']), '----'],
  [
    'marks something else where most have answers',
    paper(['a', 'b'], ['', 'c'], ['b', ''], ['c', 'a'], ['', 'b']),
    'bc-ab',
  ],
  ['marks what the answers say', paper(['a', 'a'], ['b', 'b'], ['c', ''], ['b', 'b']), 'abcb'],
  [
    'contradicts one of the answers it agrees with',
    paper(['a', 'a'], ['b', 'b'], ['c', 'c'], ['a', 'a'], ['c', 'b']),
    'abca-',
  ],
  ['marks each first option', paper(['a', ''], ['a', ''], ['a', ''], ['a', ''], ['a', '']), '-----'],
])('bold that %s', (_, text, keys) => {
  expect(keysOf(text)).toBe(keys)
})
