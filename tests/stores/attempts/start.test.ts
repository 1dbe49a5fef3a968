import { describe, expect, test } from 'vitest'
import { format } from '../../../src/messages/lib/language.ts'
import { hearToasts, leavePage, until } from '../../support/page/page.ts'
import { beginWork, openQuizOf, reload } from '../../support/page/quiz-work.ts'
import { enrolWithSeat, openPageOf, openSchool } from '../../support/page/school-page.ts'
import { worded } from '../../support/page/words.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { storeQuiz } from '../../support/school/school.ts'
import { answerReplaced, heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers, answersPage, resets } from '../../support/server/faulty-server.ts'

const place = openSchool(at('10:00:00'))
const { school, proxy } = place
const ACCESS = /GET \/api\/quiz\/[^/]+\/access$/
const START = /POST \/api\/quiz\/[^/]+\/start$/
const starts = () => proxy().calls(START).length

/** A learner before the introduction of the optics quiz. */
async function openIntro() {
  const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
  const page = await openPageOf(person, proxy())
  await openQuizOf(page, quizId)
  return { person, quizId, page, scene: page.takeQuiz.$scene.get }
}

const startElsewhere = ({
  person,
  quizId,
}: Pick<Awaited<ReturnType<typeof openIntro>>, 'person' | 'quizId'>) =>
  person.call('POST', `/quiz/${quizId}/start`)

describe('a start', () => {
  test('is requested once, however often it is pressed, and has the server’s deadline', async () => {
    const { page } = await openIntro()
    expect(starts()).toBe(0)
    school().clock.advance(3)
    const pressed = [page.takeQuiz.startOpenQuiz(), page.takeQuiz.startOpenQuiz()]
    expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'intro', start: { state: 'asking' } })
    await Promise.all(pressed)
    expect(starts()).toBe(1)
    expect(page.records.$attempt.get()).toMatchObject({ startedAt: at('10:03:00'), deadline: at('10:18:00') })
  })

  test('is not requested again after a reload', async () => {
    const { quizId } = await beginWork(place)
    const after = await reload(place)
    await openQuizOf(after, quizId)
    expect(after.takeQuiz.$scene.get()).toMatchObject({
      scene: 'in-progress',
      attempt: { deadline: at('10:15:00') },
    })
    expect(starts()).toBe(1)
  })

  test('on another device, or in a cleared browser, continues with the first deadline', async () => {
    const toasts = hearToasts()
    const { page, person, quizId } = await openIntro()
    await startElsewhere({ person, quizId })
    school().clock.advance(4)
    await leavePage()
    const later = await openPageOf(person, proxy())
    await openQuizOf(later, quizId)
    expect(page.records.$attempt.get()).toBeUndefined()
    await later.takeQuiz.startOpenQuiz()
    expect(later.records.$attempt.get()).toMatchObject({
      startedAt: at('10:00:00'),
      deadline: at('10:15:00'),
    })
    const started = format.time(at('10:00:00'))
    await until(() =>
      expect(toasts).toEqual([
        `success: You started this quiz at ${started}: your time continues from there.`,
      ]),
    )
  })

  test('is never requested if the API offers none', async () => {
    const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    proxy().plan(ACCESS, answerReplaced(answers(200, { ...opticsJson, _id: quizId })))
    const page = await openPageOf(person, proxy())
    await openQuizOf(page, quizId)
    await page.takeQuiz.startOpenQuiz()
    expect(page.takeQuiz.$scene.get().scene).toBe('in-progress')
    expect(starts()).toBe(0)
  })
})

describe('a failed start begins nothing', () => {
  test.each([
    [
      'and says why, without a network',
      instead(resets),
      'Network connection issue. Please check your internet connection and try again.',
    ],
    [
      'and says why, with an API in trouble',
      instead(answers(500, { message: 'Database is down' })),
      'Database is down',
    ],
    [
      'and says why, when there are too many',
      instead(answers(429, { message: 'Too many requests' })),
      'Too many requests. Please wait a moment and try again.',
    ],
    [
      'and says why, behind a page of HTML',
      answerReplaced(answersPage(200)),
      'The server sent an unexpected answer. Please try again later.',
    ],
  ])('%s, and another press begins', async (_, fault, message) => {
    const { page } = await openIntro()
    proxy().plan(START, fault)
    await page.takeQuiz.startOpenQuiz()
    expect(worded(page.takeQuiz.$scene.get())).toMatchObject({
      scene: 'intro',
      start: { state: 'failed', message },
    })
    expect(page.records.$attempt.get()).toBeUndefined()
    expect(localStorage.getItem('quiz:attempts')).toBeNull()
    await page.takeQuiz.startOpenQuiz()
    expect(page.takeQuiz.$scene.get()).toMatchObject({
      scene: 'in-progress',
      attempt: { deadline: at('10:15:00') },
    })
  })
})

describe('nothing is begun', () => {
  test('because the time of a start elsewhere is over', async () => {
    const intro = await openIntro()
    await startElsewhere(intro)
    school().clock.advance(16)
    await intro.page.takeQuiz.startOpenQuiz()
    const [from, to] = [format.time(at('10:00:00')), format.time(at('10:15:00'))]
    expect(worded(intro.page.takeQuiz.$scene.get())).toMatchObject({
      scene: 'intro',
      start: {
        state: 'failed',
        message: `You started this quiz at ${from}, and your time ran out at ${to}.`,
      },
    })
    expect(intro.page.records.$attempt.get()).toBeUndefined()
  })

  test('because the slot ended during the introduction, which leads home', async () => {
    const toasts = hearToasts()
    const { page } = await openIntro()
    school().clock.advance(31)
    await page.takeQuiz.startOpenQuiz()
    expect(page.takeQuiz.$scene.get()).toEqual({ scene: 'leave', to: '/' })
    await until(() =>
      expect(toasts).toEqual([
        'error: You can only access quizzes during your booked slot time. Please book a slot first.',
      ]),
    )
  })

  test('because the quiz was submitted elsewhere, which leads to the result', async () => {
    const { page, person, quizId } = await openIntro()
    await handIn(person, quizId, { answers: [0], timeSpent: 60 })
    await page.takeQuiz.startOpenQuiz()
    await until(() =>
      expect(page.takeQuiz.$scene.get()).toEqual({ scene: 'leave', to: `/quiz/${quizId}/results` }),
    )
  })

  test('because the page was left before the answer arrived', async () => {
    const { page, quizId } = await openIntro()
    let open = () => {}
    proxy().plan(START, heldUntil(new Promise<void>((resolve) => (open = resolve))))
    const leave = page.takeQuiz.showQuiz(quizId)
    await until(() => expect(page.takeQuiz.$scene.get().scene).toBe('intro'))
    const starting = page.takeQuiz.startOpenQuiz()
    leave()
    open()
    await starting
    expect(page.records.$myAttempts.get()).toEqual([])
    await openQuizOf(page, quizId)
    expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'intro', start: { state: 'ready' } })
  })
})
