import type { Page } from '@playwright/test'
import { fillDemo, keepClassAtWork } from '../../demo/api/sample/seed.ts'
import { openSchool, type School } from '../browser/support/school.ts'
import { enter } from '../browser/support/walking.ts'
import { enrol, type Person } from '../support/school/school.ts'

/** Where a scene is played: a page of its own, and a school that all scenes share. */
export interface Stage {
  page: Page
  school: School
  /** A school that has nothing but what is put there. */
  bare: School
  /** The sample school as `npm start` has it, with classes that took quizzes and one at work; scenes only read there. */
  living: School
}

/** Brings a page to what is to be seen. */
export type Arrive = (stage: Stage) => Promise<unknown>

export interface Scene {
  name: string
  arrive: Arrive
}

/** The element alone on a page, as it is embedded. */
const HOST = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Look</title>
  <link rel="icon" href="data:,">
  <style>:root { color-scheme: light dark } body { margin: 0; background: light-dark(#fff, #121317) } quiz-app { min-height: 100vh }</style>
  <script type="module" src="/embed/quiz-app.js"></script>
  <main><quiz-app api-base="/api" brand-name="Fieldline" routing="page"></quiz-app></main>
</html>`

export const bringHost = (page: Page) =>
  page.route('**/look', (route) => route.fulfill({ contentType: 'text/html', body: HOST }))

/** Waits until nothing loads any more. */
export async function settle(page: Page): Promise<void> {
  await page.locator('quiz-app .page, quiz-admin .page, slot-booker .page, .conf').first().waitFor()
  const loading = page.locator('.bones, .waiting, [aria-busy=true], .awaited')
  await loading.first().waitFor({ state: 'detached', timeout: 10_000 })
  await page.evaluate(() => document.fonts.ready)
}

/** As a visitor. */
export const visit =
  (path = '/', host = '/look'): Arrive =>
  async ({ page, school }) => {
    await page.goto(`${school.url}${host}#${path}`)
    await settle(page)
  }

/** As that person, who has signed in before. */
export async function arriveAs(
  { page, school }: Stage,
  person: Person,
  path = '/',
  host = '/look',
): Promise<void> {
  await enter(page, school, person, `${host}#${path}`)
  await settle(page)
}

export const asLearner =
  (path = '/'): Arrive =>
  async (stage) =>
    arriveAs(stage, await enrol(stage.school, { name: 'Noor Haddad' }), path)

export const asAdmin =
  (path: string | ((stage: Stage) => Promise<string>), host?: string): Arrive =>
  async (stage) => {
    const admin = await enrol(stage.school, { name: 'Grace Lindqvist', isAdmin: true })
    await arriveAs(stage, admin, typeof path === 'string' ? path : await path(stage), host)
  }

/** One after the other. */
export const steps =
  (...arrivals: Arrive[]): Arrive =>
  async (stage) => {
    for (const arrive of arrivals) await arrive(stage)
  }

export const press =
  (name: string | RegExp): Arrive =>
  async ({ page }) => {
    await page.getByRole('button', { name, exact: true }).first().click()
    await page.waitForTimeout(300)
  }

export const see =
  (selector: string): Arrive =>
  ({ page }) =>
    page.locator(selector).first().waitFor({ timeout: 10_000 })

/** In that school instead. */
export const inSchool =
  (name: 'bare' | 'living', arrive: Arrive): Arrive =>
  (stage) =>
    arrive({ ...stage, school: stage[name] })

/** As minutes after `npm start`. */
export async function openLiving(): Promise<School> {
  const school = await openSchool()
  await fillDemo(school.deps)
  school.advance(6)
  await keepClassAtWork(school.deps)
  return school
}

export type Schools = Omit<Stage, 'page'>

export async function openSchools(): Promise<Schools & { close: () => Promise<void> }> {
  const [school, bare, living] = [await openSchool({ sample: true }), await openSchool(), await openLiving()]
  return { school, bare, living, close: () => school.close().then(bare.close).then(living.close) }
}

/** The id of the sample quiz of which this is part of the title. */
export async function quizTitled({ school }: Stage, words: string): Promise<string> {
  const { id } = await school.deps.db
    .selectFrom('quizzes')
    .select('id')
    .where('title', 'ilike', `%${words}%`)
    .executeTakeFirstOrThrow()
  return id
}
