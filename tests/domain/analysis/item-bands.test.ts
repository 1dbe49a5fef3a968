import { expect, test } from 'vitest'
import { facilityBand, rateDiscrimination } from '../../../src/domain/analysis/item-bands.ts'
import { itemAnalysis } from '../../../src/messages/en/item-analysis.ts'

const { facilityBands, discriminationBands } = itemAnalysis

test.each([
  [1, 'very easy'],
  [0.9, 'very easy'],
  [0.89, 'easy'],
  [0.65, 'easy'],
  [0.5, 'medium'],
  [0.35, 'medium'],
  [0.34, 'hard'],
  [0.2, 'hard'],
  [0.19, 'very hard'],
  [0, 'very hard'],
])('a facility of %f is %s', (facility, word) => expect(facilityBands[facilityBand(facility)]).toBe(word))

test.each([
  [1, 'very good', 'gray'],
  [0.4, 'very good', 'gray'],
  [0.39, 'good', 'gray'],
  [0.3, 'good', 'gray'],
  [0.2, 'fair', 'gray'],
  [0.19, 'poor', 'yellow'],
  [0, 'poor', 'yellow'],
  [-0.01, 'negative', 'red'],
  [-1, 'negative', 'red'],
])('a discrimination of %f is %s', (discrimination, word, tone) => {
  const rating = rateDiscrimination(discrimination)
  expect({ word: discriminationBands[rating.band], tone: rating.tone }).toEqual({ word, tone })
})
