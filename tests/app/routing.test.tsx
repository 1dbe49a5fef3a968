// SPEC 2 Routes
import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { goToAddress, HOST_PAGE, until } from '../support/page/page.ts'
import { keepSession, openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol } from '../support/school/school.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const openApp = appAt(proxy)
const api = () => ({ 'api-base': `${proxy().url}/api` })
const title = { level: 1 }

test('routing in memory never touches the address, keeps Back inside, and makes links to this page', async () => {
  const { screen, press } = await openApp('/course', await enrol(school()), { routing: 'memory' })
  const results = await screen.findByRole('link', { name: 'View Results' })
  expect((results as HTMLAnchorElement).href).toBe(`${HOST_PAGE}#/course`)
  await press('link', 'View Results')
  await screen.findByRole('heading', { name: 'My Results', ...title })
  await press('link', 'Home')
  await screen.findByRole('heading', { name: /^Welcome/, ...title })
  expect(location.href).toBe(`${HOST_PAGE}#/course`)
})

test('routing in memory leaves a route of ours in the address to the page', async () => {
  const { screen } = await openApp('/user/results', await enrol(school()), { routing: 'memory' })
  await screen.findByRole('heading', { name: /^Welcome/, ...title })
})

test('routing behind a prefix keeps the path of the page’s own router in the address', async () => {
  const { screen, press } = await openApp('/course', await enrol(school()), { routing: 'prefix' })
  await press('link', 'View Results')
  await screen.findByRole('heading', { name: 'My Results', ...title })
  expect(location.hash).toBe('#/course#quiz/user/results')
  goToAddress(`${HOST_PAGE}#/course`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await screen.findByRole('heading', { name: /^Welcome/, ...title })
})

test('two elements of a page have a route each', async () => {
  keepSession(await enrol(school()))
  goToAddress(`${HOST_PAGE}#/user/results`)
  const byHash = await insertWidget('quiz-app', api())
  const inMemory = await insertWidget('quiz-app', { ...api(), routing: 'memory' })
  await byHash.screen.findByRole('heading', { name: 'My Results', ...title })
  await inMemory.screen.findByRole('heading', { name: /^Welcome/, ...title })
})

test('an element taken out of the page and put back is where it was', async () => {
  const { screen, press, element } = await openApp('/', await enrol(school()), { routing: 'memory' })
  await press('link', 'View Results')
  await screen.findByRole('heading', { name: 'My Results', ...title })
  element.remove()
  await until(() => expect(element.shadowRoot?.textContent).toBe(''))
  document.body.append(element)
  await screen.findByRole('heading', { name: 'My Results', ...title })
})

test('the headings begin at the level that the page asks for, and follow a change', async () => {
  const { screen, element, press } = await openApp('/', await enrol(school()), { 'heading-level': '3' })
  const levels = () =>
    within(element.shadowRoot as unknown as HTMLElement)
      .getAllByRole('heading')
      .map((heading) => Number(heading.getAttribute('aria-level')) - Number(heading.localName[1]))
  await screen.findByRole('heading', { name: /^Welcome/, level: 3 })
  await press('link', 'View Results')
  await screen.findByRole('heading', { name: 'My Results', level: 3 })
  await until(() => expect(new Set(levels())).toEqual(new Set([2])))
  element.removeAttribute('heading-level')
  await screen.findByRole('heading', { name: 'My Results', level: 1 })
})
