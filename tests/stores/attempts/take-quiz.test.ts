// SPEC 4 States; 5 Validation; 8 Load and submit
import { describe, expect, test } from 'vitest'
import { hearToasts, until, watch } from '../../support/page/page.ts'
import { enrolWithSeat, openPage, openPageOf, openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { enrol, storeQuiz } from '../../support/school/school.ts'
import { heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const ACCESS = /GET \/api\/quiz\/[^/]+\/access$/

test('a quiz cannot be begun without a sign-in', async () => {
  const toasts = hearToasts()
  const page = await openPage(proxy())
  await page.takeQuiz.startOpenQuiz()
  await until(() => expect(toasts).toEqual(['error: Please sign in to take the quiz']))
  expect(localStorage.getItem('quiz:attempts')).toBeNull()
})

describe('a quiz that cannot be opened', () => {
  test('because there is no slot leads home, and says so', async () => {
    const toasts = hearToasts()
    const page = await openPageOf(await enrol(school()), proxy())
    watch(page.takeQuiz.$scene)
    await page.takeQuiz.openQuiz(await storeQuiz(school()))
    expect(page.takeQuiz.$scene.get()).toEqual({ scene: 'leave', to: '/' })
    await until(() =>
      expect(toasts).toEqual([
        'error: You can only access quizzes during your booked slot time. Please book a slot first.',
      ]),
    )
  })

  test.each([
    ['has not begun', { opens: at('10:20:00') }],
    ['is over', { opens: at('08:00:00'), closes: at('09:00:00') }],
  ])('because it %s leads home, and says so', async (_, times) => {
    const toasts = hearToasts()
    const page = await openPageOf(await enrol(school(), { isAdmin: true }), proxy())
    watch(page.takeQuiz.$scene)
    await page.takeQuiz.openQuiz(await storeQuiz(school(), times))
    expect(page.takeQuiz.$scene.get()).toEqual({ scene: 'leave', to: '/' })
    await until(() => expect(toasts).toEqual(['error: This quiz is not currently active']))
  })

  test('for any other reason leads home, and names it', async () => {
    const toasts = hearToasts()
    proxy().plan(ACCESS, instead(answers(500, { message: 'Database is down' })))
    const page = await openPageOf(await enrolWithSeat(school()), proxy())
    watch(page.takeQuiz.$scene)
    await page.takeQuiz.openQuiz(await storeQuiz(school()))
    expect(page.takeQuiz.$scene.get()).toEqual({ scene: 'leave', to: '/' })
    await until(() => expect(toasts).toEqual(['error: Database is down']))
  })

  test('because it does not exist says so', async () => {
    const page = await openPageOf(await enrolWithSeat(school()), proxy())
    watch(page.takeQuiz.$scene)
    await page.takeQuiz.openQuiz('00000000-0000-4000-8000-000000000000')
    expect(page.takeQuiz.$scene.get()).toEqual({ scene: 'not-found' })
  })

  test('because it was submitted leads to its result', async () => {
    const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    await handIn(person, quizId, { answers: [0], timeSpent: 60 })
    const page = await openPageOf(person, proxy())
    watch(page.takeQuiz.$scene)
    await page.takeQuiz.openQuiz(quizId)
    expect(page.takeQuiz.$scene.get()).toEqual({ scene: 'leave', to: `/quiz/${quizId}/results` })
  })

  test('before an earlier one has arrived drops that one’s answer', async () => {
    const [person, quizId, otherId] = [
      await enrolWithSeat(school()),
      await storeQuiz(school()),
      await storeQuiz(school()),
    ]
    const page = await openPageOf(person, proxy())
    watch(page.takeQuiz.$scene)
    const [first, second] = [page.takeQuiz.openQuiz(quizId), page.takeQuiz.openQuiz(otherId)]
    await Promise.all([first, second])
    await until(() => expect(page.takeQuiz.$scene.get()).toHaveProperty('quiz._id', otherId))
  })
})

describe('a quiz that is opened twice', () => {
  test('in advance is not read again once its page is drawn', async () => {
    const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    const page = await openPageOf(person, proxy())
    watch(page.takeQuiz.$scene)
    page.takeQuiz.showQuiz(quizId)
    await page.takeQuiz.openQuizAhead(quizId)
    await until(() => expect(page.takeQuiz.$scene.get()).toHaveProperty('scene', 'intro'))
    expect(proxy().calls(ACCESS)).toHaveLength(1)
  })

  test('shows what the later call answers, so Start Quiz is never pressed in vain', async () => {
    const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    const page = await openPageOf(person, proxy())
    watch(page.takeQuiz.$scene)
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    proxy().plan(ACCESS, heldUntil(Promise.resolve()), heldUntil(gate))
    const first = page.takeQuiz.openQuiz(quizId)
    // Two connections: otherwise the later call may be the first to arrive.
    await until(() => expect(proxy().calls(ACCESS)).toHaveLength(1))
    const second = page.takeQuiz.openQuiz(quizId)
    await first
    expect(page.takeQuiz.$scene.get()).toEqual({ scene: 'loading' })
    open()
    await second
    await page.takeQuiz.startOpenQuiz()
    expect(page.takeQuiz.$scene.get()).toHaveProperty('scene', 'in-progress')
  })
})
