// SPEC 2 Practice
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Question } from '../../../src/domain/quizzes/question.ts'
import { areSameCards, mergeCards } from '../../../src/domain/results/merged-cards.ts'
import { newCard, type PracticeCard } from '../../../src/domain/results/practice-cards.ts'
import { sumTopics, withDue } from '../../../src/domain/results/practice-topics.ts'
import { scheduleNext } from '../../../src/platform/spaced-repetition.ts'
import { pick, seededRandom } from '../../support/server/random.ts'

const NOW = Date.parse('2026-03-04T12:00:00Z')
const options = ['one', 'two'].map((text) => ({ text }))
const asked = (id: string, fields = {}) =>
  v.parse(Question, { _id: id, text: 'Which?', options, correctAnswer: 1, ...fields })
const fresh = (id: string, now = NOW, fields = {}) => newCard('quiz', asked(id, fields), now)
const answered = (card: PracticeCard, now: number, isRight = true): PracticeCard => ({
  ...card,
  ...scheduleNext(card.memory, isRight, now),
})

const A = fresh('a')
const EARLY = answered(A, NOW + 1000)
const LATE = answered(A, NOW + 2000, false)
const TWICE = answered(EARLY, NOW + 2000)
const REKEYED = fresh('a', NOW + 5000, { correctAnswer: 0 })

describe('what two devices practised', () => {
  test.each([
    ['a card that one lacks', [A], [], [A]],
    ['an answer that one lacks', [EARLY], [A], [EARLY]],
    ['the later of two answers, although it was wrong', [EARLY], [LATE], [LATE]],
    ['what was answered more often, at one moment', [LATE], [TWICE], [TWICE]],
    ['a question whose key has changed since, as new', [REKEYED], [TWICE], [REKEYED]],
    ['a card of an older release', [{ ...A, since: undefined }], [EARLY], [EARLY]],
    ['a state of another scheduler, as a card never answered', [{ ...A, memory: 'x' }], [EARLY], [EARLY]],
  ])('is joined: %s', (_, mine, theirs, wanted) => {
    expect(mergeCards(mine, theirs)).toEqual(wanted)
    expect(areSameCards(mergeCards(mine, theirs), mergeCards(theirs, mine))).toBe(true)
  })

  test('is the same on both in the end, and no answer is lost, whatever happens in between', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = seededRandom(seed)
      const devices: PracticeCard[][] = [[], []]
      let kept: { revision: number; cards: readonly PracticeCard[] } = { revision: 0, cards: [] }
      const last = new Map<string, number>()
      const sync = (device: number) => {
        devices[device] = [...mergeCards(devices[device] ?? [], kept.cards)]
        if (!areSameCards(devices[device], kept.cards))
          kept = { revision: kept.revision + 1, cards: JSON.parse(JSON.stringify(devices[device])) }
      }
      for (let step = 1; step <= 40; step++) {
        const device = pick(random, 0, 2)
        const id = `q${pick(random, 0, 6)}`
        const own = devices[device] ?? []
        const known = own.find(({ question }) => question._id === id)
        if (random() < 0.3) sync(device)
        else if (!known) own.push(fresh(id, NOW + step))
        else {
          own.splice(own.indexOf(known), 1, answered(known, NOW + step, random() < 0.5))
          last.set(id, NOW + step)
        }
      }
      for (const device of [0, 1, 0]) sync(device)
      const [one = [], other = []] = devices
      expect(areSameCards(one, other), `seed ${seed}`).toBe(true)
      for (const [id, at] of last) {
        const { memory } = one.find(({ question }) => question._id === id) ?? {}
        expect(memory, `seed ${seed}`).toMatchObject({ last_review: at })
      }
    }
  })

  test('beyond the limit is the same selection, whoever joins it', () => {
    const many = (from: number) => Array.from({ length: 250 }, (_, index) => fresh(`q${from + index}`))
    const [mine, theirs] = [many(0), many(200)]
    const joined = mergeCards(mine, theirs)
    expect(joined).toHaveLength(300)
    expect(areSameCards(joined, mergeCards(theirs, mine))).toBe(true)
    expect(areSameCards(joined, mergeCards(mine, joined))).toBe(true)
  })
})

test('topics are summed over results, weakest first, with what is due of each', () => {
  const results = [
    { topics: [{ topic: 'Optics', asked: 4, right: 1 }], submittedAt: '2026-03-04T10:00:00Z' },
    { topics: undefined, submittedAt: '2026-03-05T10:00:00Z' },
    {
      submittedAt: '2026-02-01T10:00:00Z',
      topics: [
        { topic: 'Waves', asked: 2, right: 2 },
        { topic: 'Optics', asked: 2, right: 2 },
        { topic: 'Heat', asked: 0, right: 0 },
      ],
    },
  ]
  const figures = sumTopics(results)
  expect(figures).toEqual([
    { topic: 'Optics', asked: 6, right: 3, last: Date.parse('2026-03-04T10:00:00Z') },
    { topic: 'Waves', asked: 2, right: 2, last: Date.parse('2026-02-01T10:00:00Z') },
  ])
  const of = (id: string, topic: string) => fresh(id, NOW, { topic })
  const wave = answered(of('w', 'Waves'), NOW, false)
  const cards = [of('a', 'Optics'), of('b', ' '), answered(A, NOW), wave, answered(of('x', 'Waves'), NOW)]
  expect(withDue(figures, cards, NOW)).toMatchObject({
    topics: [{ due: 1 }, { due: 0, next: { at: wave.due, days: 1 } }],
    total: 2,
    others: 1,
  })
})
