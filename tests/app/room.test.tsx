// SPEC 2 Admin dashboard
import { fireEvent, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { hearToasts, until } from '../support/page/page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { book, enrol, type Person, storeQuiz, storeSlot } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers, resets } from '../support/server/faulty-server.ts'
import { startOver } from '../support/server/slot-config.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school, proxy } = openSchool(at('10:02:00'))
const LIVE = /GET \/api\/(quiz\/[^/]+\/admin|admin\/slots)\/live/
const openApp = appAt(proxy)

/** Where a link leads inside the widget. */
const routeOf = (link: HTMLElement) => link.getAttribute('href')?.split('#')[1]

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
  // The top layer is the browser's.
  HTMLElement.prototype.showPopover ??= () => {}
})
afterEach(() => void vi.unstubAllEnvs())

interface Facts {
  name: string
  /** How many of the three questions are answered; absent: not even started. */
  answered?: number
  left?: number
  submitted?: boolean
}

/** People with seats in the slot at ten, as far with the optics quiz as is said. */
async function seat(quizId: string, people: readonly Facts[]) {
  const slotId = await storeSlot(school(), at('10:00:00'))
  const seated: Person[] = []
  for (const { name, answered, left = 0, submitted } of people) {
    const person = await enrol(school(), { name })
    seated.push(person)
    await book(person, slotId)
    if (answered === undefined) continue
    await person.call('POST', `/quiz/${quizId}/start`)
    const chosen = [0, 1, 2].map((question) => (question < answered ? 0 : null))
    const work = { revision: 1, version: 1, answers: chosen, flags: [], current: Math.min(answered, 2) }
    await person.call('PUT', `/quiz/${quizId}/attempt`, work)
    await person.call('GET', `/quiz/${quizId}/attempt?left=${left}`)
    if (submitted) await person.call('POST', `/quiz/${quizId}/submit`, { answers: chosen, timeSpent: 60 })
  }
  school().clock.advance(1)
  return { slotId, seated }
}

const CLASS: Facts[] = [
  { name: 'Amara Okonkwo', answered: 1, left: 2 },
  { name: 'Ben Okafor', answered: 2 },
  { name: 'Fatima Zahra', answered: 3, submitted: true },
  { name: 'Hugo Laurent' },
]

/** A slot with these people, and an administrator who may look at it. */
async function fillRoom(people: readonly Facts[]) {
  await startOver(school())
  await school().deps.db.deleteFrom('slots').execute()
  const quizId = await storeQuiz(school())
  return { quizId, ...(await seat(quizId, people)), admin: await enrol(school(), { isAdmin: true }) }
}

/** The administrator is in the room of the slot. */
async function openRoom(people = CLASS) {
  const { quizId, slotId, seated, admin } = await fillRoom(people)
  const toasts = hearToasts()
  const app = await openApp(`/admin/slots/${slotId}/room`, admin)
  const { screen } = app
  if (people.length > 0) await screen.findByRole('region', { name: 'Learners' })
  const rows = () =>
    [...within(screen.getByRole('region', { name: 'Learners' })).getAllByRole('listitem')].map(
      (row) => row.querySelector('.visually-hidden')?.textContent,
    )
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  const focused = () => app.element.shadowRoot?.activeElement
  const openAbsent = async () => {
    fireEvent.click(screen.getByText('1 not here'))
    await screen.findByRole('button', { name: 'More for Hugo Laurent' })
  }
  return { ...app, admin, quizId, slotId, seated, toasts, rows, button, focused, openAbsent }
}

const deadlineOf = async (person: Person, quizId: string) =>
  (await person.call('GET', `/quiz/${quizId}/attempt`)).body.deadline

describe('the room of a slot', () => {
  test('shows how far everybody is, with a sentence about each', async () => {
    const { screen, rows } = await openRoom()
    await screen.findByRole('heading', { level: 1, name: /^10:00.+10:30.AM, Wednesday, March 4, 2026$/ })
    expect(screen.getByRole('timer', { name: 'left in this slot' }).textContent).toMatch(/^2[67]:\d\d/)
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(figures).toEqual(['4', '3', '3', '1'])
    expect(rows()).toEqual([
      expect.stringMatching(
        /^Amara Okonkwo, at question 2, seen now, left the page 2 times, answered 1 of 3, 1[34]:\d\d left\.$/,
      ),
      expect.stringMatching(/^Ben Okafor, at question 3, seen now, answered 2 of 3, 1[34]:\d\d left\.$/),
      'Fatima Zahra, handed in 10:02 AM, answered 3 of 3.',
    ])
    screen.getByText('Question 2: 1 learner')
    screen.getByText('Question 1: 0 learners')
  })

  test('has a search that “/” focuses, and filters', async () => {
    const { screen, rows, button, focused } = await openRoom()
    const search = screen.getByRole('searchbox', { name: 'Find a learner' })
    fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: '/' })
    expect(focused()).toBe(search)
    expect(fireEvent.keyDown(search, { key: '/' }), 'a slash is typed there').toBe(true)
    fireEvent.input(search, { target: { value: 'okonk' } })
    await until(() => expect(rows()).toHaveLength(1))
    fireEvent.input(search, { target: { value: '' } })
    for (const [name, count] of [
      ['Need you 0', 0],
      ['At work 2', 2],
      ['Handed in 1', 1],
      ['Here 3', 3],
    ] as const) {
      fireEvent.click(button(name))
      await until(() => expect(button(name).getAttribute('aria-pressed')).toBe('true'))
      const list = screen.getByRole('region', { name: 'Learners' })
      expect(within(list).queryAllByRole('listitem'), name).toHaveLength(count)
    }
  })

  test('puts those without a sign of life first, but moves nobody from under the pointer', async () => {
    const { screen, rows, seated, quizId } = await openRoom()
    const { refreshRoom } = await import('../../src/stores/live/room.ts')
    const list = screen.getAllByRole('list')[0] as HTMLElement
    fireEvent.pointerEnter(list)
    school().clock.advance(5)
    await seated[0]?.call('GET', `/quiz/${quizId}/attempt`)
    refreshRoom()
    const again = await screen.findByRole('button', { name: '1 changed, sort again' })
    expect(rows().map((row) => row?.split(',')[0])).toEqual(CLASS.slice(0, 3).map(({ name }) => name))
    expect(rows()[1]).toMatch(/^Ben Okafor, quiet for 5 min, seen 5 min ago/)
    fireEvent.click(again)
    await until(() => expect(rows()[0]).toMatch(/^Ben Okafor/))
    expect(screen.queryByRole('button', { name: /sort again/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Need you 1' })).toBeDefined()
  })
})

describe('those who are not here', () => {
  test('are one line, which opens', async () => {
    const { screen, openAbsent } = await openRoom()
    expect(screen.queryByText('Hugo Laurent, not here yet.')).toBeNull()
    await openAbsent()
    screen.getByText('Hugo Laurent, not here yet.')
  })

  test('are found by a search without opening it', async () => {
    const { screen, rows } = await openRoom()
    fireEvent.input(screen.getByRole('searchbox', { name: 'Find a learner' }), { target: { value: 'hugo' } })
    await until(() => expect(rows()).toEqual(['Hugo Laurent, not here yet.']))
    fireEvent.input(screen.getByRole('searchbox', { name: 'Find a learner' }), { target: { value: '' } })
    await until(() => expect(rows()).toHaveLength(3))
  })
})

describe('“Just now”', () => {
  const newsOf = ({ screen }: Awaited<ReturnType<typeof openRoom>>) =>
    within(screen.getByRole('region', { name: 'Just now' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  test('begins with what the times of the first reading tell', async () => {
    expect(newsOf(await openRoom())).toEqual([
      expect.stringMatching(/^10:02.AMFatima Zahra handed in: 3 of 3$/),
      expect.stringMatching(/^10:02.AM3 learners started$/),
    ])
  })

  test('tells what changes, without any further request', async () => {
    const room = await openRoom()
    const { refreshRoom } = await import('../../src/stores/live/room.ts')
    const [amara, ben, , hugo] = room.seated
    await hugo?.call('GET', '/quiz')
    await amara?.call('GET', `/quiz/${room.quizId}/attempt?left=5`)
    await room.admin.call('POST', `/quiz/${room.quizId}/admin/extend`, { minutes: 5, userId: ben?.id })
    const others = () =>
      proxy()
        .calls(/GET/)
        .filter((call) => !LIVE.test(call))
    const before = others()
    refreshRoom()
    await until(() => expect(newsOf(room).join()).toContain('Ben Okafor got 5 more minutes'))
    expect(newsOf(room).join()).toContain('Amara Okonkwo left the page')
    expect(others()).toEqual(before)
  })
})

test('the menu of a row works by keyboard', async () => {
  const { screen, button, focused } = await openRoom()
  const more = button('More for Amara Okonkwo')
  fireEvent.keyDown(more, { key: 'ArrowDown' })
  const menu = within(await screen.findByRole('menu', { name: 'More for Amara Okonkwo' }))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    '+5 min',
    'Send a message…',
    'Permanent extra time…',
  ])
  expect(focused()?.textContent).toBe('+5 min')
  for (const [key, reached] of [
    ['ArrowUp', 'Permanent extra time…'],
    ['ArrowDown', '+5 min'],
    ['s', 'Send a message…'],
    ['End', 'Permanent extra time…'],
    ['Home', '+5 min'],
  ] as const) {
    fireEvent.keyDown(focused() as Element, { key })
    expect(focused()?.textContent, key).toBe(reached)
  }
  fireEvent.keyDown(focused() as Element, { key: 'Escape' })
  await until(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(focused()).toBe(more)
})

describe('more time', () => {
  test('can be given to one learner from the menu of their row, and taken back', async () => {
    const { screen, seated, quizId, rows, toasts, button, focused } = await openRoom()
    const [amara, ben] = seated as [Person, Person]
    const before = [await deadlineOf(amara, quizId), await deadlineOf(ben, quizId)]
    fireEvent.click(button('More for Amara Okonkwo'))
    fireEvent.click(await screen.findByRole('menuitem', { name: '+5 min' }))
    await screen.findByText('5 more minutes for Amara Okonkwo')
    await until(() => expect(rows()[0]).toMatch(/1[89]:\d\d left/))
    expect(await deadlineOf(ben, quizId)).toBe(before[1])
    fireEvent.click(button('Undo'))
    await until(() => expect(toasts).toEqual(['success: The time was taken back']))
    expect(await deadlineOf(amara, quizId)).toBe(before[0])
    expect(screen.queryByText('5 more minutes for Amara Okonkwo')).toBeNull()
    await until(() => expect(focused()?.tagName).toBe('H1'))
  })

  test('can be given to everybody at work after one question', async () => {
    const { screen, press, seated, quizId, rows } = await openRoom()
    await press('button', '+5 min')
    const dialog = within(await screen.findByRole('alertdialog', { name: '5 more minutes' }))
    dialog.getByText(/^For all 2 at work\?/)
    const before = await Promise.all(seated.slice(0, 2).map((person) => deadlineOf(person, quizId)))
    fireEvent.click(dialog.getByRole('button', { name: '+5 min' }))
    await screen.findByText('5 more minutes for 2 learners')
    const after = await Promise.all(seated.slice(0, 2).map((person) => deadlineOf(person, quizId)))
    expect(after.map((deadline, index) => Date.parse(deadline) - Date.parse(before[index]))).toEqual([
      300_000, 300_000,
    ])
    await until(() => expect(rows()[1]).toMatch(/1[89]:\d\d left/))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('for good is chosen by its effect', async () => {
    const { screen, admin, seated, toasts, button, openAbsent } = await openRoom()
    await openAbsent()
    fireEvent.click(button('More for Hugo Laurent'))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Permanent extra time…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Extra time for Hugo Laurent' }))
    await dialog.findByText('30 minutes stay 30 min.')
    const factors = dialog.getAllByRole<HTMLInputElement>('radio')
    expect(factors.map(({ checked }) => checked)).toEqual([true, false, false, false])
    fireEvent.click(dialog.getByRole('radio', { name: '1.5×' }))
    dialog.getByText('30 minutes become 45 min (30 + 15 extra).')
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await until(() => expect(toasts).toEqual(['success: Extra time of Hugo Laurent saved']))
    const { body } = await admin.call('GET', `/admin/users/${seated[3]?.id}/time`)
    expect(body).toEqual({ factor: 1.5 })
    await screen.findByText('Hugo Laurent, extra time 1.5×, not here yet.')
  })

  test('for good is explained with the quiz of the room, also for learners who have not started', async () => {
    const { quizId, admin } = await fillRoom(CLASS)
    const { screen, press } = await openApp(`/admin/quiz/${quizId}/room`, admin)
    fireEvent.click(await screen.findByText('1 not here'))
    await press('button', 'More for Hugo Laurent')
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Permanent extra time…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Extra time for Hugo Laurent' }))
    await dialog.findByText('15 minutes stay 15 min.')
  })
})

describe('a message', () => {
  test('to everybody can have formulas, and is listed with how many have read it', async () => {
    const { screen, press, seated, quizId, toasts } = await openRoom()
    await press('button', 'Message to all')
    await screen.findByRole('dialog', { name: 'Message to all' })
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
    expect(area.maxLength).toBe(200)
    expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true)
    screen.getByText('2 learners will see it above their question.')
    fireEvent.input(area, { target: { value: 'Read $x^2$.' } })
    screen.getByText(/^189 characters left/)
    screen.getByRole('region', { name: 'Preview' })
    await press('button', 'Send')
    await until(() => expect(toasts).toEqual(['success: Message sent to 2 learners']))
    await until(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = await screen.findByRole('list', { name: 'Sent messages' })
    expect(within(sent).getByText(/read by/).textContent).toBe('10:03 AM · read by 0 of 2')
    const { body } = (await seated[0]?.call('GET', `/quiz/${quizId}/attempt`)) ?? {}
    expect(body.announcements).toMatchObject([{ text: 'Read $x^2$.' }])
  })

  test('to one reaches nobody else', async () => {
    const { screen, seated, quizId, toasts, button } = await openRoom()
    fireEvent.click(button('More for Ben Okafor'))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Send a message…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to Ben Okafor' }))
    fireEvent.input(dialog.getByRole('textbox'), { target: { value: 'Look at your battery.' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await until(() => expect(toasts).toEqual(['success: Message sent to Ben Okafor']))
    await until(() => expect(screen.queryByRole('dialog')).toBeNull())
    const heard = await Promise.all(
      seated.slice(0, 2).map(({ call }) => call('GET', `/quiz/${quizId}/attempt`)),
    )
    expect(heard.map(({ body }) => body.announcements?.length ?? 0)).toEqual([0, 1])
    await screen.findByText('10:03 AM · to Ben Okafor · read by 0 of 1')
  })
})

test('an attempt can be reset where that is allowed, after a question', async () => {
  const { screen, button, toasts } = await openRoom()
  fireEvent.click(button('More for Fatima Zahra'))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'View Details',
    'Permanent extra time…',
    'Reset…',
  ])
  fireEvent.click(screen.getByRole('menuitem', { name: 'Reset…' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Reset Attempt: Fatima Zahra' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Reset Attempt' }))
  await until(() => expect(toasts).toEqual(['success: Reset attempt for Fatima Zahra successfully']))
  fireEvent.click(await screen.findByText('2 not here'))
  await screen.findByText('Fatima Zahra, not here yet.')
})

describe('the room, if something is missing,', () => {
  test('says who will appear if there is nobody, and offers no useless button', async () => {
    const { screen } = await openRoom([])
    await screen.findByRole('heading', { name: 'Nobody is here yet' })
    for (const name of ['+5 min', 'Message to all'])
      expect(screen.getByRole('button', { name }).hasAttribute('disabled'), name).toBe(true)
  })

  test('says that it does not exist if there is no such slot, with a link back', async () => {
    const admin = await enrol(school(), { isAdmin: true })
    const { screen } = await openApp('/admin/slots/00000000-0000-4000-8000-000000000000/room', admin)
    await screen.findByRole('heading', { level: 1, name: 'There is no such room' })
    // Beside the section of the same name.
    const ways = screen.getAllByRole('link', { name: 'Slots' }).map(routeOf)
    expect(ways).toEqual(['/admin/slots', '/admin/slots'])
  })

  test('keeps what was read if the network fails, and says how old it is', async () => {
    const { screen, rows, press } = await openRoom()
    const { refreshRoom } = await import('../../src/stores/live/room.ts')
    proxy().plan(LIVE, instead(resets))
    refreshRoom()
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The room could not be loaded\. This is how it was at \d\d:\d\d:\d\d\./,
    )
    expect(rows()).toHaveLength(3)
    await press('button', 'Try again')
    await until(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('says so if the API has no such feature, and requests nothing', async () => {
    const quizId = await storeQuiz(school())
    const admin = await enrol(school(), { isAdmin: true })
    const { body } = await admin.call('GET', '/auth/me')
    proxy().plan(/GET \/api\/auth\/me/, instead(answers(200, { user: body.user, features: ['time'] })))
    const { screen } = await openApp(`/admin/quiz/${quizId}/room`, admin)
    await screen.findByRole('heading', { level: 1, name: 'No room here' })
    const ways = screen.getAllByRole('link', { name: 'Results' }).map(routeOf)
    expect(ways).toEqual(['/admin/results', `/admin/quiz/${quizId}/results`])
    expect(proxy().calls(LIVE)).toEqual([])
  })
})

describe('the link to the room', () => {
  test('is beside the running slot on the board', async () => {
    const { slotId, admin } = await fillRoom(CLASS.slice(0, 1))
    await storeSlot(school(), at('11:00:00'))
    const { screen } = await openApp('/admin/slots', admin)
    fireEvent.click(await screen.findByRole('tab', { name: 'Date Analysis' }))
    await screen.findByText('11:00 – 11:30 AM')
    const links = screen.getAllByRole('link', { name: 'Open the room' })
    expect(links.map(routeOf)).toEqual([`/admin/slots/${slotId}/room`])
  })

  test('is beside the attempts not yet submitted, where five minutes can be given, too', async () => {
    const { quizId, admin, seated } = await fillRoom(CLASS.slice(0, 1))
    const { screen } = await openApp(`/admin/quiz/${quizId}/results`, admin)
    const list = within(await screen.findByRole('region', { name: 'Started, not submitted' }))
    expect(routeOf(list.getByRole('link', { name: 'Open the room' }))).toBe(`/admin/quiz/${quizId}/room`)
    const before = await deadlineOf(seated[0] as Person, quizId)
    fireEvent.click(list.getByRole('button', { name: '+5 min' }))
    await list.findByText('5 more minutes for Amara Okonkwo')
    await list.findByText(/has time until 10:22 AM$/)
    const after = await deadlineOf(seated[0] as Person, quizId)
    expect(Date.parse(after) - Date.parse(before)).toBe(300_000)
  })
})
