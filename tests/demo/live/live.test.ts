import { expect, test } from 'vitest'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { toUser } from '../../../demo/api/people/users.ts'
import type { LivePerson } from '../../../src/domain/live/live.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { LENS, SNELL } from '../../support/school/optics-class.ts'
import { answerReport, report } from '../../support/school/reporting.ts'
import { book, enrol, namesIn, type Person, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import type { TestServer } from '../../support/server/server.ts'

const STRANGER = '00000000-0000-4000-8000-000000000000'
const WORK = { answers: [0, 1, null], timeSpent: 60 }
const PERMISSION_DENIED = { status: 403, body: { message: 'Permission denied' } }

const instant = (time: string) => new Date(at(time)).toISOString()
const start = ({ call }: Person, quizId: string) => call('POST', `/quiz/${quizId}/start`)
const submit = ({ call }: Person, quizId: string) => call('POST', `/quiz/${quizId}/submit`, WORK)
const save = ({ call }: Person, quizId: string, work: object) =>
  call('PUT', `/quiz/${quizId}/attempt`, { revision: 1, flags: [], current: 0, ...work })
const beat = ({ call }: Person, quizId: string, signs = '') => call('GET', `/quiz/${quizId}/attempt${signs}`)
const announce = ({ call }: Person, quizId: string, made: object) =>
  call('POST', `/quiz/${quizId}/admin/announce`, made)
const ofSlot = (slotId: string) => `/admin/slots/live?slotId=${slotId}`
const ofQuiz = (quizId: string) => `/quiz/${quizId}/admin/live`

async function roomOf({ call }: Person, path: string) {
  const { status, body } = await call('GET', path)
  expect(status).toBe(200)
  return body
}

async function findIn(by: Person, path: string, { id }: Person): Promise<LivePerson | undefined> {
  const { people } = await roomOf(by, path)
  return people.find(({ user }: LivePerson) => user._id === id)
}

/** A room of its own for each story. */
function roomsOf(school: () => TestServer) {
  /** Each story has a slot of its own hour, so that nobody else is in it. */
  let hour = 0
  /** An administrator, a slot that runs now, a learner with a seat in it, and a quiz of 15 minutes. */
  async function setting() {
    const opens = at('10:00:00') + ++hour * 24 * 3_600_000
    school().clock.now = opens + 5 * 60_000
    const [grace, slotId] = [await enrol(school(), { isAdmin: true }), await storeSlot(school(), opens)]
    const asha = await enrol(school(), { name: 'Asha Rao' })
    await book(asha, slotId)
    const quizId = await storeQuiz(school(), { opens, closes: opens + 3_600_000 })
    return { grace, slotId, asha, quizId }
  }
  const seated = async (slotId: string, name = 'Ben Okafor') => {
    const person = await enrol(school(), { name })
    await book(person, slotId)
    return person
  }
  const now = (minutes = 0) => new Date(school().clock.now + minutes * 60_000).toISOString()
  return { setting, seated, now }
}

onEachEngine('the room', at('10:05:00'), (school) => {
  const { setting, seated, now } = roomsOf(school)

  test('shows somebody as booked, here, started and submitted', async () => {
    const { grace, slotId, asha, quizId } = await setting()
    const person = () => findIn(grace, ofSlot(slotId), asha)
    const booked = await person()
    expect(booked).toMatchObject({
      user: { _id: asha.id, name: 'Asha Rao' },
      ...{ state: 'booked', answered: 0, total: 0, left: 0, factor: 1, bookedAt: now() },
    })
    expect(booked).not.toHaveProperty('lastSeen')
    await asha.call('GET', '/slots/current')
    expect(await person()).toMatchObject({ state: 'here', lastSeen: now() })
    await start(asha, quizId)
    school().clock.advance(2)
    await save(asha, quizId, { answers: [0, null, 1], current: 2 })
    expect(await person()).toMatchObject({
      ...{ state: 'started', answered: 2, total: 3, current: 2, lastSeen: now() },
      ...{ startedAt: now(-2), deadline: now(13), regularDeadline: now(13) },
      ...{ quizId, quizTitle: opticsJson.title, factor: 1, extendedBy: 0 },
    })
    school().clock.advance(1)
    await submit(asha, quizId)
    expect(await person()).toMatchObject({ state: 'submitted', answered: 2, total: 3, submittedAt: now() })
    expect((await roomOf(grace, ofQuiz(quizId))).people).toMatchObject([{ state: 'submitted' }])
  })

  test('of a quiz shows people at work, and people in the running slot who have not started', async () => {
    const { grace, slotId, asha, quizId } = await setting()
    const [ben, chloe, other] = [
      await seated(slotId),
      await seated(slotId, 'Chloé Martin'),
      await storeQuiz(school(), { opens: school().clock.now, closes: school().clock.now + 60_000 }),
    ]
    await start(asha, quizId)
    await start(ben, other)
    const states = async () =>
      (await roomOf(grace, ofQuiz(quizId))).people.map(({ user, state }: LivePerson) => [user._id, state])
    expect(await states()).toEqual([
      [asha.id, 'started'],
      [chloe.id, 'booked'],
    ])
    school().clock.advance(30)
    expect(await states(), 'after the slot').toEqual([[asha.id, 'started']])
    school().clock.advance(24 * 60)
    expect(await states(), 'a day later').toEqual([])
  })
})

onEachEngine('somebody in the room', at('10:05:00'), (school) => {
  const { setting, seated, now } = roomsOf(school)

  test('is shown with the running attempt, or else the latest one', async () => {
    const { grace, slotId, asha, quizId } = await setting()
    const other = await storeQuiz(school(), {
      opens: school().clock.now,
      closes: school().clock.now + 3_600_000,
    })
    const shown = async () => (await findIn(grace, ofSlot(slotId), asha))?.quizId
    await start(asha, quizId)
    school().clock.advance(1)
    await start(asha, other)
    expect(await shown()).toBe(other)
    await submit(asha, other)
    expect(await shown()).toBe(quizId)
    await submit(asha, quizId)
    expect(await shown()).toBe(other)
  })

  test('never has a cancelled booking, and may have arrived early', async () => {
    const { grace, slotId, asha } = await setting()
    const later = await storeSlot(school(), school().clock.now + 10 * 60_000)
    const { _id } = await book(asha, later)
    const early = await seated(later)
    expect((await early.call('GET', '/slots/current')).status).toBe(200)
    await asha.call('DELETE', `/slots/cancel/${_id}`)
    const { people } = await roomOf(grace, ofSlot(later))
    expect(people).toMatchObject([{ user: { _id: early.id }, state: 'here' }])
    expect(await findIn(grace, ofSlot(slotId), asha)).toMatchObject({ state: 'booked' })
  })

  test('shows extra time, and the server’s hand-in', async () => {
    const { grace, slotId, asha, quizId } = await setting()
    await grace.call('PUT', `/admin/users/${asha.id}/time`, { factor: 2 })
    const person = () => findIn(grace, ofSlot(slotId), asha)
    expect(await person()).toMatchObject({ state: 'booked', factor: 2 })
    await start(asha, quizId)
    await save(asha, quizId, { answers: [0] })
    await grace.call('POST', `/quiz/${quizId}/admin/extend`, { userId: asha.id, minutes: 5 })
    const times = { factor: 2, extendedBy: 5, regularDeadline: now(15), deadline: now(35) }
    expect(await person()).toMatchObject(times)
    school().clock.advance(36.5)
    await handInDue(school().deps)
    expect(await person()).toMatchObject({ state: 'submitted', submittedAt: times.deadline, answered: 1 })
  })
})

onEachEngine('the room, polled repeatedly', at('10:05:00'), (school) => {
  const { setting, seated, now } = roomsOf(school)

  test('counts how often the page was left, upwards only, and sees the last sign of life', async () => {
    const { grace, slotId, asha, quizId } = await setting()
    await start(asha, quizId)
    const person = () => findIn(grace, ofSlot(slotId), asha)
    for (const [signs, left] of [
      ['', 0],
      ['?left=2', 2],
      ['?left=1', 2],
      ['?left=999999999', 999],
    ] as const) {
      school().clock.advance(1)
      expect((await beat(asha, quizId, signs)).status).toBe(200)
      expect(await person(), signs).toMatchObject({ left, lastSeen: now() })
    }
    for (const signs of ['?left=-1', '?left=x', '?seen=x'])
      expect((await beat(asha, quizId, signs)).status, signs).toBe(400)
  })

  test('answers 304 while nothing changes, and the whole room when something does', async () => {
    const { grace, slotId, quizId } = await setting()
    for (const path of [ofSlot(slotId), ofQuiz(quizId)]) {
      const ben = await seated(slotId)
      const ask = (tag: string) => grace.call('GET', path, undefined, { 'if-none-match': tag })
      const first = await grace.call('GET', path)
      expect(first.headers.get('cache-control')).toBe('private, no-cache')
      let tag = first.headers.get('etag') ?? ''
      const expectMoved = async (moved: boolean, what: string) => {
        const answer = await ask(tag)
        expect([answer.status, answer.body !== ''], what).toEqual(moved ? [200, true] : [304, false])
        expect(answer.headers.get('etag') === tag, what).toBe(!moved)
        tag = answer.headers.get('etag') ?? ''
      }
      await expectMoved(false, 'nothing')
      school().clock.now += 50_000
      await expectMoved(false, 'the time alone')
      await ben.call('GET', '/slots/current')
      await expectMoved(true, 'somebody came')
      await start(ben, quizId)
      await expectMoved(true, 'a start')
      school().clock.now += 5000
      await beat(ben, quizId)
      await expectMoved(false, 'a sign of life in the same minute')
      await save(ben, quizId, { answers: [0] })
      await expectMoved(true, 'an answer')
      await announce(grace, quizId, { text: 'Ten minutes are left.' })
      await expectMoved(true, 'an announcement')
      await grace.call('POST', `/quiz/${quizId}/admin/extend`, { all: true, minutes: 1 })
      await expectMoved(true, 'a minute more')
      expect((await ask(`"else", W/${tag}`)).status, 'as a proxy asks').toBe(304)
      school().clock.now += 5000
    }
  })
})

onEachEngine('a sign of life', at('10:05:00'), (school) => {
  const { setting, now } = roomsOf(school)

  test('is stored with one write per minute and person, however often they call', async () => {
    const { asha } = await setting()
    const seenAt = async () => {
      const row = await school()
        .deps.db.selectFrom('users')
        .selectAll()
        .where('id', '=', asha.id)
        .executeTakeFirstOrThrow()
      expect(namesIn(toUser(row)), 'it is nobody else’s business').not.toContain('seen_at')
      return row.seen_at?.toISOString()
    }
    const first = now()
    await asha.call('GET', '/slots/current')
    school().clock.now += 59_000
    await asha.call('GET', '/slots/current')
    expect(await seenAt()).toBe(first)
    school().clock.now += 1000
    await asha.call('GET', '/slots/current')
    expect(await seenAt()).toBe(now())
  })

  test('is only for administrators, and reports unknown quizzes and slots', async () => {
    const { grace, slotId, asha, quizId } = await setting()
    for (const path of [ofSlot(slotId), ofQuiz(quizId)])
      expect(await asha.call('GET', path)).toMatchObject(PERMISSION_DENIED)
    for (const [path, status, message] of [
      [ofSlot(STRANGER), 404, 'Slot not found'],
      [ofSlot('nonsense'), 404, 'Slot not found'],
      ['/admin/slots/live', 400, 'slotId'],
      [ofQuiz(STRANGER), 404, 'Quiz not found'],
      [ofQuiz('nonsense'), 404, 'Quiz not found'],
    ] as const)
      expect(await grace.call('GET', path), path).toMatchObject({
        status,
        body: { message: expect.stringContaining(message) },
      })
  })
})

const TEXT = 'Question 7: read $30\\,\\mathrm{cm}$, not 3 cm.'

/** What a page hears with its next sign of life. */
const heardBy = async (person: Person, quizId: string) =>
  ((await beat(person, quizId)).body.announcements ?? []).map(({ text }: { text: string }) => text)

/** Who takes part in a story of announcements. */
function classOf(school: () => TestServer) {
  const learner = async () => {
    const person = await enrol(school())
    await book(person, await storeSlot(school(), at('10:00:00')))
    return person
  }
  /** An administrator, two learners at work, and their quiz. */
  async function setting() {
    const [grace, asha, ben] = [await enrol(school(), { isAdmin: true }), await learner(), await learner()]
    const quizId = await storeQuiz(school())
    for (const person of [asha, ben]) await start(person, quizId)
    return { grace, asha, ben, quizId }
  }
  return { learner, setting }
}

onEachEngine('an announcement', at('10:05:00'), (school) => {
  const { learner, setting } = classOf(school)

  test('reaches everybody at work, with the next sign of life and with each save', async () => {
    const { grace, asha, ben, quizId } = await setting()
    expect((await beat(asha, quizId)).body).not.toHaveProperty('announcements')
    const { status, body } = await announce(grace, quizId, { text: ` ${TEXT} ` })
    expect([status, body]).toEqual([200, { _id: expect.any(String), text: TEXT, at: instant('10:05:00') }])
    for (const person of [asha, ben]) {
      expect((await beat(person, quizId)).body.announcements).toEqual([body])
      const { announcements } = (await save(person, quizId, { answers: [0] })).body
      expect(announcements).toEqual([body])
    }
  })

  test('arrives in order, and is still there after the page is reloaded', async () => {
    const { grace, asha, quizId } = await setting()
    for (const text of ['one', 'two', 'three']) await announce(grace, quizId, { text })
    expect(await heardBy(asha, quizId)).toEqual(['one', 'two', 'three'])
    expect(await heardBy(asha, quizId)).toEqual(['one', 'two', 'three'])
  })

  test('does not reach people who start later, take another quiz, or start over', async () => {
    const { grace, asha, ben, quizId } = await setting()
    const [chloe, other] = [await learner(), await storeQuiz(school())]
    await start(chloe, other)
    await announce(grace, quizId, { text: TEXT })
    school().clock.now = at('10:06:00')
    const late = await learner()
    await start(late, quizId)
    await grace.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId: asha.id })
    await start(asha, quizId)
    expect(await heardBy(chloe, other)).toEqual([])
    expect(await heardBy(late, quizId)).toEqual([])
    expect(await heardBy(asha, quizId)).toEqual([])
    expect(await heardBy(ben, quizId)).toEqual([TEXT])
  })

  test('to one person reaches only that person', async () => {
    const { grace, asha, ben, quizId } = await setting()
    await announce(grace, quizId, { text: TEXT, userId: asha.id })
    expect(await heardBy(asha, quizId)).toEqual([TEXT])
    expect(await heardBy(ben, quizId)).toEqual([])
    const { announcements } = await roomOf(grace, ofQuiz(quizId))
    expect(announcements).toMatchObject([{ userId: asha.id, sentTo: 1, readBy: 0 }])
  })
})

onEachEngine('an announcement for administrators', at('10:05:00'), (school) => {
  const { setting } = classOf(school)

  test('shows the administrator how many have read it', async () => {
    const { grace, asha, ben, quizId } = await setting()
    const [{ body: first }, { body: second }] = [
      await announce(grace, quizId, { text: 'one' }),
      await announce(grace, quizId, { text: 'two' }),
    ]
    const readBy = async () =>
      (await roomOf(grace, ofQuiz(quizId))).announcements.map(
        ({ text, sentTo, readBy }: Record<'text' | 'sentTo' | 'readBy', unknown>) => [text, sentTo, readBy],
      )
    const told = (one: number, two: number) => [
      ['two', 2, two],
      ['one', 2, one],
    ]
    expect(await readBy()).toEqual(told(0, 0))
    await beat(asha, quizId, `?seen=${second._id}`)
    expect(await readBy(), 'whoever read the second has read the first').toEqual(told(1, 1))
    await beat(ben, quizId, `?seen=${first._id}`)
    expect(await readBy()).toEqual(told(2, 1))
    await beat(asha, quizId, `?seen=${first._id}`)
    await beat(asha, quizId, `?seen=${STRANGER}`)
    expect(await readBy(), 'nothing is unread again').toEqual(told(2, 1))
    await submit(asha, quizId)
    expect(await readBy(), 'also of those who have left').toEqual(told(2, 1))
  })

  test('is refused with a message', async () => {
    const { grace, asha, ben, quizId } = await setting()
    const quiet = await storeQuiz(school())
    await submit(ben, quizId)
    for (const [quiz, made, status, message] of [
      [quizId, {}, 400, 'text'],
      [quizId, { text: '  ' }, 400, 'text'],
      [quizId, { text: 'x'.repeat(201) }, 400, 'text'],
      [quizId, { text: 'a\0b' }, 400, 'text: has characters that cannot be stored'],
      [quizId, { text: 'x', userId: 'ben' }, 404, 'User not found'],
      [quizId, { text: 'x', userId: ben.id }, 409, 'This person is not at work on this quiz now'],
      [quiet, { text: 'x' }, 409, 'Nobody is at work on this quiz now'],
      [STRANGER, { text: 'x' }, 404, 'Quiz not found'],
      ['nonsense', { text: 'x' }, 404, 'Quiz not found'],
    ] as const)
      expect(await announce(grace, quiz, made), JSON.stringify(made)).toMatchObject({
        status,
        body: { message: expect.stringContaining(message) },
      })
    expect(await announce(asha, quizId, { text: 'x' })).toMatchObject(PERMISSION_DENIED)
    expect(await heardBy(asha, quizId)).toEqual([])
    expect((await announce(grace, quizId, { text: 'x'.repeat(200) })).status).toBe(200)
  })
})

onEachEngine('reports in the room', at('10:05:00'), (school) => {
  const { setting, seated } = roomsOf(school)

  test('are counted by question and kind, most often reported first, while they are open', async () => {
    const { grace, slotId, asha, quizId } = await setting()
    const rooms = () => Promise.all([ofQuiz(quizId), ofSlot(slotId)].map((path) => roomOf(grace, path)))
    await start(asha, quizId)
    for (const room of await rooms()) expect(room).not.toHaveProperty('reports')
    const others = [await seated(slotId), await seated(slotId, 'Chloé Martin')]
    for (const person of others) await start(person, quizId)
    await report(asha, quizId, SNELL, { kind: 'unclear' })
    for (const person of [asha, ...others]) await report(person, quizId, LENS)
    await report(others[0] as Person, quizId, SNELL)
    const [lens, snell] = [
      { quizId, questionId: LENS, index: 2 },
      { quizId, questionId: SNELL, index: 0 },
    ]
    const said = { questionText: expect.any(String), userIds: expect.any(Array) }
    for (const room of await rooms())
      expect(room.reports).toEqual([
        { ...lens, kind: 'two-right', count: 3, ...said },
        { ...snell, kind: 'two-right', count: 1, ...said },
        { ...snell, kind: 'unclear', count: 1, ...said },
      ])
    const told = (await grace.call('GET', `/admin/reports?quizId=${quizId}`)).body
    const { _id } = told.find(({ questionId }: { questionId: string }) => questionId === SNELL)
    await answerReport(grace, _id, { status: 'declined' })
    for (const room of await rooms()) expect(room.reports).toHaveLength(1)
  })

  test('make another answer than before, and the same one while nothing changes', async () => {
    const { grace, asha, quizId } = await setting()
    await start(asha, quizId)
    const tagOf = async () => (await grace.call('GET', ofQuiz(quizId))).headers.get('etag')
    const before = await tagOf()
    await report(asha, quizId, SNELL)
    const after = await tagOf()
    expect(after).not.toBe(before)
    await report(asha, quizId, SNELL)
    expect(await tagOf()).toBe(after)
    const { status } = await grace.call('GET', ofQuiz(quizId), undefined, { 'if-none-match': after ?? '' })
    expect(status).toBe(304)
  })
})
