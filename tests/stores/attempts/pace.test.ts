import { describe, expect, test, vi } from 'vitest'
import { leavePage, until } from '../../support/page/page.ts'
import { beginWork } from '../../support/page/quiz-work.ts'
import { openSchool, type Page } from '../../support/page/school-page.ts'
import { ASK, openSharedWork, SAVE, SUBMIT } from '../../support/page/shared-work.ts'
import { at } from '../../support/school/fixtures.ts'

const place = openSchool(at('10:00:00'))
const { proxy } = place
const { pass, jump, beginSaved, fakeClock } = openSharedWork(place)

/** The optics quiz with its third question on the screen. */
async function beginInView() {
  const work = await beginSaved()
  const { enterExam } = await import('../../../src/stores/page/exam-view.ts')
  const leaveExam = enterExam()
  return { ...work, leaveExam }
}

const paceOf = ({ records }: Page) => records.$attempt.get()?.pace
const noted = (page: Page) => paceOf(page)?.spent.map((ms) => Math.round(ms / 1000))

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the time of a question on the screen', () => {
  test('is noted as the learner goes on, and not each second', async () => {
    const { page } = await beginInView()
    const stores = vi.spyOn(Storage.prototype, 'setItem')
    const changes = vi.fn()
    const stop = page.records.$attempt.listen(changes)
    await pass(6)
    expect([noted(page), changes.mock.calls.length]).toEqual([[0, 0, 0], 0])
    expect(stores.mock.calls.filter(([key]) => key.startsWith('quiz:attempts'))).toEqual([])
    stop()
    page.attempt.showQuestion(0)
    await pass(2)
    page.attempt.flagQuestion(0)
    expect(noted(page)).toEqual([2, 0, 6])
  })

  test('alone makes no save, and goes with the next one', async () => {
    const { page, quiz } = await beginInView()
    await pass(20)
    expect(proxy().calls(SAVE)).toHaveLength(1)
    page.attempt.answerQuestion(quiz, 2, 1)
    page.attempt.answerQuestion(quiz, 2, 0)
    await pass(3)
    await until(() => expect(proxy().calls(SAVE)).toHaveLength(2))
    const [, saved] = proxy().bodies(SAVE) as { seconds: number[]; changes: unknown }[]
    expect(saved?.changes).toEqual([[], [], [1]])
    expect(saved?.seconds.slice(0, 2)).toEqual([0, 0])
    expect(saved?.seconds[2]).toBeGreaterThanOrEqual(21)
  })

  test('ends as the page is hidden, and is stored then', async () => {
    const { page } = await beginInView()
    await pass(4)
    hide(true)
    expect(noted(page)).toEqual([0, 0, 4])
    await pass(30)
    hide(false)
    await pass(2)
    window.dispatchEvent(new Event('pagehide'))
    expect(noted(page)).toEqual([0, 0, 6])
  })

  test('leaves out what a page slept', async () => {
    const { page } = await beginInView()
    await pass(3)
    jump(0)
    place.school().clock.now += 300_000
    vi.setSystemTime(Date.now() + 300_000)
    await pass(2)
    page.attempt.flagQuestion(2)
    expect(noted(page)).toEqual([0, 0, 5])
  })

  test('is over once the exam is left', async () => {
    const { page, leaveExam } = await beginInView()
    await pass(3)
    leaveExam()
    expect(noted(page)).toEqual([0, 0, 3])
    await pass(5)
    page.attempt.flagQuestion(2)
    expect(noted(page)).toEqual([0, 0, 3])
    await leavePage()
  })
})

describe('the pace', () => {
  test('goes with the submission up to its last second', async () => {
    const { page } = await beginInView()
    await pass(7)
    await page.takeQuiz.submitOpenQuiz()
    const [sent] = proxy().bodies(SUBMIT) as { seconds: number[]; changes: unknown; timeSpent: number }[]
    expect(sent?.changes).toEqual([[], [], []])
    // The clock may have been corrected by less than a second.
    expect(sent?.seconds[2]).toBeGreaterThanOrEqual(6)
    expect(sent?.seconds[2]).toBeLessThanOrEqual(7)
  })
})

test('an API that takes no pace is told none, and the device notes none', async () => {
  fakeClock()
  const { page } = await beginWork(place, 0, ['start', 'saves', 'versions'])
  const { enterExam } = await import('../../../src/stores/page/exam-view.ts')
  enterExam()
  await until(() => expect(proxy().calls(ASK)).toHaveLength(1))
  await pass(4)
  expect([noted(page), paceOf(page)]).toEqual([undefined, null])
  await page.takeQuiz.submitOpenQuiz()
  for (const body of [...proxy().bodies(SAVE), ...proxy().bodies(SUBMIT)])
    expect(Object.keys(body as object)).not.toContain('seconds')
})
