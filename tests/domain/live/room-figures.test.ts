import { expect, test } from 'vitest'
import type { LivePerson } from '../../../src/domain/live/live.ts'
import {
  busiestQuestion,
  funnelOf,
  quizzesAtWork,
  whereTheyAre,
} from '../../../src/domain/live/room-figures.ts'

const person = (facts: Partial<LivePerson>) => ({ total: 0, ...facts }) as LivePerson
const atWork = (quizId: string, current: number | undefined) =>
  person({ state: 'started', quizId, quizTitle: quizId.toUpperCase(), current, total: 3 })

test('a learner at a later stage is counted in the earlier ones, too', () => {
  const people = (['booked', 'here', 'started', 'started', 'submitted'] as const).map((state) =>
    person({ state }),
  )
  expect(funnelOf(people).map(({ state, count, percent }) => [state, count, percent])).toEqual([
    ['booked', 5, 100],
    ['here', 4, 80],
    ['started', 3, 60],
    ['submitted', 1, 20],
  ])
  expect(funnelOf([]).map(({ count, percent }) => [count, percent])).toEqual(Array(4).fill([0, 0]))
})

test('learners are counted at their questions, for each quiz', () => {
  const people = [
    atWork('waves', 0),
    atWork('optics', 2),
    atWork('optics', 0),
    atWork('optics', 2),
    atWork('optics', undefined),
    person({ state: 'submitted', quizId: 'optics', current: 1, total: 3 }),
    person({ state: 'booked' }),
  ]
  expect(whereTheyAre(people)).toEqual([
    { quizId: 'optics', title: 'OPTICS', counts: [1, 0, 2] },
    { quizId: 'waves', title: 'WAVES', counts: [1, 0, 0] },
  ])
  expect(quizzesAtWork(people)).toEqual(['waves', 'optics'])
  expect(whereTheyAre([])).toEqual([])
})

test('a learner with a drawn paper may be at a question beyond the number that is asked', () => {
  expect(whereTheyAre([atWork('optics', 7)])[0]?.counts).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
})

test('the first of several equally busy questions is named', () => {
  expect(busiestQuestion([1, 4, 0, 4])).toEqual({ question: 2, count: 4 })
})
