import { expect, test } from 'vitest'
import type { LivePerson } from '../../../src/domain/live/live.ts'
import { firstNews, newsAfter } from '../../../src/domain/live/room-news.ts'
import { at } from '../../support/school/fixtures.ts'

const NOW = at('10:10:00')
const iso = (time: string) => new Date(at(time)).toISOString()
const person = (name: string, facts: Partial<LivePerson> = {}) =>
  ({
    user: { _id: name, name, email: `${name}@school.example` },
    state: 'started',
    answered: 0,
    total: 3,
    left: 0,
    extendedBy: 0,
    deadline: iso('10:30:00'),
    lastSeen: iso('10:09:00'),
    ...facts,
  }) as LivePerson

const said = (before: LivePerson[], after: LivePerson[], now = NOW) =>
  newsAfter([], { people: before, at: NOW - 5000 }, { people: after, at: now }).map(
    ({ code, ids, answered, minutes }) => [code, ids.length === 1 ? ids[0] : ids.length, answered ?? minutes],
  )

const amara = person('Amara')

test.each<[string, LivePerson | undefined, LivePerson, unknown[]]>([
  [
    'comes in',
    person('Amara', { state: 'booked' }),
    person('Amara', { state: 'here' }),
    ['came-in', 'Amara'],
  ],
  ['comes without a seat', undefined, person('Amara', { state: 'here' }), ['came-in', 'Amara']],
  ['starts', person('Amara', { state: 'here' }), { ...amara, quizId: 'optics' }, ['started', 'Amara']],
  ['hands in', amara, { ...amara, state: 'submitted', answered: 3 }, ['handed-in', 'Amara', 3]],
  ['leaves the page', amara, { ...amara, left: 1 }, ['left-page', 'Amara']],
  ['gets more time', amara, { ...amara, extendedBy: 5 }, ['more-time', 'Amara', 5]],
  ['loses it again', { ...amara, extendedBy: 5 }, amara, ['more-time', 'Amara', -5]],
  ['goes quiet', amara, { ...amara, lastSeen: iso('10:05:00') }, ['quiet', 'Amara']],
])('the news tell when somebody %s', (_, before, after, [code, who, figure]) => {
  expect(said(before ? [before] : [], [after])).toEqual([[code, who, figure]])
})

test('time alone makes somebody quiet, once', () => {
  const silent = person('Amara', { lastSeen: iso('10:06:00') })
  expect(said([silent], [silent])).toEqual([['quiet', 'Amara', undefined]])
  expect(said([silent], [silent], NOW - 5000)).toEqual([])
  const known = newsAfter([], { people: [silent], at: NOW - 5000 }, { people: [silent], at: NOW })
  expect(newsAfter(known, { people: [silent], at: NOW }, { people: [silent], at: NOW + 5000 })).toEqual(known)
})

test('many who do the same within a minute are one line, two are not', () => {
  const names = ['Amara', 'Ben', 'Chiara', 'Dmitri']
  const before = names.map((name) => person(name, { state: 'here' }))
  expect(
    said(
      before,
      names.map((name) => person(name)),
    ),
  ).toEqual([['started', 4, undefined]])
  const two = [...before.slice(0, 2), person('Chiara'), person('Dmitri')]
  expect(said(before, two)).toEqual([
    ['started', 'Chiara', undefined],
    ['started', 'Dmitri', undefined],
  ])
})

test('those who follow within the minute join the line, each counted once', () => {
  const left = (...times: number[]) => times.map((count, index) => person(`P${index}`, { left: count }))
  const first = newsAfter([], { people: left(0, 0, 0), at: NOW }, { people: left(1, 1, 1), at: NOW + 1000 })
  const then = newsAfter(
    first,
    { people: left(1, 1, 1, 0), at: NOW + 1000 },
    { people: left(2, 1, 1, 1), at: NOW + 2000 },
  )
  expect(then.map(({ ids }) => ids.length)).toEqual([4])
})

test('the first reading tells what is at most a quarter of an hour old, eight at most, newest first', () => {
  const started = (minute: number) => person(`P${minute}`, { startedAt: iso(`09:${minute}:00`) })
  const people = [50, 54, 56, 58].map(started)
  expect(firstNews(people, NOW).map(({ name }) => name)).toEqual(['P58', 'P56'])
  const many = Array.from({ length: 12 }, (_, index) => started(46 + index))
  expect(firstNews(many, at('10:00:00'))).toHaveLength(8)
})
