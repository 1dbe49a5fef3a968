// SPEC 2 Sign-in; 4 States
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { goToAddress, HOST_PAGE, until } from '../support/page/page.ts'
import { settle } from '../support/page/probe.tsx'
import { keepSession, openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { asha, at } from '../support/school/fixtures.ts'
import { enrol } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const ME = /GET \/api\/auth\/me$/
const apiBase = () => ({ 'api-base': `${proxy().url}/api` })

const NOTICE = 'By signing in, you agree to our Terms of Service and Privacy Policy.'

describe('the address of the API', () => {
  test('is demanded by an element that has none, which sends no call', async () => {
    const { screen } = await insertWidget('quiz-app')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('the element needs an api-base attribute')
    expect(proxy().calls(/./)).toEqual([])
  })

  test('may be set later', async () => {
    const { element, screen } = await insertWidget('quiz-app')
    await screen.findByRole('alert')
    element.setAttribute('api-base', `${proxy().url}/api`)
    await screen.findByRole('button', { name: 'Sign in with Google' })
  })

  test('may be set by one element for the whole page', async () => {
    const waiting = await insertWidget('slot-booker')
    await insertWidget('quiz-app', apiBase())
    await waiting.screen.findByRole('button', { name: 'Sign in with Google' })
  })

  test('may be set twice if it is the same', async () => {
    await insertWidget('quiz-app', apiBase())
    const { screen } = await insertWidget('slot-booker', apiBase())
    await screen.findByRole('button', { name: 'Sign in with Google' })
  })

  test('that differs in a second element is reported in the console, and ignored', async () => {
    const complaints = vi.mocked(console.error)
    complaints.mockImplementationOnce(() => {})
    await insertWidget('quiz-app', apiBase())
    const { screen } = await insertWidget('slot-booker', { 'api-base': 'https://elsewhere.example/api' })
    await screen.findByRole('button', { name: 'Sign in with Google' })
    expect(complaints.mock.calls).toEqual([
      [`api-base "https://elsewhere.example/api" is ignored: this page already uses "${proxy().url}/api".`],
    ])
    complaints.mockClear()
    const { apiUrl } = await import('../../src/api/client.ts')
    expect(apiUrl('/quiz')).toBe(`${proxy().url}/api/quiz`)
  })
})

test('an unusable attribute is named in the console, once for all elements', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warnings.mockRestore())
  for (const tag of ['quiz-app', 'slot-booker'] as const)
    await insertWidget(tag, { ...apiBase(), theme: 'purple' })
  await until(() => expect(warnings).toHaveBeenCalled())
  await settle()
  expect(warnings.mock.calls).toEqual([
    [expect.stringMatching(/^quiz-elements: cannot use theme="purple" \(/)],
  ])
})

describe('the start of a page', () => {
  test('happens once, however many elements there are and however they change', async () => {
    keepSession(await enrol(school(), { name: 'Asha Rao' }))
    const first = await insertWidget('quiz-app', apiBase())
    await insertWidget('quiz-app', apiBase())
    await insertWidget('slot-booker', apiBase())
    first.element.setAttribute('brand-name', 'Prism')
    await first.screen.findByText('Welcome, Asha Rao', { selector: 'h1' })
    expect(proxy().calls(ME)).toHaveLength(1)
  })

  test('removes the token of a sign-in from the address before any call', async () => {
    const person = await enrol(school(), { name: 'Asha Rao' })
    sessionStorage.setItem('quiz:sign-in-asked', '1')
    goToAddress(`${HOST_PAGE}&auth=success&token=${person.token}`)
    const { screen } = await insertWidget('quiz-app', apiBase())
    await until(() => expect(location.href).toBe(HOST_PAGE))
    await screen.findByText('Welcome, Asha Rao', { selector: 'h1' })
    expect(proxy().calls(/token=/)).toEqual([])
  })

  test('tells the page about the session once, without the token', async () => {
    const person = await enrol(school(), { name: 'Asha Rao' })
    keepSession(person)
    const heard: unknown[] = []
    document.addEventListener('session-changed', (event) => heard.push((event as CustomEvent).detail))
    const { screen } = await insertWidget('quiz-app', apiBase())
    await insertWidget('slot-booker', apiBase())
    await screen.findByText('Welcome, Asha Rao', { selector: 'h1' })
    expect(heard).toMatchObject([{ user: { _id: person.id } }])
    expect(JSON.stringify(heard)).not.toContain(person.token)
  })
})

describe('a setting of the site owner', () => {
  test('may be the brand that the visitor reads, and may change', async () => {
    const { element, screen } = await insertWidget('quiz-app', { ...apiBase(), 'brand-name': 'Prism' })
    await screen.findByRole('heading', { name: 'Welcome to Prism' })
    element.setAttribute('brand-name', 'Lens')
    await screen.findByRole('heading', { name: 'Welcome to Lens' })
  })

  test('may be the address of the terms or of the privacy policy', async () => {
    const { screen } = await insertWidget('quiz-app', {
      ...apiBase(),
      'terms-url': 'https://school.example/terms',
      'privacy-url': 'https://school.example/privacy',
    })
    const terms = await screen.findByRole('link', { name: 'Terms of Service' })
    expect(terms.getAttribute('href')).toBe('https://school.example/terms')
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe(
      'https://school.example/privacy',
    )
  })

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<b>x</b>',
    'vbscript:x',
    'http://[',
  ])('makes no link if it is %j, which leads nowhere or runs a script', async (url) => {
    const { screen } = await insertWidget('quiz-app', {
      ...apiBase(),
      'terms-url': url,
      'privacy-url': '/privacy',
    })
    await screen.findByRole('link', { name: 'Privacy Policy' })
    expect(screen.queryByRole('link', { name: 'Terms of Service' })).toBeNull()
    expect(screen.getByText(/^By signing in/).closest('p')?.textContent).toBe(NOTICE)
  })

  test.each([
    ['quiz-app', {}],
    ['quiz-app', { quiz: 'of-the-list' }],
    ['quiz-admin', {}],
    ['slot-booker', {}],
  ] as const)(
    'is explained in plain words below the sign-in if it is missing: %s %j',
    async (kind, extra) => {
      const { screen } = await insertWidget(kind, { ...apiBase(), ...extra })
      await screen.findByRole('button', { name: 'Sign in with Google' })
      expect(screen.getByText(/^By signing in/).closest('p')?.textContent).toBe(NOTICE)
      expect(screen.queryByRole('link', { name: /Terms|Privacy/ })).toBeNull()
    },
  )

  test('may list the hosts whose pictures are proxied, separated by any space', async () => {
    await insertWidget('quiz-app', {
      'image-proxy-hosts': ' a.example\n  b.example ',
      'staging-host': 'c.example',
    })
    const { $settings } = await import('../../src/stores/page/settings.ts')
    await until(() => expect($settings.get().imageProxyHosts).toEqual(['a.example', 'b.example']))
    expect($settings.get().stagingHost).toBe('c.example')
  })

  test('has its default again when it is removed', async () => {
    const { element, screen } = await insertWidget('quiz-app', { ...apiBase(), 'brand-name': 'Prism' })
    await screen.findByRole('heading', { name: 'Welcome to Prism' })
    element.removeAttribute('brand-name')
    await screen.findByRole('heading', { name: 'Welcome to Quiz' })
  })
})

test('the sign-in asks the API once where it can return to, and tells the owner what to set', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  proxy().plan(ME, instead(answers(401, { message: 'Unauthorized' })))
  for (const kind of ['quiz-app', 'slot-booker'] as const) {
    const { screen } = await insertWidget(kind, apiBase(), { knowsApi: false })
    await screen.findByRole('button', { name: 'Sign in with Google' })
  }
  await until(() => expect(warn.mock.calls).toEqual([[expect.stringContaining('set frontend-url=')]]))
  expect(proxy().calls(ME)).toHaveLength(1)
})

describe('the session of a device without a token', () => {
  test('is requested once for all elements, half a second after the start, with the sign-in until then', async () => {
    const began = performance.now()
    for (const kind of ['quiz-app', 'slot-booker'] as const) {
      const { screen } = await insertWidget(kind, apiBase())
      await screen.findByRole('button', { name: 'Sign in with Google' })
    }
    await until(() => expect(proxy().calls(ME)).toHaveLength(1))
    expect(performance.now() - began).toBeGreaterThan(490)
  })

  test('is reported to the page, the elements and `user`, as after a sign-in', async () => {
    proxy().plan(ME, instead(answers(200, { user: { ...asha, isAdmin: true }, features: [] })))
    const heard: unknown[] = []
    document.addEventListener('session-changed', (event) => heard.push((event as CustomEvent).detail))
    goToAddress(`${HOST_PAGE}#/elsewhere`)
    const { element, screen } = await insertWidget('slot-booker', apiBase())
    await screen.findByRole('button', { name: 'Sign in with Google' })
    expect(element.user).toBeNull()
    await screen.findByRole('heading', { name: 'Admin Access' })
    expect(element.user?._id).toBe(asha._id)
    expect(heard).toMatchObject([{ user: { _id: asha._id } }])
    expect(location.href).toBe(`${HOST_PAGE}#/elsewhere`)
  })
})

describe('a person who signed in but came back elsewhere, and is not signed in here,', () => {
  const NOTE = /The sign-in returns to another page/
  const openAfter = async (features?: readonly string[]) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    goToAddress(HOST_PAGE)
    sessionStorage.setItem('quiz:sign-in-asked', '1')
    proxy().plan(ME, instead(answers(401, { message: 'Unauthorized', features })))
    const { screen } = await insertWidget('quiz-app', apiBase(), { knowsApi: false })
    await screen.findByRole('button', { name: 'Sign in with Google' })
    return screen
  }

  test('reads what the owner of the page has to set', async () => {
    const note = await (await openAfter()).findByText(NOTE)
    expect(note.closest('p')?.textContent).toContain(`frontend-url="${HOST_PAGE}"`)
  })

  test('reads nothing about it if the API can return to the very page', async () => {
    const screen = await openAfter(['return'])
    await until(() => expect(proxy().calls(ME)).toHaveLength(1))
    await settle()
    expect(screen.queryByText(NOTE)).toBeNull()
  })
})

test('the booking element never touches the address', async () => {
  goToAddress(`${HOST_PAGE}#/user/results`)
  keepSession(await enrol(school()))
  const { screen } = await insertWidget('slot-booker', apiBase())
  await screen.findByRole('heading', { name: 'Book Your Quiz Slot' })
  const entries = history.length
  screen.getByRole('radio', { name: /^Tomorrow|, March 5$/ }).click()
  await settle()
  expect(location.href).toBe(`${HOST_PAGE}#/user/results`)
  expect(history.length).toBe(entries)
})
