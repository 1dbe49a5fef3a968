import { expect, test } from 'vitest'
import type { LiveAnnouncement } from '../../../src/domain/live/live.ts'
import { asWritten } from '../../../src/domain/live/sent-messages.ts'

const at = (time: string) => `2026-03-04T${time}Z`
const said = (facts: Partial<LiveAnnouncement>): LiveAnnouncement => ({
  _id: crypto.randomUUID(),
  text: 'Read 30 cm',
  at: at('10:00:00'),
  readBy: 1,
  sentTo: 4,
  quizId: 'optics',
  userId: undefined,
  ...facts,
})

test('a message sent to everybody in a slot is one message, with the readers of all quizzes', () => {
  const newest = said({ quizId: 'waves', at: at('10:00:01'), sentTo: 3 })
  expect(asWritten([newest, said({ readBy: 2 })])).toEqual([{ ...newest, readBy: 3, sentTo: 7 }])
})

test.each([
  ['another text', { quizId: 'waves', text: 'Read 3 cm' }],
  ['the same again in one quiz', {}],
  ['the same much later', { quizId: 'waves', at: at('10:05:00') }],
  ['the same to one person', { quizId: 'waves', userId: 'noor' }],
])('%s is a message of its own', (_, facts) => {
  const announcements = [said(facts), said({})]
  expect(asWritten(announcements)).toEqual(announcements)
})
