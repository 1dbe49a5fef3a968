import { expect, test } from 'vitest'
import { checkQuestion, type FoundQuestion } from '../../src/domain/exchange/found-question.ts'
import type { ImportNote } from '../../src/domain/exchange/import-problem.ts'
import { expectedOf } from '../support/papers-score/expected.ts'
import { judgePaper } from '../support/papers-score/judge.ts'
import { saysTheSame } from '../support/papers-score/same-text.ts'

const PAPER = '1. The unit of force is\nA. joule\nB. newton\n2. Ice is\nA. a solid\nB. a gas'
const EXPECTED = expectedOf(`# layout: numbered
# formulas: by content

? The unit of force is
- joule
* newton
= Named after Isaac.

? Ice is
- a solid
- a gas
`)

interface Given extends Partial<FoundQuestion> {
  key?: number
  words?: string[]
}

const foundAs = ({ key, words = ['joule', 'newton'], ...given }: Given): FoundQuestion => ({
  line: 1,
  lastLine: 3,
  text: 'The unit of force is',
  imageUrl: '',
  options: words.map((text, index) => ({ text, imageUrl: '', correct: index === key })),
  points: 1,
  explanation: 'Named after Isaac.',
  problems: [],
  notes: [],
  ...given,
})

const FORCE: Given = { key: 1 }
const ICE: Given = { line: 4, lastLine: 6, text: 'Ice is', words: ['a solid', 'a gas'], explanation: '' }
const LOST: ImportNote = { code: 'formula-lost', kind: 'Equation.3' }
const DROPPED: ImportNote = { code: 'line-dropped', as: 'heading', text: '2. Ice is' }

const verdicts = (given: readonly Given[], notes: readonly (ImportNote & { line: number })[] = []) =>
  judgePaper(EXPECTED, {
    text: PAPER,
    checked: given.map((each, index) => checkQuestion(foundAs(each), index + 1)),
    notes,
    refused: undefined,
  }).map(({ number, verdict }) => `${number ?? 'more'}: ${verdict}`)

test.each<[string, Given[], string[]]>([
  ['as it is; a paper without a key is asked', [FORCE, ICE], ['1: right', '2: right']],
  ['the key is lost', [{}, ICE], ['1: one tap', '2: right']],
  ['the explanation is lost', [{ ...FORCE, explanation: '' }, ICE], ['1: unexplained', '2: right']],
  ['one of two readings is right', [{ key: 0, otherwise: foundAs(FORCE) }, ICE], ['1: one tap', '2: right']],
  ['another key', [{ key: 0 }, ICE], ['1: silently wrong', '2: right']],
  ['a key that the paper does not have', [FORCE, { ...ICE, key: 0 }], ['1: right', '2: silently wrong']],
  [
    'an option with more than its text',
    [{ key: 1, words: ['joule', 'newton 2. Ice is'] }, ICE],
    ['1: silently wrong', '2: right'],
  ],
  [
    'the same, but its key is asked',
    [{ words: ['joule', 'newton x'] }, ICE],
    ['1: asked, but wrong', '2: right'],
  ],
  ['a loss that is said', [{ ...FORCE, text: 'The is', notes: [LOST] }, ICE], ['1: needs you', '2: right']],
  ['a gap', [{ ...FORCE, text: 'The unit of [?] is' }, ICE], ['1: needs you', '2: right']],
  [
    'a problem',
    [{ ...FORCE, problems: [{ code: 'stray-line', line: 2 }] }, ICE],
    ['1: needs you', '2: right'],
  ],
  ['a question is missing', [FORCE], ['1: right', '2: silently wrong']],
  [
    'a question too many',
    [FORCE, ICE, { line: 7, lastLine: 8, key: 0, text: 'Answer section' }],
    ['1: right', '2: right', 'more: silently wrong'],
  ],
  ['another picture', [{ ...FORCE, imageUrl: 'embedded:0' }, ICE], ['1: silently wrong', '2: right']],
])('a paper is judged: %s', (_, given, expected) => {
  expect(verdicts(given)).toEqual(expected)
})

test('a missing question whose line is shown as dropped needs its teacher, and so does one in whose lines something is lost', () => {
  expect(verdicts([FORCE], [{ ...DROPPED, line: 4 }])).toEqual(['1: right', '2: needs you'])
  expect(verdicts([FORCE, ICE], [{ ...LOST, line: 2 }])).toEqual(['1: needs you', '2: right'])
})

test.each([
  ['10⁻¹⁹ C', '$10^{-19}$ C', true],
  ['10³ m', '10\\(^{3}\\) m', true],
  ['½mv²', '$\\frac{1}{2}mv^{2}$', true],
  ['H₂O', '$\\mathrm{H_{2}O}$', true],
  ['√(l/g)', '$\\sqrt{l/g}$', true],
  ['10⁷', '107', false],
  ['H₂O', '$H_{2O}$', false],
  ['CₙH₂ₙ₊₂', '$C_{n}H_{2n+2}$', true],
  ['two words', 'twowords', false],
])('%s and %s say the same: %s', (one, other, isSame) => {
  expect(saysTheSame(one, other, false)).toBe(isSame)
})

test('a table says the same in Markdown and as a formula, and not in one line', () => {
  const table = 'Marks:\nMark | 1 | 2\nPupils | 5 | 10'
  const formula =
    'Marks:\n$\\begin{array}{|l|l|l|}\\hline \\text{Mark}&1&2\\\\ \\hline \\text{Pupils}&5&10\\\\ \\hline\\end{array}$'
  expect(saysTheSame(table, 'Marks:\n| Mark | 1 | 2 |\n|---|---|---|\n| Pupils | 5 | 10 |', true)).toBe(true)
  expect(saysTheSame(table, formula, true)).toBe(true)
  expect(saysTheSame(table, 'Marks:\nMark 1 2 Pupils 5 10', true)).toBe(false)
})

test('line breaks count where they should', () => {
  expect(saysTheSame('a\nb', 'a b', false)).toBe(true)
  expect(saysTheSame('a\nb', 'a b', true)).toBe(false)
})
