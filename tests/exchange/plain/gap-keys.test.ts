// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import { shownPaper } from '../../support/shown-paper.ts'

const OPTIONS = 'A. he\nB. she\nC. it'
const questions = (first: (number: number, key: string) => string, options = OPTIONS) =>
  ['B', 'A', 'C'].map((key, at) => `${first(at + 1, key)}\n${options}`).join('\n\n')
const KEYED = ['Who is it | he | *she | it', 'Who is it | *he | she | it', 'Who is it | he | she | *it']
const UNKEYED = KEYED.map((line) => line.replace('*', ''))

describe('a letter in the gap of its question is the key', () => {
  test.each<[string, (number: number, key: string) => string]>([
    ['before the number', (number, key) => `__${key}__ ${number}. Who is it`],
    ['close before it', (number, key) => `____${key}____${number}) Who is it`],
    ['before it, with blanks', (number, key) => `__ ${key} __ ${number}. Who is it`],
    ['before it, the gap on one side', (number, key) => `${key}____ ${number}. Who is it`],
    ['before it, in small letters', (number, key) => `_${key.toLowerCase()}_\t${number}. Who is it`],
    ['before it, in bold', (number, key) => `__**${key}**__ ${number}. Who is it`],
    ['before a bare number', (number, key) => `__${key}__ ${number} Who is it`],
    ['before it, all in bold', (number, key) => `**__${key}__ ${number}.** Who is it`],
    ['before it, in brackets', (number, key) => `( ${key} ) ${number}. Who is it`],
    ['before it, without a line', (number, key) => `${key}\t${number}. Who is it`],
    ['behind it', (number, key) => `${number}. __${key}__ Who is it`],
    ['behind it, in brackets', (number, key) => `${number}. (${key}) Who is it`],
    ['behind its word', (number, key) => `Q${number}. __${key}__ Who is it`],
    ['behind the text', (number, key) => `${number}. Who is it (${key})`],
    ['behind the text, on a line', (number, key) => `${number}. Who is it __${key}__`],
  ])('%s', (_, first) => expect(shownPaper(questions(first))).toEqual(KEYED))

  test('if no options stand below it, too', () => {
    const statements = ['T', 'F', 'T'].map((key, at) => `__${key}__ ${at + 1}. It is (True/False)`)
    expect(shownPaper(statements.join('\n'))).toEqual([
      'It is | *True | False',
      'It is | True | *False',
      'It is | *True | False',
    ])
  })
})

test.each<[string, (number: number, key: string) => string]>([
  ['an empty gap', (number) => `____ ${number}. Who is it`],
  [
    'a letter in brackets behind some of the texts',
    (number, key) => `${number}. Who is it${key === 'A' ? ' (A)' : ''}`,
  ],
])('%s is no key', (_, first) =>
  expect(shownPaper(questions(first)).map((line) => line.replace(' (A)', ''))).toEqual(UNKEYED),
)

test('solutions that begin with a letter in brackets stay a list of keys', () => {
  const solutions = 'Solutions\n\n1. (b) She was there.\n\n2. (a) He was.\n\n3. (c) It rains.'
  expect(shownPaper(`${questions((number) => `${number}. Who is it`)}\n\n${solutions}`)).toEqual(KEYED)
})
