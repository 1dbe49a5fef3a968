// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import { explainedIn, shownPaper } from '../../support/shown-paper.ts'

const question = (number: number) => `${number}. Who?\na) he\nb) she\nc) it`
const listed = (...numbers: number[]) => numbers.map(question).join('\n\n')
const PARTS = `SECTION A: CHEMISTRY\n\n${listed(1, 2, 3)}\n\nSECTION B: PHYSICS\n\n${listed(1, 2, 3)}`
const RUNNING = `Chemistry\n\n${listed(1, 2, 3)}\n\nPhysics\n\n${listed(4, 5, 6)}`
const [HE, SHE, IT] = ['Who? | *he | she | it', 'Who? | he | *she | it', 'Who? | he | she | *it']
const KEYED = [SHE, HE, IT, HE, HE, SHE]

describe('keys of parts whose numbers begin again', () => {
  test.each([
    ['behind their names', 'ANSWERS\nSection A: 1-b 2-a 3-c\nSection B: 1-a 2-a 3-b'],
    ['behind their names, without colons', 'Answer Key\nPART I 1-b, 2-a, 3-c\nPART II 1-a, 2-a, 3-b'],
    ['behind subjects', 'Answers\nChemistry: 1. b, 2. a, 3. c\nPhysics: 1. a, 2. a, 3. b'],
    ['behind names in bold', '**Answers**\n\n**Section A:** 1-b 2-a 3-c\n\n**Section B:** 1-a 2-a 3-b'],
    ['below their names', 'Answers\nSection A\n1. b\n2. a\n3. c\n\nSection B\n1. a\n2. a\n3. b'],
    ['below subjects', 'Answers\n\nChemistry\n1. b\n2. a\n3. c\n\nPhysics\n1. a\n2. a\n3. b'],
    ['without a heading', 'Section A: 1-b 2-a 3-c\nSection B: 1-a 2-a 3-b'],
    ['below a heading each', 'Chemistry Answer Key: 1-b, 2-a, 3-c\n\nPhysics Answer Key: 1-a, 2-a, 3-b'],
    ['counted on', 'Answers\n1-b 2-a 3-c 4-a 5-a 6-b'],
  ])('%s', (_, key) => expect(shownPaper(`${PARTS}\n\n${key}`)).toEqual(KEYED))

  test.each([
    ['one key is missing', 'Answers\n1-b 2-a 3-c 4-a 5-a'],
    ['one part is missing', 'Answers\nSection A: 1-b 2-a 3-c'],
  ])('are asked for where %s', (_, key) =>
    expect(shownPaper(`${PARTS}\n\n${key}`)).toEqual(KEYED.map(() => 'Who? | he | she | it')),
  )
})

test('keys behind the names of parts stand apart from options that are letters', () => {
  const letters = [1, 2].map((number) => `${number}. Who?\n1) x\n2) y\n3) z`).join('\n\n')
  expect(shownPaper(`${letters}\n\n${letters}\n\nPart A: 1-2 2-1\nPart B: 1-3 2-3`)).toHaveLength(4)
})

describe('keys of several subjects whose numbers run on', () => {
  test.each([
    [
      'below a heading each',
      '**Chemistry Answer Key:** 1‑b, 2‑a, 3‑c\n\n**Physics Answer Key:** 4‑a, 5‑a, 6‑b',
    ],
    ['on lines', 'Chemistry – Answers\n1. b\n2. a\n3. c\n\nPhysics – Answers\n4. a\n5. a\n6. b'],
    ['behind their names', 'Answers\nChemistry: 1-b, 2-a, 3-c\nPhysics: 4-a, 5-a, 6-b'],
    ['counted again', 'Answers\nChemistry: 1-b, 2-a, 3-c\nPhysics: 1-a, 2-a, 3-b'],
  ])('%s', (_, key) => expect(shownPaper(`${RUNNING}\n\n${key}`)).toEqual(KEYED))

  test('are asked for where a key and its solution differ', () => {
    const paper = `${listed(1, 2, 3)}\n\nAnswer Key\n1-b 2-a 3-c\n\nSolutions\n1. (b) She was there.\n2. (a) He was there.\n3. (a) No.`
    expect(shownPaper(paper)).toEqual([SHE, HE, 'Who? | he | she | it'])
    expect(explainedIn(paper).slice(0, 2)).toEqual(['She was there.', 'He was there.'])
  })
})

describe('the answer section of a test bank', () => {
  const paper = `${listed(1, 2)}\n\nHeat\nAnswer Section\n\n\nMULTIPLE CHOICE\n\n`
  test.each([
    ['in columns', '\t1.\tANS:\tB\tPTS:\t1\n\t2.\tANS:\tA\tPTS:\t1'],
    ['on a line', '1. ANS: B PTS: 1 DIF: Easy REF: p. 4\n2. ANS: A PTS: 1 DIF: Hard REF: p. 5'],
    ['on several lines', '1. ANS: B PTS: 1\nREF: p. 4\n2. ANS: A PTS: 1\nREF: p. 5'],
    ['with gaps', '1. ANS: B\n\n2. ANS: A'],
  ])('is read %s', (_, key) => {
    expect(shownPaper(paper + key)).toEqual([SHE, HE])
    expect(explainedIn(paper + key)).toEqual([undefined, undefined])
  })
})

test('a solution that begins with "And" names one option', () =>
  expect(shownPaper(`${listed(1, 2)}\n\nSolutions\n1. (b) And so she was.\n2. (a) and (b)`)).toEqual([
    SHE,
    'Who? | he | she | it',
  ]))
