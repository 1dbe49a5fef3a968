import { expect, test } from 'vitest'
import type { LivePerson } from '../../../src/domain/live/live.ts'
import {
  isAtWork,
  livePresenceOf,
  liveTimeLeftMs,
  minutesUnseen,
  needsYou,
} from '../../../src/domain/live/presence.ts'
import { at } from '../../support/school/fixtures.ts'

const NOW = at('10:10:00')
const iso = (time: string) => new Date(at(time)).toISOString()
const person = (facts: Partial<LivePerson>) =>
  ({ state: 'started', deadline: iso('10:20:00'), ...facts }) as LivePerson

test.each<[string, Partial<LivePerson>, object]>([
  ['has a seat', { state: 'booked' }, { code: 'not-here' }],
  ['waits', { state: 'here', lastSeen: iso('10:09:00') }, { code: 'not-started' }],
  ['works', { lastSeen: iso('10:09:00'), current: 13 }, { code: 'at-work', question: 14 }],
  [
    'works where nobody tells at what',
    { lastSeen: iso('10:09:00') },
    { code: 'at-work', question: undefined },
  ],
  ['works for an API that tells of no signs', { current: 0 }, { code: 'at-work', question: 1 }],
  ['gave the last sign a minute ago', { lastSeen: iso('10:08:00'), current: 1 }, { code: 'away' }],
  ['gave none for three minutes', { lastSeen: iso('10:06:00'), current: 1 }, { code: 'quiet', minutes: 3 }],
  ['gave none for nine', { lastSeen: iso('10:00:00') }, { code: 'quiet', minutes: 9 }],
  ['has no time left', { deadline: iso('10:10:00'), lastSeen: iso('10:00:00') }, { code: 'time-over' }],
  [
    'handed in',
    { state: 'submitted', submittedAt: iso('10:09:30') },
    { code: 'handed-in', at: at('10:09:30') },
  ],
  ['handed in some time', { state: 'submitted' }, { code: 'handed-in', at: undefined }],
])('somebody who %s is shown as such', (_, facts, presence) => {
  expect(livePresenceOf(person(facts), NOW)).toEqual(presence)
})

test('only learners who send no sign need help, and only a running attempt is at work', () => {
  const cases = [
    person({ lastSeen: iso('10:05:00') }),
    person({ lastSeen: iso('10:08:00') }),
    person({ lastSeen: iso('10:09:00') }),
    person({ lastSeen: iso('10:05:00'), state: 'submitted' }),
    person({ lastSeen: iso('10:05:00'), state: 'here' }),
    person({ lastSeen: iso('10:05:00'), deadline: iso('10:09:00') }),
  ]
  expect(cases.map((one) => needsYou(one, NOW))).toEqual([true, false, false, false, false, false])
  expect(cases.map((one) => isAtWork(one, NOW))).toEqual([true, true, true, false, false, false])
})

test.each([
  ['10:09:00', '10:10:00', 0],
  ['10:09:00', '10:10:29', 0],
  ['10:09:00', '10:10:30', 1],
  ['10:09:00', '10:11:59', 1],
  ['10:09:00', '10:12:00', 2],
  // The clocks of server and page may differ.
  ['10:09:00', '10:08:00', 0],
])('a sign in the minute of %s is, at %s, %i minutes old', (seen, now, minutes) => {
  expect(minutesUnseen({ lastSeen: iso(seen) }, at(now))).toBe(minutes)
})

test('a learner who never sent a sign has no age of the last one', () => {
  expect(minutesUnseen({ lastSeen: undefined }, NOW)).toBeUndefined()
})

test('time runs for learners at work, and never below zero', () => {
  expect(liveTimeLeftMs(person({}), NOW)).toBe(600_000)
  expect(liveTimeLeftMs(person({}), at('11:00:00'))).toBe(0)
  expect(liveTimeLeftMs(person({ deadline: undefined }), NOW)).toBeUndefined()
  expect(liveTimeLeftMs(person({ state: 'submitted' }), NOW)).toBeUndefined()
})
