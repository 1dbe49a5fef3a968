// SPEC 2 Practice
import { fireEvent } from '@testing-library/dom'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openAttempt } from '../../demo/api/attempts/starts.ts'
import { until } from '../support/page/page.ts'
import { keepSession, openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { at, opticsJson } from '../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const ME = /^GET \/api\/auth\/me$/

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

const focused = ({ element }: Widget) => element.shadowRoot?.activeElement

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))

const RIGHT = [/^Option A/, /^Option B/, /^Option A/]

describe('a practice quiz for everybody', () => {
  test('gives verdict, reason and score in the page, with two calls beside the session’s and nothing stored', async () => {
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
    expect(focused(widget)).toBe(next)
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
    expect(focused(widget)?.textContent).toBe('Question 1')
    // Beside them stands the question of every page without a session, after half a second.
    await until(() => expect(proxy().calls(ME)).toHaveLength(1))
    expect(proxy().calls(/^(?!GET \/api\/auth\/me$)/)).toEqual([
      expect.stringMatching(/^GET \/api\/quiz$/),
      expect.stringMatching(/^GET \/api\/quiz\/[^/]+\/practice$/),
    ])
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual(before)
  })

  test('may be on a page twice, each with a round of its own', async () => {
    const quizId = await storePractice()
    const [one, other] = [await insert(quizId), await insert(quizId)]
    await press(one, /^Option A/)
    await press(one, 'Next Question')
    await one.screen.findByText('Try it yourself · 2 of 3')
    await other.screen.findByText('Try it yourself · 1 of 3')
  })

  test('scrolls each question to where it can be read, below a tall one too, and never before', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    const above = vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, -400, 9, 9))
    onTestFinished(() => {
      for (const spy of [scrolled, above]) spy.mockRestore()
    })
    const widget = await insert(await storePractice())
    // A page that was left a moment ago may still draw, and is none of ours.
    const ours = () =>
      (scrolled.mock.contexts as Element[]).filter((place) => widget.element.shadowRoot?.contains(place))
    await press(widget, RIGHT[0] ?? '')
    expect(ours()).toEqual([])
    await press(widget, 'Next Question')
    await until(() => expect(ours()).toEqual([focused(widget)]))
  })
})

describe('a practice quiz for everybody, as a card,', () => {
  test('says to administrators that it is a draft which nobody can practise yet', async () => {
    const quizId = await storePractice('public', { isActive: false })
    keepSession(await enrol(school(), { isAdmin: true }))
    const { screen } = await insert(quizId)
    await screen.findByText('Learners do not see this quiz until it is published.')
  })

  test('says that it cannot be loaded, and is shown once it can', async () => {
    const quizId = await storePractice()
    proxy().plan(/practice$/, instead(answers(500, { message: 'Down' })))
    const widget = await insert(quizId)
    await widget.screen.findByRole('alert')
    await press(widget, 'Try again')
    await widget.screen.findByText('Try it yourself · 1 of 3')
    expect(focused(widget)?.textContent).toBe('Question 1')
  })

  test('can be practised by people who are signed in, too, and is not on their home page', async () => {
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

describe('a quiz for people who are signed in', () => {
  const OVER = { opens: at('08:00:00'), closes: at('09:00:00') }
  const showTo = async (reviewFrom: string) => {
    const quizId = await storePractice('signed-in', OVER)
    const { db } = school().deps
    await db.updateTable('quizzes').set({ review_from: reviewFrom }).where('id', '=', quizId).execute()
    const person = await enrol(school())
    keepSession(person)
    return { widget: await insert(quizId), quizId, person }
  }

  test('can be practised below its card once it has ended', async () => {
    const { widget } = await showTo('quiz-ended')
    await press(widget, 'Practice')
    await widget.screen.findByText('Try it yourself · 1 of 3')
    widget.screen.getByText('Practice: nothing is sent.')
    expect(focused(widget)?.textContent).toBe('Question 1')
  })

  test('says from when it can be practised, if its answers are shown later', async () => {
    const { widget } = await showTo('2026-03-04T12:00:00Z')
    await widget.screen.findByText(/^You can practice it from Mar 4, /)
    expect(widget.screen.queryByRole('button', { name: 'Practice' })).toBeNull()
  })

  test('says why it cannot be practised while somebody is still at work on it', async () => {
    const { widget, quizId, person } = await showTo('quiz-ended')
    const { db } = school().deps
    const quiz = await db.selectFrom('quizzes').selectAll().where('id', '=', quizId).executeTakeFirstOrThrow()
    await openAttempt(db, { ...quiz, end_time: new Date(at('12:00:00')) }, person, new Date(at('09:59:00')))
    await press(widget, 'Practice')
    await widget.screen.findByText('You can practice this quiz once its answers are shown.')
    await db.deleteFrom('quiz_starts').execute()
    await press(widget, 'Try again')
    await widget.screen.findByText('Try it yourself · 1 of 3')
  })
})
