import { test as base, type ConsoleMessage, expect } from '@playwright/test'
import type { Feature } from '../../../src/domain/session/features.ts'
import { foundChromium } from './chromium.ts'
import { OFFERS_NOTHING, openSchool, type School } from './school.ts'

/** What the page complains about. A complaint that the story did not expect fails it. */
interface Complaints {
  /** Expects complaints that hold one of these texts, such as the browser's own log of a refused call. */
  expect(...texts: string[]): void
}

interface PerTest {
  complaints: Complaints
  /** A school of the test's own, whose clock it may turn. It has nothing but what the test puts there. */
  ownSchool: School
}

interface PerWorker {
  /** The school that all tests of a worker share, filled with the sample data. */
  school: School
}

/**
 * A visitor's page asks the API whether a cookie knows them. The answer is a 401, which browsers log as an error.
 */
const isVisitorsQuestion = (message: ConsoleMessage) =>
  message.text().includes(refused(401)) && message.location().url.endsWith('/auth/me')

/** The API refuses a save that is overtaken by the submission, which has all answers; browsers log that, too. */
const isOvertakenSave = (message: ConsoleMessage) =>
  message.text().includes(refused(422)) && message.location().url.endsWith('/attempt')

/** What home and the booking page ask in the background may be answered after a sign-out. */
const isOvertakenQuestion = (message: ConsoleMessage) =>
  message.text().includes(refused(401)) &&
  /\/user\/reports$|\/slots\/available\?date=[\d-]+$/.test(message.location().url)

/** Where fewer than twenty took a quiz, the API tells nobody where a result stands. */
const isTooFewToCompare = (message: ConsoleMessage) =>
  message.text().includes(refused(404)) && message.location().url.endsWith('/standing')

const toText = (message: ConsoleMessage) => `${message.text()} (${message.location().url})`

/** Of a story that tells at one more size, host or fault what other stories or page tests tell: each night, with `STORIES=all`. */
export const NIGHTLY = { tag: '@nightly' }

/** A page of a story is gone before its code is worth being compiled twice. */
const UNOPTIMIZED = '--js-flags=--no-opt --no-maglev'

export const test = base.extend<PerTest, PerWorker>({
  launchOptions: [
    ({ launchOptions }, use) => {
      const { executablePath, args, env } = foundChromium()
      return use({ ...launchOptions, executablePath, env, args: [...args, UNOPTIMIZED] })
    },
    { scope: 'worker' },
  ],
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const school = await openSchool({ sample: true })
      await use(school)
      await school.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  ownSchool: async ({ context }, use) => {
    const school = await openSchool()
    await use(school)
    // The pages first: one that is still fetching chunks would complain of a server that is gone.
    for (const page of context.pages()) await page.close()
    await school.close()
  },
  baseURL: ({ school }, use) => use(school.url),
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = []
      const expected: string[] = []
      context.on('console', (message) => {
        if (
          message.type() !== 'error' ||
          isVisitorsQuestion(message) ||
          isOvertakenSave(message) ||
          isOvertakenQuestion(message) ||
          isTooFewToCompare(message)
        )
          return
        heard.push(toText(message))
      })
      context.on('weberror', (error) => heard.push(String(error.error())))
      await use({ expect: (...texts) => void expected.push(...texts) })
      const unexpected = heard.filter((text) => !expected.some((known) => text.includes(known)))
      // What is still being answered when a story is over must fail neither it nor the next one.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      expect(unexpected, 'complaints in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Leaves a story out where the API does not offer what the story is about, and says so in the report. */
export function needs(feature: Feature, because: string): void {
  const reason = `needs an API that offers '${feature}': ${because}`
  if (OFFERS_NOTHING) console.log(`left out: '${test.info().title}' ${reason}`)
  test.skip(OFFERS_NOTHING, reason)
}

/** How the browser itself logs an answer of that status. */
export const refused = (status: number) => `the server responded with a status of ${status}`
/** How it logs a call that got no answer. */
export const LOST = 'Failed to load resource: net::ERR_'
