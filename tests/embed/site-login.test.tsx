import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { until } from '../support/page/page.ts'
import { keepSession, openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol, type Person, signInAgain } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

/* A site whose members are signed in already gives the bearer token itself. */

const { school, proxy } = openSchool(at('10:00:00'))
const apiBase = () => ({ 'api-base': `${proxy().url}/api` })
const ME = /GET \/api\/auth\/me$/
const RESULTS = /GET \/api\/user\/results$/
const NOT_SIGNED_IN = { name: 'You are not signed in on this site' }
const expired = instead(answers(401, { message: 'Unauthorized' }))

let [asha, grace]: Person[] = []

beforeEach(async () => {
  ;[asha, grace] = await Promise.all([
    enrol(school(), { name: 'Asha Rao' }),
    enrol(school(), { name: 'Grace' }),
  ])
})

const tokenOf = (person: Person | undefined) => String(person?.token)

async function insertWith(getToken: () => unknown) {
  const widget = await insertWidget('quiz-app', {})
  Reflect.set(widget.element, 'getToken', getToken)
  widget.element.setAttribute('api-base', apiBase()['api-base'])
  return widget
}

const welcome = (name: string) => ({ name: `Welcome, ${name}` })

describe('a site’s own login', () => {
  test.each([
    ['at once', () => tokenOf(asha)],
    ['later', async () => tokenOf(asha)],
  ])('that gives a token %s signs in, without our sign-in and Logout, and stores nothing', async (_, get) => {
    const { screen, element } = await insertWith(get)
    await screen.findByRole('heading', welcome('Asha Rao'))
    expect(element.user?._id).toBe(asha?.id)
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Signed-in devices' })).toBeNull()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(tokenOf(asha))
  })

  test('wins over a session stored on the device, and leaves that alone', async () => {
    keepSession({ token: tokenOf(grace) })
    const { screen } = await insertWith(() => tokenOf(asha))
    await screen.findByRole('heading', welcome('Asha Rao'))
    expect(localStorage.getItem('quiz:token')).toBe(JSON.stringify(tokenOf(grace)))
  })

  test('may be registered while the page runs, and withdrawn again', async () => {
    keepSession({ token: tokenOf(grace) })
    const { screen, element } = await insertWidget('quiz-app', apiBase())
    await screen.findByRole('heading', welcome('Grace'))
    element.getToken = () => tokenOf(asha)
    await screen.findByRole('heading', welcome('Asha Rao'))
    element.getToken = null
    await screen.findByRole('heading', welcome('Grace'))
  })

  test('applies to all elements of the page', async () => {
    const booker = await insertWidget('slot-booker')
    await insertWith(() => tokenOf(asha))
    await booker.screen.findByRole('heading', { name: 'Book Your Quiz Slot' })
  })

  test.each([
    ['gives no token', () => null],
    ['fails', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('broken')
      },
    ],
    ['gives a token that the API refuses', () => 'nobody'],
  ])('that %s is reported in words, and asked again by Try again', async (_, first) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => void vi.restoreAllMocks())
    let get: () => unknown = first
    const { screen } = await insertWith(() => get())
    await screen.findByRole('heading', NOT_SIGNED_IN)
    expect(screen.queryByRole('button', { name: /Sign in/ })).toBeNull()
    get = () => tokenOf(asha)
    screen.getByRole('button', { name: 'Try again' }).click()
    await screen.findByRole('heading', welcome('Asha Rao'))
  })

  test('is asked again by signIn, and left by signOut, which ends no session of the site', async () => {
    const { screen, element } = await insertWith(() => tokenOf(asha))
    await screen.findByRole('heading', welcome('Asha Rao'))
    await element.signOut()
    await screen.findByRole('heading', NOT_SIGNED_IN)
    expect(proxy().calls(/auth\/logout/)).toEqual([])
    await element.signIn()
    await screen.findByRole('heading', welcome('Asha Rao'))
  })

  test('that is not a function is refused in plain words', async () => {
    const { element } = await insertWidget('quiz-app')
    expect(() => Reflect.set(element, 'getToken', 'a token')).toThrow('getToken must be a function')
  })
})

describe('a token that the API refuses while the page runs', () => {
  test('is requested once more, and the refused call is repeated', async () => {
    const { token: next } = await signInAgain(school(), { id: asha?.id ?? '' })
    const given = [tokenOf(asha), next]
    const { screen, element } = await insertWith(() => given.shift())
    await screen.findByRole('heading', welcome('Asha Rao'))
    proxy().plan(RESULTS, expired)
    element.open('/user/results')
    await screen.findByRole('heading', { name: 'My Results' })
    await until(() => expect(proxy().calls(RESULTS).length).toBeGreaterThan(1))
    expect(given).toEqual([])
    expect(element.user?._id).toBe(asha?.id)
  })

  test('leads to another person if the next token is theirs', async () => {
    const given = [tokenOf(asha), tokenOf(grace)]
    const { screen, element } = await insertWith(() => given.shift())
    await screen.findByRole('heading', welcome('Asha Rao'))
    proxy().plan(RESULTS, expired)
    element.open('/user/results')
    await until(() => expect(element.user?._id).toBe(grace?.id))
  })

  test('ends the session here if there is no other one', async () => {
    const { screen, element } = await insertWith(() => tokenOf(asha))
    await screen.findByRole('heading', welcome('Asha Rao'))
    proxy().plan(RESULTS, expired)
    element.open('/user/results')
    await screen.findByRole('heading', NOT_SIGNED_IN)
    expect(proxy().calls(ME)).toHaveLength(1)
  })
})
