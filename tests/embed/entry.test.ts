import { expect, test, vi } from 'vitest'
import { whenLeft } from '../support/page/page.ts'
import { keepSession, openSchool } from '../support/page/school-page.ts'
import { asha, at } from '../support/school/fixtures.ts'
import { enrol } from '../support/school/school.ts'

const { school, proxy } = openSchool(at('10:00:00'))

/** What is asked for an element that stands in the page before any of our code does; all but the element itself, whose name is given once. */
async function callsFor(apiBase: string): Promise<unknown[]> {
  keepSession(await enrol(school(), asha))
  // Of that name, but no custom element, because another file of the process may have defined it.
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'quiz-app')
  element.setAttribute('api-base', apiBase)
  document.body.append(element)
  const asked = vi.spyOn(globalThis, 'fetch')
  const names = [vi.spyOn(customElements, 'get'), vi.spyOn(customElements, 'define')]
  for (const name of names) name.mockReturnValue(undefined)
  whenLeft(() => {
    element.remove()
    for (const spy of [asked, ...names]) spy.mockRestore()
  })
  vi.resetModules()
  const { loadOnce } = await import('../../embed/elements/entry.ts')
  const loading = loadOnce('quiz-app')
  // A page of another file that is still asking asks nobody: tests/support/page.
  const calls = () => asked.mock.calls.map(([url]) => url).filter((url) => !String(url).startsWith('data:'))
  const early = calls()
  await loading
  return early.length > 0 ? early : calls()
}

test('the first script requests the session and the data of the first screen', async () => {
  const base = `${proxy().url}/api`
  expect(await callsFor(base)).toEqual(
    ['/auth/me', '/quiz', '/slots/current', '/user/results'].map((path) => base + path),
  )
})

test.each(['\u201d/api\u201d', '\u2033/api', "'/api'", '<br>/api', '/api v1', 'javascript:alert(1)', ''])(
  'an element sends no call if its api-base is %j',
  async (apiBase) => {
    expect(await callsFor(apiBase)).toEqual([])
  },
)
