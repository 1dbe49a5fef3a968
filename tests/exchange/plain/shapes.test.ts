import { describe, expect, test } from 'vitest'
import { isReady } from '../../../src/domain/exchange/found-question.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'
import { lineOf, questionLines as read } from '../../support/exchange/question-lines.ts'
import { checkAll } from '../../support/school/question-samples.ts'

const [A, B] = ['What? | x | *y | z', 'Who? | *u | v']

describe('a question', () => {
  test.each([
    ['1.', '2.'],
    ['1)', '2)'],
    ['(1)', '(2)'],
    ['[1]', '[2]'],
    ['#1', '#2'],
    ['1 .', '2 .'],
    ['1:', '2:'],
    ['1 -', '2 -'],
    ['1\t', '2\t'],
    ['Q1.', 'Q2.'],
    ['Q.1', 'Q.2'],
    ['Question 1:', 'Question 2:'],
    ['QUESTION 1', 'QUESTION 2'],
    ['Question 1 of 2', 'Question 2 of 2'],
    ['Frage 1', 'Frage 2'],
    ['Aufgabe 1:', 'Aufgabe 2:'],
    ['السؤال ١:', 'السؤال ٢:'],
    ['١)', '٢)'],
    ['**1.**', '**2.**'],
    ['## 1.', '## 2.'],
    ['____ 1.', '____ 2.'],
    ['1.', '2)'],
    ['①', '②'],
    ['12.', '13.'],
  ])('is found by numbers such as %s and %s', (one, two) => {
    expect(read(`${one} What?\na) x\nb) y\nc) z\nAnswer: b\n\n${two} Who?\na) u\nb) v\nAnswer: a`)).toEqual([
      A,
      B,
    ])
  })

  test.each([
    ['no number, blank lines', 'What?\na) x\nb) y\nc) z\nAnswer: b\n\nWho?\na) u\nb) v\nAnswer: a'],
    ['no number, no blank lines', 'What?\na) x\nb) y\nc) z\nAnswer: b\nWho?\na) u\nb) v\nAnswer: a'],
    ['no number, no letters', 'What?\nx\n*y\nz\n\nWho?\n*u\nv'],
    ['no number, bullets', 'What?\n- x\n- y ✓\n- z\n\nWho?\n- u ✓\n- v'],
    ['numbers as options', 'What?\n1. x\n2. y\n3. z\nAnswer: 2\n\nWho?\n1. u\n2. v\nAnswer: 1'],
    ['the same numbers for both', '1. What?\n1. x\n2. y\n3. z\nAnswer: 2\n2. Who?\n1. u\n2. v\nAnswer: 1'],
    [
      'a number on a line of its own',
      '1.\nWhat?\na) x\nb) y\nc) z\nAnswer: b\n2.\nWho?\na) u\nb) v\nAnswer: a',
    ],
    [
      'Windows line ends and no-break spaces',
      '1.\u00a0What?\r\na)\u00a0x\r\nb) y\r\nc) z\r\nAns: b\r\n2. Who?\r\na) u\r\nb) v\r\nAns: a',
    ],
    [
      'marks of direction and width',
      '\ufeff1. \u200bWhat?\na) x\u200f\nb) y\nc) z\nAns: b\n\u200e2. Who?\na) u\nb) v\nAns: a',
    ],
  ])('is found in this layout: %s', (_, text) => expect(read(text)).toEqual([A, B]))
})

const OPTIONS: readonly [string, string][] = [
  ['a)', 'a) x\nb) y\nc) z'],
  ['A.', 'A. x\nB. y\nC. z'],
  ['(A)', '(A) x\n(B) y\n(C) z'],
  ['[A]', '[A] x\n[B] y\n[C] z'],
  ['a. and a tab', 'a.\tx\nb.\ty\nc.\tz'],
  ['A -', 'A - x\nB - y\nC - z'],
  ['A:', 'A: x\nB: y\nC: z'],
  ['a letter and a gap', 'A x\nB y\nC z'],
  ['a letter and a tab', 'A\tx\nB\ty\nC\tz'],
  ['circles', 'Ⓐ x\nⒷ y\nⒸ z'],
  ['Greek', 'α) x\nβ) y\nγ) z'],
  ['Arabic', 'أ) x\nب) y\nج) z'],
  ['Arabic, the other order', 'أ- x\nب- y\nت- z'],
  ['Cyrillic', 'а) x\nб) y\nв) z'],
  ['Roman', '(i) x\n(ii) y\n(iii) z'],
  ['numbers', '1) x\n2) y\n3) z'],
  ['dashes', '- x\n- y\n- z'],
  ['dots', '• x\n• y\n• z'],
  ['the o of old Word lists', 'o x\no y\no z'],
  ['boxes', '☐ x\n☐ y\n☐ z'],
  ['boxes on one line', '☐ x ☐ y ☐ z'],
  ['no letters', 'x\ny\nz'],
  ['one line, wide gaps', 'a) x   b) y   c) z'],
  ['one line, tabs', 'a) x\tb) y\tc) z'],
  ['one line, brackets', '(A) x (B) y (C) z'],
  ['one line, full stops', 'A. x B. y C. z'],
  ['two lines', 'a) x  b) y\nc) z'],
  ['cells without letters', 'x\ty\tz'],
  ['letters alone on their lines', 'A.\nx\nB.\ny\nC.\nz'],
  ['blank lines between', 'a) x\n\nb) y\n\nc) z'],
  ['mixed', 'a) x\nb. y\nc) z'],
  ['Markdown', '- **A)** x\n- **B)** y\n- **C)** z'],
  ['a Markdown table', '| A | x |\n|---|---|\n| B | y |\n| C | z |'],
]

describe('options in any form', () => {
  test.each(OPTIONS)('are found: %s', (_, options) =>
    expect(read(`1. What?\n${options}\nAnswer: y`)).toEqual([A]),
  )

  test.each([
    ['on the line of the question', '1. What? a) x b) y c) z\nAnswer: b', [A]],
    ['columns that run down', '1. What?\na) x\tc) z\nb) y\td) w\nAnswer: c', ['What? | x | y | *z | w']],
    [
      'nine',
      `1. What?\n${[...'abcdefghi'].map((letter) => `${letter}) ${letter}${letter}`).join('\n')}\nAnswer: i`,
      ['What? | aa | bb | cc | dd | ee | ff | gg | hh | *ii'],
    ],
    [
      'statements in the question',
      '1. Which?\nI. one\nII. two\nA. I\nB. II\nAnswer: B',
      ['Which?\nI. one\nII. two | I | *II'],
    ],
    [
      'numbered statements',
      '1. Which?\n1. one\n2. two\nA. 1\nB. 2\nAnswer: B\n2. Who?\nA. u\nB. v\nAnswer: A',
      ['Which?\n1. one\n2. two | 1 | *2', B],
    ],
    [
      'letters named in an option',
      '1. What?\n(A) x\n(B) y\n(C) both (A) and (B)\nAns: C',
      ['What? | x | y | *both (A) and (B)'],
    ],
    ['an option of two lines', '1. What?\na) x\nand more\nb) y\nAns: a', ['What? | *x and more | y']],
    ['a word parted at the line end', '1. What?\na) momen-\ntum\nb) y\nAns: a', ['What? | *momentum | y']],
    [
      'a name parted at the line end',
      '1. What?\na) Stefan-\nBoltzmann\nb) y\nAns: a',
      ['What? | *Stefan-Boltzmann | y'],
    ],
  ])('are found in this layout: %s', (_, text, lines) => expect(read(text)).toEqual(lines))

  test('are read in both ways if a letter within a line may be text', () =>
    expect(
      read('1. What?\nA. x\nB. y\nC. uses E. coli\nD. lives in D. melanogaster E. none\nAnswer: A'),
    ).toEqual([
      'What? | *x | y | uses E. coli | lives in D. melanogaster E. none OR What? | *x | y | uses E. coli | lives in D. melanogaster | none',
    ]))
})

describe('a true-or-false question', () => {
  test.each([
    ['(True/False)', '1. It is. (True/False)\nAnswer: True', 'It is. | *True | False'],
    ['a line of its own', '1. It is.\nTrue / False\nAnswer: F', 'It is. | True | *False'],
    ['T/F', '1. It is. T/F\nAns: T', 'It is. | *True | False'],
    ['only the answer tells', '1. It is.\nAnswer: False', 'It is. | True | *False'],
    ['German', '1. Es ist.\nRichtig/Falsch\nAntwort: Richtig', 'Es ist. | *Richtig | Falsch'],
    ['wahr oder falsch', '1. Es ist. (wahr/falsch)\nLösung: falsch', 'Es ist. | Wahr | *Falsch'],
    ['Arabic', '1. إنه كذلك. (صح / خطأ)\nالجواب: صح', 'إنه كذلك. | *صح | خطأ'],
    ['said above', 'True or false?\n1. It is.\n2. It was.\n1T 2F', 'It is. | *True | False'],
    ['boxes', '1. It is.\n☐ True\n☑ False', 'It is. | True | *False'],
  ])('is recognised: %s', (_, text, line) => expect(read(text)[0]).toBe(line))
})

const MARKS: readonly [string, string][] = [
  ['* before the letter', 'a) x\n*b) y\nc) z'],
  ['* behind the letter', 'a) x\nb) *y\nc) z'],
  ['* behind the text', 'a) x\nb) y*\nc) z'],
  ['bold', 'a) x\n**b) y**\nc) z'],
  ['bold text', 'a) x\nb) **y**\nc) z'],
  ['(correct)', 'a) x\nb) y (correct)\nc) z'],
  ['[Correct answer]', 'a) x\nb) y [Correct answer]\nc) z'],
  ['(richtig)', 'a) x\nb) y (richtig)\nc) z'],
  ['✓', 'a) x\nb) y ✓\nc) z'],
  ['✔ in front', 'a) x\n✔ b) y\nc) z'],
  ['an arrow', 'a) x\nb) y <-- correct\nc) z'],
  ['[x]', '[ ] x\n[x] y\n[ ] z'],
  ['a ticked box', '☐ x\n☑ y\n☐ z'],
  ['Answer: B', 'a) x\nb) y\nc) z\nAnswer: B'],
  ['Ans. (b)', 'a) x\nb) y\nc) z\nAns. (b)'],
  ['Ans: b) y', 'a) x\nb) y\nc) z\nAns: b) y'],
  ['Answer - B', 'a) x\nb) y\nc) z\nAnswer - B'],
  ['Answer B', 'a) x\nb) y\nc) z\nAnswer B'],
  ['The correct answer is (b)', 'a) x\nb) y\nc) z\nThe correct answer is (b)'],
  ['Correct answer: y', 'a) x\nb) y\nc) z\nCorrect answer: y'],
  ['**Answer:** B', 'a) x\nb) y\nc) z\n\n**Answer:** B'],
  ['✅ **Answer: B**', 'a) x\nb) y\nc) z\n\n✅ **Answer: B**'],
  ['[Ans: B] on the line of the option', 'a) x\nb) y\nc) z [Ans: B]'],
  ['Key: B', 'a) x\nb) y\nc) z\nKey: B'],
  ['Lösung: b', 'a) x\nb) y\nc) z\nLösung: b'],
  ['الجواب: ب', 'أ) x\nب) y\nج) z\nالجواب: ب'],
  ['ANS: B PTS: 1', 'a) x\nb) y\nc) z\nANS: B PTS: 1 DIF: Easy REF: p. 4'],
  ['the answer on the next line', 'a) x\nb) y\nc) z\nAnswer:\nB'],
  ['a mark and the answer', 'a) x\n*b) y\nc) z\nAnswer: B'],
  ['stars as bullets, and the answer', '* a) x\n* b) y\n* c) z\nAnswer: B'],
]

describe('the key of a question', () => {
  test.each(MARKS)('is read from its mark: %s', (_, options) =>
    expect(read(`1. What?\n${options}`)).toEqual([A]),
  )

  const PAPER = '1. What?\na) x\nb) y\nc) z\n\n2. Who?\na) u\nb) v\n\n'
  test.each([
    ['Answers: 1B 2A'],
    ['Answer key: 1. B 2. A'],
    ['1-b, 2-a'],
    ['1. B\n2. A'],
    ['Answers\n1) b\n2) a'],
    ['Key\n1\tB\n2\tA'],
    ['Lösungen:\n1: b\n2: a'],
    ['Answers\n1\t2\nB\tA'],
    ['Question\tAnswer\n1\tB\n2\tA'],
    ['## Answer Key\n\n| Question | Answer |\n|---|---|\n| 1 | B |\n| 2 | A |'],
    ['Answers and explanations\n1. (b) It is y.\n2. (a) It is u.'],
    ['Answers:\n1. y\n2. u'],
    ['1-2: BA'],
    ['**Answers:** 1. **B** 2. **A**'],
    ['Answers\n1. B, 2.\nA'],
    ['Answers\n1.B 2\nA'],
    ['1. B; 2)\n(a)'],
    ['Answers: 1-b, 2-\na'],
  ])('is read from a list: %j', (list) => {
    const reading = readPlain(PAPER + list)
    expect(checkAll(reading).map(lineOf)).toEqual([A, B])
    expect(reading.keyPlace).toBe('list')
  })

  test.each([
    ['marks', '1. What?\na) x\n*b) y\nc) z'],
    ['answer-lines', '1. What?\na) x\nb) y\nc) z\nAnswer: B'],
  ])('is in a known place: %s', (place, text) => {
    const reading = readPlain(text)
    expect(reading.keyPlace).toBeUndefined()
    checkAll(reading)
    expect(reading.keyPlace).toBe(place)
  })

  test.each([
    ['none', 'a) x\nb) y\nc) z', 'What? | x | y | z'],
    ['all are bold', 'a) **x**\nb) **y**\nc) **z**', 'What? | x | y | z'],
    ['two marks', 'a) x\n*b) y\n*c) z', 'What? | x | +y | +z'],
    ['two letters', 'a) x\nb) y\nc) z\nAnswer: A and C', 'What? | +x | y | +z'],
    ['none of the letters', 'a) x\nb) y\nc) z\nAnswer: E', 'What? | x | y | z'],
    ['a mark against the answer', 'a) x\n*b) y\nc) z\nAnswer: C', 'What? | x | +y | +z'],
    ['a letter against its text', 'a) x\nb) y\nc) z\nAnswer: b) z', 'What? | x | +y | +z'],
    ['a letter that is another text', 'a) C\nb) A\nc) B\nAnswer: C', 'What? | +C | A | +B'],
    ['a number for letters', 'a) x\nb) y\nc) z\nAnswer: 2', 'What? | x | y | z'],
  ])('is asked for if it is missing, and never guessed: %s', (_, options, line) =>
    expect(read(`1. What?\n${options}`)).toEqual([line]),
  )

  test('comes from the list of its own section, where sections have their own numbers', () =>
    expect(
      read(
        'Section A\n1. What?\na) x\nb) y\nc) z\n\nSection B\n1. Who?\na) u\nb) v\n\nAnswers\nSection A\n1. b\nSection B\n1. a',
      ),
    ).toEqual([A, B]))
})

test('explanations, points and topics are read, over several lines', () => {
  const [checked] = checkAll(
    readPlain(
      'Topic: Waves\n1. What? [2 marks]\na) x\nb) y\nAnswer: b\nExplanation: Because\nof x².\nIt is so.\nDifficulty: easy\n\n2. Who?\na) u\nb) v',
    ),
  )
  expect(checked && isReady(checked) && checked.question).toMatchObject({
    text: 'What?',
    points: 2,
    topic: 'Waves',
    explanation: 'Because of $x^{2}$.\nIt is so.',
  })
})

test.each([
  ['(3 Punkte)', 3],
  ['(1 mark)', 1],
  ['[2 pts]', 2],
  ['(Points: 4)', 4],
  ['   5 marks', 5],
  ['(٢ درجات)', 2],
])('points are read: %s', (written, points) => {
  const [checked] = checkAll(readPlain(`1. What? ${written}\n*a) x\nb) y`))
  expect(checked && isReady(checked) && checked.question).toMatchObject({ text: 'What?', points })
})

test.each([
  [
    '"Reason" before the options is part of the question',
    '1. Assertion: x is.\nReason: y is.\n(A) both\n(B) none\nAns: A',
    ['Assertion: x is.\nReason: y is. | *both | none'],
  ],
  [
    'a question without options is faulty, its neighbours are not',
    '1. What?\na) x\nb) y\nc) z\nAns: b\n2. Explain.\n3. Who?\na) u\nb) v\nAns: a',
    [A, '!no-options-and-no-answer', B],
  ],
  ['a short answer is named', '1. What?\nAnswer: 20 m', ['!unsupported-kind']],
  [
    'a missing number does not join two questions',
    '1. What?\na) x\nb) y\nc) z\nAns: b\nWho?\na) u\nb) v\nAns: a\n3. Who?\na) u\nb) v\nAns: a',
    [A, B, B],
  ],
  [
    'a mail',
    '> 1. What?\n> a) x\n> b) y\n> c) z\n> Answer: b\n>\n> 2. Who?\n> a) u\n> b) v\n> Answer: a',
    [A, B],
  ],
])('a key is found: %s', (_, text, lines) => expect(read(text)).toEqual(lines))
