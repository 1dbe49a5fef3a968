import { describe, expect, test, vi } from 'vitest'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { clearDevice, hearToasts, leavePage, otherTabStores, until, watch } from '../../support/page/page.ts'
import { openQuizOf, reload } from '../../support/page/quiz-work.ts'
import {
  enrolWithSeat,
  keepSession,
  openPageOf,
  openSchool,
  type Page,
} from '../../support/page/school-page.ts'
import {
  ASK,
  answerElsewhere,
  openSharedWork,
  pause,
  SAVE,
  SECOND_MS,
  SUBMIT,
  stored,
} from '../../support/page/shared-work.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'
import { answerLost, type Fault, heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'
import { makeGate } from '../../support/server/gate.ts'

const place = openSchool(at('10:00:00'))
const { school, proxy } = place
const { pass, beginShared, beginSaved } = openSharedWork(place)

/** Long enough for a call that should not be made to arrive. */
const aMoment = () => pause(150)

const answersOf = ({ records }: Page) => records.$attempt.get()?.answers

describe('a copy is saved', () => {
  test('two seconds after the last step, and again only after another one', async () => {
    const { page, quiz, person, quizId } = await beginSaved()
    await pass(5)
    page.attempt.answerQuestion(quiz, 1, 0)
    await pass(1)
    expect(proxy().calls(SAVE)).toHaveLength(1)
    await pass(2)
    expect(await stored(person, quizId)).toMatchObject({
      revision: 2,
      answers: [3, 0, null],
      flags: [1],
      current: 2,
    })
    await pass(20)
    expect(proxy().calls(SAVE)).toHaveLength(2)
  })

  test('at once if the learner goes to another question, at most every five seconds', async () => {
    const { page, quiz, isSaved } = await beginSaved()
    await isSaved()
    await pass(5)
    page.attempt.answerQuestion(quiz, 2, 1)
    page.attempt.showQuestion(0)
    await until(() => expect(proxy().calls(SAVE)).toHaveLength(2))
    page.attempt.answerQuestion(quiz, 0, 1)
    page.attempt.showQuestion(1)
    await pass(4)
    expect(proxy().calls(SAVE)).toHaveLength(2)
    await pass(2)
    expect(proxy().calls(SAVE)).toHaveLength(3)
  })

  test('at once if the page is hidden, and then the API is left alone', async () => {
    const { page, quiz, person, quizId } = await beginSaved()
    page.attempt.answerQuestion(quiz, 1, 0)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pagehide'))
    await until(async () => expect((await stored(person, quizId)).answers).toEqual([3, 0, null]))
    expect(proxy().calls(SAVE)).toHaveLength(2)
    const asked = proxy().calls(ASK).length
    await pass(20)
    expect(proxy().calls(ASK)).toHaveLength(asked)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => expect(proxy().calls(ASK).at(-1)).toMatch(/\?left=1$/))
  })

  test('at once if the page is left without a token, without waiting for another answer first', async () => {
    const { page, quiz } = await beginSaved()
    const user = page.session.$user.get()
    page.attempt.answerQuestion(quiz, 1, 0)
    // As with an API that knows its people by cookie alone.
    otherTabStores('quiz:token', null)
    if (user) page.session.$access.set({ state: 'signed-in', user })
    const sent = vi.mocked(globalThis.fetch)
    sent.mockClear()
    proxy().plan(SAVE, instead(answers(200, { revision: 2 })))
    window.dispatchEvent(new Event('pagehide'))
    await until(() => expect(sent).toHaveBeenCalled())
    const [url, options] = sent.mock.calls[0] ?? []
    expect([url, options?.method]).toEqual([`${proxy().url}/api/quiz/${quiz._id}/attempt`, 'PUT'])
  })
})

test('a copy is saved, without a message, even if the API was in trouble or its answer was lost', async () => {
  const toasts = hearToasts()
  const { person, quizId, page } = await beginShared()
  const limited = answers(429, { message: 'Too many requests' }, { 'Retry-After': '4' })
  proxy().plan(SAVE, instead(limited), instead(answers(500)), instead(resets), answerLost)
  await pass(60)
  expect(await stored(person, quizId)).toMatchObject({ revision: 1, answers: [3, null, null] })
  expect(page.records.$attempt.get()).toMatchObject({
    saved: { revision: 1 },
    sent: [],
    phase: { name: 'working' },
  })
  expect(toasts).toEqual([])
})

describe('the learner reads that the answers are only on this device', () => {
  test('after half a minute without a saved copy, until one is saved', async () => {
    const { page } = await beginShared()
    const { $copiesFail } = page.records
    let isBlocked = true
    const blocked = instead(answers(405, '<h1>Method Not Allowed</h1>', { 'Content-Type': 'text/html' }))
    const fault: Fault = (...call) => (isBlocked ? blocked : heldUntil(Promise.resolve()))(...call)
    proxy().plan(SAVE, ...Array.from({ length: 20 }, () => fault))
    await pass(25)
    expect($copiesFail.get()).toBe(false)
    await pass(8)
    expect(proxy().calls(SAVE).length).toBeGreaterThan(1)
    expect($copiesFail.get()).toBe(true)
    isBlocked = false
    await pass(30)
    expect($copiesFail.get()).toBe(false)
  })

  test('but not while copies are saved, however long the work takes', async () => {
    const { page, quiz } = await beginSaved()
    for (const option of [0, 1, 2]) {
      await pass(35)
      page.attempt.answerQuestion(quiz, 1, option)
      await pass(1)
      expect(page.records.$copiesFail.get()).toBe(false)
    }
  })
})

describe('a submission', () => {
  test('does not wait for a copy that is on its way, and none follows it', async () => {
    const { page, quiz, person, quizId } = await beginSaved()
    const { gate, open } = makeGate()
    proxy().plan(SAVE, heldUntil(gate))
    await pass(5)
    page.attempt.answerQuestion(quiz, 1, 2)
    page.attempt.showQuestion(0)
    await until(() => expect(proxy().calls(SAVE)).toHaveLength(2))
    await page.takeQuiz.submitOpenQuiz()
    expect((await person.call('GET', `/quiz/${quizId}/results`)).body.answers).toEqual([3, 2, null])
    open()
    await pass(10)
    expect(proxy().calls(SAVE)).toHaveLength(2)
    expect(page.records.$myAttempts.get()).toEqual([])
  })

  test('includes what another device did while this one was offline', async () => {
    const { page, person, quizId } = await beginSaved()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await pass(30)
    await answerElsewhere(person, quizId, ([first]) => [first ?? null, 1, null])
    await page.takeQuiz.submitOpenQuiz()
    expect((await person.call('GET', `/quiz/${quizId}/results`)).body.answers).toEqual([3, 1, null])
  })
})

describe('a sign-out', () => {
  test.each([
    ['before the API has answered for the first time', ASK],
    ['while a copy is on its way', SAVE],
  ])('that comes %s leaves the work with the API, and none of it on the device', async (_, slow) => {
    const { gate, open } = makeGate()
    proxy().plan(slow, heldUntil(gate))
    const { page } = await beginShared()
    await pass(3)
    const out = page.session.signOut()
    await aMoment()
    open()
    await out
    expect(proxy().bodies(SAVE)).toMatchObject([{ answers: [3, null, null] }])
    expect(localStorage.getItem('quiz:attempts')).toBe('{}')
  })

  test('does not wait for long, and then leaves the work on the device', async () => {
    proxy().plan(ASK, heldUntil(new Promise(() => {})))
    const { page } = await beginShared()
    await page.session.signOut()
    expect(proxy().calls(SAVE)).toEqual([])
    expect(localStorage.getItem('quiz:attempts')).toContain('"answers":[3,null,null]')
  })
})

test('a step by one person is not saved once somebody else has signed in', async () => {
  const { page, quiz } = await beginSaved()
  await pass(5)
  page.attempt.answerQuestion(quiz, 1, 2)
  const ben = await enrolWithSeat(school())
  keepSession(ben)
  await until(() => expect(page.session.$userId.get()).toBe(ben.id))
  const [saves, asks] = [proxy().calls(SAVE).length, proxy().calls(ASK).length]
  await pass(20)
  expect([proxy().calls(SAVE).length, proxy().calls(ASK).length]).toEqual([saves, asks])
})

describe('an attempt on two devices', () => {
  test('opens on the second with every answer, flag, the place and the same deadline, and says so', async () => {
    const toasts = hearToasts()
    const { person, quizId } = await beginSaved()
    await leavePage()
    clearDevice()
    await pass(60)
    const laptop = await openPageOf(person, proxy())
    await openQuizOf(laptop, quizId)
    expect(laptop.takeQuiz.$scene.get()).toMatchObject({
      scene: 'in-progress',
      attempt: { answers: [3, null, null], flags: [1], current: 2, deadline: at('10:15:00') },
    })
    await until(() => expect(toasts).toEqual(['success: Continued from another device: 1 answer']))
    await pass(10)
    expect(proxy().calls(SAVE), 'nothing is new').toHaveLength(1)
  })

  test('is merged once both are online again', async () => {
    const { page, quiz, person, quizId } = await beginSaved()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    page.attempt.answerQuestion(quiz, 1, 2)
    await pass(20)
    await answerElsewhere(person, quizId, ([first, second]) => [first ?? null, second ?? null, 0])
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await pass(10)
    expect(answersOf(page)).toEqual([3, 2, 0])
    expect((await stored(person, quizId)).answers).toEqual([3, 2, 0])
    expect(page.records.$yielded.get()).toBeUndefined()
  })

  test('takes over a copy that was saved first, and saves the next one', async () => {
    const { page, quiz, person, quizId } = await beginSaved()
    await pass(5)
    await answerElsewhere(person, quizId, ([first]) => [first ?? null, null, 0])
    page.attempt.answerQuestion(quiz, 1, 2)
    page.attempt.showQuestion(0)
    await pass(12)
    expect((await stored(person, quizId)).answers).toEqual([3, 2, 0])
    expect(answersOf(page)).toEqual([3, 2, 0])
  })

  test('loses nothing on either side in a conflict that cannot be read, which does not count as a save', async () => {
    const { page, quiz, person, quizId } = await beginSaved()
    await pass(5)
    await answerElsewhere(person, quizId, ([first]) => [first ?? null, null, 0])
    const { revision, deadline } = await stored(person, quizId)
    proxy().plan(SAVE, instead(answers(409, { revision, deadline })))
    page.attempt.answerQuestion(quiz, 1, 2)
    page.attempt.showQuestion(0)
    await until(() => expect(proxy().calls(SAVE)).toHaveLength(2))
    await aMoment()
    expect(page.records.$attempt.get()?.saved?.revision).toBe(1)
    await pass(12)
    expect((await stored(person, quizId)).answers).toEqual([3, 2, 0])
    expect(answersOf(page)).toEqual([3, 2, 0])
  })
})

describe('an idle device, while another one continues the attempt,', () => {
  async function yieldToOther() {
    const work = await beginSaved()
    watch(work.page.records.$yielded)
    await answerElsewhere(work.person, work.quizId, ([first]) => [first ?? null, 1, null])
    await pass(10)
    expect(work.page.records.$yielded.get()).toBeDefined()
    return work
  }

  test('gives way, shows what happens there, and takes the attempt back on request', async () => {
    const { page, quiz, person, quizId } = await yieldToOther()
    expect(answersOf(page)).toEqual([3, 1, null])
    const { continueHere } = await import('../../../src/stores/attempts/sync-watch.ts')
    continueHere()
    expect(page.records.$yielded.get()).toBeUndefined()
    page.attempt.answerQuestion(quiz, 2, 2)
    await pass(8)
    expect((await stored(person, quizId)).answers).toEqual([3, 1, 2])
  })

  test('submits nothing when the time is over, but opens the result that the server stored', async () => {
    const { page, quizId } = await yieldToOther()
    school().clock.advance(14)
    vi.advanceTimersByTime(14 * 60 * SECOND_MS)
    await pass(15)
    expect(proxy().calls(SUBMIT)).toEqual([])
    school().clock.advance(2)
    await handInDue(school().deps)
    await pass(10)
    expect(page.takeQuiz.$scene.get()).toEqual({ scene: 'leave', to: `/quiz/${quizId}/results` })
    expect(proxy().calls(SUBMIT)).toEqual([])
  })
})

describe('a device, once the server has submitted,', () => {
  test('opens the result when it wakes up, without an error', async () => {
    const toasts = hearToasts()
    const { page, quizId } = await beginSaved()
    school().clock.advance(17)
    await handInDue(school().deps)
    vi.setSystemTime(Date.now() + 17 * 60 * SECOND_MS)
    await pass(10)
    await until(() =>
      expect(page.takeQuiz.$scene.get()).toEqual({ scene: 'leave', to: `/quiz/${quizId}/results` }),
    )
    expect(toasts.filter((toast) => toast.startsWith('error'))).toEqual([])
  })

  test('waits for that submission if it comes a moment early', async () => {
    const toasts = hearToasts()
    const { quizId } = await beginSaved()
    school().clock.advance(16.5)
    const page = await reload(place)
    watch(page.takeQuiz.$scene)
    const opening = page.takeQuiz.openQuiz(quizId)
    // The server looks for such work by itself every few seconds, and may be the first on a slow machine.
    const isOver = () => proxy().calls(SUBMIT).length === 1 || page.takeQuiz.$scene.get().scene === 'leave'
    await until(() => expect(isOver()).toBe(true))
    await handInDue(school().deps)
    await opening
    await until(() => expect(page.records.$myAttempts.get()).toEqual([]))
    expect(toasts.filter((toast) => toast.startsWith('error'))).toEqual([])
  })
})

async function beginWatched() {
  const work = await beginSaved()
  const admin = await enrol(school(), { isAdmin: true })
  const news = await import('../../../src/stores/attempts/announcements.ts')
  return { ...work, admin, unread: watch(news.$unreadNews), spoken: watch(news.$spokenNews), news }
}

describe('news from administrators', () => {
  const ALL = { all: true }

  test('moves the deadline within ten seconds, forward or back, and is announced', async () => {
    const { admin, quizId, page, unread } = await beginWatched()
    expect((await admin.call('POST', `/quiz/${quizId}/admin/extend`, { ...ALL, minutes: 5 })).status).toBe(
      200,
    )
    await pass(10)
    expect(page.records.$attempt.get()?.deadline).toBe(at('10:20:00'))
    expect(unread.at(-1)).toEqual([{ code: 'extended', minutes: 5 }])
    await admin.call('POST', `/quiz/${quizId}/admin/extend`, { ...ALL, minutes: -5 })
    await pass(10)
    expect(page.records.$attempt.get()?.deadline).toBe(at('10:15:00'))
    expect(unread.at(-1)).toEqual([])
  })

  test('is announced once if an API has extra minutes only in its answer to a save', async () => {
    const { admin, quizId, page, quiz, person, spoken, unread } = await beginWatched()
    await admin.call('POST', `/quiz/${quizId}/admin/extend`, { ...ALL, minutes: 5 })
    const unnamed: Fault = async (response) => {
      const { extendedBy: _, ...rest } = await stored(person, quizId)
      answers(200, rest)(response)
    }
    proxy().plan(ASK, ...Array(4).fill(unnamed))
    await pass(10)
    page.attempt.answerQuestion(quiz, 1, 0)
    await pass(10)
    expect(proxy().calls(SAVE)).toHaveLength(2)
    expect(spoken).toEqual([undefined, { code: 'extended', minutes: 5 }])
    expect(unread.at(-1)).toEqual([{ code: 'extended', minutes: 5 }])
  })

  test('announces a person’s extra time as the minutes that it adds', async () => {
    const { admin, person, page, spoken } = await beginWatched()
    await admin.call('PUT', `/admin/users/${person.id}/time`, { factor: 2 })
    await pass(10)
    expect(page.records.$attempt.get()?.deadline).toBe(at('10:30:00'))
    expect(spoken).toEqual([undefined, { code: 'extended', minutes: 15 }])
  })

  test('counts even if the device slept through the deadline', async () => {
    const { admin, quizId, page } = await beginWatched()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await admin.call('POST', `/quiz/${quizId}/admin/extend`, { ...ALL, minutes: 10 })
    school().clock.advance(15)
    vi.advanceTimersByTime(15 * 60 * SECOND_MS)
    await until(() => expect(page.records.$attempt.get()?.deadline).toBe(at('10:25:00')))
    await aMoment()
    expect(proxy().calls(SUBMIT)).toEqual([])
    expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'in-progress', submitting: false })
  })
})

test('an announcement is read out once, stays until it is dismissed, and is not new after a reload', async () => {
  const { admin, quizId, unread, spoken, news } = await beginWatched()
  await admin.call('POST', `/quiz/${quizId}/admin/announce`, { text: 'Question 2: $g = 10$' })
  await pass(20)
  expect(spoken).toEqual([
    undefined,
    { code: 'announced', id: expect.any(String), text: 'Question 2: $g = 10$' },
  ])
  const [announced] = unread.at(-1) ?? []
  expect(announced).toMatchObject({ text: 'Question 2: $g = 10$' })
  expect(proxy().calls(ASK).at(-1)).toContain('?seen=')
  const after = await reload(place)
  await openQuizOf(after, quizId)
  const again = await import('../../../src/stores/attempts/announcements.ts')
  expect(again).not.toBe(news)
  const [unreadAgain, spokenAgain] = [watch(again.$unreadNews), watch(again.$spokenNews)]
  await pass(10)
  expect([unreadAgain.at(-1), spokenAgain]).toEqual([[announced], [undefined]])
  if (announced) again.dismissNews(announced)
  await pass(10)
  expect(unreadAgain.at(-1)).toEqual([])
})
