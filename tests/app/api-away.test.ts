import { expect, onTestFinished, test, vi } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { until } from '../support/page/page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers, resets } from '../support/server/faulty-server.ts'

const { proxy } = openSchool(at('10:02:00'))
const openApp = appAt(proxy)
const ME = /GET \/api\/auth\/me$/
const QUIZZES = /GET \/api\/quiz$/

function spyOnAssign() {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  onTestFinished(() => assign.mockRestore())
  return assign
}

test.each([
  ['does not answer', resets],
  ['is down behind its proxy', answers(502, { message: 'Bad gateway' })],
])(
  'a visitor of an API that %s is told so, and the button leads there only when it is back',
  async (_, fault) => {
    const assign = spyOnAssign()
    proxy().plan(ME, ...Array.from({ length: 9 }, () => instead(fault)))
    proxy().plan(QUIZZES, ...Array.from({ length: 9 }, () => instead(fault)))
    const { screen, press } = await openApp('/')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We cannot reach the school')
    await screen.findByText('The list comes back with the server.')
    await press('button', 'Sign in with Google')
    await until(() => expect(proxy().calls(ME).length).toBeGreaterThan(1))
    expect(assign).not.toHaveBeenCalled()
    // Pressed earlier, it would share the answer of the call before, which fails.
    const again = await screen.findByRole('button', { name: 'Try again' })
    await until(() => expect(again.getAttribute('aria-busy')).toBeNull())
    proxy().forget()
    await press('button', 'Try again')
    await until(() => expect(screen.queryByRole('alert')).toBeNull())
    await screen.findByRole('tab', { name: /^All/ })
    await press('button', 'Sign in with Google')
    await until(() => expect(assign).toHaveBeenCalled())
  },
)
