import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Hosts, installPacked } from '../support/packed.ts'
import { enrolSeated, openQuiz, type School } from '../support/school.ts'
import { test as base, expect } from '../support/story.ts'
import { enter, quizCard, startQuiz, welcome } from '../support/walking.ts'

const MOUNT = '/hosts/'
const ALLOWED = /^(dist\/embed\/.+|README\.md|LICENSE|package\.json)$/

/** The hosts stand at the school's own address. */
const serve = (page: Page, school: School, { folder }: Hosts) =>
  page.route(`${school.url}${MOUNT}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(MOUNT.length)
    return route.fulfill({ path: join(folder, path) })
  })

const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const hosts = await installPacked()
      await use(hosts)
      await hosts.remove()
    },
    // Of the worker: the files outlive the page, which may still be fetching chunks when its story is over.
    { scope: 'worker' },
  ],
})

test('the package works in a plain page, in TypeScript and in React', async ({ page, school, hosts }) => {
  const learner = await enrolSeated(school, 'Lin Zhao')
  const quiz = await openQuiz(school)
  await serve(page, school, hosts)

  await test.step('it holds what was built, and the notices of what is inside', async () => {
    expect(hosts.packed.filter((path) => !ALLOWED.test(path))).toEqual([])
    expect(hosts.packed).toEqual(
      expect.arrayContaining(['dist/embed/LICENSES.txt', 'dist/embed/custom-elements.json']),
    )
  })

  await test.step('on a server each entry can be imported, and does nothing', async () => {
    for (const entry of ['quiz-app', 'quiz-admin', 'slot-booker'])
      expect(await hosts.onServer(`import('quiz-elements/${entry}')`)).toBe('')
  })

  await test.step('a plain page', async () => {
    await page.goto(`${school.url}${MOUNT}plain.html`)
    await expect(page.getByRole('heading', { name: 'Welcome to Prism' })).toBeVisible()
    await enter(page, school, learner, `${MOUNT}plain.html`)
    await expect(welcome(page, 'Lin Zhao')).toBeVisible()
    await expect(page).toHaveTitle('Lin Zhao')
  })

  await test.step('a page in TypeScript, built by Vite', async () => {
    await hosts.build('typescript')
    await page.goto(`${school.url}${MOUNT}typescript/dist/index.html`)
    await expect(welcome(page, 'Lin Zhao')).toBeVisible()
    await expect(page).toHaveTitle('Lin Zhao')
  })

  await test.step('a page in React 19', async () => {
    await hosts.build('react')
    await page.goto(`${school.url}${MOUNT}react/dist/index.html`)
    await expect(page.locator('quiz-app.wide').getByText('Prism').first()).toBeVisible()
    await quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' }).click()
    await startQuiz(page)
    await expect(page.getByRole('math').first()).toBeVisible()
    await expect(page).toHaveTitle(quiz.id)
  })
})
