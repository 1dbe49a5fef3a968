import { fireEvent, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { catchDownloads } from '../support/page/downloads.ts'
import { hearToasts, until } from '../support/page/page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at, opticsJson } from '../support/school/fixtures.ts'
import { storeOpticsClass } from '../support/school/optics-class.ts'
import { enrol, storeQuiz } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school, proxy } = openSchool(at('12:00:00'))
const openApp = appAt(proxy)
const LIST = /GET \/api\/admin\/users\?/

beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC')
  HTMLElement.prototype.showPopover ??= () => {}
  const { db } = school().deps
  await db.deleteFrom('quizzes').execute()
  await db.deleteFrom('users').execute()
})

/** Chloé is weakest, then Ben, then Asha; nobody has taken the second quiz. */
async function storeClass() {
  const { quizId, admin, ids } = await storeOpticsClass(school(), {
    Asha: [0, 1, 0],
    Ben: [0, 1, 2],
    Chloé: [1, 0, 1],
  })
  const waves = await storeQuiz(school(), { opens: at('11:30:00'), closes: at('13:00:00') })
  await school().deps.db.updateTable('quizzes').set({ title: 'Waves' }).where('id', '=', waves).execute()
  return { quizId, admin, ids, waves }
}

async function openMatrix() {
  const stored = await storeClass()
  const app = await openApp('/admin/users', stored.admin)
  const table = await app.screen.findByRole('table', { name: 'Learners and quizzes' })
  const rows = () =>
    within(app.screen.getByRole('table', { name: 'Learners and quizzes' }))
      .getAllByRole('row')
      .slice(1, -1)
      .map(({ children }) => [...children].map(({ textContent }) => textContent))
  const names = () => rows().map(([name]) => name)
  return { ...stored, ...app, table, rows, names }
}

describe('the matrix of learners', () => {
  // SPEC 2 Admin quiz results; 2 Learners
  test('has quizzes as columns and the weakest first, with links to learners and papers', async () => {
    const { screen, rows, quizId, ids } = await openMatrix()
    expect(rows().map((cells) => cells.toSpliced(2, 1))).toEqual([
      ['Chloé', '0%', '0', 'Not yet taken–'],
      ['Ben', '67%', '67', 'Not yet taken–'],
      ['Asha', '100%', '100', 'Not yet taken–'],
    ])
    screen.getByText('3 learners, 2 quizzes. A name opens the learner, a number the paper.')
    const paper = screen.getByRole('link', { name: `Ben, ${opticsJson.title}: 67%` })
    expect(paper.getAttribute('href')).toMatch(new RegExp(`/quiz/${quizId}/user/${ids.Ben}/results$`))
    expect(screen.getByRole('region', { name: 'Scores, scrolls sideways' }).tabIndex).toBe(0)
  })

  test('has among the weakest only learners who have taken something', async () => {
    await enrol(school(), { name: 'Newcomer' })
    const files = catchDownloads()
    const { screen, press, names } = await openMatrix()
    await press('button', 'Ten weakest')
    await until(() => expect(names()).toEqual(['Chloé', 'Ben', 'Asha']))
    await screen.findByText('Showing 1 to 3 of 4')
    expect(screen.queryByText(/never taken anything/)).toBeNull()
    await press('button', 'Export CSV')
    await until(() => expect(files).toHaveLength(1))
    expect(await files[0]?.blob.text()).not.toContain('Newcomer')
  })

  test('sets those apart who have never taken anything, and counts them in no average', async () => {
    const { id } = await enrol(school(), { name: 'Newcomer' })
    const { screen, names, table } = await openMatrix()
    expect(names()).toEqual(['Chloé', 'Ben', 'Asha'])
    const apart = screen.getByText('1 has never taken anything').closest('details') as HTMLElement
    const link = within(apart).getByRole('link', { name: 'Newcomer', hidden: true })
    expect(link.getAttribute('href')).toMatch(new RegExp(`/admin/user/${id}$`))
    const foot = [...(table.querySelector('tfoot tr')?.children ?? [])].map(({ textContent }) => textContent)
    expect(foot).toEqual(['Average of all found', '56%', '', '56%', '–'])
  })

  // SPEC 2 Learners
  test('shows those who have not taken a quiz with one press, and then for any quiz', async () => {
    const { screen, press, names, quizId } = await openMatrix()
    await press('button', 'Not yet taken')
    await until(() => expect(proxy().calls(/notTaken=/)).toHaveLength(1))
    await until(() => expect(names()).toHaveLength(3))
    const quizzes = screen.getByRole('combobox', { name: 'Quiz that was not taken' })
    fireEvent.change(quizzes, { target: { value: quizId } })
    await screen.findByText('Everybody has taken this quiz.')
    await press('button', 'Show all learners')
    await until(() => expect(names()).toHaveLength(3))
  })

  // SPEC 2 Learners
  test('makes a class from a pasted list, shows it alone, and reports unknown addresses', async () => {
    const toasts = hearToasts()
    const { screen, press, names } = await openMatrix()
    await press('button', 'New class from a list…')
    const dialog = within(await screen.findByRole('dialog', { name: 'New class from a list' }))
    const write = (label: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    write(/^Name of the class/, '9B')
    write(
      /^E-mail addresses/,
      'Name;Mail\nAsha;0@school.example\n"Ben" <1@school.example>, gone@school.example',
    )
    dialog.getByText('3 addresses found')
    fireEvent.click(dialog.getByRole('button', { name: 'Make Class' }))
    await dialog.findByText(/^1 address belongs to nobody who has signed in: gone@school.example$/)
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await until(() => expect(names()).toEqual(['Ben', 'Asha']))
    await until(() => expect(toasts).toEqual(['success: 2 learners are in 9B now']))
    expect(screen.getByRole('combobox', { name: 'Class' }).textContent).toBe('All classes9B (2)')
  })
})

describe('the list of the learners', () => {
  // SPEC 2 Learners
  test('can be saved as a file, with a column per quiz', async () => {
    const files = catchDownloads()
    const { press } = await openMatrix()
    await press('button', 'Export CSV')
    await until(() => expect(files).toHaveLength(1))
    expect(await files[0]?.blob.text()).toBe(
      [
        `\uFEFFLearner,Email,Class,${opticsJson.title},Waves,Average (%)`,
        'Chloé,2@school.example,,0,,0',
        'Ben,1@school.example,,67,,67',
        'Asha,0@school.example,,100,,100',
        '',
      ].join('\r\n'),
    )
  })

  // SPEC 8 Odd records
  test('is shown even if one of them is odd, which is counted', async () => {
    const { admin } = await storeClass()
    const person = {
      user: { _id: 'p1', name: null },
      attempts: 1,
      average: 50,
      byQuiz: { q1: { score: 'x' } },
    }
    const pagination = { page: 1, limit: 50, total: 2, totalPages: 1, hasNext: false, hasPrev: false }
    proxy().plan(
      LIST,
      instead(answers(200, { people: [person, { user: 7, _id: 'p2' }], quizzes: null, pagination })),
    )
    const { screen } = await openApp('/admin/users', admin)
    await screen.findByRole('link', { name: 'Unknown User' })
    screen.getByText('1 entry could not be shown.')
  })

  test('can be read again after a failure, which is reported', async () => {
    const toasts = hearToasts()
    const { admin } = await storeClass()
    proxy().plan(LIST, instead(answers(500)))
    const { screen, press } = await openApp('/admin/users', admin)
    await screen.findByRole('alert')
    await press('button', 'Try again')
    await screen.findByRole('link', { name: 'Asha' })
    expect(toasts).toEqual(['error: Failed to load the learners'])
  })
})

describe('an odd list of the learners', () => {
  test('says what it could not read and left out of the file', async () => {
    const [files, toasts] = [catchDownloads(), hearToasts()]
    const { admin } = await storeClass()
    const pagination = { page: 1, limit: 50, total: 2, totalPages: 1, hasNext: false, hasPrev: false }
    const people = [
      { user: { _id: 'p1', name: 'Asha' }, attempts: 0, byQuiz: {} },
      { user: 7, _id: 'p2' },
    ]
    const list = () => instead(answers(200, { people, quizzes: [], groups: [], pagination }))
    // The screen, whether there are cursors, and the file.
    proxy().plan(LIST, list(), list(), list())
    const { screen, press } = await openApp('/admin/users', admin)
    await screen.findByRole('link', { name: 'Asha' })
    await press('button', 'Export CSV')
    await until(() => expect(files).toHaveLength(1))
    expect(toasts).toEqual(['error: 1 entry could not be read and is not in the file.'])
  })

  test('keeps its columns and classes if one of them is odd', async () => {
    const { admin } = await storeClass()
    const pagination = { page: 1, limit: 50, total: 1, totalPages: 1, hasNext: false, hasPrev: false }
    const people = [{ user: { _id: 'p1', name: ' ' }, attempts: 1, byQuiz: { q1: { score: 40 } } }]
    const quizzes = [{ _id: 'q1', title: null, average: 'low' }, { title: 'Lost' }, null]
    const groups = [{ group: '9B', people: 1 }, { group: null }, 'all']
    proxy().plan(LIST, instead(answers(200, { people, quizzes, groups, pagination })))
    const { screen } = await openApp('/admin/users', admin)
    await screen.findByRole('link', { name: 'Unknown User, Unknown Quiz: 40%' })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Learner',
      'Average',
      'Trend',
      'Unknown Quiz',
    ])
    expect(screen.getByRole('combobox', { name: 'Class' }).textContent).toBe('All classes9B (1)')
  })
})

describe('the page of a learner', () => {
  const openPerson = async () => {
    const stored = await storeClass()
    const app = await openApp(`/admin/user/${stored.ids.Ben}`, stored.admin)
    await app.screen.findByRole('heading', { level: 1, name: 'Ben' })
    return { ...stored, ...app, toasts: hearToasts() }
  }

  // SPEC 2 Learner
  test('has all attempts, the quizzes left to take, and extra time in minutes', async () => {
    const { screen, press } = await openPerson()
    const attempts = within(screen.getByRole('table', { name: 'All attempts' }))
    expect(attempts.getAllByRole('row')).toHaveLength(2)
    screen.getByText('1 quiz · average 67%')
    screen.getByRole('img', { name: 'Scores from the earliest to the latest: 67%' })
    const left = (await screen.findByText('1 not yet taken')).closest('details')
    expect(left?.open, 'a count that unfolds').toBe(false)
    within(left as HTMLElement).getByRole('link', { name: 'Waves', hidden: true })
    await screen.findByText('30 minutes stay 30 min.')
    await press('button', 'Change…')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(await dialog.findByRole('radio', { name: '1.5×' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('30 minutes become 45 min (30 + 15 extra).')
  })

  test('exists even if no more than an id can be read', async () => {
    const { admin } = await storeClass()
    const user = { _id: 'p1', name: null, email: 7, createdAt: 'once' }
    const result = { _id: 'r1', quiz: { _id: 'q1', title: null }, score: 50, submittedAt: 'not a date' }
    const topics = [{ topic: 'Lenses', asked: 4, right: 1 }, { topic: null }]
    proxy().plan(/GET .*\/users\/p1\/results/, instead(answers(200, { user, results: [result, 7], topics })))
    const { screen } = await openApp('/admin/user/p1', admin)
    await screen.findByRole('heading', { level: 1, name: 'Unknown User' })
    const attempts = within(screen.getByRole('table', { name: 'All attempts' }))
    expect(attempts.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Quiz/),
      'Unknown Quiz50%–/–0:00–',
      'Unknown Quiz––/–0:00–',
    ])
    screen.getByText('Lenses')
  })

  // SPEC 2 Learner
  test('can put the learner into a class, and take them out of it', async () => {
    const { screen, press, toasts } = await openPerson()
    const save = async (value: string) => {
      await press('button', 'Class…')
      const dialog = within(await screen.findByRole('dialog', { name: 'Class of Ben' }))
      fireEvent.change(dialog.getByLabelText(/^Name of the class/), { target: { value } })
      fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await until(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await save('9B')
    await screen.findByText('9B')
    await save('')
    await until(() => expect(screen.queryByText('9B')).toBeNull())
    await until(() => expect(toasts.at(-1)).toBe('success: Ben is in no class now'))
  })

  // SPEC 2 Learner
  test('drops an attempt that is reset, and keeps the focus', async () => {
    const { screen, press, element } = await openPerson()
    await press('button', `More for ${opticsJson.title}`)
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Reset' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reset Attempt: Ben' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Reset Attempt' }))
    await screen.findByText('This learner has not taken a quiz yet.')
    expect(element.shadowRoot?.activeElement?.textContent).toBe('All attempts')
  })

  // SPEC 2 Learner
  test('says so if nobody knows them', async () => {
    const { admin } = await storeClass()
    const { screen } = await openApp('/admin/user/00000000-0000-4000-8000-000000000000', admin)
    await screen.findByRole('heading', { name: 'Learner not found' })
  })
})

// SPEC 2 Own data
test('a person can save their data as a file, and delete it after a question', async () => {
  const [files, toasts] = [catchDownloads(), hearToasts()]
  const asha = await enrol(school(), { name: 'Asha Rao' })
  const { screen, press } = await openApp('/user/sessions', asha)
  await press('button', 'Download my data')
  await until(() => expect(files).toHaveLength(1))
  expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toMatchObject({ user: { name: 'Asha Rao' } })
  await press('button', 'Delete my data…')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete my data' }))
  dialog.getByText(/Your results stay as numbers without your name/)
  fireEvent.click(dialog.getByRole('button', { name: 'Delete my data' }))
  await screen.findByText('Please sign in below')
  await until(() => expect(toasts).toContain('success: Your data was deleted'))
  expect((await asha.call('GET', '/auth/me')).status).toBe(401)
})

// SPEC 2 Own data
test('a person whose quiz is still open cannot delete their data, and reads why', async () => {
  const toasts = hearToasts()
  const { waves } = await storeClass()
  const asha = await enrol(school(), { name: 'Asha Rao' })
  const at = new Date(school().clock.now)
  await school()
    .deps.db.insertInto('quiz_starts')
    .values({
      quiz_id: waves,
      user_id: asha.id,
      quiz_version: 1,
      started_at: at,
      deadline: at,
      regular_deadline: at,
      closed_at: at,
    })
    .execute()
  const { screen, press } = await openApp('/user/sessions', asha)
  await press('button', 'Delete my data…')
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Delete my data' }))
  await until(() =>
    expect(toasts).toEqual([expect.stringMatching(/^error: You have begun a quiz that is still open/)]),
  )
})
