import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { installIndexedDb } from '../../support/page/indexed-db.ts'
import { leavePage, until } from '../../support/page/page.ts'
import { beginWork, openQuizOf } from '../../support/page/quiz-work.ts'
import { openPage, openSchool, type Page } from '../../support/page/school-page.ts'
import { storedLive } from '../../support/page/stored-attempts.ts'
import { at } from '../../support/school/fixtures.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { resets } from '../../support/server/faulty-server.ts'

const place = openSchool(at('10:00:00'))
const { proxy } = place
const KEYS = ['quiz:attempts', 'quiz:questions']
const ACCESS = /GET \/api\/quiz\/[^/]+\/access$/

const onDevice = () => KEYS.map((key) => [key, localStorage.getItem(key) ?? '{}'] as const)
/** Resets localStorage to an earlier state: the browser had not flushed it. */
async function losePower(kept: (readonly [key: string, text: string])[]): Promise<void> {
  await leavePage()
  for (const [key, text] of kept) localStorage.setItem(key, text)
}
const answersOf = ({ records }: Page) => records.$myAttempts.get().map(({ answers }) => answers)
/** Long enough to read the copy. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50))

describe('the durable copy on the disk', () => {
  test('has steps that the other copy lost', async () => {
    const { texts } = installIndexedDb()
    const { page, quiz } = await beginWork(place)
    const kept = onDevice()
    page.attempt.answerQuestion(quiz, 1, 0)
    page.attempt.answerQuestion(quiz, 2, 0)
    await until(() => expect(texts.get('quiz:attempts')).toContain('[3,0,0]'))
    await losePower(kept)
    const after = await openPage(proxy())
    await until(() => expect(answersOf(after)).toEqual([[3, 0, 0]]))
    expect(localStorage.getItem('quiz:attempts')).toContain('[3,0,0]')
  })

  test('has an attempt that is lost everywhere else, with its questions', async () => {
    const { texts } = installIndexedDb()
    const { quizId, quiz } = await beginWork(place)
    await until(() => expect(texts.get('quiz:attempts')).toContain('[3,null,null]'))
    await losePower(KEYS.map((key) => [key, '{}']))
    const after = await openPage(proxy())
    await until(() => expect(answersOf(after)).toEqual([[3, null, null]]))
    proxy().plan(ACCESS, instead(resets))
    expect(await openQuizOf(after, quizId)).toEqual(quiz)
  })

  test('changes nothing if it is the older one', async () => {
    const { texts } = installIndexedDb()
    const { page, quiz } = await beginWork(place)
    await until(() => expect(texts.get('quiz:attempts')).toContain('[3,null,null]'))
    const before = texts.get('quiz:attempts') ?? ''
    page.attempt.answerQuestion(quiz, 1, 0)
    await aMoment()
    await leavePage()
    texts.set('quiz:attempts', before)
    const after = await openPage(proxy())
    await aMoment()
    expect(answersOf(after)).toEqual([[3, 0, null]])
  })
})

describe('the durable copy is written', () => {
  test.each([
    ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('after the next paint, or at once where the page is %s', async (_, go) => {
    const { texts } = installIndexedDb()
    const { page, quiz } = await beginWork(place)
    await until(() => expect(texts.get('quiz:attempts')).toContain('[3,null,null]'))
    vi.stubGlobal('requestAnimationFrame', () => 0)
    onTestFinished(() => void vi.unstubAllGlobals())
    // A frame that was asked for before would write the next answer, too.
    await aMoment()
    page.attempt.answerQuestion(quiz, 1, 0)
    await aMoment()
    expect(texts.get('quiz:attempts')).toContain('[3,null,null]')
    go()
    await until(() => expect(texts.get('quiz:attempts')).toContain('[3,0,null]'))
  })

  test('at once in a hidden page, which paints nothing', async () => {
    const { texts } = installIndexedDb()
    const { page, quiz } = await beginWork(place)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    vi.stubGlobal('requestAnimationFrame', () => 0)
    onTestFinished(() => void vi.restoreAllMocks())
    page.attempt.answerQuestion(quiz, 1, 0)
    await until(() => expect(texts.get('quiz:attempts')).toContain('[3,0,null]'))
  })

  test('over a new connection if the browser closed the old one', async () => {
    const { texts, disconnect } = installIndexedDb()
    const { page, quiz } = await beginWork(place)
    await aMoment()
    disconnect()
    page.attempt.answerQuestion(quiz, 1, 0)
    await until(() => expect(texts.get('quiz:attempts')).toContain('[3,0,null]'))
  })
})

describe('the durable copy, when it is read,', () => {
  test('does not bring back an attempt that was submitted, even if it had not heard of that', async () => {
    const { texts } = installIndexedDb()
    const { page } = await beginWork(place)
    await aMoment()
    const before = new Map(texts)
    await page.takeQuiz.submitOpenQuiz()
    await aMoment()
    await leavePage()
    for (const [key, text] of before) texts.set(key, text)
    const after = await openPage(proxy())
    await aMoment()
    expect(answersOf(after)).toEqual([])
  })

  test('does not bring back an attempt that is submitted meanwhile', async () => {
    const disk = installIndexedDb()
    await beginWork(place)
    await aMoment()
    await leavePage()
    let open = () => {}
    disk.openAfter(new Promise((resolve) => (open = resolve)))
    const after = await openPage(proxy())
    const [attempt] = after.records.$myAttempts.get()
    if (attempt) after.records.apply(attempt, { type: 'submitted' })
    open()
    await aMoment()
    expect(answersOf(after)).toEqual([])
    expect(storedLive()).toEqual([])
  })

  test('brings back an attempt that was discarded and begun again with the same start', async () => {
    const { texts } = installIndexedDb()
    const { page, quiz, quizId } = await beginWork(place)
    page.takeQuiz.discardOpenAttempt()
    await openQuizOf(page, quizId)
    await page.takeQuiz.startOpenQuiz()
    page.attempt.answerQuestion(quiz, 1, 1)
    await until(() => expect(texts.get('quiz:attempts')).toContain('[null,1,null]'))
    await losePower([['quiz:attempts', '{}']])
    const after = await openPage(proxy())
    await until(() => expect(answersOf(after)).toEqual([[null, 1, null]]))
  })

  test('is waited for before anything overdue is sent', async () => {
    const { texts, openAfter } = installIndexedDb()
    const { page, person, quiz, quizId } = await beginWork(place)
    const kept = onDevice()
    page.attempt.answerQuestion(quiz, 1, 0)
    await until(() => expect(texts.get('quiz:attempts')).toContain('[3,0,null]'))
    await losePower(kept)
    place.school().clock.advance(15.5)
    openAfter(new Promise((resolve) => setTimeout(resolve, 500)))
    const after = await openPage(proxy())
    await until(() => expect(answersOf(after)).toEqual([]))
    const { body } = await person.call('GET', `/quiz/${quizId}/results`)
    expect(body.answers).toEqual([3, 0, null])
  })
})
