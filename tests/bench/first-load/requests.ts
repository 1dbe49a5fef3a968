import type { Browser, Page, Route } from '@playwright/test'
import { serveHost } from '../../browser/support/host-page.ts'
import type { School } from '../../browser/support/school.ts'
import type { FirstLoad } from './pages.ts'

/** What a page asks for until somebody can begin: the paths, and how many requests waited for each other. */
interface Asked {
  paths: readonly string[]
  steps: number
}

/** A page that asks for nothing for that long, by its own timer, waits for an answer. */
const QUIET_MS = 150

const quiet = (page: Page) =>
  page.evaluate(
    (ms) => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), ms)),
    QUIET_MS,
  )

const PATIENCE_MS = 30_000
const UNREAD_MS = 3000

async function openCold(browser: Browser, token: string): Promise<Page> {
  // Elsewhere a day of the booking page may lie in two of the server's.
  const page = await browser.newPage({
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 390, height: 844 },
  })
  await page.addInitScript((text) => {
    localStorage.setItem('quiz:token', text)
    // Else a slow machine has time for what pages load later.
    window.requestIdleCallback = () => 0
  }, JSON.stringify(token))
  return page
}

/**
 * Opens the page cold. All requests of a step are answered together, once the page asks for nothing more, so neither
 * the machine nor the connection changes the figures.
 */
export async function countRequests(browser: Browser, school: School, load: FirstLoad): Promise<Asked> {
  const { name, html, hash = '', person, until } = load
  const page = await openCold(browser, person.token)
  const address = `/${name.replaceAll(' ', '-')}.html`
  const held: Route[] = []
  const paths = [address]
  let steps = 1
  await page.route(/\/(embed|api)\//, (route) => void held.push(route))
  await serveHost(page, school, address, html)
  await page.goto(school.url + address + hash, { waitUntil: 'commit' })

  const settle = async () => {
    for (let known = -1; known !== held.length; await quiet(page)) known = held.length
  }
  const answerAll = async () => {
    const asked = held.splice(0)
    if (asked.length > 0) steps++
    paths.push(...asked.map((route) => new URL(route.request().url()).pathname))
    const answered = asked.map(async (route) => ({ route, response: await route.fetch() }))
    for (const { route, response } of await Promise.all(answered)) await route.fulfill({ response })
    const responses = await Promise.all(asked.map((route) => route.request().response()))
    // A body that nobody reads, because a copy of it came first, never ends.
    await Promise.race([
      Promise.all(responses.map((response) => response?.finished())),
      page.waitForTimeout(UNREAD_MS),
    ])
  }

  const givenUpAt = performance.now() + PATIENCE_MS
  let button = load.press?.(page)
  for (await settle(); !(await until(page).isVisible()); await settle()) {
    if (performance.now() > givenUpAt) throw new Error(`${name}: not there after ${paths.join(' ')}`)
    if (await button?.isVisible()) {
      await button?.click()
      button = undefined
    } else await answerAll()
  }
  await page.close()
  return { paths, steps }
}
