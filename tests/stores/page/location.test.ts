// SPEC 2 Routes
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { goToAddress, HOST_PAGE, watch } from '../../support/page/page.ts'

const PAGE = '/course?page_id=12'
const openLocation = async (routing?: 'hash' | 'page' | 'prefix') => {
  const location = await import('../../../src/stores/page/location.ts')
  return { ...location, ...location.hashPlace(routing) }
}

/** As by an anchor of the host page, or the address bar. */
function changeHash(hash: string): void {
  goToAddress(HOST_PAGE + hash)
  window.dispatchEvent(new Event('hashchange'))
}

describe('the route', () => {
  test.each([
    ['', '/'],
    ['#', '/'],
    ['#/', '/'],
    ['#/book-slot', '/book-slot'],
    ['#/quiz/1?from=mail', '/quiz/1'],
    ['#/?from=mail', '/'],
    ['#pricing', '/'],
    ['#!/quiz/1', '/'],
    ['#/course', '/'],
    ['#/quiz/1/elsewhere', '/'],
  ])('of a page that is opened at "%s" is %s', async (hash, route) => {
    goToAddress(HOST_PAGE + hash)
    const { $route } = await openLocation()
    expect($route.get()).toBe(route)
  })

  test.each([
    ['#/', '/'],
    ['#/user/results', '/user/results'],
    ['#/quiz/1?x', '/quiz/1'],
    ['', '/'],
    ['#', '/'],
    ['#pricing', '/book-slot'],
    ['#top', '/book-slot'],
    ['#/course', '/book-slot'],
    ['#/quiz', '/book-slot'],
  ])('after a change from #/book-slot to "%s" is %s', async (hash, route) => {
    goToAddress(`${HOST_PAGE}#/book-slot`)
    const { $route } = await openLocation()
    watch($route)
    changeHash(hash)
    expect($route.get()).toBe(route)
  })

  test.each([
    ['#/book-slot', '#/'],
    ['', ''],
    ['#pricing', '#pricing'],
  ])('of a page at "%s" leads home by "%s"', async (hash, home) => {
    goToAddress(HOST_PAGE + hash)
    const { homeHref } = await openLocation()
    expect(homeHref()).toBe(HOST_PAGE + home)
  })

  test('is that of the address when the element returns to the page', async () => {
    const { $route } = await openLocation()
    changeHash('#/book-slot')
    expect($route.get()).toBe('/book-slot')
  })

  test.each([
    ['#/quiz/1', '#/'],
    ['#/', '#/'],
    ['', ''],
    ['#pricing', '#pricing'],
    ['#/course', '#/course'],
  ])('goes home from "%s" and leaves the hash "%s"', async (hash, after) => {
    goToAddress(`${HOST_PAGE}#/book-slot`)
    const { $route, goHome } = await openLocation()
    watch($route)
    changeHash(hash)
    goHome()
    expect(location.hash).toBe(after)
    expect($route.get()).toBe('/')
  })
})

test('the route is that of the address when another element comes at once, even without an event', async () => {
  goToAddress(`${HOST_PAGE}#/book-slot`)
  const { $route } = await openLocation()
  $route.listen(() => {})()
  goToAddress(HOST_PAGE)
  expect(watch($route)).toEqual(['/'])
})

describe('a path in a page that has only this application', () => {
  test('is a route even if it is unknown, and then is not found', async () => {
    goToAddress(`${HOST_PAGE}#/nowhere?x`)
    const { $route } = await openLocation('page')
    expect(watch($route)).toEqual(['/nowhere'])
  })

  test('is not a route if the hash is of another kind', async () => {
    goToAddress(`${HOST_PAGE}#pricing`)
    const { $route } = await openLocation('page')
    expect(watch($route)).toEqual(['/'])
  })
})

describe('navigation', () => {
  test('changes only the hash: the host page’s path and query stay', async () => {
    const { $route, navigate } = await openLocation()
    const routes = watch($route)
    navigate('/quiz/1')
    expect(location.pathname + location.search + location.hash).toBe(`${PAGE}#/quiz/1`)
    expect(routes).toEqual(['/', '/quiz/1'])
  })

  test('adds one entry to the history, and none when it replaces', async () => {
    const { navigate } = await openLocation()
    const before = history.length
    navigate('/book-slot')
    expect(history.length).toBe(before + 1)
    navigate('/quiz/1', { replace: true })
    expect(history.length).toBe(before + 1)
    expect(location.hash).toBe('#/quiz/1')
  })

  test('fires no events that scripts of the host page would get', async () => {
    const { navigate } = await openLocation()
    const heard = vi.fn()
    for (const type of ['hashchange', 'popstate']) window.addEventListener(type, heard)
    navigate('/quiz/1')
    navigate('/', { replace: true })
    expect(heard).not.toHaveBeenCalled()
  })

  test('follows Back to the previous route', async () => {
    const { $route, navigate } = await openLocation()
    const routes = watch($route)
    navigate('/book-slot')
    navigate('/user/results')
    goToAddress(`${HOST_PAGE}#/book-slot`)
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(routes).toEqual(['/', '/book-slot', '/user/results', '/book-slot'])
  })

  test('follows Back past an anchor of the page’s own, while a clicked anchor changes nothing', async () => {
    const { $route, navigate } = await openLocation()
    watch($route)
    const goBackTo = (hash: string, state: unknown) => {
      goToAddress(HOST_PAGE + hash)
      history.replaceState(state, '')
      window.dispatchEvent(new PopStateEvent('popstate'))
    }
    navigate('/book-slot')
    changeHash('#pricing')
    history.replaceState({ turbo: 1 }, '')
    const replaced = vi.spyOn(history, 'replaceState')
    onTestFinished(() => replaced.mockRestore())
    navigate('/quiz/1')
    const [left] = replaced.mock.lastCall ?? []
    expect(left).toMatchObject({ turbo: 1 })
    goBackTo('#about', null)
    expect($route.get()).toBe('/quiz/1')
    goBackTo('#pricing', left)
    expect($route.get()).toBe('/book-slot')
  })
})

describe('the state of the host page’s own router', () => {
  test('is kept', async () => {
    const state = { turbo: { restorationIdentifier: 'a', restorationIndex: 3 } }
    history.replaceState(state, '')
    const { navigate } = await openLocation()
    navigate('/quiz/1')
    expect(history.state).toMatchObject(state)
    navigate('/', { replace: true })
    expect(history.state).toMatchObject(state)
  })

  test.each([
    ['', '/course?page_id=12'],
    ['#/book-slot', '/course?page_id=12#/book-slot'],
    ['#/book-slot', '/course?page_id=12'],
  ])('from "%s" names the new address where it named %s', async (hash, url) => {
    goToAddress(HOST_PAGE + hash)
    history.replaceState({ url, index: 2, back: '/' }, '')
    const { navigate } = await openLocation()
    navigate('/quiz/1')
    expect(history.state).toMatchObject({ url: '/course?page_id=12#/quiz/1', index: 2, back: '/' })
  })

  test('that routes by hash names the new hash', async () => {
    goToAddress(`${HOST_PAGE}#/lesson`)
    history.replaceState({ current: '/lesson', back: '/', position: 4 }, '')
    const { navigate } = await openLocation('prefix')
    for (const [route, current] of [
      ['/book-slot', '/lesson#quiz/book-slot'],
      ['/quiz/1', '/lesson#quiz/quiz/1'],
    ] as const) {
      navigate(route)
      expect(history.state).toMatchObject({ current, back: '/', position: 4 })
    }
  })
})

describe('the way back', () => {
  const openAt = async (route: string) => {
    goToAddress(`${HOST_PAGE}#${route}`)
    history.replaceState(null, '')
    const back = vi.spyOn(history, 'back').mockImplementation(() => {})
    onTestFinished(() => back.mockRestore())
    return { ...(await openLocation()), back }
  }

  test('goes to the previous entry if that belongs to this page', async () => {
    const { navigate, goBack, back } = await openAt('/user/results')
    navigate('/quiz/1/results')
    goBack()
    expect(back).toHaveBeenCalledOnce()
    expect(location.hash).toBe('#/quiz/1/results')
  })

  test('goes home if the page was opened at this route', async () => {
    const { $route, goBack, back } = await openAt('/quiz/1/results')
    watch($route)
    goBack()
    expect(back).not.toHaveBeenCalled()
    expect([location.hash, $route.get()]).toEqual(['#/', '/'])
  })

  test('remembers which entry was replaced, even after a reload', async () => {
    const { navigate, goBack, back } = await openAt('/quiz/1')
    navigate('/quiz/1/results', { replace: true })
    goBack()
    expect(back, 'nothing lay before').not.toHaveBeenCalled()
    navigate('/quiz/1')
    navigate('/quiz/1/results', { replace: true })
    vi.resetModules()
    const reloaded = await openLocation()
    reloaded.goBack()
    expect(back).toHaveBeenCalledOnce()
  })
})

describe('the address of a route', () => {
  test.each([
    ['https://school.example/course?page_id=12#/book-slot', '/course?page_id=12#/'],
    ['https://school.example/', '/#/'],
    ['https://school.example//evil.example/page', '//evil.example/page#/'],
  ])('leads, on %s, to the same page', async (page) => {
    goToAddress(page)
    const { hrefOf } = await openLocation()
    const target = new URL(hrefOf('/quiz/1'), page)
    const here = new URL(page)
    expect(target.origin + target.pathname + target.search).toBe(here.origin + here.pathname + here.search)
    expect(target.hash).toBe('#/quiz/1')
  })
})

describe('a route behind a prefix', () => {
  test.each([
    ['', '/'],
    ['#quiz/', '/'],
    ['#quiz/book-slot', '/book-slot'],
    ['#quiz/quiz/1?from=mail', '/quiz/1'],
    ['#quiz/nowhere', '/nowhere'],
    ['#/course', '/'],
    ['#/quiz/1', '/'],
    ['#quizzes', '/'],
    ['#/course#quiz/book-slot', '/book-slot'],
    ['#!/course?page=2#quiz/quiz/1/results', '/quiz/1/results'],
  ])('is, for a page that is opened at "%s", %s', async (hash, route) => {
    goToAddress(HOST_PAGE + hash)
    const { $route } = await openLocation('prefix')
    expect($route.get()).toBe(route)
  })

  test.each([
    ['', '#/#quiz/quiz/1'],
    ['#pricing', '#/#quiz/quiz/1'],
    ['#quiz/book-slot', '#/#quiz/quiz/1'],
    ['#/course', '#/course#quiz/quiz/1'],
    ['#/course?page=2#quiz/book-slot', '#/course?page=2#quiz/quiz/1'],
  ])('changes "%s" to "%s", and the path of the page’s own router stays', async (hash, after) => {
    goToAddress(HOST_PAGE + hash)
    const { $route, navigate, hrefOf } = await openLocation('prefix')
    expect(hrefOf('/quiz/1')).toBe(HOST_PAGE + after)
    const routes = watch($route)
    navigate('/quiz/1')
    expect(location.hash).toBe(after)
    expect(routes.at(-1)).toBe('/quiz/1')
  })

  test.each([
    ['#/course', '/'],
    ['', '/'],
    ['#/other', '/book-slot'],
    ['#pricing', '/book-slot'],
    ['#/other#quiz/user/results', '/user/results'],
  ])('after a change from #/course#quiz/book-slot to "%s" is %s', async (hash, route) => {
    goToAddress(`${HOST_PAGE}#/course#quiz/book-slot`)
    const { $route } = await openLocation('prefix')
    watch($route)
    changeHash(hash)
    // Browsers tell of it twice.
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect($route.get()).toBe(route)
  })

  test('leads home without the path of the page, which goHome leaves alone', async () => {
    goToAddress(`${HOST_PAGE}#/course#quiz/book-slot`)
    const { $route, goHome, homeHref, enterPlace, hashPlace } = await openLocation('prefix')
    enterPlace(hashPlace('prefix'))
    watch($route)
    expect(homeHref()).toBe(`${HOST_PAGE}#/course#quiz/`)
    goHome()
    expect([location.hash, $route.get()]).toEqual(['#/course#quiz/', '/'])
  })
})

describe('a route in memory', () => {
  const openMemory = async (name = 'app') => {
    const location = await import('../../../src/stores/page/location.ts')
    const memory = await import('../../../src/stores/page/memory-place.ts')
    const place = memory.createMemoryPlace(name)
    return { ...location, ...memory, place, leave: location.enterPlace(place) }
  }

  test('never touches the address or the history, and its links lead to this page', async () => {
    goToAddress(`${HOST_PAGE}#/quiz/1`)
    const { place } = await openMemory()
    const [entries, routes] = [history.length, watch(place.$route)]
    place.navigate('/book-slot')
    place.navigate('/user/results', { replace: true })
    place.goHome()
    expect(routes).toEqual(['/', '/book-slot', '/user/results', '/'])
    expect([location.href, history.length]).toEqual([`${HOST_PAGE}#/quiz/1`, entries])
    expect(place.hrefOf('/book-slot')).toBe(location.href)
  })

  test('leads back through what was seen, and then home', async () => {
    const { place } = await openMemory()
    const routes = watch(place.$route)
    for (const route of ['/user/results', '/quiz/1']) place.navigate(route)
    place.navigate('/quiz/1/results', { replace: true })
    place.goBack()
    place.goBack()
    place.goBack()
    expect(routes).toEqual(['/', '/user/results', '/quiz/1', '/quiz/1/results', '/user/results', '/'])
  })

  test('belongs to one of two elements, which both go home at the end of a session', async () => {
    const { place, createMemoryPlace, enterPlace, goHome } = await openMemory()
    const other = createMemoryPlace('app')
    enterPlace(other)
    place.navigate('/quiz/1')
    other.navigate('/quiz/2')
    expect([place.$route.get(), other.$route.get()]).toEqual(['/quiz/1', '/quiz/2'])
    goHome()
    expect([place.$route.get(), other.$route.get()]).toEqual(['/', '/'])
  })

  test('kept for the sign-in is found again once, by an element that is here and after a reload', async () => {
    const { place, createMemoryPlace } = await openMemory()
    place.navigate('/quiz/1')
    place.memory?.keep()
    place.goHome()
    // The place before the end of the session counts.
    place.memory?.keep()
    place.memory?.recall()
    expect(place.$route.get()).toBe('/quiz/1')
    place.memory?.keep()
    expect(createMemoryPlace('admin').$route.get(), 'another element').toBe('/')
    expect(createMemoryPlace('app').$route.get()).toBe('/quiz/1')
    expect(createMemoryPlace('app').$route.get()).toBe('/')
  })

  test('kept on another page is not used on this one', async () => {
    const { place, createMemoryPlace } = await openMemory()
    place.navigate('/quiz/1')
    place.memory?.keep()
    goToAddress('https://school.example/other')
    expect(createMemoryPlace('app').$route.get()).toBe('/')
  })

  test('stays as it is in an element that has gone', async () => {
    const { place, leave, goHome } = await openMemory()
    place.navigate('/quiz/1')
    leave()
    goHome()
    expect(place.$route.get()).toBe('/quiz/1')
  })
})
