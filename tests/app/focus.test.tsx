// SPEC 2 Layout
import { fireEvent, within } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import { type App, appAt } from '../support/page/app.ts'
import { hearToasts, until } from '../support/page/page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { storeOpticsClass } from '../support/school/optics-class.ts'
import { book, enrol, type Person, storeQuiz, storeSlot } from '../support/school/school.ts'

/* Who works by keyboard or by ear is never left on the body of the page: not by a route, and not by what goes away. */

const { school, proxy } = openSchool(at('10:00:00'))
const openApp = appAt(proxy)

const focused = ({ element }: App) => element.shadowRoot?.activeElement
/** As 'H1 My Results'. */
const place = (app: App) => `${focused(app)?.tagName} ${focused(app)?.textContent}`

describe('a change of the route', () => {
  test.each([
    ['/', /^H1 Welcome/],
    ['/user/results', 'H1 My Results'],
    ['/user/practice', 'H1 Practice'],
    ['/user/sessions', 'H1 Signed-in devices'],
    ['/book-slot', 'H1 Book Your Quiz Slot'],
    ['/quiz/QUIZ/results', 'H1 Results not found'],
    ['/admin', 'H1 This page is for teachers'],
    ['/nowhere', /^H1 /],
  ])('moves the focus of a learner to the title at %s', async (route, title) => {
    vi.stubEnv('TZ', 'UTC')
    const app = await openApp('/quiz/none', await enrol(school()))
    await app.screen.findByRole('heading', { level: 1, name: 'Quiz not found' })
    location.hash = `#${route.replace('QUIZ', await storeQuiz(school()))}`
    await until(() => expect(place(app)).toMatch(title))
  })

  test.each([
    ['/', /^H1 Welcome/],
    ['/quiz/QUIZ', 'H1 Geometric optics'],
    ['/book-slot', 'H1 Admin Access'],
    ['/admin', 'H1 Admin Dashboard'],
    ['/admin/quiz/QUIZ/results', /^H1 /],
    ['/quiz/QUIZ/user/PERSON/results', 'H1 Quiz Results'],
    ['/admin/results', /^H1 /],
    ['/admin/users', /^H1 Learners/],
    ['/admin/user/PERSON', 'H1 Asha'],
    ['/admin/slots', 'H1 Slot Booking Dashboard'],
    ['/admin/slots/SLOT/room', /^H1 /],
    ['/admin/quiz/QUIZ/room', /^H1 /],
    ['/admin/log', 'H1 Activity Log'],
    ['/admin/log/person/PERSON', /^H1 /],
    ['/admin/log/quiz/QUIZ', /^H1 /],
  ])('moves the focus of an administrator to the title at %s', async (route, title) => {
    const { quizId, admin, ids } = await storeOpticsClass(school(), { Asha: [0, 1, 0] })
    const app = await openApp('/user/sessions', admin)
    await app.screen.findByRole('heading', { level: 1, name: 'Signed-in devices' })
    const slotId = await storeSlot(school(), at('10:00:00'))
    location.hash = `#${route
      .replace('QUIZ', quizId)
      .replace('PERSON', ids.Asha ?? '')
      .replace('SLOT', slotId)}`
    await until(() => expect(place(app)).toMatch(title))
  })
})

test('the first screen does not take the focus from the page around it', async () => {
  const search = document.createElement('input')
  document.body.append(search)
  search.focus()
  const { screen } = await openApp('/user/results', await enrol(school()))
  await screen.findByRole('heading', { level: 1, name: 'My Results' })
  expect(document.activeElement).toBe(search)
})

/** What holds the focus comes with the toasts, behind the first screen. */
const holding = ({ element }: App) =>
  until(() =>
    expect(element.shadowRoot?.querySelector('.toasts section')?.getAttribute('aria-live')).toBe('off'),
  )

/** As by a keyboard, which goes there before it presses. */
function press(target: HTMLElement): void {
  target.focus()
  fireEvent.click(target)
}

/** The last of that name, in the dialog that asks where `asked` says so. */
async function pressNamed(app: App, name: string, asked: boolean): Promise<void> {
  const dialog = () => app.element.shadowRoot?.querySelector('dialog') ?? expect.fail('no dialog')
  const place = asked ? within(await until(dialog)) : app.screen
  press((await place.findAllByRole('button', { name, hidden: true })).at(-1) as HTMLElement)
}

const enrolWithSeatAtEleven = async (): Promise<Person> => {
  const person = await enrol(school())
  await book(person, await storeSlot(school(), at('11:00:00')))
  return person
}
const enrolNew = () => enrol(school())

/** A press of each button, the last one in the dialog that asks. */
test.each([
  ['signing out', '/', enrolNew, ['Logout'], undefined, /^H1 Welcome to Prism/],
  ['booking', '/book-slot', enrolNew, ['Book Slot'], 'Book Slot', /^H1 Welcome/],
  ['moving', '/book-slot', enrolWithSeatAtEleven, ['Move', 'Move Here'], 'Move', /^H1 Welcome/],
  [
    'cancelling at home',
    '/',
    enrolWithSeatAtEleven,
    ['Cancel'],
    'Cancel Booking',
    /^H1 Welcome.*Choose your time/,
  ],
  [
    'cancelling in the timetable',
    '/book-slot',
    enrolWithSeatAtEleven,
    ['Cancel Booking'],
    'Cancel Booking',
    /^H2 Available Slots for/,
  ],
  ['undoing a booking', '/book-slot', enrolNew, ['Book Slot'], 'Book Slot', /^H1 Welcome/],
])('%s does not lose the focus', async (action, route, who, presses, answer, expected) => {
  hearToasts()
  await storeQuiz(school())
  await storeSlot(school(), at('13:00:00'))
  const app = await openApp(route, await who())
  await holding(app)
  for (const name of presses) await pressNamed(app, name, false)
  if (answer) await pressNamed(app, answer, true)
  if (action === 'undoing a booking') {
    press(await app.screen.findByRole('button', { name: 'Undo', hidden: true }))
    await app.screen.findByText('Book a slot to access quizzes')
  }
  await until(() => expect(place(app)).toMatch(expected))
})

test('a quiz that leaves the list on a refresh passes the focus to the next one', async () => {
  await school().deps.db.deleteFrom('quizzes').execute()
  const ids = []
  for (const title of ['Heat', 'Optics', 'Waves']) ids.push(await storeQuiz(school(), { title }))
  const app = await openApp('/admin', await enrol(school(), { isAdmin: true }))
  const more = (title: string) => app.screen.findByRole('button', { name: `More for ${title}` })
  await holding(app)
  ;(await more('Optics')).focus()
  await school()
    .deps.db.deleteFrom('quizzes')
    .where('id', '=', ids[1] ?? '')
    .execute()
  const { $quizzes } = await import('../../src/stores/quizzes/quizzes.ts')
  $quizzes.revalidate()
  await until(() => expect(app.screen.queryByRole('button', { name: 'More for Optics' })).toBeNull())
  const rowOf = () => focused(app)?.closest('tr')?.textContent
  await until(() => expect(rowOf()).toMatch(/^(Heat|Waves)/))
})
