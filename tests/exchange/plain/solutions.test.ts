import { describe, expect, test } from 'vitest'
import { explainedIn, shownPaper } from '../../support/shown-paper.ts'

const KEYED = ['What? | x | *y | z | w', 'Who? | *u | v | t | s']

describe('tags around a question', () => {
  test.each([
    ['[Question_start]', '', '[solution]\nOption', '[Question_end]'],
    ['[question]', '', '[Solution] Option', '[/question]'],
    ['<question>', '<options>', '<answer>', '</question>'],
    ['{{Question}}', '{{Options}}', '{{Answer}}\n', '{{End}}'],
    ['[MCQ start]', '', '--- Solution ---\n', '[MCQ end]'],
  ])('are no text, and what they name is read: %s', (start, options, solution, end) => {
    const question = (text: string, key: string) =>
      [start, text, solution + key, end].filter(Boolean).join('\n')
    const paper = [
      question(`1. What?\n${options}\n(A) x\t(B) y\n(C) z\t(D) w`, ' B'),
      question(`2. Who?\n${options}\n(A) u\t(B) v\n(C) t\t(D) s`, ' A'),
    ].join('\n\n')
    expect(shownPaper(paper)).toEqual(KEYED)
  })
})

test.each([
  'Solution : b',
  'Soln : b',
  'Soln. b',
  'Sol. (b)',
  'Sol: Option b',
  'Ans - b',
  'Ans: (b) y',
  'Solution:\n(b) because so it is',
  'Solution:\nOption (b)',
])('a solution names the key: %s', (solution) => {
  expect(shownPaper(`1. What?\na. x\nb. y\nc. z\nd. w\n\n${solution}`)).toEqual([KEYED[0]])
})

test('a solution that names no option explains', () => {
  const paper = '1. What?\na. Mercury\nb. Gold\nSolution:\nGold melts late.'
  expect(shownPaper(paper)).toEqual(['What? | Mercury | Gold'])
  const answered = `${paper}\nAnswer: b`
  expect(explainedIn(answered)).toEqual(['Gold melts late.'])
})

describe('what stands below a solution explains it', () => {
  const next = '2. Who?\na. u\nb. v\nc. t\nd. s\nSolution: (a)\nSo is u.'
  const paper = (below: string) => `1. What?\na. x\nb. y\nc. z\nd. w\n\n${below}\n\n${next}`
  test.each([
    ['right below', 'Solution: (b)\nIt is known.', 'It is known.'],
    ['over lines', 'Sol. (b)\nIt is known\nto all.\n\nBy now.', 'It is known to all.\nBy now.'],
    ['behind a gap', 'Solution: (b)\n\nIt is known.', 'It is known.'],
    ['behind the key', 'Soln: (b) It is\nknown.', 'It is known.'],
    ['a sentence below an answer', 'Answer: (b)\nIt is known.', 'It is known.'],
    ['not a section', 'Solution: (b)\nIt is known.\n\nSECTION B: GASES\nAnswer all.', 'It is known.'],
    ['not a title', 'Solution: (b)\nIt is known.\n\nOptics', 'It is known.'],
    ['no title below an answer', 'Answer: (b)\nOptics', undefined],
  ])('%s', (_, below, explanation) => {
    expect(shownPaper(paper(below))).toEqual(KEYED)
    expect(explainedIn(paper(below))).toEqual([explanation, 'So is u.'])
  })
})

describe('solutions at the end of a paper', () => {
  const paper =
    '1. What?\n(a) x (b) y (c) z (d) w\n2. Who?\n(a) u (b) v (c) t (d) s\n3. Why?\n(a) f (b) g (c) h (d) i'
  const keyed = [...KEYED, 'Why? | f | g | *h | i']

  test.each([
    'Solutions\n1. (b) because it is,\nas all know.\n2. (a) Look it up.\n3. (c) So.',
    'Hints and Solutions\n\n1. (b) because it is,\nas all know.\n2. (a) One.\n\nTwo.\n3. (c)\nThree.',
    'Lösungen\n1. b) weil es so ist.\n2. a) Das ist klar.\n3. c) Eben.',
    '## Answers and explanations\n\nQ1. Answer: B\nExplanation: It is known.\n\nQ2. Answer: A\nExplanation: It is\nnot.\n\nQ3. Answer: C\nExplanation: So.',
    'Detailed Solutions\nSol. 1: (B) So it is.\nSol. 2: (A)\nSol. 3: (C) Because.',
  ])('give key and explanation: %s', (solutions) => {
    expect(shownPaper(`${paper}\n\n${solutions}`)).toEqual(keyed)
    expect(explainedIn(`${paper}\n\n${solutions}`)[0]).toMatch(/^(?:because|weil|It is|So)/)
  })

  test('do not take the questions of the next part', () => {
    const parts = `${paper}\n\nAnswers\n1. b\n2. a\n3. c\n\n4. When?\n(a) now (b) then`
    expect(shownPaper(parts)).toEqual([...keyed, 'When? | now | then'])
  })
})
