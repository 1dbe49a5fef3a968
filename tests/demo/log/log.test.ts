import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { note } from '../../../demo/api/log/note.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { SNELL, storeOpticsClass } from '../../support/school/optics-class.ts'
import {
  book,
  enrol,
  namesIn,
  type Person,
  type School,
  storeQuiz,
  storeSlot,
} from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

interface Told {
  what: string
  at: string
  who?: { name: string }
  detail?: object
}

const read = async (admin: Person, filter: Record<string, string> = {}) =>
  (await admin.call('GET', `/admin/log?${new URLSearchParams(filter)}`)).body

/** What the log tells, newest first, as 'Asha started'. */
const tale = async (admin: Person, filter: Record<string, string>): Promise<string[]> =>
  (await read(admin, filter)).events.map(({ who, what }: Told) => `${who?.name ?? 'server'} ${what}`)

const DRAFT = {
  ...opticsJson,
  questions: opticsJson.questions.map(({ _id, ...question }) => question),
}

async function enrolAll(school: School) {
  const [asha, grace] = [
    await enrol(school, { name: 'Asha' }),
    await enrol(school, { name: 'Grace', isAdmin: true }),
  ]
  await book(asha, await storeSlot(school, at('10:00:00')))
  return { asha, grace, quizId: await storeQuiz(school) }
}

const save = ({ call }: Person, quizId: string, revision: number) =>
  call('PUT', `/quiz/${quizId}/attempt`, { revision, answers: [0, null, null], flags: [], current: 0 })

onEachEngine('the log of attempts', at('10:00:00'), (school) => {
  test('has an attempt from its start to its reset, newest first', async () => {
    const { asha, grace, quizId } = await enrolAll(school())
    await asha.call('POST', `/quiz/${quizId}/start`)
    await asha.call('POST', `/quiz/${quizId}/start`)
    await save(asha, quizId, 1)
    await asha.call('POST', `/quiz/${quizId}/submit`, { answers: [0, 1, 2], timeSpent: 5 })
    await grace.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId: asha.id })
    expect(await tale(grace, { quizId })).toEqual([
      'Grace reset',
      'Asha submitted',
      'Asha saved',
      'Asha started',
    ])
    const { events } = await read(grace, { quizId, userId: asha.id })
    expect(events[0]).toMatchObject({
      at: '2026-03-04T10:00:00.000Z',
      who: { _id: grace.id, name: 'Grace' },
      user: { _id: asha.id, name: 'Asha' },
      quiz: { _id: quizId, title: 'Geometric optics' },
    })
    expect(namesIn(events), 'no answers, no tokens').not.toEqual(
      expect.arrayContaining([expect.stringMatching(/answer|token|score/i)]),
    )
  })

  test('has saves at most once a minute', async () => {
    const { asha, grace, quizId } = await enrolAll(school())
    await asha.call('POST', `/quiz/${quizId}/start`)
    for (const [index, time] of ['10:00:05', '10:00:10', '10:00:59', '10:01:00', '10:01:30'].entries()) {
      school().clock.now = at(time)
      await save(asha, quizId, index + 1)
    }
    expect(await tale(grace, { quizId })).toEqual(['Asha saved', 'Asha saved', 'Asha started'])
  })

  test('has what the server submitted, and what the learner submitted within the grace period after that', async () => {
    const { asha, grace, quizId } = await enrolAll(school())
    await asha.call('POST', `/quiz/${quizId}/start`)
    await save(asha, quizId, 1)
    school().clock.now = at('10:16:01')
    await handInDue(school().deps)
    school().clock.now = at('10:15:30')
    await asha.call('POST', `/quiz/${quizId}/submit`, { answers: [0, 1, 2], timeSpent: 5 })
    expect((await tale(grace, { quizId })).slice(0, 2)).toEqual(['Asha submitted', 'server handed-in'])
  })
})

onEachEngine('the log of a page that was left', at('10:00:00'), (school) => {
  test('has an entry at most once a minute, with the current count, and none after the end', async () => {
    const { asha, grace, quizId } = await enrolAll(school())
    await asha.call('POST', `/quiz/${quizId}/start`)
    const signs = [
      ['10:00:05', 0],
      ['10:00:10', 1],
      ['10:00:20', 2],
      ['10:01:00', 2],
      ['10:01:10', 4],
      ['10:01:20', 3],
      ['10:01:30', 5],
    ] as const
    for (const [time, left] of signs) {
      school().clock.now = at(time)
      await asha.call('GET', `/quiz/${quizId}/attempt?left=${left}`)
    }
    await asha.call('POST', `/quiz/${quizId}/submit`, { answers: [], timeSpent: 5 })
    school().clock.now = at('10:03:00')
    await asha.call('GET', `/quiz/${quizId}/attempt?left=9`)
    const { events } = await read(grace, { quizId })
    expect(events.map(({ what, at: moment, detail }: Told) => [what, moment.slice(11, 19), detail])).toEqual([
      ['submitted', '10:01:30', undefined],
      ['left', '10:01:10', { times: 4 }],
      ['left', '10:00:10', { times: 1 }],
      ['started', '10:00:00', undefined],
    ])
  })
})

onEachEngine('the log of changes', at('10:00:00'), (school) => {
  test('has the actions of administrators', async () => {
    const { grace } = await enrolAll(school())
    const { body: quiz } = await grace.call('POST', '/quiz', DRAFT)
    await grace.call('PUT', `/quiz/${quiz._id}`, { ...DRAFT, title: 'Optics' })
    await grace.call('DELETE', `/quiz/${quiz._id}`)
    await grace.call('DELETE', `/quiz/${quiz._id}`)
    expect(await tale(grace, { quizId: quiz._id })).toEqual([
      'Grace deleted',
      'Grace edited',
      'Grace created',
    ])
    await grace.call('PUT', '/admin/slot-config', { ...DEFAULT_SLOT_CONFIG, slotCapacity: 400 })
    await grace.call('PUT', '/admin/slot-config?dryRun=1', DEFAULT_SLOT_CONFIG)
    expect((await tale(grace, { userId: grace.id })).slice(0, 2)).toEqual([
      'Grace configured',
      'Grace deleted',
    ])
  })

  test('has a regrading and its undoing, with how many gained and lost, but no dry run', async () => {
    const { quizId, admin, regrade } = await storeOpticsClass(school(), {
      Asha: [0, 1, 0],
      Ben: [1, 1, 0],
      Cleo: [1, 1, 0],
    })
    const wish = { changes: [{ questionId: SNELL, accept: [1] }] }
    await regrade({ ...wish, dryRun: true })
    const { id } = (await regrade(wish)).body
    await regrade(wish)
    await regrade({ undo: id })
    await regrade({ undo: id })
    const { events } = await read(admin, { quizId })
    const regradings = events.filter(({ what }: Told) => what === 'regraded')
    expect(regradings).toMatchObject([
      { who: { name: 'Grace Lin' }, detail: { gain: 1, lose: 2 } },
      { who: { name: 'Grace Lin' }, detail: { gain: 2, lose: 1 } },
    ])
  })

  test('is for administrators only', async () => {
    const { asha } = await enrolAll(school())
    expect((await asha.call('GET', '/admin/log')).status).toBe(403)
  })
})

onEachEngine('the log that is paged through', at('10:00:00'), (school) => {
  test('comes in pages of fifty', async () => {
    const { asha, grace, quizId } = await enrolAll(school())
    const now = school().clock.now
    for (let minute = 0; minute < 51; minute++) {
      const moment = new Date(now + minute * MINUTE_MS)
      await note(school().deps.db, { what: 'extended', who: grace.id, at: moment, userId: asha.id, quizId })
    }
    const [first, second] = [await read(grace, { quizId }), await read(grace, { quizId, page: '2' })]
    expect([first.events.length, first.hasNext, second.events.length, second.hasNext]).toEqual([
      50,
      true,
      1,
      false,
    ])
    expect(first.events[0].at).toBe(new Date(now + 50 * MINUTE_MS).toISOString())
    expect(second.events[0].at).toBe(new Date(now).toISOString())
    for (const query of ['page=0', 'page=1234567', 'page=x', 'until=x', 'until=-1', 'userId=x', 'quizId=1'])
      expect((await grace.call('GET', `/admin/log?${query}`)).status, query).toBe(400)
  })

  test('can be read to its end: the last of 10,001 rows is on page 201', async () => {
    const { grace, quizId } = await enrolAll(school())
    await sql`
      insert into events (at, what, who, quiz_id)
      select ${new Date(at('10:00:00'))}::timestamptz + make_interval(secs => second), 'saved', ${grace.id}, ${quizId}
      from generate_series(1, 10001) second`.execute(school().deps.db)
    const [before, last] = [
      await read(grace, { quizId, page: '200' }),
      await read(grace, { quizId, page: '201' }),
    ]
    expect([before.events.length, before.hasNext]).toEqual([50, true])
    expect([last.events.length, last.hasNext, last.events[0].at]).toEqual([
      1,
      false,
      '2026-03-04T10:00:01.000Z',
    ])
    expect(await read(grace, { quizId, page: '202' })).toMatchObject({ events: [], hasNext: false })
  })

  test('stays stable while it is paged through, and has new rows when it is read again', async () => {
    const { asha, grace, quizId } = await enrolAll(school())
    const { db, clock } = school().deps
    const noteAt = (ms: number) =>
      note(db, { what: 'extended', who: grace.id, at: new Date(ms), userId: asha.id, quizId })
    for (let second = 0; second < 60; second++) await noteAt(clock() + second * 1000)
    const first = await read(grace, { quizId })
    // Newer ones, and one that tells of an earlier moment, like the hand-in at a deadline.
    for (let second = 60; second < 70; second++) await noteAt(clock() + second * 1000)
    await noteAt(clock() + 30_500)
    const ids = (page: { events: { _id: string }[] }) => page.events.map(({ _id }) => _id)
    for (const about of [{ quizId }, { userId: asha.id }, { quizId, userId: asha.id }]) {
      const second = await read(grace, { ...about, page: '2', until: first.until })
      expect(second).toMatchObject({ hasNext: false, until: first.until })
      expect(new Set([...ids(first), ...ids(second)]).size).toBe(60)
      expect(second.events).toHaveLength(10)
    }
    const anew = await read(grace, { quizId })
    expect(anew.events[0].at).toBe(new Date(clock() + 69_000).toISOString())
    expect(Number(anew.until)).toBeGreaterThan(Number(first.until))
  })
})
