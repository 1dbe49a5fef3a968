import { fireEvent, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ensureSlots } from '../../demo/api/slots/slots.ts'
import { appAt } from '../support/page/app.ts'
import { until } from '../support/page/page.ts'
import { enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { at, opticsJson } from '../support/school/fixtures.ts'
import { handIn } from '../support/school/hand-in.ts'
import { book, enrol, storeQuiz, storeSlot } from '../support/school/school.ts'
import { heldUntil } from '../support/server/fault-proxy.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school, proxy } = openSchool(at('10:00:00'))

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => void vi.unstubAllEnvs())

const openAdmin = async (route: string) => appAt(proxy)(route, await enrol(school(), { isAdmin: true }))
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

describe('the dashboard', () => {
  // SPEC 2 Routes; 2 Admin dashboard
  test('has its heading, its panel of slots and a table of the quizzes', async () => {
    await school().deps.db.deleteFrom('quizzes').execute()
    await storeQuiz(school())
    const { screen } = await openAdmin('/admin')
    await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })
    screen.getByText('Manage quizzes and view analytics')
    screen.getByRole('heading', { name: 'Slot Booking Management' })
    screen.getByRole('button', { name: 'Configure Slots' })
    screen.getByRole('link', { name: 'Manage Slots' })
    screen.getByRole('link', { name: 'Activity Log' })
    screen.getByText('LaTeX Math Help')
    const table = within(await screen.findByRole('table', { name: 'All Quizzes' }))
    expect(textsOf(table.getAllByRole('columnheader'))).toEqual([
      'Quiz',
      'Status',
      'Duration',
      'Questions',
      'Schedule',
      'Actions',
    ])
    const [row] = table.getAllByRole('rowheader', { name: opticsJson.title, description: '' })
    table.getByRole('button', { name: `More for ${opticsJson.title}` })
    expect(textsOf(row?.querySelectorAll('div') ?? [])).toEqual([opticsJson.title, opticsJson.description])
    expect(textsOf(table.getAllByRole('cell')).slice(0, 4)).toEqual([
      'Active',
      '15 min',
      // The words are for phones alone.
      '3 questions',
      'Mar 4, 10:00 AMuntil Mar 4to Mar 4, 11:00 AM',
    ])
    expect(screen.queryByText(/^Showing/), 'one page needs no footer').toBeNull()
  })

  // SPEC 2 Admin dashboard
  test('publishes a draft from its row, where the focus stays', async () => {
    await school().deps.db.deleteFrom('quizzes').execute()
    await storeQuiz(school(), { isActive: false })
    const { screen, pressInMenu } = await openAdmin('/admin')
    await screen.findByRole('button', { name: 'Edit Quiz', description: opticsJson.title })
    await pressInMenu('Publish Quiz')
    await screen.findByText('Active', { selector: '.badge, .badge *' })
    const more = screen.getByRole('button', { name: `More for ${opticsJson.title}` })
    expect((more.getRootNode() as ShadowRoot).activeElement).toBe(more)
  })
})

describe('the work at hand', () => {
  // SPEC 2 Admin dashboard
  test('makes a published quiz a draft again from its row, and finds it among the drafts', async () => {
    await school().deps.db.deleteFrom('quizzes').execute()
    await storeQuiz(school())
    await storeQuiz(school(), { title: 'Waves' })
    const { screen, pressInMenu, press } = await openAdmin('/admin')
    const titles = () =>
      screen.getAllByRole('rowheader').map((head) => head.querySelector('.strong')?.textContent)
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Find a quiz' }), {
      target: { value: 'optics' },
    })
    await until(() => expect(titles()).toEqual([opticsJson.title]))
    await pressInMenu('Unpublish')
    await press('button', 'Draft 1')
    await until(() => expect(titles()).toEqual([opticsJson.title]))
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a quiz' }), { target: { value: 'waves' } })
    await screen.findByText('No quiz matches.')
  })

  test('says what is due today, with one way on', async () => {
    await school().deps.db.deleteFrom('quizzes').execute()
    await school().deps.db.deleteFrom('slots').execute()
    const opens = at('10:00:00') + DAY_MS - MINUTE_MS
    const quizId = await storeQuiz(school(), { opens, closes: opens + DAY_MS, isActive: false })
    const { screen } = await openAdmin('/admin')
    const panel = within(await screen.findByRole('region', { name: 'What needs you today' }))
    const sentence = `${opticsJson.title} is a draft that starts Mar 5, 9:59 AM. It has 3 questions.`
    const way = panel.getByRole('link', { name: 'Continue', description: sentence })
    expect(way.getAttribute('href')).toContain(`/admin/quiz/${quizId}/edit`)
  })

  test('starts a new quiz with questions from elsewhere', async () => {
    const { screen, press } = await openAdmin('/admin')
    await press('button', 'Import')
    await screen.findByRole('dialog', { name: 'Paste anything' })
  })

  // SPEC 2 Admin dashboard
  test('shows a spinner until its quizzes are there', async () => {
    await storeQuiz(school())
    let open = () => {}
    proxy().plan(/GET \/api\/quiz$/, heldUntil(new Promise<void>((resolve) => (open = resolve))))
    const { screen } = await openAdmin('/admin')
    const list = await screen.findByRole('region', { name: 'All Quizzes' })
    expect([list.querySelector('.spinner'), list.querySelector('.bones')]).toEqual([expect.anything(), null])
    expect(within(list).getByRole('status').textContent, 'said once').toBe('Loading…')
    open()
    await within(list).findByRole('table')
    expect(list.querySelector('.spinner')).toBeNull()
  })
})

describe('a row of the dashboard', () => {
  // SPEC 2 Admin dashboard
  test.each([
    ['has begun', 0, 'View Results'],
    ['begins tomorrow', DAY_MS, 'Edit Quiz'],
  ])('has, for a quiz that %s, every action, beginning with the one most needed', async (_, delay, due) => {
    await school().deps.db.deleteFrom('quizzes').execute()
    const opens = at('10:00:00') - MINUTE_MS + delay
    await storeQuiz(school(), { opens, closes: opens + 3_600_000 })
    const { screen, press } = await openAdmin('/admin')
    const row = within((await screen.findAllByRole('row'))[1] as HTMLElement)
    const actions = [...(row.getAllByRole('cell').at(-1)?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    expect(actions.map(({ title }) => title)).toEqual([
      'Test Quiz',
      'View Results',
      'Edit Quiz',
      'Delete Quiz',
      `More for ${opticsJson.title}`,
    ])
    expect(actions.filter(({ className }) => className.includes('wanted')).map(({ title }) => title)).toEqual(
      [due],
    )
    row.getByRole('button', { name: 'Delete Quiz', description: opticsJson.title }).click()
    await screen.findByText(/^Are you sure you want to delete this quiz\?/)
    await press('button', 'Cancel')
    await press('button', /^More for/)
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Duplicate Quiz',
      'Unpublish',
    ])
  })
})

describe('the trial of a quiz', () => {
  // SPEC 2 Quiz trial
  test('asks before Escape ends it while it runs', async () => {
    await school().deps.db.deleteFrom('quizzes').execute()
    await storeQuiz(school())
    const { screen, press } = await openAdmin('/admin')
    await press('button', 'Test Quiz')
    await screen.findByRole('timer')
    const pressEscape = () =>
      fireEvent(screen.getByRole('dialog', { name: 'Test Quiz' }), new Event('cancel', { cancelable: true }))
    pressEscape()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close the test?' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Keep testing' }))
    screen.getByRole('timer')
    pressEscape()
    await screen.findByRole('alertdialog', { name: 'Close the test?' })
    fireEvent.click(dialog.getByRole('button', { name: 'Close Test' }))
    await until(() => expect(screen.queryByRole('region', { name: 'Test Quiz' })).toBeNull())
    await press('button', /^More for/)
  })

  // SPEC 2 Quiz trial
  test('ends with an answer sheet whose marks lead to the questions', async () => {
    await school().deps.db.deleteFrom('quizzes').execute()
    const questions = Array.from({ length: 7 }, () => opticsJson.questions[0] as never)
    await storeQuiz(school(), { questions })
    const { screen, press } = await openAdmin('/admin')
    await press('button', 'Test Quiz')
    const widthOf = (timer: HTMLElement) => timer.closest('.device')?.className
    expect(widthOf(await screen.findByRole('timer'))).toBe('device')
    await press('button', 'Phone')
    expect(widthOf(screen.getByRole('timer'))).toBe('device phone')
    for (let step = 1; step < 7; step++) await press('button', 'Next Question')
    await press('button', 'Finish Test')
    await screen.findByText('0 out of 7 questions correct')
    screen.getByText('7 incorrect (7 of them not answered)')
    await press('button', /^Question 7/)
    const seventh = await screen.findByRole('heading', { name: 'Question 7, not answered' })
    await until(() => expect((seventh.getRootNode() as ShadowRoot).activeElement).toBe(seventh))
    await press('button', 'Test again')
    await screen.findByText('Question 1 of 7')
    await press('button', 'Close Test')
  })

  // SPEC 2 Quiz trial
  test('leads from its result to the question in the writing room', async () => {
    await school().deps.db.deleteFrom('quizzes').execute()
    await storeQuiz(school())
    const { screen, press } = await openAdmin('/admin')
    await press('button', 'Test Quiz')
    for (let step = 1; step < 3; step++) await press('button', 'Next Question')
    await press('button', 'Finish Test')
    const edits = await screen.findAllByRole('button', { name: 'Edit this question' })
    fireEvent.click(edits[1] as HTMLElement)
    await screen.findByText('Page 2 of 3')
    expect(screen.queryByRole('region', { name: 'Test Quiz' })).toBeNull()
  })
})

describe('the form of a quiz', () => {
  // SPEC 2 Quiz form
  test('turns its questions page by page, each a card with its letters, its key and its points', async () => {
    await school().deps.db.deleteFrom('quizzes').execute()
    await storeQuiz(school())
    const { screen, press } = await openAdmin('/admin')
    await press('button', 'Edit Quiz')
    await screen.findByRole('heading', { name: 'Edit Quiz' })
    await screen.findByText('Page 1 of 3')
    await press('button', 'Next Question')
    await screen.findByText('Page 2 of 3')
    const card = await screen.findByRole('article', { name: 'Question 2' })
    within(card).getByText(/2 points/)
    expect(textsOf(card.querySelectorAll('.bubble'))).toEqual(['A', 'B', 'C', 'D'])
    expect(textsOf(card.querySelectorAll('.option.green .verdict'))).toEqual(['Correct answer'])
    for (const name of ['Edit question', 'Delete question']) within(card).getByRole('button', { name })
    await press('button', 'Previous Question')
    await screen.findByText('Page 1 of 3')
    screen.getByRole('button', { name: 'Update Quiz' })
  })

  // SPEC 2 Quiz form; 5 Validation
  test('previews a question’s picture from its address, and has four options', async () => {
    const { screen, press } = await openAdmin('/admin')
    await press('button', 'Create New Quiz')
    await press('button', 'Add New Question')
    const editor = within(await screen.findByRole('form', { name: 'New question' }))
    fireEvent.input(editor.getByLabelText('Question Image URL (optional)'), {
      target: { value: '/pictures/lens.svg' },
    })
    const picture = await screen.findByRole('img', { name: 'Picture of question 1' })
    expect(picture.getAttribute('src')).toBe('/pictures/lens.svg')
    expect(editor.getAllByRole('radio', { name: /^Correct: option [A-D]$/ })).toHaveLength(4)
    expect(editor.getAllByLabelText(/^Option [A-D]$/)).toHaveLength(4)
    expect(editor.getAllByLabelText(/^Image URL, option [A-D]$/)).toHaveLength(4)
    expect(editor.getAllByLabelText(/^Upload image, option [A-D]$/)).toHaveLength(4)
    const fields = [...editor.getAllByLabelText(/Image URL|Upload image/)]
    expect(fields, 'the question has both, too').toHaveLength(10)
    expect(
      fields.filter((field) => field.closest('details, [hidden]')),
      'nothing is folded',
    ).toEqual([])
    for (const name of ['Add Question', 'Cancel']) editor.getByRole('button', { name })
  })
})

// SPEC 2 Routes; 2 Admin quiz results
test('the attempts at a quiz are shown in figures and in a table', async () => {
  const [quizId, asha] = [await storeQuiz(school()), await enrolWithSeat(school())]
  await handIn(asha, quizId, { answers: [0, 2], timeSpent: 0 })
  const { screen } = await openAdmin(`/admin/quiz/${quizId}/results`)
  const table = within(await screen.findByRole('table', { name: 'Attempts' }))
  expect(textsOf(table.getAllByRole('columnheader'))).toEqual([
    'User',
    'Score',
    'Correct / Total',
    'Time Spent',
    'Submitted',
    'Actions',
  ])
  expect(textsOf(table.getAllByRole('cell'))).toEqual([
    '33%',
    '1/3',
    '0:00',
    'Mar 4, 202610:00 AM',
    'View DetailsReset',
  ])
  table.getByRole('button', { name: 'Reset', description: 'A learner' })
  table.getByRole('button', { name: /^More for / })
  const details = table.getByRole<HTMLAnchorElement>('link', { name: 'View Details' })
  expect(new URL(details.href).hash).toBe(`#/quiz/${quizId}/user/${asha.id}/results`)
  const statistics = within(screen.getByRole('region', { name: 'Statistics' }))
  const figures = ['Total Attempts', 'Average Score', 'Highest Score', 'Lowest Score', 'Total Time']
  expect(textsOf(statistics.getAllByRole('term'))).toEqual(figures)
  await until(() =>
    expect(textsOf(statistics.getAllByRole('definition'))).toEqual(['1', '33%', '33%', '33%', '0:00']),
  )
  screen.getByText('Showing 1 to 1 of 1 results')
})

// SPEC 2 Slot configuration
test('the slot configuration is summed up, and the page says that it is being saved', async () => {
  const { screen, press } = await openAdmin('/admin')
  await press('button', 'Configure Slots')
  const summary = await screen.findByRole('region', { name: 'Current Configuration Summary' })
  within(summary).getByText('30-minute slots, 8:00 AM to 6:00 PM, 500 users per slot')
  screen.getByRole('button', { name: 'Reset to Defaults' })
  let open = () => {}
  proxy().plan(/PUT \/api\/admin\/slot-config/, heldUntil(new Promise<void>((resolve) => (open = resolve))))
  await press('button', 'Save Configuration')
  await screen.findByRole('button', { name: 'Saving...' })
  open()
  await until(() => expect(screen.queryByRole('heading', { name: 'Slot Configuration' })).toBeNull())
})

// SPEC 2 Slot Booking Dashboard
test('a booking is listed with name, address and date, and the list can be filtered by status', async () => {
  await school().deps.db.deleteFrom('bookings').execute()
  await school().deps.db.deleteFrom('slots').execute()
  await ensureSlots(school().deps)
  const { screen, press } = await openAdmin('/admin/slots')
  await until(() =>
    expect(textsOf(screen.getAllByRole('term'))).toEqual([
      'Total Slots',
      'Total Capacity',
      'Booked Slots',
      'Utilization',
    ]),
  )
  expect(screen.queryByText('Peak Hour Analysis'), 'of nobody there is no peak').toBeNull()
  await book(await enrol(school(), { name: 'Asha Rao' }), await storeSlot(school(), at('10:30:00')))
  await press('button', 'Refresh Data')
  await screen.findByRole('heading', { name: 'Peak Hour Analysis' })
  expect(textsOf(screen.getAllByRole('tab'))).toEqual(["Today's Summary", 'Date Analysis', '7-Day Overview'])
  fireEvent.click(screen.getByRole('tab', { name: 'Date Analysis' }))
  const slot = (await screen.findByRole('heading', { name: /^10:30\s–\s11:00\sAM$/ })).closest(
    'li',
  ) as HTMLElement
  fireEvent.click(within(slot).getByRole('button', { name: 'View Details' }))
  const list = within(
    await screen.findByRole('dialog', {
      name: /^Slot Bookings - 10:30\s–\s11:00\sAM \(Mar 4, 2026\)$/,
    }),
  )
  const row = within((await list.findByText('Asha Rao')).closest('li') as HTMLElement)
  row.getByText(/@learners\.example$/)
  row.getByText('Booked Mar 4, 10:00 AM')
  row.getByText('Booked', { selector: '.badge' })
  expect(textsOf(list.getAllByRole('option'))).toEqual([
    'All Status',
    'Booked',
    'Cancelled',
    'Used',
    'Expired',
  ])
})
