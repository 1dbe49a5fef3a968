import { fireEvent, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type App, appAt } from '../support/page/app.ts'
import { hearToasts, until } from '../support/page/page.ts'
import { type ApiKind, enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { at, opticsJson } from '../support/school/fixtures.ts'
import { handIn } from '../support/school/hand-in.ts'
import { book, enrol, storeQuiz, storeSlot } from '../support/school/school.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const KINDS: ApiKind[] = ['full', 'bare']

const lastOf = <Item>(items: readonly Item[]) => items.at(-1) as Item
const buttons = ({ screen }: App, name: string) => screen.findAllByRole('button', { name, hidden: true })

/** The same stories with two APIs: ours, and one of the specification to the letter. What lies between is in one-feature.test.ts. */
function visit(kind: ApiKind) {
  beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
  afterEach(() => void vi.unstubAllEnvs())
  const { school, proxy } = openSchool(at('10:00:00'), { kind })
  const openApp = appAt(proxy)
  const openAdmin = async (route: string) => openApp(route, await enrol(school(), { isAdmin: true }))
  return { school, openApp, openAdmin }
}

describe.each(KINDS)('with an API of kind %s a learner', (kind) => {
  const { school, openApp } = visit(kind)

  test('can book and cancel', async () => {
    hearToasts()
    await storeQuiz(school(), { closes: at('12:00:00') })
    await storeSlot(school(), at('11:00:00'))
    const person = await enrol(school())
    const app = await openApp('/book-slot', person)
    await app.screen.findByRole('heading', { name: /^Available Slots for/ })
    fireEvent.click(lastOf(await app.screen.findAllByRole('button', { name: 'Book Slot' })))
    await app.screen.findByText('Quizzes available during your slot time')
    await app.press('link', 'Book Another Slot')
    await app.press('button', 'Cancel Booking')
    fireEvent.click(lastOf(await buttons(app, 'Cancel Booking')))
    await app.screen.findByText('Cancelled')
  })

  test('without a slot is sent to book one', async () => {
    const told = hearToasts()
    await openApp(`/quiz/${await storeQuiz(school())}`, await enrol(school()))
    const words = 'You can only access quizzes during your booked slot time. Please book a slot first.'
    await until(() => expect(told).toEqual([`error: ${words}`]))
    await until(() => expect(location.hash).toBe('#/'))
  })

  test('sees the list before signing in, and how to sign in', async () => {
    await school().deps.db.deleteFrom('quizzes').execute()
    await storeQuiz(school())
    const { screen } = await openApp('/')
    await screen.findByText(opticsJson.title)
    screen.getByText('Sign in with your Google account to continue')
  })
})

describe.each(KINDS)('with an API of kind %s a learner with a seat', (kind) => {
  const { school, openApp } = visit(kind)

  test('finds a quiz, takes it and reads the result', async () => {
    hearToasts()
    await school().deps.db.deleteFrom('quizzes').execute()
    const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    const app = await openApp('/', person)
    const { screen, press } = app
    await screen.findByText('3 questions')
    await press('link', 'Take Quiz')
    await press('button', 'Start Quiz')
    await screen.findByText('Question 1 of 3')
    await press('radio', /^Option A:/)
    await press('button', 'Flag')
    await press('button', 'Next')
    await screen.findByText('Question 2 of 3')
    await press('radio', /^Option C:/)
    await press('button', 'Next')
    await screen.findByText('Question 3 of 3')
    fireEvent.click((await buttons(app, 'Submit Quiz'))[0] as HTMLElement)
    await screen.findByText('1 unattempted question will count as incorrect.')
    fireEvent.click(lastOf(await buttons(app, 'Submit Quiz')))
    await screen.findByText('33%', { selector: '.score-figure' })
    await screen.findByText('Question Review')
    const { body } = await person.call('GET', `/quiz/${quizId}/results`)
    expect(body.answers).toEqual([0, 2, null])
    await press('link', 'View All Results')
    await screen.findByRole('heading', { name: 'My Results' })
    await screen.findByText('1 correct, 2 incorrect (1 of them not answered)')
  })

  test('continues the attempt after a reload', async () => {
    const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    const app = await openApp(`/quiz/${quizId}`, person)
    await app.press('button', 'Start Quiz')
    await app.press('radio', /^Option B:/)
    app.element.remove()
    const again = await openApp(`/quiz/${quizId}`, person)
    const chosen = await again.screen.findByRole('radio', { name: /^Option B:/ })
    expect((chosen as HTMLInputElement).checked).toBe(true)
  })
})

describe.each(KINDS)('with an API of kind %s an administrator', (kind) => {
  const { school, openAdmin } = visit(kind)

  test('can edit a quiz', async () => {
    const told = hearToasts()
    await school().deps.db.deleteFrom('quizzes').execute()
    await storeQuiz(school())
    const { screen, press } = await openAdmin('/admin')
    await press('button', 'Edit Quiz')
    await screen.findByText('Page 1 of 3')
    await press('button', 'Update Quiz')
    await until(() => expect(told).toEqual(['success: Quiz updated successfully']))
  })

  test('can read the results of a quiz and of all', async () => {
    await school().deps.db.deleteFrom('quizzes').execute()
    const [quizId, asha] = [await storeQuiz(school()), await enrolWithSeat(school())]
    await handIn(asha, quizId, { answers: [0, 2], timeSpent: 0 })
    const { screen, press } = await openAdmin(`/admin/quiz/${quizId}/results`)
    const statistics = within(await screen.findByRole('region', { name: 'Statistics' }))
    await until(() =>
      expect(statistics.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        '1',
        '33%',
        '33%',
        '33%',
        '0:00',
      ]),
    )
    await press('link', 'View Details')
    await screen.findByText('Question Review')
    await openAdmin('/admin/results').then(({ screen: all }) => all.findByText('A learner'))
  })

  test('can see who has booked', async () => {
    await book(await enrol(school(), { name: 'Asha Rao' }), await storeSlot(school(), at('10:30:00')))
    const { screen } = await openAdmin('/admin/slots')
    fireEvent.click(await screen.findByRole('tab', { name: 'Date Analysis' }))
    const slot = (await screen.findByRole('heading', { name: /^10:30\s–\s11:00\sAM$/ })).closest('li')
    fireEvent.click(within(slot as HTMLElement).getByRole('button', { name: 'View Details' }))
    await screen.findByText('Asha Rao')
  })
})
