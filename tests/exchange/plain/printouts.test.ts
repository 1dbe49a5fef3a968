import { describe, expect, test } from 'vitest'
import { droppedFrom, shownPaper } from '../../support/shown-paper.ts'

const METAL = '1. Neon\n2. Argon\n3. Iron\n4. Sulphur'
const METAL_READ = 'Which is a metal? | Neon | Argon | *Iron | Sulphur'

describe('what an exam system prints below a question', () => {
  test('is no text of a statement that is true or false', () => {
    const below = (id: number) => `Your Answer :\nQuestionID : ${id} Subject Name Physics`
    const paper = [
      `Q1. Ice floats on water.\nCorrect Answer : T\n${below(13799)}`,
      `Q2. Which is a metal?\n${METAL}\nCorrect Answer : 3\n${below(13800)}`,
      `Q3. Glass conducts electricity well.\nCorrect Answer : F\n${below(13801)}`,
    ].join('\n\n')
    expect(shownPaper(paper)).toEqual([
      'Ice floats on water. | *True | False',
      METAL_READ,
      'Glass conducts electricity well. | True | *False',
    ])
    expect(droppedFrom(paper)).toHaveLength(6)
  })

  test('of a response sheet is no key, whatever the candidate chose', () => {
    const sheet = [1, 2, 3].map(
      (number) =>
        `Q.${number} Which is a metal?\nOptions ${METAL}\nQuestion Type : MCQ\nQuestion ID : 40585912${number}\nOption 1 ID : 4058591\nOption 2 ID : 4058592\nStatus : Answered\nChosen Option : 2`,
    )
    const asked = METAL_READ.replace('*', '')
    expect(shownPaper(sheet.join('\n\n'))).toEqual([asked, asked, asked])
    const columns = sheet.map((each) => each.replace('Options 1.', 'Ans 1.'))
    expect(shownPaper(columns.join('\n\n'))).toEqual([asked, asked, asked])
  })

  test('with its marks above gives the points and no text', () => {
    const paper = [1, 2].map(
      (number) =>
        `Question Number : ${number} Question Id : 65498${number} Question Type : MCQ\nCorrect Marks : 4 Wrong Marks : 1\nWhich is a metal?\nOptions :\n65498${number}1. Neon\n65498${number}2. Iron`,
    )
    expect(shownPaper(paper.join('\n\n'))).toEqual(Array(2).fill('Which is a metal? | Neon | Iron'))
  })

  test.each(['Diff: 2   Page Ref: 13\nSkill: Factual', 'LO : 3.2\nBlatt: 7', 'Lehrplanbezug: K2'])(
    'is dropped if its labels come again, known or not: %s',
    (below) => {
      const paper = [1, 2, 3].map(
        (number) =>
          `${number}. Which is a metal?\n${METAL.replaceAll(/^\d/gm, (digit) => 'ABCD'[Number(digit) - 1] ?? '')}\nAnswer: C\n${below}`,
      )
      expect(shownPaper(paper.join('\n\n'))).toEqual([METAL_READ, METAL_READ, METAL_READ])
      expect(droppedFrom(paper.join('\n'))).toHaveLength(3 * below.split('\n').length)
    },
  )

  test('stays where it is text: labels above the options, and questions with a label', () => {
    const above = [1, 2, 3].map((number) => `${number}. Assertion: x\nReason: y\nA) both\nB) none\nAnswer: A`)
    expect(shownPaper(above.join('\n'))).toEqual(Array(3).fill('Assertion: x\nReason: y | *both | none'))
    const labelled = [1, 2].map(() => 'Question: Which is a metal?\nA) Neon\nB) Iron\nAnswer: B')
    expect(shownPaper(labelled.join('\n\n'))).toHaveLength(2)
  })

  test.each([
    ['Your Answer: a\nCorrect Answer: b', 'What? | x | *y'],
    ['Your Answer: a', 'What? | x | y'],
    ['Chosen option: (a)', 'What? | x | y'],
    ['Ihre Antwort: a\nRichtige Antwort: b', 'What? | x | *y'],
  ])('says what was chosen, which is no key: %s', (below, read) => {
    expect(shownPaper(`1. What?\na) x\nb) y\n${below}`)).toEqual([read])
  })

  test('says what was chosen behind the last option', () => {
    expect(shownPaper('1. What?\na) x\nb) y   Your Answer: a')).toEqual(['What? | x | y'])
  })
})

test.each([
  ['1) What?\t1) _____', '2) Who?\t2) _____'],
  ['1. What?   1. ________', '2. Who?   2. ________'],
  ['1) What? 1) ____', '2) Who? 2) ____'],
  ['1) What?\n1) _____', '2) Who?\n2) _____'],
])('a blank that repeats a number is no text: %s', (one, two) => {
  const paper = `${one}\nA) x\tB) y\nC) z\tD) w\n\n${two}\nA) u\tB) v\nC) t\tD) s\n\n1) B\n2) A`
  expect(shownPaper(paper)).toEqual(['What? | x | *y | z | w', 'Who? | *u | v | t | s'])
})

test.each([
  ['Physics Answer Key: 1‑a, 2‑b, 3‑c'],
  ['**Physics Answer Key:** 1‐a, 2‐b, 3‐c'],
  ['Answer Key – Physics\n\n1−a; 2−b; 3−c'],
  ['Chapter 3 Answers\n\n1) a\t2) b\t3) c'],
  ['Class X: Marking scheme for Set A\nQ1 - (a)\nQ2 - (b)\nQ3 - (c)'],
  ['Lösungsschlüssel (Physik)\n1a 2b 3c'],
  ['## Key\n| 1 | 2 | 3 |\n|:-:|:-:|:-:|\n| A | B | C |'],
  ['Answer Key\nTestname: CH1\n\n1) A\n2) B\n3) C'],
  ['Ans 1: a\nAns 2: b\nAns 3: c'],
])('a list of keys is found below: %s', (list) => {
  const paper = [1, 2, 3].map((number) => `${number}. What?\n(a) x (b) y (c) z (d) w`)
  expect(shownPaper(`${paper.join('\n')}\n\n${list}`)).toEqual([
    'What? | *x | y | z | w',
    'What? | x | *y | z | w',
    'What? | x | y | *z | w',
  ])
})

test('a list of another length moves no key of questions that have no numbers', () => {
  const paper = [1, 2, 3].map(() => 'What?\na) x\nb) y\nc) z').join('\n\n')
  const asked = Array(3).fill('What? | x | y | z')
  expect(shownPaper(`${paper}\n\nAnswer key: 1-a 2-b`)).toEqual(asked)
  expect(shownPaper(`${paper}\n\nAnswer key: A, B, C, A`)).toEqual(asked)
  expect(shownPaper(`${paper}\n\nAnswer key: A, B, C`)).toEqual([
    'What? | *x | y | z',
    'What? | x | *y | z',
    'What? | x | y | *z',
  ])
})

test.each([
  ['a list', ['', '', ''], '\n\nAnswer key: 1-0, 2-1, 3-2'],
  ['answers', ['\nAnswer: 0', '\nAnswer: 1', '\nAnswer: 2'], ''],
])('keys that count from 0 are asked for: %s', (_, answers, list) => {
  const paper = answers.map((answer, at) => `Q${at + 1}. What?\n1) x\n2) y\n3) z${answer}`)
  expect(shownPaper(paper.join('\n') + list)).toEqual(Array(3).fill('What? | x | y | z'))
})

test('a key of 0 that is the text of an option is one', () => {
  expect(shownPaper('1. What?\na) 0\nb) 1\nAnswer: 0\n2. Who?\na) 2\nb) 1\nAnswer: 1')).toEqual([
    'What? | *0 | 1',
    'Who? | 2 | *1',
  ])
})
