// SPEC 2 Writing room
import { expect, test } from 'vitest'
import {
  type CheckedQuestion,
  isAmbiguous,
  isFaulty,
  isReady,
} from '../../../src/domain/exchange/found-question.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'
import { checkAll } from '../../support/school/question-samples.ts'

/** The number of each question's picture, '-' without, 'a or b' if its teacher is asked; options in brackets. */
function pictureOf(checked: CheckedQuestion): string {
  if (isFaulty(checked)) return '!'
  if (isAmbiguous(checked)) return checked.readings.map(pictureOf).join(' or ')
  const { imageUrl, options } = isReady(checked) ? checked.question : checked.keyless
  const own = imageUrl.replace('embedded:', '') || '-'
  return options.some((option) => option.imageUrl)
    ? `${own}[${options.map((option) => option.imageUrl.slice(-1)).join('')}]`
    : own
}

const picturesIn = (text: string) => checkAll(readPlain(text)).map(pictureOf)

const picture = (index: number) => `![](embedded:${index})`
const question = (number: number, text = 'Name it.') => `${number}. ${text}\nA. iron\n*B. neon`
const lines = (...pieces: string[]) => pieces.join('\n')
const SHOWN = 'What is shown in the figure?'

test.each([
  [
    'the first stands above question 1',
    lines(picture(1), question(1), picture(2), question(2), question(3)),
    ['1', '2', '-'],
  ],
  [
    'the last stands below the last question',
    lines('Physics', question(1), picture(1), question(2), picture(2)),
    ['1', '2'],
  ],
  [
    'the questions below speak of them',
    lines(question(1), picture(1), question(2, SHOWN), picture(2), question(3, SHOWN)),
    ['-', '1', '2'],
  ],
  [
    'the questions above speak of them',
    lines(question(1, SHOWN), picture(1), question(2, SHOWN), picture(2), question(3)),
    ['1', '2', '-'],
  ],
  [
    'all lines have gaps between them, and the questions below speak of them',
    lines(question(1), picture(1), question(2, SHOWN), picture(2), question(3, SHOWN)).replaceAll(
      '\n',
      '\n\n',
    ),
    ['-', '1', '2'],
  ],
  [
    'a title is glued to the first',
    lines('Physics', picture(1), question(1), picture(2), question(2)),
    ['1', '2'],
  ],
])('the whole paper tells whose the pictures between questions are: %s', (_, text, pictures) =>
  expect(picturesIn(text)).toEqual(pictures),
)

test('where nothing tells whose a picture is, the teachers of both questions are asked', () =>
  expect(picturesIn(lines(question(1), picture(1), question(2), picture(2), question(3)))).toEqual([
    '1 or -',
    '2 or 1',
    '- or 2',
  ]))

test('a question that says the opposite of the paper is asked about', () =>
  expect(
    picturesIn(lines(picture(1), question(1, SHOWN), question(2, SHOWN), picture(2), question(3))),
  ).toEqual(['1', '2 or -', '- or 2']))

test('a picture below the last option belongs to the question, unless options are pictures', () => {
  expect(picturesIn(lines(question(1), picture(1), '', question(2)))).toEqual(['1', '-'])
  expect(picturesIn(lines('1. Which?', `A. ${picture(1)}`, 'B.', picture(2), question(2)))).toEqual([
    '-[12]',
    '-',
  ])
})

test('a picture above a question of several lines does not part them', () => {
  const [found] = checkAll(
    readPlain(lines(picture(1), '1. What is shown', 'in the figure?', 'A. x', '*B. y')),
  )
  expect(found).toMatchObject({ line: 1, lastLine: 5, question: { text: 'What is shown in the figure?' } })
})
