import { fireEvent } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import { until } from '../support/page/page.ts'
import { keepSession, openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { at, opticsJson } from '../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))

const QUESTIONS = opticsJson.questions.map((question) => ({ ...question, explanation: 'Because of Snell.' }))
const storePractice = async (practice: 'public' | 'signed-in' = 'public', facts: object = {}) => {
  const quizId = await storeQuiz(school(), { title: 'Lenses', questions: QUESTIONS, ...facts })
  await school().deps.db.updateTable('quizzes').set({ practice }).where('id', '=', quizId).execute()
  return quizId
}
const insert = (quiz: string) => insertWidget('quiz-app', { 'api-base': `${proxy().url}/api`, quiz })
type Widget = Awaited<ReturnType<typeof insert>>
const press = async ({ screen }: Widget, name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

const RIGHT = [/^Option A/, /^Option B/, /^Option A/]

describe('a quiz for everybody', () => {
  test('asks in the page at once: verdict and why, a score at the end, and again, with two calls and nothing stored', async () => {
    const quizId = await storePractice()
    const heard = vi.fn()
    for (const name of ['quiz-started', 'quiz-submitted'])
      window.addEventListener(name, (event) => heard(name, (event as CustomEvent).detail))
    const before = [Object.keys(localStorage), Object.keys(sessionStorage)]
    const widget = await insert(quizId)
    const { screen } = widget
    await screen.findByText('Try it yourself · 1 of 3')
    screen.getByText('Practice: nothing is sent, no account needed.')
    expect(screen.queryByText('Because of Snell.')).toBeNull()
    await press(widget, /^Option C/)
    await screen.findByText('Because of Snell.')
    expect(screen.getByRole('status').textContent).toContain('Not quite.')
    expect(heard.mock.calls).toEqual([['quiz-started', { quizId }]])
    const next = screen.getByRole('button', { name: 'Next Question' })
    expect(widget.element.shadowRoot?.activeElement).toBe(next)
    fireEvent.click(next)
    await press(widget, RIGHT[1] ?? '')
    expect(screen.getByRole('status').textContent).toContain('That is right.')
    await press(widget, 'Next Question')
    await press(widget, RIGHT[2] ?? '')
    await press(widget, 'Finish')
    await screen.findByRole('heading', { name: '2 of 3 correct' })
    expect(heard.mock.lastCall).toEqual(['quiz-submitted', { quizId, score: 67 }])
    await press(widget, 'Again')
    await screen.findByText('Try it yourself · 1 of 3')
    expect(proxy().calls(/./)).toEqual([
      expect.stringMatching(/^GET \/api\/quiz$/),
      expect.stringMatching(/^GET \/api\/quiz\/[^/]+\/practice$/),
    ])
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual(before)
  })

  test('may stand twice on a page, each with a round of its own', async () => {
    const quizId = await storePractice()
    const [one, other] = [await insert(quizId), await insert(quizId)]
    await press(one, /^Option A/)
    await press(one, 'Next Question')
    await one.screen.findByText('Try it yourself · 2 of 3')
    await other.screen.findByText('Try it yourself · 1 of 3')
  })

  test('that does not come says so, and comes once it does', async () => {
    const quizId = await storePractice()
    proxy().plan(/practice$/, instead(answers(500, { message: 'Down' })))
    const widget = await insert(quizId)
    await widget.screen.findByRole('alert')
    await press(widget, 'Try again')
    await widget.screen.findByText('Try it yourself · 1 of 3')
  })

  test('is practised by who is signed in, too, and is no quiz of their home', async () => {
    const quizId = await storePractice()
    keepSession(await enrol(school(), { isAdmin: true }))
    const widget = await insert(quizId)
    await widget.screen.findByText('Try it yourself · 1 of 3')
    const home = await insertWidget('quiz-app', { 'api-base': `${proxy().url}/api` })
    await home.screen.findByRole('tab', { name: /^All/ })
    await until(() => expect(home.screen.queryByText('Loading...')).toBeNull())
    expect(home.screen.queryByRole('heading', { name: 'Lenses' })).toBeNull()
  })
})

test('a quiz for who is signed in is practised below its card once it has ended', async () => {
  const times = { opens: at('08:00:00'), closes: at('09:00:00') }
  const quizId = await storePractice('signed-in', times)
  keepSession(await enrol(school()))
  const widget = await insert(quizId)
  await press(widget, 'Practise')
  await widget.screen.findByText('Try it yourself · 1 of 3')
})
