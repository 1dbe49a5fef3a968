// SPEC 2 Quiz taking
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '../../src/domain/page/languages.ts'
import { admin as german } from '../../src/messages/de/admin.ts'
import { appAt } from '../support/page/app.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../support/school/school.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school, proxy } = openSchool(at('10:00:00'))

beforeAll(async () => {
  await Promise.all([
    import('../../src/screens/admin/admin.tsx'),
    import('../../src/screens/writing-room/writing-room.tsx'),
  ])
}, 60_000)

const openAdmin = async (lang: Language, route: string) =>
  appAt(proxy)(route, await enrol(school(), { isAdmin: true }), { lang })

/** Beside the element's own language. */
const languageOf = (element: Element) => {
  const said = element.parentElement?.closest('[lang]:not(.root)')
  return said && [said.getAttribute('lang'), said.getAttribute('dir')]
}

test('a screen for administrators that is English in a Spanish page is marked as English', async () => {
  const { screen } = await openAdmin('es', '/admin')
  expect(languageOf(await screen.findByRole('link', { name: 'Inicio' }))).toBeFalsy()
  const title = await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })
  expect(languageOf(title)).toEqual(['en', 'ltr'])
})

test('the writing room over such a screen is marked as English, too', async () => {
  const { screen } = await openAdmin('hi', `/admin/quiz/${await storeQuiz(school())}/edit`)
  expect(languageOf(await screen.findByRole('dialog', { name: 'Edit Quiz' }))).toEqual(['en', 'ltr'])
})

test('a screen that is translated is in the language of the page', async () => {
  const { screen } = await openAdmin('de', '/admin')
  expect(languageOf(await screen.findByRole('heading', { level: 1, name: german.title }))).toBeFalsy()
})
