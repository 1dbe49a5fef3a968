import { fireEvent, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { createSession } from '../../demo/api/session/session.ts'
import { appAt } from '../support/page/app.ts'
import { hearToasts, until } from '../support/page/page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers, resets } from '../support/server/faulty-server.ts'
import { api } from '../support/server/server.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const openApp = appAt(proxy)

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
  // The top layer is the browser's.
  HTMLElement.prototype.showPopover ??= () => {}
})

const FIREFOX = { browser: 'Firefox', system: 'Windows' }

/** Somebody who is signed in here, and on so many other devices, opens the list from the menu. */
async function openSessions({ others = 1, isAdmin = false } = {}) {
  const person = await enrol(school(), { isAdmin })
  const { deps, clock } = school()
  const elsewhere: string[] = []
  for (let device = 1; device <= others; device += 1)
    // Used after this one.
    elsewhere.push(
      await createSession(
        deps.db,
        person.id,
        new Date(clock.now + device * 300_000),
        undefined,
        null,
        device === 1 ? FIREFOX : {},
      ),
    )
  const toasts = hearToasts()
  const app = await openApp('/', person)
  const { screen } = app
  await app.press('link', 'Signed-in devices')
  await screen.findByRole('heading', { level: 1, name: 'Signed-in devices' })
  const devices = () =>
    within(screen.getByRole('region', { name: 'Signed-in devices' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const focused = () => app.element.shadowRoot?.activeElement
  const confirm = async (name: string) => {
    await app.press('button', name)
    const dialog = within(await screen.findByRole('alertdialog', { name }))
    fireEvent.click(dialog.getByRole('button', { name }))
    return dialog
  }
  const status = async (token: string) => (await api(school(), token)('GET', '/auth/me')).status
  return { ...app, person, elsewhere, toasts, devices, focused, confirm, status }
}

test('the list of devices begins with this one, names each, and says since when and when last', async () => {
  const { screen, devices } = await openSessions({ others: 2 })
  await screen.findByText('This device')
  expect(devices()).toEqual([
    expect.stringMatching(/^.+Last used .*10:00.AM.*Signed in .*10:00.AM.*This device$/),
    expect.stringMatching(/^Another device.*Last used .*10:10.AM/),
    expect.stringMatching(/^Firefox on Windows.*Last used .*10:05.AM.*Signed in .*10:05.AM/),
  ])
  expect(screen.getByRole('link', { name: 'Signed-in devices' }).getAttribute('aria-current')).toBe('page')
})

test('all other devices are signed out after a question, and the focus goes to the title', async () => {
  const { screen, elsewhere, person, toasts, devices, focused, confirm, status } = await openSessions({
    others: 2,
  })
  await confirm('Sign out everywhere else')
  await screen.findByText('You are not signed in anywhere else.')
  expect(devices()).toHaveLength(1)
  expect(await Promise.all([person.token, ...elsewhere].map(status))).toEqual([200, 401, 401])
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  expect(focused()?.textContent).toBe('Signed-in devices')
  await until(() => expect(toasts).toEqual(['success: Signed out everywhere else']))
})

test('cancelling the question ends no session', async () => {
  const { screen, press } = await openSessions()
  await press('button', 'Sign out everywhere')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await until(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(proxy().calls(/DELETE/)).toEqual([])
})

test('signing out everywhere includes this device, and leads to the sign-in', async () => {
  const { screen, elsewhere, person, confirm, status } = await openSessions({ isAdmin: true })
  await confirm('Sign out everywhere')
  await screen.findByText('Please sign in below')
  expect(screen.queryByRole('link', { name: 'Signed-in devices' })).toBeNull()
  expect(await Promise.all([person.token, ...elsewhere].map(status))).toEqual([401, 401])
})

test('the question stays open if the network is lost, and can be answered again', async () => {
  const { screen, toasts, confirm } = await openSessions()
  proxy().plan(/DELETE \/api\/auth\/sessions/, instead(resets))
  const dialog = await confirm('Sign out everywhere else')
  await until(() => expect(toasts).toEqual([expect.stringMatching(/^error: Network connection issue/)]))
  fireEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }))
  await screen.findByText('You are not signed in anywhere else.')
})

test('the list of devices can be read again after a failure, which is reported', async () => {
  proxy().plan(/GET \/api\/auth\/sessions/, instead(answers(500)))
  const { screen, press } = await openSessions()
  await screen.findByRole('alert')
  await press('button', 'Try again')
  await screen.findByText('Firefox on Windows')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a person whose session was ended elsewhere meanwhile is led to the sign-in', async () => {
  const { screen, person, toasts, press } = await openSessions()
  await screen.findByText('This device')
  await person.call('DELETE', '/auth/sessions')
  await press('button', 'Sign out everywhere else')
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }))
  await screen.findByText('Please sign in below')
  await until(() => expect(toasts).toEqual([expect.stringMatching(/^error: Your session has expired/)]))
})
