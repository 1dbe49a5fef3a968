// SPEC 2 Quiz taking
import { expect, test } from 'vitest'
import { splitMath } from '../../../src/domain/maths/math-text.ts'
import { CONTEXTS, formulaSources } from '../../support/maths/formulas.ts'
import { mixedTexts, priceTexts } from '../../support/maths/price-texts.ts'

const formulasIn = (text: string) =>
  splitMath(text).flatMap((segment) => (segment.kind === 'math' ? [segment.tex] : []))

const prices = [...new Set(priceTexts(4000))]
const formulas = [...new Set(formulaSources(4500))]

test('the corpus is large enough to be meaningful', () => {
  expect(prices.length).toBeGreaterThan(2000)
  expect(formulas.length).toBeGreaterThan(2000)
})

test('a text with prices alone is never taken for maths', () => {
  expect(prices.filter((text) => formulasIn(text).length > 0)).toEqual([])
})

test('a formula is never lost, whatever stands around it', () => {
  const lost = formulas.flatMap((formula, index) => {
    const [before, after] = CONTEXTS[index % CONTEXTS.length] ?? ['', '']
    const text = `${before}$${formula}$${after}`
    return formulasIn(text).join('|') === formula ? [] : [text]
  })
  expect(lost).toEqual([])
})

test('a formula beside prices is found exactly', () => {
  const wrong = mixedTexts(2500, formulas).filter(
    ({ text, formula }) => formulasIn(text).join('|') !== formula,
  )
  expect(wrong).toEqual([])
})

test.each([
  '17 mod 5',
  '2x',
  '5',
  '10 m/s',
  '3 \\times 4',
  'n',
  '2ab - 3',
  '3 dx + 5',
  '5 C 2',
  '10 x 3',
  '0, 1, 2',
])('$%s$ is a formula', (tex) => expect(formulasIn(`Let $${tex}$ be given.`)).toEqual([tex]))

test.each([
  'tea is 4$, cake costs 6$.',
  '$5 to $10',
  'costs 5$ and 7$',
  'US$ 5 … US$ 6',
  'US$5 or US$ 6',
  '5$-6$',
  'between $5k and 6k$',
  'el té cuesta $5 y el pan 6$',
  '茶4$，蛋糕6$',
  'الشاي ٤$، والكعكة ٦$',
])('the text "%s" has no formula', (text) => expect(formulasIn(text)).toEqual([]))
