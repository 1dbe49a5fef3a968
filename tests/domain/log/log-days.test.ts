import { expect, test } from 'vitest'
import type { LogEvent } from '../../../src/domain/log/events.ts'
import { logDays } from '../../../src/domain/log/log-days.ts'

let count = 0
const event = (time: string, what: string, user: string, who = user, quiz = 'optics'): LogEvent => {
  count += 1
  const person = (id: string) => ({ _id: id, name: id, email: undefined })
  return {
    _id: String(count),
    at: `2026-03-${time}Z`,
    what,
    who: person(who),
    user: person(user),
    quiz: { _id: quiz, title: quiz },
    detail: undefined,
  }
}

const told = (events: LogEvent[]) =>
  logDays(events, 'UTC').map(({ date, lines }) => [
    date,
    ...lines.map((line) =>
      line.kind === 'one'
        ? `${line.event.user?._id} ${line.event.what}`
        : `${line.kind === 'people' ? line.count : line.event.user?._id} ${line.event.what} ${line.events.length}`,
    ),
  ])

test('three people who do the same within minutes are one line at the newest, whatever happens between', () => {
  expect(
    told([
      event('04T10:09:00', 'started', 'asha'),
      event('04T10:08:00', 'saved', 'chiara'),
      event('04T10:04:00', 'started', 'ben'),
      event('04T10:01:00', 'started', 'chiara'),
    ]),
  ).toEqual([['2026-03-04', '3 started 3', 'chiara saved']])
})

test('two people, another quiz and a long gap are told apart', () => {
  expect(
    told([
      event('04T10:09:00', 'started', 'asha'),
      event('04T10:08:00', 'started', 'ben'),
      event('04T10:07:00', 'started', 'chiara', 'chiara', 'waves'),
      event('04T09:50:00', 'started', 'dmitri'),
    ]),
  ).toEqual([['2026-03-04', 'asha started', 'ben started', 'chiara started', 'dmitri started']])
})

test('what one person does again and again is one line, and what is done to several stays apart', () => {
  expect(
    told([
      event('04T10:09:00', 'edited', 'grace'),
      event('04T10:08:00', 'edited', 'grace'),
      event('04T10:07:00', 'reset', 'asha', 'grace'),
      event('04T10:06:00', 'reset', 'ben', 'grace'),
      event('04T10:05:00', 'reset', 'chiara', 'grace'),
    ]),
  ).toEqual([['2026-03-04', 'grace edited 2', 'asha reset', 'ben reset', 'chiara reset']])
})

test('each day has its own lines, in the zone of the reader', () => {
  const events = [event('04T00:01:00', 'started', 'asha'), event('03T23:59:00', 'started', 'asha')]
  expect(told(events)).toEqual([
    ['2026-03-04', 'asha started'],
    ['2026-03-03', 'asha started'],
  ])
  expect(logDays(events, 'America/New_York').map(({ date }) => date)).toEqual(['2026-03-03'])
})
