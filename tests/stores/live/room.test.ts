import { afterEach, expect, test, vi } from 'vitest'
import { until, watch } from '../../support/page/page.ts'
import { openPageOf, openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { resets } from '../../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:02:00'))
const LIVE = /GET \/api\/quiz\/[^/]+\/admin\/live/

afterEach(() => void vi.useRealTimers())

/** A learner at work, and an administrator who looks at the room of the quiz; time passes only by `pass`. */
async function openRoom() {
  const [quizId, learner] = [await storeQuiz(school()), await enrol(school(), { name: 'Asha Rao' })]
  await book(learner, await storeSlot(school(), at('10:00:00')))
  await learner.call('POST', `/quiz/${quizId}/start`)
  await openPageOf(await enrol(school(), { isAdmin: true }), proxy())
  const room = await import('../../../src/stores/live/room.ts')
  const time = await import('../../../src/stores/live/extra-time.ts')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
  for (const store of [room.$room, room.$people, time.$extended]) watch<unknown>(store)
  room.showRoom({ kind: 'quiz', id: quizId })
  const settled = () => until(() => expect(room.$room.get().loading).toBe(false))
  const read = (count: number) => until(() => expect(proxy().calls(LIVE)).toHaveLength(count))
  await read(1)
  await settled()
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { ...room, ...time, quizId, learner, pass, read }
}

function look(visible: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!visible)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

test('the room is read every five seconds, except while the page is hidden, and at once when it is back', async () => {
  const { pass, read } = await openRoom()
  await pass(5000)
  await read(2)
  look(false)
  await pass(60_000)
  expect(proxy().calls(LIVE)).toHaveLength(2)
  look(true)
  await read(3)
})

test('the room keeps what was read while the API cannot be reached, and shows the failure until it can', async () => {
  const { $room, $people, pass, read } = await openRoom()
  proxy().plan(LIVE, instead(resets), instead(resets))
  const errors = watch($room)
  await pass(5000)
  await read(2)
  await vi.waitFor(() => expect($room.get().error).toBeDefined())
  const failed = errors.length
  await pass(5000)
  await read(3)
  await vi.waitFor(() => expect($room.get().loading).toBe(false))
  expect(errors.slice(failed).every(({ error }) => error !== undefined)).toBe(true)
  expect($people.get()).toHaveLength(1)
  await pass(5000)
  await read(4)
  await vi.waitFor(() => expect($room.get().error).toBeUndefined())
})

test('an extension can be undone for ten seconds, and longer while the button has focus or pointer', async () => {
  const { $extended, extend, keepExtended, forgetExtendedSoon, pass, quizId } = await openRoom()
  expect(await extend({ quizIds: [quizId] })).toBe(true)
  expect($extended.get()).toMatchObject({ minutes: 5, count: 1 })
  await pass(9000)
  keepExtended()
  await pass(60_000)
  expect($extended.get()).toBeDefined()
  forgetExtendedSoon()
  await pass(9000)
  expect($extended.get()).toBeDefined()
  await pass(1000)
  expect($extended.get()).toBeUndefined()
})

test('a call that failed half-way continues from there, so nobody gets a message or time twice', async () => {
  const { extend, quizId, learner, $extended } = await openRoom()
  const { sendAnnouncement } = await import('../../../src/stores/live/announcing.ts')
  const quizIds = [quizId, await storeQuiz(school())]
  await learner.call('POST', `/quiz/${quizIds[1]}/start`)
  const acts = [
    ['announce', () => sendAnnouncement({ quizIds }, 'Read 30 cm.', 2)],
    ['extend', () => extend({ quizIds })],
  ] as const
  for (const [path, act] of acts) {
    const callsOf = (id: string | undefined) => proxy().calls(new RegExp(`${id}/admin/${path}`)).length
    proxy().plan(new RegExp(`${quizIds[1]}/admin/${path}`), instead(resets))
    expect(await act(), path).toBe(false)
    expect(await act(), path).toBe(true)
    expect(quizIds.map(callsOf), path).toEqual([1, 2])
    expect(await act(), 'and anew').toBe(true)
    expect(quizIds.map(callsOf), path).toEqual([2, 3])
  }
  expect($extended.get()?.count).toBe(2)
})

test('a learner’s page never reads the room', async () => {
  const quizId = await storeQuiz(school())
  const learner = await enrol(school())
  await openPageOf(learner, proxy())
  const { $room, showRoom } = await import('../../../src/stores/live/room.ts')
  watch<unknown>($room)
  showRoom({ kind: 'quiz', id: quizId })
  await until(() => expect($room.get().loading).toBe(false))
  // Of its own quiz: a room of the test before may still have a question under way.
  expect(proxy().calls(new RegExp(`${quizId}/admin/live`))).toEqual([])
})
