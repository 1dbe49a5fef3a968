import { expect, test } from 'vitest'
import { shownPaper } from '../../support/shown-paper.ts'

const LOOP = 'for i in range(3):\n    print(i)'
const shownLoop = 'for i in range(3):\n\u00a0\u00a0\u00a0\u00a0print(i)'

test.each([
  ['#### Q1. What does this print?\n\n```python\n', '\n```\n\n- [ ] 1 2 3\n- [x] 0 1 2'],
  ['1. What does this print?\n~~~\n', '\n~~~\n\na) 1 2 3\n*b) 0 1 2'],
  ['What does this print?\n\n```\n', '\n```\n\n- [ ] 1 2 3\n- [x] 0 1 2'],
  ['1. What does this print?\n', '\na) 1 2 3\nb) 0 1 2\nAnswer: b'],
])('code keeps its lines and what they are indented by: %s', (before, after) => {
  expect(shownPaper(`${before}${LOOP}${after}`)).toEqual([
    `What does this print?\n${shownLoop} | 1 2 3 | *0 1 2`,
  ])
})

test('code with braces that is only indented is code', () => {
  const paper =
    '1. What is printed?\n\n    int a = 5;\n    if (a > 3) {\n      print(a);\n    }\n\nA) 5\nB) 3\nAnswer: A'
  expect(shownPaper(paper)).toEqual([
    'What is printed?\nint a = 5;\nif (a > 3) {\n\u00a0\u00a0print(a);\n} | *5 | 3',
  ])
})

test('nothing in code is a number, an option, an answer, a heading, bold or a formula', () => {
  const code = '# x^2\n1. y = a_1 ** b\nA) **no**\nanswer = 5\n$a $b'
  expect(shownPaper(`1. What?\n\`\`\`\n${code}\n\`\`\`\nA) u\nB) v\nAnswer: B\n2. Who?\nA) u\nB) v`)).toEqual(
    [`What?\n${code.replaceAll('$', '\\$')} | u | *v`, 'Who? | u | v'],
  )
})

test('options may be code', () => {
  const paper =
    '1. Which prints 4?\nA)\n```\nx = 2\nprint(x * 2)\n```\nB)\n```\nprint(3)\n```\nAnswer: A\n2. Which?\nA) `a_1`\nB) `2**3`\nAnswer: `2**3`'
  expect(shownPaper(paper)).toEqual([
    'Which prints 4? | *x = 2\nprint(x * 2) | print(3)',
    'Which? | `a_1` | *`2**3`',
  ])
})

test('a paper between fences is a paper, and values that are given are no code', () => {
  expect(shownPaper('```text\n1. What?\nA) x\nB) y\nAnswer: B\n```')).toEqual(['What? | x | *y'])
  expect(shownPaper('1. What is the force if\nm = 5 kg\na = 2 m/s²\nA) x\nB) y\nAnswer: B')).toEqual([
    'What is the force if m = 5 kg a = 2 m/s² | x | *y',
  ])
})
