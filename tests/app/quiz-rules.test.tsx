// SPEC 2 Writing room
import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { type App, appAt } from '../support/page/app.ts'
import { until } from '../support/page/page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../support/school/school.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school, proxy } = openSchool(at('09:00:00'))
const SAVE = /PUT \/api\/quiz\/[^/]+$/

const typeInto =
  ({ screen }: Pick<App, 'screen'>) =>
  (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** An administrator edits the optics quiz. */
async function editQuiz() {
  await school().deps.db.deleteFrom('quizzes').execute()
  const quizId = await storeQuiz(school())
  const app = await appAt(proxy)('/admin', await enrol(school(), { isAdmin: true }))
  await app.press('button', 'Edit Quiz')
  await app.screen.findByLabelText('Answers are shown')
  const tick = (name: string | RegExp) => fireEvent.click(app.screen.getByRole('checkbox', { name }))
  return { ...app, quizId, type: typeInto(app), tick }
}

/** An administrator begins a new quiz. */
async function newQuiz() {
  const app = await appAt(proxy)('/admin/quiz/new', await enrol(school(), { isAdmin: true }))
  await app.screen.findByLabelText('Answers are shown')
  return { ...app, type: typeInto(app) }
}

test('a quiz can be given its rules, and a question or an option can be pinned', async () => {
  const { screen, press, type, tick, text } = await editQuiz()
  const shown = screen.getByLabelText<HTMLSelectElement>('Answers are shown')
  expect([...shown.options].map((option) => option.text)).toEqual([
    'Right away',
    'When the quiz ends',
    'At a time',
  ])
  expect(shown.value, 'as it is stored').toBe('submitted')
  expect(text()).toContain('Learners in a later slot can learn the answers')
  const practice = screen.getByLabelText<HTMLSelectElement>('Practice')
  fireEvent.change(practice, { target: { value: 'public' } })
  expect(text()).toContain('anyone can read the questions and the answers')
  fireEvent.change(practice, { target: { value: 'signed-in' } })
  expect(text()).toContain('Once the quiz has ended and its answers are shown.')
  await press('button', 'Show them when the quiz ends')
  await until(() => expect(shown.value).toBe('quiz-ended'))
  expect(text()).not.toContain('in a later slot')
  expect((shown.getRootNode() as ShadowRoot).activeElement, 'the button has gone').toBe(shown)
  await press('button', 'Edit question')
  await screen.findByLabelText('Question Text')
  expect(screen.getAllByRole('checkbox'), 'nothing is mixed that could keep its place').toHaveLength(2)
  tick('Shuffle questions')
  tick('Shuffle options')
  type(/^Questions for each learner/, '2')
  tick('Keeps its place, option D')
  tick('Keeps its place, and is always asked')
  await press('button', 'Update Question')
  await press('button', 'Update Quiz')
  await until(() => expect(proxy().calls(SAVE)).toHaveLength(1))
  const [body] = proxy().bodies(SAVE)
  expect(body).toMatchObject({
    reviewFrom: 'quiz-ended',
    practice: 'signed-in',
    shuffle: { questions: true, options: true },
    draw: 2,
    questions: [{ pinned: true, options: [{}, {}, {}, { pinned: true }] }, {}, {}],
  })
})

test('the form requires a time for the answers, and draws no more questions than there are', async () => {
  const { screen, press, type } = await editQuiz()
  fireEvent.change(screen.getByLabelText('Answers are shown'), { target: { value: 'at' } })
  type(/^Questions for each learner/, '4')
  await press('button', 'Update Quiz')
  await screen.findByText('Please enter when the answers are shown', { selector: '.field-error *' })
  screen.getByText('There are only 3 questions: draw fewer, or leave the number empty')
  await until(() =>
    expect(screen.getByLabelText('Answers are shown from').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(proxy().calls(SAVE)).toEqual([])
  type('Answers are shown from', '2026-03-05T08:00')
  type(/^Questions for each learner/, '')
  await press('button', 'Update Quiz')
  await until(() => expect(proxy().calls(SAVE)).toHaveLength(1))
  expect(proxy().bodies(SAVE)).toMatchObject([{ reviewFrom: new Date('2026-03-05T08:00').toISOString() }])
})

test('a new quiz shows its review at once, with a warning if others may take it later', async () => {
  const { screen, type, text } = await newQuiz()
  expect(screen.getByLabelText<HTMLSelectElement>('Answers are shown').value).toBe('submitted')
  type('Start Time', '2026-12-04T10:00')
  type('End Time', '2026-12-04T10:15')
  expect(text(), 'all take it at once').not.toContain('in a later slot')
  type('End Time', '2026-12-04T18:00')
  await until(() => expect(text()).toContain('in a later slot'))
})
