// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { questionLines } from '../../support/exchange/question-lines.ts'

const WATER = 'Which is a liquid? | gold | *water | iron'
const water = (marks: string[]) =>
  `Which is a liquid?\n${['gold', 'water', 'iron'].map((text, at) => `${marks[at]} ${text}`).join('\n')}`
const numbers = ['1)', '2)', '3)']
const letters = ['a)', 'b)', 'c)']

test.each([
  [
    'numbers above numbers, without numbers of questions',
    `${water(numbers)}\nAnswer: 2\n\nWhich are true?\n1. Ice floats.\n2. Gold glows.\n1) only 1\n2) only 2\n3) both\nAnswer: 3\n\n${water(numbers)}\nAnswer: 2`,
    [WATER, 'Which are true?\n1. Ice floats.\n2. Gold glows. | only 1 | only 2 | *both', WATER],
  ],
  [
    'a question between statements and options',
    `${water(numbers)}\nAnswer: 2\n\nConsider this:\n1. Ice floats.\n2. Gold glows.\nWhich are true?\n1) only 1\n2) only 2\n3) both\nAnswer: 3\n\n${water(numbers)}\nAnswer: 2`,
    [
      WATER,
      'Consider this:\n1. Ice floats.\n2. Gold glows.\nWhich are true? | only 1 | only 2 | *both',
      WATER,
    ],
  ],
  [
    'gaps between all lines',
    'Which are true?\n\n1. Ice floats.\n\n2. Gold glows.\n\n1) only 1\n\n2) only 2\n\nWhich is a liquid?\n\n1) gold\n\n2) water',
    [
      'Which are true?\n1. Ice floats.\n2. Gold glows. | only 1 | only 2',
      'Which is a liquid? | gold | water',
    ],
  ],
  [
    'i, ii above letters',
    `Which are true?\ni. Ice floats.\nii. Gold glows.\na) only i\nb) only ii\nAnswer: a\n\n${water(letters)}\nAnswer: b`,
    ['Which are true?\ni. Ice floats.\nii. Gold glows. | *only i | only ii', WATER],
  ],
  [
    'I, II apart from capital letters',
    'Which are true?\nI. Ice floats.\nII. Gold glows.\n\nA. only I\nB. only II\n\nWhich is a liquid?\n\nA. gold\nB. water',
    [
      'Which are true?\nI. Ice floats.\nII. Gold glows. | only I | only II',
      'Which is a liquid? | gold | water',
    ],
  ],
  [
    'letters above numbers',
    'Consider this:\nA. Ice floats.\nB. Gold glows.\n(1) A only\n(2) B only\nAnswer: 2\n\nWhich is a liquid?\n(1) gold\n(2) water\nAnswer: 2',
    [
      'Consider this:\nA. Ice floats.\nB. Gold glows. | A only | *B only',
      'Which is a liquid? | gold | *water',
    ],
  ],
  [
    'P, Q below a number',
    '1. Which are metals?\nP. iron\nQ. gold\n(a) P\n(b) Q\nAns: a\n2. Which is a liquid?\n(a) gold\n(b) water\nAns: b',
    ['Which are metals?\nP. iron\nQ. gold | *P | Q', 'Which is a liquid? | gold | *water'],
  ],
  [
    'one form of number for questions, statements and options',
    '1. Consider this.\n1. Ice floats.\n2. Gold glows.\nWhich are true?\n1. only 1\n2. only 2\n3. both\nAnswer: 3\n2. Which is a liquid?\n1. gold\n2. water\n3. iron\nAnswer: 2\n3. Which is a gas?\n1. gold\n2. water\n3. neon\nAnswer: 3',
    [
      'Consider this.\n1. Ice floats.\n2. Gold glows.\nWhich are true? | only 1 | only 2 | *both',
      WATER,
      'Which is a gas? | gold | water | *neon',
    ],
  ],
  [
    'Statement I and II',
    '1. Statement I: Ice floats.\nStatement II: Gold glows.\n1) both\n2) none\nAnswer: 1\n2. Who?\n1) he\n2) she\nAnswer: 2',
    ['Statement I: Ice floats.\nStatement II: Gold glows. | *both | none', 'Who? | he | *she'],
  ],
])('statements above the options stay lines of the question: %s', (_, text, lines) =>
  expect(questionLines(text)).toEqual(lines),
)

test.each([
  ['Assertion (A)', 'Reason (R)'],
  ['Assertion', 'Reason'],
  ['Behauptung', 'Begründung'],
  ['अभिकथन (A)', 'कारण (R)'],
  ['التأكيد', 'السبب'],
])('the reason of an assertion is a line of the question and explains nothing: %s', (assertion, reason) => {
  const text = `${assertion}: Ice floats.\n${reason}: It is light.`
  const expected = [`${text} | *both | none`, 'Who? | he | *she']
  expect(questionLines(`1. ${text}\n1) both\n2) none\nAnswer: 1\n2. Who?\n1) he\n2) she\nAnswer: 2`)).toEqual(
    expected,
  )
  expect(questionLines(`${text}\na) both\nb) none\nAnswer: a\n\nWho?\na) he\nb) she\nAnswer: b`)).toEqual(
    expected,
  )
})
