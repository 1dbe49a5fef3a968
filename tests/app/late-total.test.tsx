// SPEC 2 Admin results dashboard
import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { until } from '../support/page/page.ts'
import { range } from '../support/page/results-page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol } from '../support/school/school.ts'
import { storeScored, storeTitled } from '../support/school/scored.ts'
import { heldUntil } from '../support/server/fault-proxy.ts'

const { school, proxy } = openSchool(at('10:00:00'))

test.each([
  ['all results', (_quizId: string) => '/admin/results', 'learner', /^Showing 1 to 50 of 202 results/],
  [
    'a quiz',
    (quizId: string) => `/admin/quiz/${quizId}/results`,
    'learner',
    'Showing 1 to 50 of 101 results',
  ],
])(
  'the total of a search in %s is shown once it is known, and the pages can be turned before',
  async (_, route, text, words) => {
    const [optics, waves] = [await storeTitled(school(), 'Optics'), await storeTitled(school(), 'Waves')]
    for (const quizId of [optics, waves]) await storeScored(school(), quizId, range(101))
    const { screen } = await appAt(proxy)(route(optics), await enrol(school(), { isAdmin: true }))
    await screen.findByText(/^Showing 1 to 50 of/)
    let open = () => {}
    proxy().plan(/total=only/, heldUntil(new Promise<void>((resolve) => (open = resolve))))
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: text } })
    await until(() => expect(proxy().calls(/total=only/)).toHaveLength(1))
    await until(() => expect(screen.queryByText(/^Showing/)).toBeNull())
    const pages = screen.getByRole('navigation', { name: 'Pages of results' })
    const said = pages.parentElement?.querySelector('[role=status]')
    expect(said?.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    expect(pages.textContent).toBe('Previous12Next')
    expect(screen.queryByRole('heading', { name: /202/ })).toBeNull()
    open()
    await screen.findByText(words)
  },
)
