import { describe, expect, test } from 'vitest'
import { beginAnalysis } from '../../../src/domain/analysis/item-analysis.ts'
import {
  type Answers,
  analyse,
  analyseAnswers,
  attemptWith,
  questionsWith,
} from '../../support/school/item-matrix.ts'
import { pick, seededRandom } from '../../support/server/random.ts'

interface Sample {
  keys: number[]
  rows: Answers[]
}

/** Learners of different ability, questions of different difficulty, guesses and gaps. */
function sampleOf(seed: number): Sample {
  const random = seededRandom(seed)
  const keys = Array.from({ length: pick(random, 2, 12) }, () => pick(random, 0, 4))
  const difficulties = keys.map(() => random())
  const rows = Array.from({ length: pick(random, 2, 120) }, () => {
    const ability = random()
    return keys.map((key, index) => {
      if (random() < 0.05) return null
      return random() < ability * (1.2 - (difficulties[index] ?? 0)) ? key : pick(random, 0, 4)
    })
  })
  return { keys, rows }
}

const samples = Array.from({ length: 40 }, (_, seed) => sampleOf(seed + 1))

/** The textbook's two-pass correlation, written independently of the product's. */
function plainCorrelation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(xs), mean(ys)]
  const products = xs.map((x, index) => (x - meanX) * ((ys[index] ?? 0) - meanY))
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0))
  return products.reduce((sum, product) => sum + product, 0) / (spread(xs, meanX) * spread(ys, meanY))
}

const rightsOf = ({ keys, rows }: Sample) =>
  rows.map((row) => keys.map((key, index) => Number(row[index] === key)))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('on forty random quizzes, by the textbook', () => {
  test('every discrimination is the plain correlation with the plain rest score', () => {
    let compared = 0
    for (const sample of samples) {
      const rights = rightsOf(sample)
      for (const [index, { discrimination }] of analyseAnswers(sample.keys, sample.rows).items.entries()) {
        const item = rights.map((row) => row[index] ?? 0)
        const plain = plainCorrelation(
          item,
          rights.map((row) => sum(row) - (row[index] ?? 0)),
        )
        if (discrimination === undefined) expect(Number.isFinite(plain)).toBe(false)
        else expect(discrimination).toBeCloseTo(plain, 9)
        compared += discrimination === undefined ? 0 : 1
      }
    }
    expect(compared).toBeGreaterThan(150)
  })

  test('every option has the plain correlation of choosing it with the rest score', () => {
    for (const { keys, rows } of samples.slice(0, 10)) {
      const rights = rightsOf({ keys, rows })
      for (const [index, { options }] of analyseAnswers(keys, rows).items.entries())
        for (const [place, { discrimination }] of options.entries()) {
          if (discrimination === undefined) continue
          const chosen = rows.map((row) => Number(row[index] === place))
          const rest = rights.map((row) => sum(row) - (row[index] ?? 0))
          expect(discrimination).toBeCloseTo(plainCorrelation(chosen, rest), 9)
        }
    }
  })
})

describe('on forty random quizzes', () => {
  test('the average score is the average facility, and every attempt chose one option or none', () => {
    for (const { keys, rows } of samples) {
      const { items, test: figures, scores, times } = analyseAnswers(keys, rows)
      expect(figures?.mean).toBeCloseTo(
        (sum(items.map(({ facility }) => facility ?? 0)) * 100) / keys.length,
        9,
      )
      for (const { options, unanswered, gone } of items)
        expect(sum(options.map(({ count }) => count)) + unanswered + gone).toBe(rows.length)
      expect(sum(scores.map(({ attempts }) => attempts))).toBe(rows.length)
      expect(sum(times.points.map(({ attempts }) => attempts))).toBe(rows.length)
      expect(sum(times.bands.map(({ attempts }) => attempts))).toBe(rows.length)
    }
  })

  test('the order of the attempts changes nothing, to the last digit', () => {
    for (const { keys, rows } of samples) {
      const sorted = rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
      const [one, other] = [analyseAnswers(keys, rows), analyseAnswers(keys, sorted)]
      // The points of the plot keep the order of the attempts.
      expect({ ...other, times: one.times }).toEqual(one)
    }
  })

  test('counting each attempt twice changes no index', () => {
    for (const { keys, rows } of samples) {
      const [once, twice] = [analyseAnswers(keys, rows), analyseAnswers(keys, [...rows, ...rows])]
      expect(twice.test?.reliability ?? 9).toBeCloseTo(once.test?.reliability ?? 9, 9)
      for (const [index, { discrimination }] of once.items.entries())
        expect(twice.items[index]?.discrimination ?? 9).toBeCloseTo(discrimination ?? 9, 9)
    }
  })
})

describe('known results', () => {
  test('a question among its own copies has a reliability and a discrimination of 1', () => {
    const rows = [0, 1, 0, 0, 1].map((answer) => [answer, answer, answer])
    const { items, test: figures } = analyseAnswers([0, 0, 0], rows)
    expect(figures?.reliability).toBeCloseTo(1, 12)
    expect(items.map(({ discrimination }) => discrimination?.toFixed(9))).toEqual(
      Array(3).fill('1.000000000'),
    )
  })

  test('random answers have almost no reliability', () => {
    const random = seededRandom(7)
    const keys = Array.from({ length: 20 }, () => 0)
    const rows = Array.from({ length: 3000 }, () => keys.map(() => pick(random, 0, 4)))
    expect(Math.abs(analyseAnswers(keys, rows).test?.reliability ?? 1)).toBeLessThan(0.1)
  })

  test('the analysis takes two small steps for each attempt, and only the last one yields a result', () => {
    const { keys, rows } = sampleOf(99)
    const attempts = rows.map((answers) => attemptWith(keys, answers))
    const { total, steps } = beginAnalysis(questionsWith(keys), attempts)
    const results = [...steps]
    expect(results).toHaveLength(total + 1)
    expect(results.slice(0, -1).every((step) => step === undefined)).toBe(true)
    expect(results.at(-1)).toEqual(analyse(questionsWith(keys), attempts))
  })
})
