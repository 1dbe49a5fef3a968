import { fireEvent, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { goToAddress, HOST_PAGE, hearToasts, until } from '../support/page/page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { handIn } from '../support/school/hand-in.ts'
import { book, enrol, type Person, storeQuiz, storeSlot } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers, resets } from '../support/server/faulty-server.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school, proxy } = openSchool(at('10:00:00'))
const openApp = appAt(proxy)
const ACCOUNT = /GET \/api\/admin\/users\/[^/]+\/admin/

beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC')
  HTMLElement.prototype.showPopover ??= () => {}
  const { db } = school().deps
  await db.deleteFrom('events').execute()
  await db.updateTable('users').set({ is_admin: false }).execute()
})

/** Asha has taken the optics quiz; Grace, an administrator, looks at her result. */
async function openResult() {
  const [asha, grace] = [
    await enrol(school(), { name: 'Asha Rao' }),
    await enrol(school(), { name: 'Grace Hopper', isAdmin: true }),
  ]
  const quizId = await storeQuiz(school())
  await book(asha, await storeSlot(school(), at('10:00:00')))
  await handIn(asha, quizId, { answers: [0, 2], timeSpent: 60 })
  const toasts = hearToasts()
  const app = await openApp(`/quiz/${quizId}/user/${asha.id}/results`, grace)
  return { ...app, asha, grace, quizId, toasts }
}

/** From her result to what the log knows of her. */
async function openPerson() {
  const app = await openResult()
  const { screen, press } = app
  await press('link', 'Activity')
  const card = async (name = 'Asha Rao') => within(await screen.findByRole('region', { name }))
  const ask = async (item: string, question: string, answer: string, name?: string) => {
    fireEvent.click(await (await card(name)).findByRole('button', { name: item }))
    const dialog = within(await screen.findByRole('alertdialog', { name: question }))
    fireEvent.click(dialog.getByRole('button', { name: answer }))
    return dialog
  }
  return { ...app, card, ask }
}

const isAdmin = async ({ call }: Person) => (await call('GET', '/auth/me')).body.user.isAdmin

/** Sixty events of two days, none of which belong together: of two people, at two quizzes. */
async function openLog(route = (_: { quizId: string | undefined }) => '/admin/log') {
  const [asha, ben, grace] = [
    await enrol(school(), { name: 'Asha Rao' }),
    await enrol(school(), { name: 'Ben Okafor' }),
    await enrol(school(), { isAdmin: true }),
  ]
  const quizzes = [await storeQuiz(school()), await storeQuiz(school())]
  const events = Array.from({ length: 60 }, (_, index) => {
    const id = (index < 55 ? asha : ben).id
    const quiz_id = quizzes[index === 59 ? 1 : 0]
    return {
      what: 'started',
      who: id,
      user_id: id,
      quiz_id,
      at: new Date(at('08:59:00') - (59 - index) * 720_000),
    }
  })
  await school().deps.db.insertInto('events').values(events).execute()
  const app = await openApp(route({ quizId: quizzes[1] }), grace)
  const { screen } = app
  await screen.findByRole('region', { name: 'Activity Log' })
  const lines = () => within(screen.getByRole('region', { name: 'Activity Log' })).queryAllByRole('listitem')
  await until(() => expect(lines().length).toBeGreaterThan(0))
  const rows = () => lines().map(({ textContent }) => textContent)
  const seen = async (page: number, count: number) => {
    await screen.findByText(`Page ${page}`)
    await until(() => expect(lines()).toHaveLength(count))
  }
  return { ...app, lines, rows, seen, asha, quizzes }
}

describe('the log', () => {
  test('is shown page by page, newest first, and each page begins at the title', async () => {
    const { screen, element, press, rows, seen } = await openLog()
    await seen(1, 50)
    expect(rows()[0]).toMatch(/^8:59.AMBen Okafor started Geometric optics$/)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today, Wednesday, March 4',
      'Yesterday, Tuesday, March 3',
    ])
    expect(screen.getByRole('button', { name: 'Newer' }).hasAttribute('disabled')).toBe(true)
    await press('button', 'Older')
    await seen(2, 10)
    expect(element.shadowRoot?.activeElement?.textContent).toBe('Activity Log')
    expect(screen.getByRole('button', { name: 'Older' }).hasAttribute('disabled')).toBe(true)
    await press('button', 'Newer')
    await seen(1, 50)
  })

  test('can be limited to one person or one quiz, and shows everything again', async () => {
    const { screen, element, press, seen, lines, asha, quizzes } = await openLog()
    await press('button', 'Older')
    await seen(2, 10)
    fireEvent.click(screen.getAllByRole('link', { name: 'Asha Rao' })[0] as HTMLElement)
    await seen(1, 50)
    expect(element.shadowRoot?.activeElement?.textContent).toBe('Activity Log')
    expect(location.hash).toBe(`#/admin/log/person/${asha.id}`)
    await press('button', 'Older')
    await seen(2, 5)
    screen.getByRole('region', { name: 'Asha Rao' })
    await press('link', 'Show All')
    await seen(1, 50)
    expect(screen.queryByRole('region', { name: 'Asha Rao' })).toBeNull()
    fireEvent.click(within(lines()[0] as HTMLElement).getByRole('link', { name: 'Geometric optics' }))
    await seen(1, 1)
    screen.getByText('Showing entries about Geometric optics.')
    expect(location.hash).toBe(`#/admin/log/quiz/${quizzes[1]}`)
    expect(screen.queryByRole('button', { name: /administrator/ })).toBeNull()
  })

  test('has an address for one person or quiz, which Back leaves', async () => {
    const { screen, lines, asha, quizzes } = await openLog(({ quizId }) => `/admin/log/quiz/${quizId}`)
    await screen.findByText('Showing entries about Geometric optics.')
    expect(lines()).toHaveLength(1)
    for (const [route, count] of [
      [`/admin/log/person/${asha.id}`, 50],
      ['/admin/log', 50],
      [`/admin/log/quiz/${quizzes[1]}`, 1],
    ] as const) {
      goToAddress(`${HOST_PAGE}#${route}`)
      window.dispatchEvent(new Event('popstate'))
      await until(() => expect(lines()).toHaveLength(count))
      expect(screen.queryByRole('region', { name: 'Asha Rao' }) !== null).toBe(route.includes('person'))
    }
  })
})

test('the log does not change while it is paged through, even if it grows', async () => {
  const { press, seen, rows, asha } = await openLog()
  await seen(1, 50)
  const first = rows()
  const later = { what: 'edited', who: asha.id, at: new Date(at('09:30:00')) }
  await school().deps.db.insertInto('events').values(later).execute()
  await press('button', 'Older')
  await seen(2, 10)
  // Times of day repeat, but not within so few hours.
  expect(new Set([...first, ...rows()]).size).toBe(60)
})

test('many learners who start together are one line, which shows them one by one', async () => {
  const grace = await enrol(school(), { isAdmin: true })
  const quiz_id = await storeQuiz(school())
  for (const [minute, name] of ['Asha Rao', 'Ben Okafor', 'Chiara Rossi'].entries()) {
    const { id } = await enrol(school(), { name })
    const started = { what: 'started', who: id, user_id: id, quiz_id, at: new Date(at(`09:0${minute}:00`)) }
    await school().deps.db.insertInto('events').values(started).execute()
  }
  const { screen, press } = await openApp('/admin/log', grace)
  const line = within(await screen.findByRole('region', { name: /^Today/ })).getByRole('listitem')
  expect(line.textContent).toMatch(/^9:02.AM3 learners started Geometric optics Show them$/)
  await press('button', 'Show them')
  expect(
    within(line)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^9:02.AMChiara Rossi started Geometric optics$/),
    expect.stringMatching(/^9:01.AMBen Okafor started Geometric optics$/),
    expect.stringMatching(/^9:00.AMAsha Rao started Geometric optics$/),
  ])
  await press('button', 'Hide them')
  expect(within(line).queryAllByRole('listitem')).toEqual([])
})

describe('the card of a person', () => {
  test('can be opened from a result, and shows who they are', async () => {
    const { card, asha, grace } = await openPerson()
    const { body } = await grace.call('GET', `/admin/users/${asha.id}/admin`)
    const { findByText, getByText, queryByText } = await card()
    getByText(body.email)
    await findByText('No extra time')
    expect(queryByText('Administrator')).toBeNull()
  })

  test('can set extra time', async () => {
    const { screen, element, card, asha, grace } = await openPerson()
    fireEvent.click((await card()).getByRole('button', { name: 'Extra time…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Extra time for Asha Rao' }))
    fireEvent.click(await dialog.findByRole('radio', { name: '1.5×' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await (await card()).findByText('Extra time 1.5×')
    fireEvent.click((await card()).getByRole('button', { name: 'Extra time…' }))
    const chosen = await screen.findByRole('radio', { name: '1.5×' })
    await until(() => expect(element.shadowRoot?.activeElement).toBe(chosen))
    expect((await grace.call('GET', `/admin/users/${asha.id}/time`)).body).toEqual({ factor: 1.5 })
  })

  test('signs them out everywhere after a question, which is logged', async () => {
    const { screen, ask, asha, toasts } = await openPerson()
    await ask('Sign out everywhere…', 'Sign out Asha Rao?', 'Sign out everywhere')
    await until(() => expect(toasts).toEqual(['success: Asha Rao was signed out everywhere']))
    expect((await asha.call('GET', '/auth/me')).status).toBe(401)
    await screen.findByText(/signed out/)
  })

  test('makes them an administrator, and can withdraw that right', async () => {
    const { ask, card, asha } = await openPerson()
    await ask('Make administrator…', 'Make Asha Rao an administrator?', 'Make administrator')
    await (await card()).findByText('Administrator')
    expect(await isAdmin(asha)).toBe(true)
    const title = 'Remove administrator rights from Asha Rao?'
    await ask('Remove administrator rights…', title, 'Remove administrator rights')
    await (await card()).findByRole('button', { name: 'Make administrator…' })
    expect(await isAdmin(asha)).toBe(false)
  })
})

describe('an administrator’s own card', () => {
  const takeOwnRight = async () => {
    const app = await openPerson()
    // What she has done herself leads to her own card.
    await app.grace.call('PUT', `/admin/users/${app.asha.id}/time`, { factor: 2 })
    await app.press('link', 'Show All')
    await app.press('link', 'Grace Hopper')
    const title = 'Remove administrator rights from Grace Hopper?'
    return {
      ...app,
      take: () =>
        app.ask('Remove administrator rights…', title, 'Remove administrator rights', 'Grace Hopper'),
    }
  }

  test('refuses to demote the last administrator, and says why', async () => {
    const { take, toasts, grace } = await takeOwnRight()
    await take()
    await until(() => expect(toasts).toEqual(['error: Somebody has to stay an administrator']))
    expect(await isAdmin(grace)).toBe(true)
  })

  test('lets an administrator step down, who then has no access', async () => {
    const { take, screen } = await takeOwnRight()
    await enrol(school(), { isAdmin: true })
    await take()
    await screen.findByText(/^Access Denied/)
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
  })

  test('ends their own session with the others', async () => {
    const { ask, screen } = await takeOwnRight()
    await ask('Sign out everywhere…', 'Sign out Grace Hopper?', 'Sign out everywhere', 'Grace Hopper')
    await screen.findByText('Please sign in below')
  })
})

describe('the card of a person, in trouble,', () => {
  test('still names them if the account cannot be read, and can be read again', async () => {
    // A slow machine reads it once more by itself.
    proxy().plan(ACCOUNT, ...Array(9).fill(instead(answers(500))))
    const { screen, card, press } = await openPerson()
    await screen.findByRole('alert')
    proxy().forget()
    expect((await card()).queryByRole('button', { name: 'Make administrator…' })).toBeNull()
    await press('button', 'Try again')
    await (await card()).findByRole('button', { name: 'Make administrator…' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says so for an unknown person, and offers nothing', async () => {
    const grace = await enrol(school(), { isAdmin: true })
    const { screen } = await openApp(`/admin/log/person/${crypto.randomUUID()}`, grace)
    await screen.findByText('Person not found')
    const card = within(screen.getByRole('region', { name: 'Unknown' }))
    expect(card.queryAllByRole('button')).toEqual([])
    await screen.findByText('Nothing here yet')
    expect(screen.queryByRole('navigation', { name: 'Pages of the log' })).toBeNull()
  })

  test('keeps the question open if the network is lost', async () => {
    const { ask, card, asha, toasts } = await openPerson()
    proxy().plan(/PUT .*\/admin$/, instead(resets))
    const dialog = await ask('Make administrator…', 'Make Asha Rao an administrator?', 'Make administrator')
    await until(() => expect(toasts).toEqual([expect.stringMatching(/^error: Network connection issue/)]))
    fireEvent.click(dialog.getByRole('button', { name: 'Make administrator' }))
    await (await card()).findByText('Administrator')
    expect(await isAdmin(asha)).toBe(true)
  })

  test('only names them, without actions, if the API has nothing but the log', async () => {
    const grace = await enrol(school(), { name: 'Grace Hopper', isAdmin: true })
    const { body } = await grace.call('GET', '/auth/me')
    proxy().plan(/GET \/api\/auth\/me/, instead(answers(200, { user: body.user, features: ['log'] })))
    await grace.call('DELETE', `/admin/users/${(await enrol(school())).id}/sessions`)
    const { screen, press } = await openApp('/admin/log', grace)
    await press('link', 'Grace Hopper')
    const card = within(await screen.findByRole('region', { name: 'Grace Hopper' }))
    await card.findByText(body.user.email)
    expect(card.queryAllByRole('button')).toEqual([])
    expect(proxy().calls(/admin\/users/)).toEqual([])
  })
})
