import { expect, test } from 'vitest'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, type Person, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import type { TestServer } from '../../support/server/server.ts'

const CLOSED = 'Your time is up: this quiz is not currently active for you'
const NOBODY = 'Nobody is at work on this quiz now'
const NOT_AT_WORK = 'This person is not at work on this quiz now'
const NOT_EXTENDED = 'There are no added minutes to take back'
const STRANGER = '00000000-0000-4000-8000-000000000000'
const WORK = { answers: [0, 1, null], timeSpent: 60 }

const instant = (time: string) => new Date(at(time)).toISOString()
const start = ({ call }: Person, quizId: string) => call('POST', `/quiz/${quizId}/start`)
const save = ({ call }: Person, quizId: string, revision: number) =>
  call('PUT', `/quiz/${quizId}/attempt`, { revision, answers: [0, 1], flags: [], current: 1 })
const extend = ({ call }: Person, quizId: string, wish: object) =>
  call('POST', `/quiz/${quizId}/admin/extend`, wish)
const setFactor = ({ call }: Person, userId: string, factor: unknown) =>
  call('PUT', `/admin/users/${userId}/time`, { factor })

/** Who takes part in a story. */
const castOf = (school: () => TestServer) => {
  const learner = async () => {
    const person = await enrol(school())
    await book(person, await storeSlot(school(), at('10:00:00')))
    return person
  }
  const administrator = () => enrol(school(), { isAdmin: true })
  /** An administrator, a learner with a seat, and a quiz of 15 minutes that is open from ten to eleven. */
  const setting = async () => [await administrator(), await learner(), await storeQuiz(school())] as const
  const storedOf = ({ id }: Person, quizId: string) =>
    school()
      .deps.db.selectFrom('attempts')
      .select(['allowed_seconds', 'ended', 'answers'])
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', id)
      .executeTakeFirst()
  return { learner, administrator, setting, storedOf }
}

const deadlineOf = async ({ call }: Person, quizId: string) =>
  (await call('GET', `/quiz/${quizId}/attempt`)).body.deadline

onEachEngine('extra time of a person', at('10:05:00'), (school) => {
  const { learner, setting, storedOf } = castOf(school)

  test.each([
    [1, '10:20:00'],
    [1.25, '10:23:45'],
    [1.5, '10:27:30'],
    [2, '10:35:00'],
  ])('with a factor of %d makes 15 minutes from five past ten end at %s', async (factor, deadline) => {
    const [grace, asha, quizId] = await setting()
    expect((await setFactor(grace, asha.id, factor)).body).toEqual({ factor })
    expect((await grace.call('GET', `/admin/users/${asha.id}/time`)).body).toEqual({ factor })
    expect((await start(asha, quizId)).body.deadline).toBe(instant(deadline))
  })

  test('is announced before the start, and only to those who have it', async () => {
    const [grace, asha, quizId] = await setting()
    const ask = async () => (await asha.call('GET', `/quiz/${quizId}/access`)).body
    expect(await ask()).not.toHaveProperty('extraMinutes')
    await setFactor(grace, asha.id, 1.5)
    expect(await ask()).toMatchObject({ duration: 15, timeFactor: 1.5, extraMinutes: 7.5 })
    await start(asha, quizId)
    expect(await ask()).not.toHaveProperty('extraMinutes')
  })

  test('is not cut short by the end of the quiz, which limits the regular time', async () => {
    const [grace, asha] = await setting()
    const quizId = await storeQuiz(school(), { closes: at('10:15:00') })
    await setFactor(grace, asha.id, 2)
    expect((await start(asha, quizId)).body.deadline).toBe(instant('10:25:00'))
    school().clock.now = at('10:24:00')
    expect((await asha.call('GET', `/quiz/${quizId}/access`)).status).toBe(200)
    expect((await asha.call('POST', `/quiz/${quizId}/submit`, WORK)).status).toBe(200)
    expect(await storedOf(asha, quizId)).toMatchObject({ allowed_seconds: 20 * 60 })
  })

  test('can lengthen a running attempt, and never shortens it', async () => {
    const [grace, asha, quizId] = await setting()
    const ben = await learner()
    for (const person of [asha, ben]) await start(person, quizId)
    await extend(grace, quizId, { userId: asha.id, minutes: 3 })
    for (const [factor, deadline] of [
      [1.5, '10:30:30'],
      [2, '10:38:00'],
      [1, '10:38:00'],
      [1.25, '10:38:00'],
    ] as const) {
      await setFactor(grace, asha.id, factor)
      expect(await deadlineOf(asha, quizId), `${factor}`).toBe(instant(deadline))
    }
    expect(await deadlineOf(ben, quizId)).toBe(instant('10:20:00'))
  })

  test('counts as time spent, up to the deadline', async () => {
    const [grace, asha, quizId] = await setting()
    await start(asha, quizId)
    await setFactor(grace, asha.id, 1.5)
    await extend(grace, quizId, { userId: asha.id, minutes: 3 })
    school().clock.now = at('10:31:00')
    const { status, body } = await asha.call('POST', `/quiz/${quizId}/submit`, { ...WORK, timeSpent: 99_999 })
    expect([status, body.timeSpent]).toEqual([200, (15 * 1.5 + 3) * 60])
    expect(await storedOf(asha, quizId)).toMatchObject({ allowed_seconds: (15 * 1.5 + 3) * 60 })
  })

  test('does not reopen an attempt that is over', async () => {
    const [grace, asha, quizId] = await setting()
    await start(asha, quizId)
    school().clock.now = at('10:21:01')
    await setFactor(grace, asha.id, 2)
    expect(await deadlineOf(asha, quizId)).toBe(instant('10:20:00'))
  })
})

onEachEngine('extra time of a running attempt', at('10:05:00'), (school) => {
  const { learner, setting, storedOf } = castOf(school)

  test('of five minutes with 0:30 left is in every answer, and is stored', async () => {
    const [grace, asha, quizId] = await setting()
    await start(asha, quizId)
    school().clock.now = at('10:19:30')
    expect((await extend(grace, quizId, { userId: asha.id, minutes: 5 })).body).toEqual({ extended: 1 })
    const news = { deadline: instant('10:25:00'), extendedBy: 5 }
    expect((await asha.call('GET', `/quiz/${quizId}/attempt`)).body).toMatchObject(news)
    expect((await save(asha, quizId, 1)).body).toMatchObject({ revision: 1, ...news })
    expect((await save(asha, quizId, 0)).body, 'of an older save').toMatchObject(news)
    expect((await start(asha, quizId)).body.deadline).toBe(news.deadline)
    school().clock.now = at('10:25:30')
    expect((await asha.call('POST', `/quiz/${quizId}/submit`, WORK)).status, 'in the grace').toBe(200)
    expect(await storedOf(asha, quizId)).toMatchObject({ allowed_seconds: 20 * 60, ended: 'submitted' })
  })

  test('extends beyond the end of the quiz and of the slot', async () => {
    const [grace, asha] = await setting()
    const quizId = await storeQuiz(school(), { closes: at('10:20:00') })
    await start(asha, quizId)
    await extend(grace, quizId, { all: true, minutes: 60 })
    school().clock.now = at('11:19:00')
    expect((await asha.call('GET', `/quiz/${quizId}/access`)).status).toBe(200)
    expect((await save(asha, quizId, 1)).status).toBe(200)
    expect((await asha.call('POST', `/quiz/${quizId}/submit`, WORK)).status).toBe(200)
  })

  test('delays the server’s own submission', async () => {
    const [grace, asha, quizId] = await setting()
    await start(asha, quizId)
    await save(asha, quizId, 1)
    school().clock.now = at('10:20:59')
    await extend(grace, quizId, { userId: asha.id, minutes: 5 })
    school().clock.now = at('10:26:00')
    await handInDue(school().deps)
    expect(await storedOf(asha, quizId)).toBeUndefined()
    school().clock.now = at('10:26:01')
    await handInDue(school().deps)
    expect(await storedOf(asha, quizId)).toMatchObject({ ended: 'time', allowed_seconds: 20 * 60 })
  })

  test('for all reaches people at work, and nobody else', async () => {
    const [grace, asha, quizId] = await setting()
    const [ben, chloe, other] = [await learner(), await learner(), await storeQuiz(school())]
    for (const person of [asha, ben]) await start(person, quizId)
    await start(chloe, other)
    await ben.call('POST', `/quiz/${quizId}/submit`, WORK)
    expect((await extend(grace, quizId, { all: true, minutes: 10 })).body).toEqual({ extended: 1 })
    expect(await deadlineOf(asha, quizId)).toBe(instant('10:30:00'))
    expect(await deadlineOf(chloe, other)).toBe(instant('10:20:00'))
  })

  // Begun at 10:05 with 15 minutes, extended at once.
  test.each([
    ['all of it', 5, '10:06:00', -5, '10:20:00'],
    ['a part', 5, '10:06:00', -2, '10:23:00'],
    ['never more than was added', 5, '10:06:00', -60, '10:20:00'],
    ['never time that has passed', 5, '10:23:30', -5, '10:24:00'],
  ])('can be taken back: %s', async (_, added, when, minutes, deadline) => {
    const [grace, asha, quizId] = await setting()
    await start(asha, quizId)
    await extend(grace, quizId, { userId: asha.id, minutes: added })
    school().clock.now = at(when)
    expect((await extend(grace, quizId, { userId: asha.id, minutes })).body).toEqual({ extended: 1 })
    expect(await deadlineOf(asha, quizId)).toBe(instant(deadline))
    const { extendedBy = 0 } = (await asha.call('GET', `/quiz/${quizId}/attempt`)).body
    expect(extendedBy).toBe((at(deadline) - at('10:20:00')) / MINUTE_MS)
  })
})

onEachEngine('giving extra time', at('10:05:00'), (school) => {
  const { setting } = castOf(school)

  test('is only for administrators', async () => {
    const [, asha, quizId] = await setting()
    await start(asha, quizId)
    const message = 'Permission denied'
    for (const answer of [
      await extend(asha, quizId, { userId: asha.id, minutes: 5 }),
      await setFactor(asha, asha.id, 2),
      await asha.call('GET', `/admin/users/${asha.id}/time`),
    ])
      expect(answer).toMatchObject({ status: 403, body: { message } })
    expect(await deadlineOf(asha, quizId)).toBe(instant('10:20:00'))
  })

  test('is refused with a message if it makes no sense', async () => {
    const [grace, asha, quizId] = await setting()
    const senseless = [
      ['nothing', {}, 'minutes'],
      ['neither a person nor all', { minutes: 5 }, 'userId or all'],
      ['both', { userId: STRANGER, all: true, minutes: 5 }, 'userId or all'],
      ['all: false', { all: false, minutes: 5 }, 'all'],
      ['no minutes', { all: true, minutes: 0 }, 'minutes: must be 1 to 180'],
      ['too many', { all: true, minutes: 181 }, 'minutes: must be 1 to 180'],
      ['too few', { all: true, minutes: -181 }, 'minutes: must be 1 to 180'],
      ['half a minute', { all: true, minutes: 0.5 }, 'minutes'],
      ['words', { all: true, minutes: '5' }, 'minutes'],
    ] as const
    for (const [what, wish, words] of senseless) {
      const { status, body } = await extend(grace, quizId, wish)
      expect([status, body.message], what).toEqual([400, expect.stringContaining(words)])
    }
    for (const factor of [0, 0.5, 3, -1, '1.5', null]) {
      const { status, body } = await setFactor(grace, asha.id, factor)
      expect([status, body.message], `${factor}`).toEqual([400, expect.stringContaining('factor')])
    }
  })

  test('is logged', async () => {
    const [grace, asha, quizId] = await setting()
    await start(asha, quizId)
    await extend(grace, quizId, { userId: asha.id, minutes: 5 })
    await setFactor(grace, asha.id, 2)
    const { events } = (await grace.call('GET', `/admin/log?userId=${asha.id}`)).body
    const who = { _id: grace.id }
    expect(events).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ what: 'extended', who: expect.objectContaining(who) }),
        expect.objectContaining({ what: 'factor-set', detail: { factor: 2 } }),
      ]),
    )
  })
})

onEachEngine('extra time that reaches nobody', at('10:05:00'), (school) => {
  const { administrator, learner, setting, storedOf } = castOf(school)

  test('says why it reaches nobody', async () => {
    const [grace, asha, quizId] = await setting()
    const [ben, late] = [await learner(), await storeQuiz(school())]
    const expectRefusal = async (quiz: string, wish: object, status: number, message: string) =>
      expect(await extend(grace, quiz, wish)).toMatchObject({ status, body: { message } })
    await expectRefusal(quizId, { all: true, minutes: 5 }, 409, NOBODY)
    await start(ben, quizId)
    await expectRefusal(quizId, { userId: asha.id, minutes: 5 }, 409, NOT_AT_WORK)
    await expectRefusal(quizId, { userId: STRANGER, minutes: 5 }, 409, NOT_AT_WORK)
    await expectRefusal(quizId, { userId: 'ben', minutes: 5 }, 404, 'User not found')
    await expectRefusal(quizId, { all: true, minutes: -5 }, 409, NOT_EXTENDED)
    await expectRefusal(STRANGER, { all: true, minutes: 5 }, 404, 'Quiz not found')
    await expectRefusal('nonsense', { all: true, minutes: 5 }, 404, 'Quiz not found')
    await ben.call('POST', `/quiz/${quizId}/submit`, WORK)
    await expectRefusal(quizId, { userId: ben.id, minutes: 5 }, 409, NOT_AT_WORK)
    await start(asha, late)
    school().clock.now = at('10:21:01')
    await expectRefusal(late, { userId: asha.id, minutes: 5 }, 409, NOT_AT_WORK)
    for (const call of [setFactor(grace, STRANGER, 2), setFactor(grace, 'ben', 2)])
      expect(await call).toMatchObject({ status: 404, body: { message: 'User not found' } })
    expect((await asha.call('POST', `/quiz/${late}/submit`, WORK)).body.message).toBe(CLOSED)
  })

  test('is never half given: the minutes are added, or the server submits the attempt', async () => {
    const grace = await administrator()
    const people = await Promise.all(Array.from({ length: 12 }, learner))
    const quizId = await storeQuiz(school())
    for (const person of people) {
      await start(person, quizId)
      await save(person, quizId, 1)
    }
    // The sweep of a process whose clock is a little ahead.
    school().clock.now = at('10:20:59')
    const ahead = { ...school().deps, clock: () => at('10:21:01') }
    const extended: string[] = []
    await Promise.all([
      handInDue(ahead),
      ...people.map(async (person) => {
        const { status } = await extend(grace, quizId, { userId: person.id, minutes: 5 })
        if (status === 200) extended.push(person.id)
        else expect(status).toBe(409)
      }),
      handInDue(ahead),
    ])
    for (const person of people) {
      const stored = await storedOf(person, quizId)
      if (extended.includes(person.id)) {
        expect(stored).toBeUndefined()
        expect(await deadlineOf(person, quizId)).toBe(instant('10:25:00'))
      } else expect(stored).toMatchObject({ ended: 'time', answers: [0, 1, null] })
    }
  })
})
