import { describe, expect, test } from 'vitest'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { hearToasts, leavePage, until, watch } from '../../support/page/page.ts'
import { openQuizOf, reload } from '../../support/page/quiz-work.ts'
import { keepSession, openPage, openSchool } from '../../support/page/school-page.ts'
import { ASK, openSharedWork, SAVE, SECOND_MS, SUBMIT, stored } from '../../support/page/shared-work.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol, type Person, signInAgain } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'

const place = openSchool(at('10:00:00'))
const { school, proxy } = place
const { pass, jump, beginSaved, beginShared } = openSharedWork(place)

async function reset({ id }: Person, quizId: string): Promise<void> {
  const admin = await enrol(school(), { isAdmin: true })
  const { status } = await admin.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId: id })
  expect(status).toBe(200)
}

/** The same person begins anew on another device, and saves there. */
async function startAnew({ call }: Person, quizId: string): Promise<void> {
  expect((await call('POST', `/quiz/${quizId}/start`)).status).toBe(200)
  const work = { revision: 1, answers: [0, 1, 0], flags: [], current: 0 }
  expect((await call('PUT', `/quiz/${quizId}/attempt`, work)).status).toBe(200)
}

const NEW_WORK = { scene: 'in-progress', attempt: { answers: [0, 1, 0], phase: { name: 'working' } } }

describe('an attempt that was reset while its device slept', () => {
  async function sleepThroughReset() {
    const work = await beginSaved()
    await leavePage()
    school().clock.now = at('10:17:00')
    await handInDue(school().deps)
    await reset(work.person, work.quizId)
    school().clock.now = at('10:20:00')
    return work
  }

  test('and begun again elsewhere is never submitted, and the new one continues', async () => {
    const { person, quizId } = await sleepThroughReset()
    await startAnew(person, quizId)
    jump(120)
    const phone = await openPage(proxy())
    const scenes = watch(phone.takeQuiz.$scene)
    await phone.takeQuiz.openQuiz(quizId)
    await until(() => expect(scenes.at(-1)).toMatchObject(NEW_WORK))
    await pass(10)
    expect(proxy().calls(SUBMIT)).toEqual([])
    expect(phone.records.$attempt.get()?.deadline).toBe(at('10:35:00'))
    expect(await stored(person, quizId)).toMatchObject({ revision: 1, answers: [0, 1, 0] })
  })

  test('leads to the introduction, which says so, if nothing was begun since', async () => {
    const toasts = hearToasts()
    const { quizId } = await sleepThroughReset()
    jump(120)
    const phone = await openPage(proxy())
    const scenes = watch(phone.takeQuiz.$scene)
    await phone.takeQuiz.openQuiz(quizId)
    await until(() => expect(scenes.at(-1)).toMatchObject({ scene: 'intro', wasReset: true }))
    await pass(2)
    expect([proxy().calls(SUBMIT), toasts]).toEqual([[], []])
    await phone.takeQuiz.startOpenQuiz()
    expect(scenes.at(-1)).toMatchObject({ scene: 'in-progress', attempt: { answers: [null, null, null] } })
  })

  test('leads there even if the API answers only for the quiz', async () => {
    const { quizId } = await sleepThroughReset()
    proxy().plan(ASK, ...Array(9).fill(instead(answers(500))))
    const phone = await openPage(proxy())
    const scenes = watch(phone.takeQuiz.$scene)
    await phone.takeQuiz.openQuiz(quizId)
    await until(() => expect(scenes.at(-1)).toMatchObject({ scene: 'intro', wasReset: true }))
  })
})

describe('an attempt that was reset while its device was out of touch', () => {
  test('and begun again elsewhere is replaced by the new one as soon as its quiz is opened', async () => {
    const { person, quizId } = await beginSaved()
    await leavePage()
    await reset(person, quizId)
    jump(60)
    await startAnew(person, quizId)
    const phone = await openPage(proxy())
    // On the way the old attempt is given up, and the quiz opened again.
    await phone.takeQuiz.openQuiz(quizId)
    await until(() => expect(phone.takeQuiz.$scene.get()).toMatchObject(NEW_WORK))
    expect(phone.records.$attempt.get()?.startedAt).toBe(at('10:01:03'))
  })

  test('is not sent even if it was waiting for a network', async () => {
    const { page, person, quizId } = await beginSaved()
    proxy().plan(SUBMIT, instead(answers(500)))
    const { submitAttempt } = page.submission
    const attempt = page.records.$attempt.get()
    if (attempt) await submitAttempt(attempt, { once: true })
    expect(page.records.$attempt.get()?.phase.name).toBe('waiting')
    await reset(person, quizId)
    // The device's clock stands still meanwhile: it would ask in between, and rightly find nothing begun.
    school().clock.now += 60 * SECOND_MS
    await startAnew(person, quizId)
    window.dispatchEvent(new Event('online'))
    await until(() => expect(page.takeQuiz.$scene.get()).toMatchObject(NEW_WORK))
    expect(proxy().calls(SUBMIT)).toHaveLength(1)
  })
})

describe('an attempt that was submitted elsewhere, before its questions may be read again,', () => {
  /** The device is out of touch while the same work is handed in; the API says nothing of it but by /access and /taken. */
  async function handedInElsewhere() {
    const { person, quizId } = await beginSaved()
    await leavePage()
    const quizEnded = { review_from: 'quiz-ended' as const }
    await school().deps.db.updateTable('quizzes').set(quizEnded).where('id', '=', quizId).execute()
    const { status } = await person.call('POST', `/quiz/${quizId}/submit`, { answers: [3], timeSpent: 9 })
    expect(status).toBe(200)
    proxy().plan(ASK, ...Array(9).fill(instead(answers(500))))
    return quizId
  }

  test('leads to its result', async () => {
    const quizId = await handedInElsewhere()
    const phone = await openPage(proxy())
    const scenes = watch(phone.takeQuiz.$scene)
    await phone.takeQuiz.openQuiz(quizId)
    await until(() => expect(scenes.at(-1)).toMatchObject({ scene: 'leave', to: `/quiz/${quizId}/results` }))
    expect(proxy().calls(SUBMIT)).toEqual([])
  })

  test('keeps its answers until somebody can say what became of it', async () => {
    const quizId = await handedInElsewhere()
    proxy().plan(/GET \/api\/quiz\/[^/]+\/taken$/, ...Array(9).fill(instead(answers(500))))
    const phone = await openPage(proxy())
    await phone.takeQuiz.openQuiz(quizId)
    expect(phone.records.$attempt.get()).toMatchObject({
      answers: [3, null, null],
      phase: { name: 'working' },
    })
  })
})

describe('an attempt that is reset while its learner is at work', () => {
  test('ends within a heartbeat without an error, and the introduction says so', async () => {
    const toasts = hearToasts()
    const { page, person, quizId, quiz } = await beginSaved()
    page.attempt.answerQuestion(quiz, 1, 0)
    await reset(person, quizId)
    await pass(10)
    await until(() => expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'intro', wasReset: true }))
    expect(toasts).toEqual([])
    expect(proxy().calls(SUBMIT)).toEqual([])
  })

  test('and begun again elsewhere is neither saved nor submitted', async () => {
    const { page, person, quizId, quiz } = await beginSaved()
    proxy().plan(ASK, instead(resets))
    await reset(person, quizId)
    await pass(2)
    await startAnew(person, quizId)
    page.attempt.answerQuestion(quiz, 1, 2)
    await pass(20)
    await until(() => expect(page.takeQuiz.$scene.get()).toMatchObject(NEW_WORK))
    await page.takeQuiz.submitOpenQuiz()
    expect((await person.call('GET', `/quiz/${quizId}/results`)).body.answers).toEqual([0, 1, 0])
    expect(proxy().calls(SAVE)).toHaveLength(1)
  })

  test('is distinguished from an unsaved one at an API that has no copy before the first save', async () => {
    const nothing = instead(answers(404, { message: 'Attempt not found' }))
    proxy().plan(ASK, nothing, nothing)
    const { page, isSaved } = await beginShared()
    await pass(9)
    await isSaved()
    expect(page.takeQuiz.$scene.get().scene).toBe('in-progress')
  })
})

test('a session ended everywhere during an exam costs no answer: the exam goes on after a new sign-in', async () => {
  const { page, person, quizId, quiz } = await beginSaved()
  page.attempt.answerQuestion(quiz, 1, 2)
  const admin = await enrol(school(), { isAdmin: true })
  expect((await admin.call('DELETE', `/admin/users/${person.id}/sessions`)).status).toBe(200)
  await pass(10)
  await until(() => expect(page.session.$access.get()).toEqual({ state: 'signed-out' }))
  const again = await signInAgain(school(), person)
  keepSession(again)
  const after = await reload(place)
  await openQuizOf(after, quizId)
  expect(after.takeQuiz.$scene.get()).toMatchObject({
    scene: 'in-progress',
    attempt: { answers: [3, 2, null], flags: [1], current: 2, deadline: at('10:15:00') },
  })
  await pass(5)
  expect((await stored(again, quizId)).answers).toEqual([3, 2, null])
})
