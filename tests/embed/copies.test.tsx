import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { goToAddress, HOST_PAGE, until } from '../support/page/page.ts'
import { keepSession, openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol } from '../support/school/school.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const SIGN_IN = { name: 'Sign in with Google' }

type Kind = Parameters<typeof insertWidget>[0]

/*
 * Copies of our scripts on one page, from several addresses or in several versions. The first one draws all elements. One that
 * cannot have it do so shares the session.
 */

/** What the first script of a page leaves there. */
const REGISTRY = Symbol.for('quiz-elements')

/** The page has had the script of another copy. */
function leaveFirst(protocol: number, load: (tag: string) => Promise<void>): void {
  Reflect.set(globalThis, REGISTRY, { protocol, version: '0.0.9', load, told: ['0.0.9'] })
}

function hear(level: 'info' | 'warn'): unknown[][] {
  const heard = vi.spyOn(console, level).mockImplementation(() => {})
  onTestFinished(() => heard.mockRestore())
  return heard.mock.calls
}

const importEntry = {
  'quiz-admin': () => import('../../embed/entries/quiz-admin.ts'),
  'slot-booker': () => import('../../embed/entries/slot-booker.ts'),
}

describe('the script of another copy', () => {
  test('lets the first one load its elements, and tells the owner once which version draws', async () => {
    const told = hear('info')
    const load = vi.fn(async () => {})
    leaveFirst(1, load)
    await importEntry['quiz-admin']()
    await importEntry['slot-booker']()
    expect(load.mock.calls).toEqual([['quiz-admin'], ['slot-booker']])
    expect(told).toEqual([[expect.stringMatching(/\d: 0\.0\.9, which came first, draws all elements/), []]])
  })

  test.each([
    ['speaks another protocol', 2, async () => {}],
    ['cannot be loaded', 1, () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('loads its own if the first one %s, and says so plainly', async (_, protocol, load) => {
    hear('info')
    const told = hear('warn')
    leaveFirst(protocol, load)
    await importEntry['slot-booker']()
    await customElements.whenDefined('slot-booker')
    await until(() => expect(told).toHaveLength(1))
    expect(String(told[0])).toMatch(/elements of two copies share the session only/)
  })
})

/** An element of a copy that runs beside the first one: nothing in it is that of the copy before. */
async function insertByOtherCopy(kind: Kind) {
  vi.resetModules()
  return insertWidget(kind, { 'api-base': `${proxy().url}/api` })
}

test('a person who signs in through one copy is signed in in the other, which sees no token', async () => {
  const booker = await insertByOtherCopy('slot-booker')
  await booker.screen.findByRole('button', SIGN_IN)
  const heard: unknown[] = []
  window.addEventListener('session-changed', (event) => heard.push((event as CustomEvent).detail))
  const person = await enrol(school(), { name: 'Asha Rao' })
  sessionStorage.setItem('quiz:sign-in-asked', '1')
  goToAddress(`${HOST_PAGE}&auth=success&token=${person.token}`)
  const app = await insertByOtherCopy('quiz-app')
  await app.screen.findByRole('heading', { name: 'Welcome, Asha Rao' })
  await booker.screen.findByRole('heading', { name: 'Book Your Quiz Slot' })
  expect(JSON.stringify(heard)).not.toContain(person.token)
})

test('a person who signs out through one copy is signed out in the other', async () => {
  keepSession(await enrol(school(), { name: 'Asha Rao' }))
  const booker = await insertByOtherCopy('slot-booker')
  await booker.screen.findByRole('heading', { name: 'Book Your Quiz Slot' })
  const app = await insertByOtherCopy('quiz-app')
  const logout = await app.screen.findByRole('button', { name: 'Logout' })
  logout.click()
  await app.screen.findByRole('button', SIGN_IN)
  await booker.screen.findByRole('button', SIGN_IN)
})
