import { describe, expect, test } from 'vitest'
import { matchesList, needsOf } from '../../../src/domain/quizzes/quiz-list.ts'
import { at } from '../../support/school/fixtures.ts'

const NOW = at('10:00:00')
const iso = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString()

const quiz = (
  title: string,
  from: number,
  to: number,
  more: { questionCount?: number; isDraft?: boolean } = {},
) => ({
  _id: title,
  title,
  startTime: iso(from),
  endTime: iso(to),
  questionCount: 4,
  isDraft: false,
  ...more,
})

describe('what needs an administrator today', () => {
  test.each([
    ['a draft that starts within a day', quiz('optics', 20, 40, { isDraft: true }), 'draft-starts'],
    ['a draft whose time has begun', quiz('optics', -2, 40, { isDraft: true }), 'draft-starts'],
    [
      'a quiz without questions that learners are about to see',
      quiz('optics', 2, 9, { questionCount: 0 }),
      'no-questions',
    ],
    ['a quiz that ended within a day', quiz('optics', -9, -2), 'ended'],
    ['a draft of next week', quiz('optics', 100, 140, { isDraft: true }), undefined],
    ['a running quiz', quiz('optics', -1, 1), undefined],
    ['a quiz that ended last week', quiz('optics', -200, -150), undefined],
    ['a draft whose time has passed', quiz('optics', -9, -2, { isDraft: true }), undefined],
  ])('%s', (_, one, need) => expect(needsOf([one], NOW)[0]?.need).toBe(need))

  test('is told with the most urgent first', () => {
    const needs = needsOf(
      [
        quiz('over', -9, -2),
        quiz('draft', 2, 9, { isDraft: true }),
        quiz('blank', 2, 9, { questionCount: 0 }),
      ],
      NOW,
    )
    expect(needs.map(({ title }) => title)).toEqual(['blank', 'draft', 'over'])
  })
})

describe('the list of quizzes is narrowed', () => {
  const optics = { title: 'Geometric optics', description: 'Mirrors', state: 'draft' } as const
  test.each([
    ['to everything', 'all', '', true],
    ['to its state', 'draft', '', true],
    ['to another state', 'active', '', false],
    ['to words of its title, in any letters', 'all', ' OPTICS ', true],
    ['to words of its description', 'draft', 'mirr', true],
    ['to other words', 'draft', 'waves', false],
  ] as const)('%s', (_, state, search, found) => expect(matchesList(optics, { state, search })).toBe(found))

  test('a quiz that could not be read is in no state', () =>
    expect(matchesList({ title: 'Optics' }, { state: 'active', search: '' })).toBe(false))
})
