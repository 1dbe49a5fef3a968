// CONTRACT 4 kinds
import { describe, expect, test } from 'vitest'
import { type CheckedQuestion, checkQuestion, isReady } from '../../../src/domain/exchange/found-question.ts'
import { numberStated } from '../../../src/exchange/formats/plain/key/number.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'

const read = (paper: string, hasKinds = true): CheckedQuestion[] =>
  [...readPlain(paper).steps]
    .flatMap((found) => found ?? [])
    .map((found, at) => checkQuestion(found, at + 1, hasKinds))

/** As '3: 9.8 m/s² ± 1 percent', '2: 0,2 of 4', or what is asked. */
const shown = (checked: readonly CheckedQuestion[]) =>
  checked.map((one) => {
    if (!isReady(one)) return 'problems' in one ? `asks: ${one.problems[0]?.code}` : 'asks: key'
    const { kind, number, correctAnswers, correctAnswer, options } = one.question
    if (number) return `${number.value} ${number.unit} ± ${number.tolerance} ${number.toleranceIn}`
    return `${kind === 'several' ? correctAnswers?.join() : correctAnswer} of ${options.length}`
  })

describe('the answer of a question without options', () => {
  test.each([
    ['9.8 m/s²', '9.8 m/s² ± 1 percent'],
    ['9.8 m/s^2.', '9.8 m/s² ± 1 percent'],
    ['**9.8 m/s²**', '9.8 m/s² ± 1 percent'],
    ['= 9.81 ± 0.02 m/s²', '9.81 m/s² ± 0.02 unit'],
    ['12 cm ± 1 mm', '12 cm ± 0.1 unit'],
    ['(1.6 ± 0.1) × 10^-19 C', '1.6e-19 C ± 1e-20 unit'],
    ['9.8 +/- 2%', '9.8  ± 2 percent'],
    ['5,55·10³ m', '5550 m ± 1 percent'],
    [String.raw`$5.55 \times 10^{3}\,\mathrm{m}$`, '5550 m ± 1 percent'],
    [String.raw`$9.8\,\text{m/s}^2$`, '9.8 m/s² ± 1 percent'],
    [String.raw`$20^\circ$C`, '20 °C ± 1 percent'],
    ['≈ 3.2 N', '3.2 N ± 1 percent'],
    ['120', '120  ± 1 percent'],
  ])("'%s' is a number", (answer, wanted) =>
    expect(shown(read(`1. How large is it?\nAnswer: ${answer}`))).toEqual([wanted]),
  )

  test.each([
    '5', // may be the number of an option
    '$5',
    '1,234', // a thousand, or a little more than one
    '2 or 3',
    '0.21 to 0.23',
    '4 because it falls',
    '9.8 ± 0.1 ± 0.2 m',
    '9.8 m ± 1 s',
    String.raw`$\sqrt{2}$`,
    'C',
    'gravity',
  ])("'%s' is none, and asked for", (answer) => {
    expect(numberStated(answer)).toBeUndefined()
    expect(shown(read(`1. How large is it?\nAnswer: ${answer}`))).toEqual(['asks: unsupported-kind'])
  })

  test('is an option that was not seen, where it stands in the text', () =>
    expect(shown(read('1. How fast: 3.2 m/s or 4.1 m/s or 5 m/s?\nAnswer: 3.2 m/s'))).toEqual([
      'asks: unsupported-kind',
    ]))

  test('says that the paper did not tell how far off it may be', () => {
    const notes = (answer: string) => read(`1. How large is g?\nAnswer: ${answer}`)[0]?.notes
    expect(notes('9.8 m/s²')).toEqual([{ code: 'tolerance-assumed', percent: '1' }])
    expect(notes('9.8 ± 0.1 m/s²')).toEqual([])
  })
})

const VECTORS = 'Which of these are vectors?\nA) force\nB) energy\nC) velocity\nD) mass'

describe('an answer that names several options', () => {
  test.each(['A, C', 'A and C', '(a) and (c)', 'A & C', 'C, A'])("'%s' makes each of them right", (answer) =>
    expect(shown(read(`1. ${VECTORS}\nAnswer: ${answer}`))).toEqual(['0,2 of 4']),
  )

  test.each(['A or C', 'A / force, C'])("'%s' is asked for", (answer) =>
    expect(shown(read(`1. ${VECTORS}\nAnswer: ${answer}`))).toEqual(['asks: key']),
  )

  test('is asked for where a mark says otherwise', () =>
    expect(shown(read(`1. ${VECTORS.replace('B)', '*B)')}\nAnswer: A, C`))).toEqual(['asks: key']))
})

test('a list of keys gives numbers and several options, too', () => {
  const paper = `1. How large is g?\n\n2. ${VECTORS}\n\n3. Pick one.\nA) x\nB) y\n\nANSWER KEY\n1. 9.8 m/s²\n2. A, C\n3. B`
  expect(shown(read(paper))).toEqual(['9.8 m/s² ± 1 percent', '0,2 of 4', '1 of 2'])
})

test('an API without other kinds is asked for both, as before', () => {
  const paper = `1. How large is g?\nAnswer: 9.8 m/s²\n\n2. ${VECTORS}\nAnswer: A, C`
  const [number, several] = read(paper, false)
  expect(shown(read(paper, false))).toEqual(['asks: unsupported-kind', 'asks: key'])
  expect(number).toMatchObject({ problems: [{ code: 'unsupported-kind', kind: 'short-answer' }] })
  expect(several).toMatchObject({ marked: [0, 2], notes: [{ code: 'answer-not-a-letter' }] })
})
