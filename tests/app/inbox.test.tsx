// CONTRACT 4 reports
import { fireEvent, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { hearToasts, until } from '../support/page/page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { begin, enrolWithSeat, start, submit } from '../support/school/exam.ts'
import { at } from '../support/school/fixtures.ts'
import { MIRROR, SNELL } from '../support/school/optics-class.ts'
import { ownReports, report } from '../support/school/reporting.ts'
import { enrol, type Person } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school, proxy } = openSchool(at('10:05:00'))
const openApp = appAt(proxy)
const LIST = /GET \/api\/admin\/reports/

beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC')
  // The top layer is the browser's.
  HTMLElement.prototype.showPopover ??= () => {}
  await school().deps.db.deleteFrom('question_reports').execute()
})

/** Asha and Ben are at work: both say that no answer to the first question is right, Asha that the second one is unclear. */
async function storeReports() {
  const [asha, quizId] = await begin(school())
  const ben = await enrolWithSeat(school())
  await start(ben, quizId)
  await report(asha, quizId, SNELL, { kind: 'none-right', text: 'It should be $0.75$.' })
  await report(ben, quizId, SNELL, { kind: 'none-right' })
  await report(asha, quizId, MIRROR, { kind: 'unclear' })
  return { asha, ben, quizId, grace: await enrol(school(), { isAdmin: true, name: 'Grace Lin' }) }
}

async function openInbox(route = '/admin/reports') {
  const stored = await storeReports()
  await submit(stored.asha, stored.quizId, { answers: [0, 1, 0] })
  await submit(stored.ben, stored.quizId, { answers: [1, 1, 0] })
  const toasts = hearToasts()
  const app = await openApp(route, stored.grace)
  const { screen } = app
  const list = async () =>
    within(await screen.findByRole('region', { name: 'Reported questions' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  const question = async (number: number) =>
    within(await screen.findByRole('region', { name: `Question ${number}` }))
  return { ...app, ...stored, toasts, list, question }
}

const toldOf = async (person: Person, questionId: string) =>
  (await ownReports(person)).find((told: { questionId: string }) => told.questionId === questionId)

/** How the texts of the first two questions begin; the first one has a formula. */
const [SNELL_TEXT, MIRROR_TEXT] = [/^Light enters glass/, /^Where is the image/]

describe('what is reported', () => {
  test('has the most often reported question first, with what learners say of it', async () => {
    const { screen, list, question } = await openInbox()
    expect(await list()).toEqual([expect.stringMatching(SNELL_TEXT), expect.stringMatching(MIRROR_TEXT)])
    screen.getByText('3 reports on 2 questions. The most often reported come first.')
    const first = await question(1)
    expect(first.getByRole('heading', { level: 2 }).parentElement?.textContent).toContain('2 reports')
    const says = within(first.getByRole('region', { name: 'What learners say' }))
    says.getByText('No answer is right')
    says.getByText(/It should be/)
    expect(says.getAllByRole('listitem').at(-1)?.textContent).toContain('A learner · Mar 4, 10:05 AM')
    expect(screen.getByRole('button', { name: 'Open 2' }).getAttribute('aria-pressed')).toBe('true')
  })

  test('tries the change that reports suggest, and accepts with it and a sentence in one press', async () => {
    const { question, list, asha, ben, toasts } = await openInbox()
    const first = await question(1)
    const accept = await first.findByRole('button', { name: 'Drop the question, regrade 2 attempts' })
    const reply = first.getByRole('textbox', { name: 'What the 2 learners will read' })
    expect(reply).toHaveProperty('value', 'The question no longer counts. Thank you for your report.')
    fireEvent.change(reply, {
      target: { value: 'It does not count any more. Thank you.' },
    })
    fireEvent.click(accept)
    await until(() =>
      expect(toasts).toEqual(['success: 2 attempts regraded', 'success: 2 reports are answered']),
    )
    await until(async () => expect(await list()).toEqual([expect.stringMatching(MIRROR_TEXT)]))
    const told = { status: 'accepted', reply: 'It does not count any more. Thank you.' }
    expect(await toldOf(asha, SNELL)).toMatchObject(told)
    expect(await toldOf(ben, SNELL)).toMatchObject(told)
    expect(await toldOf(asha, MIRROR)).toMatchObject({ status: 'open' })
  })

  test('declines with a sentence, and opens again what was declined', async () => {
    const { screen, question, press, list, asha, toasts } = await openInbox()
    await press('link', MIRROR_TEXT)
    const second = await question(2)
    await until(() =>
      expect(document.activeElement?.shadowRoot?.activeElement?.textContent).toBe('Question 2'),
    )
    fireEvent.click(second.getByRole('button', { name: 'Decline…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Question 2 stays as it is' }))
    const decline = dialog.getByRole('button', { name: 'Decline' })
    const reply = dialog.getByRole('textbox')
    expect(reply).toHaveProperty('value', 'We have checked it: the question says all that is needed.')
    fireEvent.change(reply, { target: { value: '' } })
    expect(decline, 'never without a sentence').toHaveProperty('disabled', true)
    fireEvent.change(reply, { target: { value: 'A mirror forms the image.' } })
    fireEvent.click(decline)
    await until(() => expect(toasts).toEqual(['success: The report is answered']))
    await until(async () => expect(await list()).toEqual([expect.stringMatching(SNELL_TEXT)]))
    expect(await toldOf(asha, MIRROR)).toMatchObject({
      status: 'declined',
      reply: 'A mirror forms the image.',
    })

    await press('button', 'Declined 1')
    const declined = await question(2)
    declined.getByText('A mirror forms the image.')
    declined.getByText(/^Answered by Grace Lin/)
    fireEvent.click(declined.getByRole('button', { name: 'Open again' }))
    await screen.findByRole('heading', { name: 'No report has been declined' })
    await until(() => expect(toasts.at(-1)).toBe('success: The report is open again'))
    expect(await toldOf(asha, MIRROR)).toMatchObject({ status: 'open' })
  })
})

describe('the inbox of reports', () => {
  test('keeps the sentence being written while another question is looked at', async () => {
    const { question, press } = await openInbox()
    const read = async () => (await question(1)).findByRole('textbox')
    fireEvent.change(await read(), { target: { value: 'We looked at' } })
    await press('link', MIRROR_TEXT)
    await question(2)
    await press('link', SNELL_TEXT)
    expect(await read()).toHaveProperty('value', 'We looked at')
  })

  test('leads to the regrading with what is reported filled in; who applies it accepts the reports', async () => {
    const { screen, question, press, asha, toasts } = await openInbox()
    fireEvent.click(await (await question(1)).findByRole('button', { name: 'Change something else…' }))
    const panel = within(await screen.findByRole('region', { name: 'Regrade question 1' }))
    expect(panel.getByRole('radio', { name: /^Drop the question/ })).toHaveProperty('checked', true)
    expect(panel.getByRole('checkbox', { name: /^Accept the 2 reports/ })).toHaveProperty('checked', true)
    fireEvent.click(panel.getByRole('radio', { name: /^Every answer is right/ }))
    await press('button', 'Apply to 2 attempts')
    await until(() =>
      expect(toasts).toEqual(['success: 2 attempts regraded', 'success: 2 reports are answered']),
    )
    expect(await toldOf(asha, SNELL)).toMatchObject({
      status: 'accepted',
      reply: 'Every answer counts as right now. Thank you for your report.',
    })
  })

  test('accepts without regrading from its menu, with a sentence that promises no change', async () => {
    const { screen, question, asha } = await openInbox()
    const first = await question(1)
    await first.findByRole('button', { name: 'Drop the question, regrade 2 attempts' })
    fireEvent.click(first.getByRole('button', { name: 'More ways to answer' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Only accept, without regrading…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept without regrading' }))
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'You are right. Thank you for your report.')
    fireEvent.click(dialog.getByRole('button', { name: 'Accept' }))
    await until(async () => expect(await toldOf(asha, SNELL)).toMatchObject({ status: 'accepted' }))
  })

  test('says that nothing is reported, and what could not be loaded', async () => {
    const grace = await enrol(school(), { isAdmin: true })
    proxy().plan(LIST, instead(answers(500, {})))
    const { screen, press } = await openApp('/admin/reports', grace)
    await screen.findByText('This could not be loaded')
    await press('button', 'Try again')
    await screen.findByRole('heading', { name: 'No question is reported' })
  })
})

test('the dashboard leads to reported questions', async () => {
  const { grace } = await storeReports()
  const { screen, press } = await openApp('/admin', grace)
  await screen.findByText('2 questions are reported.')
  await press('link', 'Look at the reports')
  await screen.findByRole('heading', { name: 'Reports' })
})

test('the room says what is reported, tells everyone in one press, and puts off the next question', async () => {
  const { grace, asha, quizId } = await storeReports()
  const { screen } = await openApp(`/admin/quiz/${quizId}/room`, grace)
  const card = async () => within(await screen.findByRole('region', { name: 'Reported now' }))
  const first = await card()
  first.getByRole('heading', { name: 'Question 1' })
  first.getByText(SNELL_TEXT)
  first.getByText('2 say none is right')
  first.getByText(/It should be/)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Question 1: 2 say none is right',
  )
  expect(screen.getAllByText('report')).toHaveLength(2)
  expect(first.queryByRole('button', { name: 'Regrade…' }), 'nothing is handed in').toBeNull()
  const sentence =
    '“Light enters glass (…) at 30°. What is the angle inside?”: it may have no right answer. We are looking at it; go on with the others.'
  expect(first.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', sentence)
  fireEvent.click(first.getByRole('button', { name: 'Tell the 2 at work' }))

  await screen.findByRole('heading', { name: 'Question 2' })
  await screen.findByText(/it may have no right answer/)
  const second = await card()
  second.getByText('1 learner says it is unclear')
  fireEvent.click(second.getByRole('button', { name: 'Later' }))
  await until(() => expect(screen.queryByRole('region', { name: 'Reported now' })).toBeNull())
  expect((await ownReports(asha)).map(({ status }: { status: string }) => status)).toEqual(['open', 'open'])
})

test('the room leads to the regrading once somebody has handed in', async () => {
  const { grace, asha, quizId } = await storeReports()
  await submit(asha, quizId, { answers: [0, 1, 0] })
  const { screen, press } = await openApp(`/admin/quiz/${quizId}/room`, grace)
  await screen.findByRole('region', { name: 'Reported now' })
  await press('button', 'Regrade…')
  const panel = within(await screen.findByRole('region', { name: 'Regrade question 1' }))
  await until(() =>
    expect(panel.getByRole('radio', { name: /^Drop the question/ })).toHaveProperty('checked', true),
  )
})
