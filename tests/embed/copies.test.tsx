import { expect, test, vi } from 'vitest'
import { goToAddress, HOST_PAGE } from '../support/page/page.ts'
import { keepSession, openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol } from '../support/school/school.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const SIGN_IN = { name: 'Sign in with Google' }

type Kind = Parameters<typeof insertWidget>[0]

/** An element by a script of another address or version: nothing in it is that of the copy before. */
async function insertByOtherCopy(kind: Kind) {
  vi.resetModules()
  return insertWidget(kind, { 'api-base': `${proxy().url}/api` })
}

test('whoever signs in by one copy of the script is signed in in the other, which hears of no token', async () => {
  const booker = await insertByOtherCopy('slot-booker')
  await booker.screen.findByRole('button', SIGN_IN)
  const heard: unknown[] = []
  window.addEventListener('session-changed', (event) => heard.push((event as CustomEvent).detail))
  const person = await enrol(school(), { name: 'Asha Rao' })
  goToAddress(`${HOST_PAGE}&auth=success&token=${person.token}`)
  const app = await insertByOtherCopy('quiz-app')
  await app.screen.findByRole('heading', { name: 'Welcome, Asha Rao' })
  await booker.screen.findByRole('heading', { name: 'Book Your Quiz Slot' })
  expect(JSON.stringify(heard)).not.toContain(person.token)
})

test('whoever signs out by one copy of the script is signed out in the other', async () => {
  keepSession(await enrol(school(), { name: 'Asha Rao' }))
  const booker = await insertByOtherCopy('slot-booker')
  await booker.screen.findByRole('heading', { name: 'Book Your Quiz Slot' })
  const app = await insertByOtherCopy('quiz-app')
  const logout = await app.screen.findByRole('button', { name: 'Logout' })
  logout.click()
  await app.screen.findByRole('button', SIGN_IN)
  await booker.screen.findByRole('button', SIGN_IN)
})
