import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { goToAddress, HOST_PAGE, until } from '../support/page/page.ts'
import { openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../support/school/school.ts'
import { heldUntil, instead } from '../support/server/fault-proxy.ts'
import { answers, resets } from '../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const SIGN_IN = { name: 'Sign in with Google' }
const DENIED = 'Access Denied - You need admin privileges to access this page.'
/** The slot dashboard words it differently. */
const DENIED_SLOTS = 'Access Denied: You need admin privileges to access this page.'

const openApp = appAt(proxy)

const KNOWN = [
  '/quiz/1',
  '/quiz/1/results',
  '/quiz/1/user/2/results',
  '/book-slot',
  '/admin',
  '/admin/quiz/1/results',
  '/admin/results',
  '/admin/slots',
  '/admin/slots/1/room',
  '/admin/quiz/1/room',
  '/admin/log',
  '/admin/log/person/1',
  '/admin/log/quiz/1',
  '/user/results',
]

describe('a visitor', () => {
  // SPEC 2 Routes; 2 Layout
  test('finds the sign-in on the home page, and the list of quizzes below it', async () => {
    await storeQuiz(school())
    const { screen } = await openApp('/')
    await screen.findByRole('button', SIGN_IN)
    await screen.findAllByRole('link', { name: 'Sign in to Take Quiz' })
    screen.getByText('Please sign in below')
  })

  // SPEC 2 Routes
  test.each(KNOWN)('finds only the sign-in at %s, and stays there', async (route) => {
    const { screen } = await openApp(route)
    await screen.findByRole('button', SIGN_IN)
    expect(screen.queryByRole('tab')).toBeNull()
    expect(location.hash).toBe(`#${route}`)
    expect(proxy().calls(/^(?!GET \/api\/auth\/me$)/)).toEqual([])
  })

  test('finds only the sign-in, and no error, if the list is refused', async () => {
    proxy().plan(/GET \/api\/quiz$/, instead(answers(401, { message: 'Unauthorized' })))
    const { screen } = await openApp('/')
    await screen.findByRole('button', SIGN_IN)
    await until(() => expect(proxy().calls(/GET \/api\/quiz$/)).toHaveLength(1))
    // Until the answer the list's place is kept.
    await until(() => expect(screen.queryByRole('tab')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

// SPEC 2 Routes
test.each(['/nowhere', '/quiz', '/admin/nothing', '/quiz/1/results/more'])(
  'the address %s has no page, but a link home',
  async (route) => {
    const { screen } = await openApp(route)
    await screen.findByRole('heading', { name: 'Page Not Found' })
    screen.getByText("The page you're looking for doesn't exist.")
    screen.getByRole('link', { name: 'Go Home' }).click()
    await screen.findByRole('button', SIGN_IN)
    expect(location.hash).toBe('#/')
  },
)

describe("a path of the host page's own router", () => {
  const GUEST = { routing: 'hash' }

  test('leaves a visitor on the home page, with a way to sign in, and is not changed', async () => {
    const { screen } = await openApp('/course', undefined, GUEST)
    await screen.findByRole('heading', { name: 'Welcome to Prism' })
    screen.getByRole('button', SIGN_IN)
    expect(screen.queryByText('Page Not Found')).toBeNull()
    expect(location.hash).toBe('#/course')
  })

  test('leaves a learner where they are, and is not changed by Logout', async () => {
    const { screen } = await openApp('/user/results', await enrol(school()), GUEST)
    await screen.findByRole('heading', { level: 1, name: 'My Results' })
    goToAddress(`${HOST_PAGE}#/course`)
    window.dispatchEvent(new Event('hashchange'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Results')
    screen.getByRole('button', { name: 'Logout' }).click()
    await screen.findByRole('heading', { name: 'Welcome to Prism' })
    expect(location.hash).toBe('#/course')
  })
})

describe('a learner', () => {
  // SPEC 2 Routes; 2 Slot Booking Dashboard; 5 Validation
  test.each(KNOWN.filter((route) => /admin|user\/2/.test(route)))('is denied %s', async (route) => {
    const { screen } = await openApp(route, await enrol(school()))
    const words = route === '/admin/slots' ? DENIED_SLOTS : DENIED
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    screen.getByRole('heading', { level: 1, name: 'This page is for teachers' })
    screen.getByRole('link', { name: 'Go Home' })
    screen.getByRole('button', { name: 'Use another account' }).click()
    await screen.findByRole('button', SIGN_IN)
  })

  // SPEC 2 Routes; 2 Home
  test.each([
    ['/', 'Welcome, Asha Rao'],
    ['/book-slot', 'Book Your Quiz Slot'],
    ['/user/results', 'My Results'],
  ])('finds at %s "%s"', async (route, heading) => {
    const { screen } = await openApp(route, await enrol(school(), { name: 'Asha Rao' }))
    await screen.findByRole('heading', { level: 1, name: heading })
  })

  // SPEC 2 Layout
  test('can follow the links of the menu, and leave by Logout', async () => {
    const person = await enrol(school(), { name: 'Asha Rao' })
    const { screen } = await openApp('/', person)
    const results = await screen.findByRole('link', { name: 'View Results' })
    results.click()
    await until(() => expect(location.hash).toBe('#/user/results'))
    expect(screen.getByRole('link', { name: 'View Results' }).getAttribute('aria-current')).toBe('page')
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
    screen.getByRole('button', { name: 'Logout' }).click()
    await screen.findByRole('button', SIGN_IN)
    expect(location.hash).toBe('#/')
    expect((await person.call('GET', '/auth/me')).status).toBe(401)
  })

  test('is sent home from a quiz without a slot', async () => {
    const { screen } = await openApp(`/quiz/${await storeQuiz(school())}`, await enrol(school()))
    await screen.findByText('Book a slot to access quizzes')
    expect(location.hash).toBe('#/')
  })
})

// SPEC 5 Validation
test('an administrator may enter where learners may not', async () => {
  const { screen } = await openApp('/admin', await enrol(school(), { isAdmin: true }))
  await screen.findByRole('link', { name: 'Dashboard' })
  await until(() => expect(screen.queryByText('Loading...')).toBeNull())
  expect(screen.queryByRole('heading', { name: 'This page is for teachers' })).toBeNull()
})

describe('while the session is being checked', () => {
  // SPEC 2 Routes; 4 States
  test('the page shows a spinner, and neither the sign-in nor the screen', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    proxy().plan(/auth\/me/, heldUntil(gate))
    const { screen } = await openApp('/', await enrol(school(), { name: 'Asha Rao' }))
    await screen.findByText('Checking your session...')
    expect(screen.queryByRole('button', SIGN_IN)).toBeNull()
    open()
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Asha Rao' })
  })

  test('the page explains that the API is unreachable, and offers to try again', async () => {
    proxy().plan(/auth/, instead(resets), instead(resets))
    const { screen } = await openApp('/book-slot', await enrol(school()))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(
      /^We cannot reach the school.*Its server does not answer\..*Network connection issue\./,
    )
    expect((await screen.findByRole('timer')).textContent).toMatch(/^Next try in \d+ s$/)
    screen.getByRole('button', { name: 'Try again' }).click()
    await screen.findByRole('heading', { level: 1, name: 'Book Your Quiz Slot' })
  })
})

describe('an address that leads nowhere', () => {
  // SPEC 2 Quiz results
  test.each(['/quiz//results', '/quiz//user/2/results', '/quiz/%2e%2e/results', '/quiz/./results'])(
    'shows no result: %s',
    async (route) => {
      const { screen } = await openApp(route, await enrol(school(), { isAdmin: true }))
      await screen.findByRole('heading', { level: 1, name: 'Invalid Quiz URL' })
      screen.getByText('Invalid quiz URL - missing quiz ID')
      expect(
        proxy()
          .calls(/api\/(quiz|user|results)/)
          .filter((call) => !call.includes('?')),
      ).toEqual([])
    },
  )

  test.each(['/quiz/%2e%2e', '/quiz/.'])(
    'shows no quiz, and sends no call outside its path: %s',
    async (route) => {
      const { screen } = await openApp(route, await enrol(school(), { isAdmin: true }))
      await screen.findByRole('heading', { name: 'Quiz not found' })
      expect(proxy().calls(/taken|access/)).toEqual([])
    },
  )
})

test('an anchor of the host page’s own leaves the screen as it is', async () => {
  const { screen } = await openApp('/user/results', await enrol(school()))
  await screen.findByRole('heading', { level: 1, name: 'My Results' })
  goToAddress(`${HOST_PAGE}#pricing`)
  window.dispatchEvent(new Event('hashchange'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Results')
  expect(location.hash).toBe('#pricing')
})

describe('the frame of every screen', () => {
  const FOR_ADMIN = [
    ['Home', '#/'],
    ['Dashboard', '#/admin'],
    ['View Results', '#/admin/results'],
    ['Signed-in devices', '#/user/sessions'],
  ]

  // SPEC 2 Layout
  test.each([
    ['a learner', false, FOR_ADMIN.toSpliced(1, 2, ['View Results', '#/user/results'])],
    ['an administrator', true, FOR_ADMIN],
  ])('has, for %s, the brand, a welcome, the menu and the footer', async (_, isAdmin, expected) => {
    const { screen } = await openApp('/book-slot', await enrol(school(), { name: 'Asha Rao', isAdmin }))
    const header = within(await screen.findByRole('banner'))
    expect(header.getByRole('link', { name: 'Prism' }).querySelector('img')?.getAttribute('src')).toBe(
      '/prism.svg',
    )
    const name = await header.findByText('Asha Rao')
    expect(name.parentElement?.textContent).toBe('Welcome, Asha Rao')
    expect(header.queryByText('Admin') !== null).toBe(isAdmin)
    const menu = within(header.getByRole('navigation', { name: 'Main' }))
    const links = menu.getAllByRole('link')
    expect(links.map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href).hash])).toEqual(
      expected,
    )
    menu.getByRole('button', { name: 'Logout' })
    expect(screen.getByRole('contentinfo').textContent).toBe('© 2026 Prism')
  })

  // SPEC 2 Layout
  test('has a button that opens the folded menu, which folds again after a link', async () => {
    const { screen, press } = await openApp('/', await enrol(school()))
    const nav = await screen.findByRole('navigation', { name: 'Main' })
    const menu = nav.closest('.menu-sheet') as HTMLElement
    const button = screen.getByRole('button', { name: 'Open menu' })
    expect(button.getAttribute('aria-controls')).toBe(menu.id)
    const state = () => [button.getAttribute('aria-expanded'), menu.classList.contains('open')]
    expect(state()).toEqual(['false', false])
    await press('button', 'Open menu')
    await until(() => expect(state()).toEqual(['true', true]))
    await press('link', 'View Results')
    await until(() => expect(state()).toEqual(['false', false]))
    expect(location.hash).toBe('#/user/results')
  })
})
