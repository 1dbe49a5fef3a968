// SPEC 2 Home
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { storeQuiz } from '../support/school/school.ts'
import { heldUntil, instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const openApp = appAt(proxy)

describe('a current slot that cannot be read', () => {
  const failing = () => proxy().plan(/GET \/api\/slots\/current$/, instead(answers(500)))
  const UNKNOWN = 'We could not check your slot. Trying again…'

  beforeEach(() => {
    failing()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => vi.mocked(console.warn).mockRestore())

  test('is never reported as none: nothing else is said or counted, and it is read again by itself', async () => {
    failing()
    await storeQuiz(school())
    const { screen, text } = await openApp('/', await enrolWithSeat(school()))
    expect((await screen.findByText(UNKNOWN)).closest('[role=status]')).not.toBeNull()
    await screen.findByText('Your quizzes appear here once your slot is known.')
    expect(text()).not.toMatch(/Book|No slot/)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Active',
      'Upcoming',
      'Ended',
      'Completed',
    ])
    await screen.findAllByText('Take Quiz')
    expect(screen.queryByText(UNKNOWN)).toBeNull()
    screen.getByText('Your slot is running. Every active quiz below is open until it ends.')
  })

  test('can be read again by a press, on the booking page, too', async () => {
    const { screen, press, text } = await openApp('/book-slot', await enrolWithSeat(school()))
    await screen.findByText(UNKNOWN)
    expect(text()).not.toMatch(/need to book|has expired/)
    await press('button', 'Try again')
    await screen.findByText('Your Active Slot')
  })

  test('is not reported as none while it is on its way either', async () => {
    proxy().forget()
    let answerNow = () => {}
    proxy().plan(/slots\/current$/, heldUntil(new Promise<void>((resolve) => (answerNow = resolve))))
    const { HomeScreen } = await import('../../src/screens/home/home.tsx')
    // Drawn at once, as where the element comes back to the page.
    vi.spyOn(HomeScreen, 'prepare').mockResolvedValue([undefined, undefined, undefined])
    const { screen, text } = await openApp('/', await enrolWithSeat(school()))
    await screen.findByRole('heading', { name: /^Welcome/ })
    expect(text()).not.toMatch(/Book|No slot|All ?0/)
    answerNow()
    await screen.findByText('Your slot is running. Every active quiz below is open until it ends.')
  })
})
