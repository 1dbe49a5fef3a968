import { describe, expect, test } from 'vitest'
import type { QuizElement } from '../../embed/meta/elements.d.ts'
import { goToAddress, HOST_PAGE, until } from '../support/page/page.ts'
import { newTag } from '../support/page/probe.tsx'
import { keepSession, openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol } from '../support/school/school.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const apiBase = () => ({ 'api-base': `${proxy().url}/api` })
const BOOKING = { name: 'Book Your Quiz Slot' }
const SIGN_IN = { name: 'Sign in with Google' }

async function insertFor(
  name: string,
  kind: Parameters<typeof insertWidget>[0] = 'quiz-app',
  isAdmin = false,
) {
  const person = await enrol(school(), { name, isAdmin })
  keepSession(person)
  return { person, ...(await insertWidget(kind, apiBase())) }
}

describe('the promise `ready`', () => {
  test('resolves when the first screen is drawn, and stays resolved', async () => {
    const { element, screen } = await insertFor('Asha Rao')
    expect(await element.ready).toBe(element)
    screen.getByRole('heading', { name: 'Welcome, Asha Rao' })
    element.remove()
    expect(await element.ready).toBe(element)
  })

  test('resolves at a visitor’s sign-in, too', async () => {
    const { element, screen } = await insertWidget('slot-booker', apiBase())
    await element.ready
    screen.getByRole('button', SIGN_IN)
  })

  test('waits for the administrator’s dashboard', async () => {
    const { element, text } = await insertFor('Grace', 'quiz-admin', true)
    await element.ready
    expect(text()).not.toContain('Loading...')
  })
})

describe('the method `open`', () => {
  test('shows another screen, and puts it into the address', async () => {
    const { element, screen } = await insertFor('Asha Rao')
    await element.ready
    element.open('/book-slot')
    await screen.findByRole('heading', BOOKING)
    expect(location.hash).toBe('#/book-slot')
  })

  test('may be called before the element is on the page', async () => {
    const { element: other } = await insertFor('Asha Rao')
    const element = document.createElement(other.localName) as QuizElement
    element.open('/user/results')
    other.replaceWith(element)
    await until(() => expect(location.hash).toBe('#/user/results'))
  })

  test('continues in an element that was removed and inserted again', async () => {
    const { element, screen } = await insertFor('Asha Rao')
    await element.ready
    element.remove()
    await Promise.resolve()
    element.open('/book-slot')
    expect(location.hash).toBe('')
    document.body.append(element)
    await screen.findByRole('heading', BOOKING)
  })

  test('of one quiz alone knows that quiz, its result and the booking', async () => {
    const { element } = await insertWidget('quiz-app', { quiz: '65f0' })
    for (const path of ['/', '/quiz/65f0', '/quiz/65f0/results', '/book-slot']) element.open(path)
    for (const path of ['/quiz/other', '/user/results', '/admin'])
      expect(() => element.open(path)).toThrow(`no screen at "${path}"`)
  })

  test('of an administrator’s element beside an application leaves the address alone', async () => {
    const { element } = await insertWidget('quiz-app', apiBase())
    const admin = (await insertWidget('quiz-admin')).element
    admin.open('/admin/slots')
    expect(location.hash).toBe('')
    element.open('/book-slot')
    expect(location.hash).toBe('#/book-slot')
  })

  test.each(['nonsense', '', '/nonsense', '#/book-slot', 'https://elsewhere.example/'])(
    'refuses %j, which is not a route',
    async (path) => {
      const { element } = await insertWidget('quiz-app')
      expect(() => element.open(path)).toThrow(RangeError)
      expect(location.href).toBe(HOST_PAGE)
    },
  )

  test('of the booking element knows its one screen, and the administrator’s knows no learner’s', async () => {
    const booker = (await insertWidget('slot-booker')).element
    booker.open('/book-slot')
    expect(() => booker.open('/')).toThrow('has no screen at "/"')
    const admin = (await insertWidget('quiz-admin')).element
    expect(() => admin.open('/quiz/65f0')).toThrow('has no screen at "/quiz/65f0"')
    admin.open('/admin/slots')
    expect(location.hash).toBe('#/admin/slots')
  })
})

describe('the members user, signIn and signOut', () => {
  test('identify the person, and end the session', async () => {
    const { element, screen, person } = await insertFor('Asha Rao')
    expect(element.user).toBeNull()
    await element.ready
    expect(element.user).toMatchObject({ _id: person.id, name: 'Asha Rao' })
    await element.signIn()
    expect(element.user?._id, 'nobody signs in twice').toBe(person.id)
    await element.signOut()
    expect(element.user).toBeNull()
    await screen.findByRole('button', SIGN_IN)
    await element.signOut()
  })

  test('lead to the sign-in', async () => {
    const { element } = await insertWidget('quiz-app', apiBase())
    await element.ready
    goToAddress(HOST_PAGE)
    const page = location
    void element.signIn()
    await until(() => expect(page.href).toContain('/api/auth/google?frontend_url='))
  })

  test('say what is missing if no element has said where the API is', async () => {
    const { element } = await insertWidget('quiz-app')
    await expect(element.signIn()).rejects.toThrow('signIn: no quiz element of this page has an api-base yet')
    await expect(element.signOut()).rejects.toThrow('signOut')
  })

  test('cannot be replaced', async () => {
    const { element } = await insertWidget('quiz-app')
    expect(() => Reflect.set(element, 'user', { name: 'Mallory' }) && element.user).not.toThrow()
    expect(element.user).toBeNull()
  })
})

test('a class may be registered under another name, and extended', async () => {
  const { QuizAppElement, SlotBookerElement } = await import('../../embed/entries/elements-entry.ts')
  const [plain, special] = [newTag(), newTag()]
  customElements.define(plain, QuizAppElement)
  customElements.define(special, class extends SlotBookerElement {})
  const app = document.createElement(plain) as unknown as QuizElement
  app.apiBase = `${proxy().url}/api`
  document.body.append(app, document.createElement(special))
  await app.ready
  expect(app.shadowRoot?.textContent).toContain('Sign in with Google')
  expect(document.querySelector(special)).toBeInstanceOf(SlotBookerElement)
  expect(customElements.get('quiz-app') === QuizAppElement).toBe(false)
})
