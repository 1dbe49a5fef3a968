import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol, storeSlot } from '../support/school/school.ts'

const { school, proxy } = openSchool(at('10:05:00'))

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => void vi.unstubAllEnvs())

const openAdmin = async (route: string) => appAt(proxy)(route, await enrol(school(), { isAdmin: true }))

test.each([
  ['/admin', 'Quizzes', 'page'],
  ['/admin/log', 'Quizzes', 'true'],
  ['/admin/slots', 'Slots', 'page'],
  ['/admin/results', 'Results', 'page'],
  ['/admin/quiz/00000000-0000-4000-8000-000000000000/items', 'Results', 'true'],
  ['/admin/users', 'Learners', 'page'],
])('at %s the section %s is lit', async (route, name, current) => {
  const { screen } = await openAdmin(route)
  const nav = await screen.findByRole('navigation', { name: 'Administration' })
  await screen.findByRole('link', { name: 'Learners' })
  const links = [...nav.querySelectorAll('[data-section]')]
  expect(links.map(({ textContent }) => textContent)).toEqual(['Quizzes', 'Slots', 'Results', 'Learners'])
  const lit = links.filter((link) => link.hasAttribute('aria-current'))
  expect(lit.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[name, current]])
})

test('the slot that is running is one press away on every administrators’ screen', async () => {
  const slot = await storeSlot(school(), at('10:00:00'))
  const { screen } = await openAdmin('/admin/results')
  const pill = await screen.findByRole('link', { name: '10:00 AM slot · 0 booked' })
  expect(pill.getAttribute('href')).toContain(`/admin/slots/${slot}/room`)
})
