import { describe, expect, test } from 'vitest'
import { openPage, openPageOf, openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'

const { school, proxy } = openSchool(at('09:00:00'))
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const attemptOf = (userId: string) => ({
  version: 2,
  quizId: UNKNOWN,
  userId,
  answers: [0],
  flags: [],
  current: 0,
  startedAt: at('09:00:00'),
  deadline: at('09:15:00'),
  questionIds: [],
})

/** JSON with a name such as __proto__ as an own key. */
const withKey = (key: string, value: object) => `{${JSON.stringify(key)}:${JSON.stringify(value)}}`

describe('data that a stranger left on the device', () => {
  test.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    'under the key %s reaches no prototype and becomes no attempt',
    async (key) => {
      const lin = await enrol(school())
      const left = withKey(key, { ...attemptOf(UNKNOWN), isAdmin: true })
      for (const name of ['quiz:attempts', 'quiz:questions']) localStorage.setItem(name, left)
      const page = await openPageOf(lin, proxy())
      page.records.$openQuizId.set(UNKNOWN)
      expect([page.records.$attempt.get(), page.records.$myAttempts.get()]).toEqual([undefined, []])
      expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
      expect(page.session.$user.get()?.isAdmin).toBe(false)
    },
  )

  test.each(['{"token":"x"}', '["x"]', 'x', '1', 'true', '""'])(
    'as a token, %s, is not a session',
    async (stored) => {
      localStorage.setItem('quiz:token', stored)
      const { session } = await openPage(proxy())
      expect(session.$access.get()).toEqual({ state: 'signed-out' })
    },
  )
})
