import { expect, test } from 'vitest'
import type { EventDetail } from '../../src/domain/log/events.ts'
import { log } from '../../src/messages/en/log.ts'

const said = (what: string, detail: EventDetail, user: string | undefined) =>
  log.sentence(what, { who: 'Grace', user, quiz: 'Optics', detail }).join('')

test.each<[string, EventDetail, string]>([
  ['extended', { minutes: 5, extended: 1 }, 'Grace gave Asha 5 more minutes for Optics'],
  ['factor-set', { factor: 1.5 }, 'Grace gave Asha 1.5× the time'],
  ['factor-set', { factor: 1 }, 'Grace took the extra time from Asha'],
  ['regraded', { gain: 3, lose: 0 }, 'Grace regraded Optics: 3 gained, 0 lost'],
  ['announced', { text: 'Read 30 cm.' }, 'Grace told Asha at work on Optics: “Read 30 cm.”'],
  ['group-set', { group: '9B' }, 'Grace put Asha into class 9B'],
  ['handed-in', {}, 'The time of Asha was up: Optics was handed in'],
  ['moved', { fromAnotherApi: 7, times: 2 }, 'Grace: moved · 7 · 2 times'],
])('the log says of the event %s with %j: %s', (what, detail, sentence) => {
  expect(said(what, detail, 'Asha')).toBe(sentence)
})

test('what an administrator does for all is told with how many they are', () => {
  expect(said('extended', { minutes: 1, extended: 12 }, undefined)).toBe(
    'Grace gave 12 learners 1 more minute for Optics',
  )
  expect(said('group-set', { group: '9B', people: 30 }, undefined)).toBe(
    'Grace put 30 learners into class 9B',
  )
})
