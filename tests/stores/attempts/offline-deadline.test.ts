import { describe, expect, test } from 'vitest'
import { until, watch } from '../../support/page/page.ts'
import { openSchool } from '../../support/page/school-page.ts'
import { ASK, openSharedWork, pause, SUBMIT } from '../../support/page/shared-work.ts'
import { skipWaits } from '../../support/page/waits.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { resets } from '../../support/server/faulty-server.ts'

const place = openSchool(at('10:00:00'))
const { school, proxy } = place
const { pass, jump, beginSaved } = openSharedWork(place)

/** Somebody is offline while five minutes are added, and until after the deadline that the device knows. */
async function missExtension({ presses = false } = {}) {
  const work = await beginSaved()
  const admin = await enrol(school(), { isAdmin: true })
  const { status } = await admin.call('POST', `/quiz/${work.quizId}/admin/extend`, { all: true, minutes: 5 })
  expect(status).toBe(200)
  skipWaits()
  for (const call of [ASK, SUBMIT, /GET .*\/taken$/]) proxy().plan(call, ...Array(20).fill(instead(resets)))
  if (presses) await work.page.takeQuiz.submitOpenQuiz()
  jump(15 * 60)
  await until(() => expect(work.page.records.$attempt.get()?.phase.name).toBe('waiting'))
  await until(() => expect(work.page.records.$sending.get()).toEqual([]))
  const submits = proxy().calls(SUBMIT).length
  expect(submits).toBe(4)
  return work
}

function comeBack(): void {
  proxy().forget()
  window.dispatchEvent(new Event('online'))
}

describe('minutes added while a learner was offline past the deadline', () => {
  test('count: the exam goes on and says so', async () => {
    const { page, quiz, person, quizId } = await missExtension()
    const { $unreadNews } = await import('../../../src/stores/attempts/announcements.ts')
    const unread = watch($unreadNews)
    comeBack()
    await until(() =>
      expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'in-progress', submitting: false }),
    )
    expect(page.records.$attempt.get()?.deadline).toBe(at('10:20:00'))
    expect(unread.at(-1)).toEqual([{ code: 'extended', minutes: 5 }])
    expect(proxy().calls(SUBMIT)).toEqual([])
    page.attempt.answerQuestion(quiz, 1, 2)
    await pass(3)
    jump(5 * 60)
    await until(() => expect(page.takeQuiz.$scene.get().scene).toBe('leave'))
    expect((await person.call('GET', `/quiz/${quizId}/results`)).body.answers).toEqual([3, 2, null])
  })

  test('also count if a retry by hand brings the news', async () => {
    const { page } = await missExtension()
    proxy().forget()
    await page.takeQuiz.submitOpenQuiz()
    expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'in-progress', submitting: false })
    expect(proxy().calls(SUBMIT)).toEqual([])
  })

  test('change nothing for a learner who had submitted', async () => {
    const { page, person, quizId } = await missExtension({ presses: true })
    comeBack()
    await until(() => expect(page.takeQuiz.$scene.get().scene).toBe('leave'))
    expect((await person.call('GET', `/quiz/${quizId}/results`)).body.answers).toEqual([3, null, null])
  })
})

test('an attempt whose submission is retried also notices added time', async () => {
  const { page, quizId } = await beginSaved()
  const admin = await enrol(school(), { isAdmin: true })
  proxy().plan(ASK, instead(resets))
  proxy().plan(SUBMIT, instead(resets))
  jump(15 * 60)
  await until(() => expect(proxy().calls(SUBMIT)).toHaveLength(1))
  await admin.call('POST', `/quiz/${quizId}/admin/extend`, { all: true, minutes: 5 })
  await until(() => expect(page.records.$attempt.get()?.deadline).toBe(at('10:20:00')))
  await pause(150)
  expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'in-progress', submitting: false })
  expect(proxy().calls(SUBMIT)).toHaveLength(1)
})
