// SPEC 4 States
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { goToAddress, HOST_PAGE } from '../../support/page/page.ts'

const open = () => import('../../../src/stores/session/sign-in-return.ts')
const PLACE = 'quiz:place'
const here = () => location.pathname + location.search + location.hash

describe('the return of a sign-in', () => {
  test.each([
    ['?auth=success&token=abc', { outcome: 'success', token: 'abc' }, '/course'],
    ['?auth=success', { outcome: 'success', token: undefined }, '/course'],
    ['?auth=error', { outcome: 'error', token: undefined }, '/course'],
    [
      '?page_id=12&auth=success&token=abc&utm=x',
      { outcome: 'success', token: 'abc' },
      '/course?page_id=12&utm=x',
    ],
    ['?token=theirs&auth=success&token=abc', { outcome: 'success', token: 'abc' }, '/course'],
    ['?a=b%20c&draft&auth=success&token=abc', { outcome: 'success', token: 'abc' }, '/course?a=b%20c&draft'],
    ['?auth=success&token=a%2Bb%2F%3D#/quiz/1', { outcome: 'success', token: 'a+b/=' }, '/course#/quiz/1'],
    ['?auth=success&token=abc#pricing', { outcome: 'success', token: 'abc' }, '/course#pricing'],
  ])('with %s is read and removed from the address', async (query, read, left) => {
    goToAddress(`https://school.example/course${query}`)
    const { takeSignInReturn } = await open()
    const before = history.length
    expect(takeSignInReturn()).toEqual(read)
    expect(here()).toBe(left)
    expect(history.length, 'entries of the history').toBe(before)
    expect(takeSignInReturn(), 'a second time').toEqual({})
  })

  test.each(['?token=abc', '?auth=basic&token=abc', '?page_id=12', ''])(
    'is not the host page’s own %s, which stays',
    async (query) => {
      goToAddress(`https://school.example/course${query}`)
      const { takeSignInReturn } = await open()
      expect(takeSignInReturn()).toEqual({})
      expect(here()).toBe(`/course${query}`)
    },
  )

  test("keeps the state of the host page's own history", async () => {
    goToAddress(`${HOST_PAGE}&auth=success&token=abc`)
    history.replaceState({ scroll: 40 }, '')
    const { takeSignInReturn } = await open()
    takeSignInReturn()
    expect(history.state).toEqual({ scroll: 40 })
  })

  test('leaves no token in the state of the host page’s own router', async () => {
    goToAddress(`${HOST_PAGE}&auth=success&token=abc`)
    const { takeSignInReturn } = await open()
    history.replaceState({ source: 'swup', url: '/course?page_id=12&auth=success&token=abc' }, '')
    takeSignInReturn()
    expect(history.state).toEqual({ source: 'swup', url: '/course?page_id=12' })
  })

  test('is removed from an address whose path begins with two slashes', async () => {
    goToAddress('https://school.example//course?auth=success&token=abc')
    const { takeSignInReturn } = await open()
    expect(takeSignInReturn()).toEqual({ outcome: 'success', token: 'abc' })
    expect(location.href).toBe('https://school.example//course')
  })
})

test.each([
  [
    '?auth=error&auth_reason=account_not_allowed&auth_account=ben%2Bx%40gmail.example&auth_takes=school.example+other.example',
    {
      outcome: 'error',
      refusal: { account: 'ben+x@gmail.example', takes: ['school.example', 'other.example'] },
    },
    '/course',
  ],
  [
    '?id=5&auth=error&auth_reason=account_not_allowed&auth_account=o%27brien%40gmail.example&author=me',
    { outcome: 'error', refusal: { account: "o'brien@gmail.example", takes: [] } },
    '/course?id=5&author=me',
  ],
  ['?auth=error&auth_reason=something_new&auth_account=ben%40gmail.example', { outcome: 'error' }, '/course'],
  [
    '?auth=error&auth_reason=account_not_allowed&auth_account=Your+prize+is+ready%2C+call%40us.example',
    { outcome: 'error' },
    '/course',
  ],
  [
    '?auth=error&auth_reason=account_not_allowed&auth_account=ben%40gmail.example&auth_takes=https%3A%2F%2Fevil.example',
    { outcome: 'error', refusal: { account: 'ben@gmail.example', takes: [] } },
    '/course',
  ],
  [
    '?auth=success&token=abc&auth_reason=account_not_allowed&auth_account=ben%40gmail.example',
    { outcome: 'success', token: 'abc' },
    '/course',
  ],
])(
  'the return of a refused sign-in, %s, says which account it was, if that is plausible',
  async (query, read, left) => {
    goToAddress(`https://school.example/course${query}`)
    const { takeSignInReturn } = await open()
    expect(takeSignInReturn()).toEqual(read)
    expect(here()).toBe(left)
  },
)

describe('the place where a sign-in begins', () => {
  test('is remembered until it is recalled, once', async () => {
    goToAddress(`${HOST_PAGE}#/quiz/1`)
    const { rememberPlace, recallPlace } = await open()
    rememberPlace()
    expect(recallPlace()).toEqual({ page: '/course?page_id=12', hash: '#/quiz/1' })
    expect(recallPlace()).toBeUndefined()
  })

  test('is where the person was before the end of the session led them home', async () => {
    goToAddress(`${HOST_PAGE}#/quiz/1`)
    const { rememberPlace, recallPlace } = await open()
    rememberPlace()
    goToAddress(`${HOST_PAGE}#/`)
    rememberPlace()
    expect(recallPlace()?.hash).toBe('#/quiz/1')
  })

  test('in an element with a route in memory is found again, here and after a reload', async () => {
    const { rememberPlace, returnToPlace } = await open()
    const { enterPlace } = await import('../../../src/stores/page/location.ts')
    const { createMemoryPlace } = await import('../../../src/stores/page/memory-place.ts')
    const place = createMemoryPlace('app')
    enterPlace(place)
    place.navigate('/book-slot')
    rememberPlace()
    place.goHome()
    returnToPlace(undefined)
    expect(place.$route.get()).toBe('/book-slot')
    rememberPlace()
    expect(createMemoryPlace('app').$route.get(), 'of the page that comes back').toBe('/book-slot')
  })

  test.each([
    ['no JSON', '{"page":'],
    ['JSON of another shape', '{"page": 1, "hash": "#/"}'],
    ['nothing', undefined],
  ])('stored as %s is ignored', async (_, stored) => {
    if (stored !== undefined) sessionStorage.setItem(PLACE, stored)
    const { recallPlace } = await open()
    expect(recallPlace()).toBeUndefined()
  })
})

/** The URLs passed to `location.replace`. */
function spyOnReplace(): string[] {
  const sentTo: string[] = []
  const spy = vi
    .spyOn(location, 'replace')
    .mockImplementation((url) => void sentTo.push(new URL(url, location.href).href))
  onTestFinished(() => spy.mockRestore())
  return sentTo
}

describe('returning to the place', () => {
  test.each([
    [
      'another page of the origin',
      { page: '/quizzes?x=1', hash: '#/quiz/1' },
      ['https://school.example/quizzes?x=1#/quiz/1'],
    ],
    [
      "another route of the host page's own router",
      { page: '/course?page_id=12', hash: '#/lesson/3' },
      [`${HOST_PAGE}#/lesson/3`],
    ],
    ['this page without a route', { page: '/course?page_id=12', hash: '' }, []],
    [
      "an anchor of this page's own",
      { page: '/course?page_id=12', hash: '#pricing' },
      [`${HOST_PAGE}#pricing`],
    ],
    ['nowhere', undefined, []],
  ])('leads to %s', async (_, place, expected) => {
    const sentTo = spyOnReplace()
    const { returnToPlace } = await open()
    returnToPlace(place)
    expect(sentTo).toEqual(expected)
  })

  test("to an anchor keeps what the page's own router has in the history", async () => {
    history.replaceState({ turbo: 3 }, '')
    const { returnToPlace } = await open()
    returnToPlace({ page: '/course?page_id=12', hash: '#pricing' })
    expect([location.href, history.state]).toEqual([`${HOST_PAGE}#pricing`, { turbo: 3 }])
  })

  test('leads to another route of this page, and adds no entry to the history', async () => {
    const sentTo = spyOnReplace()
    history.replaceState({ turbo: 3 }, '')
    const before = history.length
    const { returnToPlace } = await open()
    returnToPlace({ page: '/course?page_id=12', hash: '#/quiz/1?x' })
    expect([location.href, history.state]).toMatchObject([`${HOST_PAGE}#/quiz/1?x`, { turbo: 3 }])
    expect([history.length, sentTo]).toEqual([before, []])
  })

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    'https://evil.example/',
    '.evil.example/',
    '@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example/',
    '/\t/evil.example/',
  ])('never leads to another origin, even if "%s" was stored', async (page) => {
    const sentTo = spyOnReplace()
    sessionStorage.setItem(PLACE, JSON.stringify({ page, hash: '#/quiz/1' }))
    const { recallPlace, returnToPlace } = await open()
    returnToPlace(recallPlace())
    for (const url of sentTo) expect(new URL(url).origin).toBe('https://school.example')
  })
})
