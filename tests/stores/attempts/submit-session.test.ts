import { describe, expect, test } from 'vitest'
import { createSession } from '../../../demo/api/session/session.ts'
import { otherTabStores, until } from '../../support/page/page.ts'
import { beginWork } from '../../support/page/quiz-work.ts'
import { enrolWithSeat, keepSession, openSchool, type Page } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'
import { makeGate } from '../../support/server/gate.ts'

// An API that keeps no version of the questions: the client asks for them before it sends, which takes a while.
const place = openSchool(at('10:00:00'), { kind: 'plain' })
const { proxy } = place
const SUBMIT = /POST \/api\/quiz\/[^/]+\/submit$/
const ACCESS = /GET \/api\/quiz\/[^/]+\/access$/
const ME = /GET \/api\/auth\/me/

const answersOf = ({ records }: Page) => records.$myAttempts.get().map(({ answers: given }) => given)

describe('an attempt, when another session begins in another tab before it is sent,', () => {
  /** Submits, and holds the attempt up where it waits for the quiz, until `meanwhile` is over. */
  async function submitWhile({ page }: { page: Page }, meanwhile: () => Promise<void>) {
    const { gate, open } = makeGate()
    proxy().forget()
    proxy().plan(ACCESS, heldUntil(gate))
    const sending = page.takeQuiz.submitOpenQuiz()
    await until(() => expect(proxy().calls(ACCESS)).toHaveLength(1))
    await meanwhile()
    open()
    await sending
  }
  const signedIn = (page: Page) => until(() => expect(page.session.$access.get().state).toBe('signed-in'))

  test('is not sent in somebody else’s name, and its owner can find and send it', async () => {
    const work = await beginWork(place)
    const { page, person, quizId } = work
    const ben = await enrolWithSeat(place.school())
    await submitWhile(work, async () => {
      keepSession(ben)
      await until(() => expect(page.session.$userId.get()).toBe(ben.id))
    })
    expect(proxy().calls(SUBMIT)).toEqual([])
    expect((await ben.call('GET', `/quiz/${quizId}/taken`)).body.taken).toBe(false)
    keepSession(person)
    await until(() => expect(answersOf(page)).toEqual([[3, null, null]]))
    await page.takeQuiz.submitOpenQuiz()
    expect((await person.call('GET', `/quiz/${quizId}/results`)).body.answers).toEqual([3, null, null])
  })

  test('is not sent before it is known whose session it is', async () => {
    const work = await beginWork(place)
    const { page } = work
    const ben = await enrolWithSeat(place.school())
    const { gate, open } = makeGate()
    await submitWhile(work, async () => {
      proxy().plan(ME, heldUntil(gate))
      keepSession(ben)
      setTimeout(open, 100)
    })
    expect(page.session.$userId.get()).toBe(ben.id)
    expect(proxy().calls(SUBMIT)).toEqual([])
  })

  test('is sent once if the session is the same person’s', async () => {
    const work = await beginWork(place)
    const { page, person } = work
    const { db, clock } = place.school().deps
    const token = await createSession(db, person.id, new Date(clock()))
    await submitWhile(work, async () => keepSession({ token }))
    await signedIn(page)
    expect(proxy().calls(SUBMIT)).toHaveLength(1)
    expect(answersOf(page)).toEqual([])
  })
})

test.each([
  ['if the cookie is now somebody else’s, is not sent', 'ben', 0],
  ['if the cookie is still the same person’s, is sent', 'asha', 1],
])('an attempt in a session without a token, %s', async (_, whose, sends) => {
  const { page } = await beginWork(place)
  const user = page.session.$user.get() ?? { _id: '', name: '', email: '', isAdmin: false }
  // As where storage is blocked: the device keeps no token, and the browser sends the cookie.
  otherTabStores('quiz:token', null)
  page.session.$access.set({ state: 'signed-in', user })
  proxy().forget()
  const me = instead(answers(200, { user: { ...user, _id: whose === 'ben' ? 'ben' : user._id } }))
  proxy().plan(ME, ...Array(9).fill(me))
  proxy().plan(ACCESS, instead(answers(500)))
  proxy().plan(SUBMIT, instead(answers(200, { score: 0, correctAnswers: 0, totalQuestions: 3 })))
  await page.takeQuiz.submitOpenQuiz()
  expect(proxy().calls(SUBMIT)).toHaveLength(sends)
})
