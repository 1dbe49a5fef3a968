import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../support/page/browser.ts'
import {
  choosePerson,
  isBack,
  openChooser,
  signInThroughIssuer,
  tokenOf,
} from '../../support/page/signing-in.ts'
import { engines } from '../../support/server/engines.ts'
import { api, startTestServer, type TestServer } from '../../support/server/server.ts'

const APP = 'https://school.example'

const config = { adminEmails: ['head@school.example'], allowedOrigins: [APP] }

const userOf = async (server: TestServer, address: URL) => {
  const { body } = await api(server, await tokenOf(server, address))('GET', '/auth/me')
  return body.user
}

describe.each([...engines])('a sign-in on $name', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine: await open(), config })
  })
  afterAll(() => server.close())

  test('offers the sample people and a form for somebody new', async () => {
    const { html } = await openChooser(server, openBrowser())
    for (const name of ['Asha Rao', 'Ben Okafor', 'Grace Lindqvist']) expect(html).toContain(name)
    expect(html).toMatch(/<label for="email">/)
    expect(html).not.toMatch(/<script/)
  })

  test.each([
    ['asha', 'Asha Rao', false],
    ['ben', 'Ben Okafor', false],
    ['grace', 'Grace Lindqvist', true],
  ])('brings %s back signed in, with a token', async (persona, name, isAdmin) => {
    const address = await signInThroughIssuer(server, openBrowser(), { persona })
    expect(address.origin + address.pathname).toBe(`${server.url}/`)
    expect(address.searchParams.get('auth')).toBe('success')
    expect(await userOf(server, address)).toMatchObject({ name, isAdmin, googleId: persona })
  })

  test('makes somebody new a learner, the same one the next time, whom nobody else sees', async () => {
    const mira = { name: ' Mira Solberg ', email: 'Mira@Learners.example' }
    const first = await userOf(server, await signInThroughIssuer(server, openBrowser(), mira))
    expect(first).toMatchObject({ name: 'Mira Solberg', email: 'mira@learners.example', isAdmin: false })
    const again = await userOf(server, await signInThroughIssuer(server, openBrowser(), mira))
    expect(again._id).toBe(first._id)
    const { html } = await openChooser(server, openBrowser())
    expect(html).not.toContain('mira')
  })

  test('makes an address in ADMIN_EMAILS an administrator', async () => {
    const head = { name: 'Ines Marti', email: 'head@school.example' }
    expect(await userOf(server, await signInThroughIssuer(server, openBrowser(), head))).toMatchObject({
      isAdmin: true,
    })
  })
})

describe('a sign-in in the browser', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ config })
  })
  afterAll(() => server.close())

  test.each([
    '/courses/optics?lesson=2',
    '/?page_id=6',
    '/view.php?id=5&forceview=1',
    '/index.php?option=com_content&view=article&id=1:quiz',
    '/2026/11/quiz-block/',
    '/sub/quiz',
    '/?a=%20b+c%26d&flag&e=%C3%A9',
  ])('returns to the page %s of an allowed site, letter for letter', async (page) => {
    const address = await signInThroughIssuer(
      server,
      openBrowser(),
      { persona: 'asha' },
      `${APP}${page}#/quiz/1`,
    )
    const sign = page.includes('?') ? '&' : '?'
    expect(address.href).toMatch(
      new RegExp(`^.{${APP.length + page.length}}[?&]auth=success&token=[\\w-]{43}$`),
    )
    expect(address.href.startsWith(`${APP}${page}${sign}`)).toBe(true)
  })

  test('asks again who one is, so another person can sign in', async () => {
    const browser = openBrowser()
    await signInThroughIssuer(server, browser, { persona: 'asha' })
    const address = await signInThroughIssuer(server, browser, { persona: 'ben' })
    expect(await userOf(server, address)).toMatchObject({ name: 'Ben Okafor' })
  })

  test('needs no form for a sample person whom the bar of the demo has named, once', async () => {
    const browser = openBrowser()
    const name = (value: string) =>
      browser.cookies.set('sample-person /oidc', { name: 'sample-person', value, path: '/oidc', text: '' })
    name('grace')
    const begin = `${server.url}/api/auth/google?frontend_url=${server.url}`
    const { url } = await browser.follow(begin, isBack)
    expect(await userOf(server, url)).toMatchObject({ name: 'Grace Lindqvist' })
    expect(browser.cookies.get('sample-person /oidc')).toBeUndefined()
    name('zoe')
    expect((await openChooser(server, browser)).html).toContain('Choose who you are')
  })

  test('can happen in two tabs at the same time', async () => {
    const browser = openBrowser()
    const one = await openChooser(server, browser)
    const other = await openChooser(server, browser)
    const last = await choosePerson(browser, other.url, { persona: 'asha' })
    expect(last.searchParams.get('auth')).toBe('success')
    expect(one.url).not.toBe(other.url)
  })

  test('sets a cookie that is out of reach of scripts and of other sites', async () => {
    const browser = openBrowser()
    await signInThroughIssuer(server, browser, { persona: 'asha' })
    const cookie = browser.cookies.get('session /')?.text
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const me = await browser.visit(`${server.url}/api/auth/me`)
    expect(await me.json()).toMatchObject({ user: { name: 'Asha Rao' } })
  })
})

describe('the form for somebody new', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  test.each([
    ['no name', { name: ' ', email: 'mira@learners.example' }, 'Please enter a name'],
    ['no address', { name: 'Mira', email: 'mira' }, 'Please enter an e-mail address like asha@example.org'],
    ['nobody of that name', { persona: 'zoe' }, 'Please enter a name'],
    ['a name that is markup', { name: '"><script>alert(1)</script>', email: 'x' }, 'Please enter an e-mail'],
  ])('says what is wrong and keeps what was typed: %s', async (_, fields, sentence) => {
    const browser = openBrowser()
    const chooser = await openChooser(server, browser)
    const answer = await browser.post(chooser.url, fields)
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain(`role="alert"`)
    expect(html).toContain(sentence)
    expect(html).not.toContain('<script')
  })
})
