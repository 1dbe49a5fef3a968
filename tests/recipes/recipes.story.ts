import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { packInto } from '../browser/support/pack.ts'
import { enrolWithAccount, openQuiz, type School } from '../browser/support/school.ts'
import { test as base, expect } from '../browser/support/story.ts'
import {
  choose,
  clickSignIn,
  quizCard,
  signInAsNew,
  startQuiz,
  submit,
  welcome,
} from '../browser/support/walking.ts'
import { openProject, recipeNames } from './project.ts'
import { openSite } from './serve.ts'

const test = base.extend<object, { tarball: string }>({
  tarball: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { file } = await packInto(await mkdtemp(join(tmpdir(), 'quiz-packed-')))
      await use(file)
    },
    { scope: 'worker' },
  ],
})

/** What became of the part of the maths font that every formula needs. */
const mathFontOf = (page: Page) =>
  page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('QuizMath'))?.status)

/** A visitor signs in, takes a quiz of one question, and reads the result. */
async function walk(page: Page, school: School): Promise<void> {
  const learner = await enrolWithAccount(school, 'Lin Zhao')
  const quiz = await openQuiz(school, { count: 1 })
  await page.goto(school.url)
  await expect(page.getByRole('heading', { name: 'Welcome to Fieldline' })).toBeVisible()
  await clickSignIn(page)
  await signInAsNew(page, learner.name, learner.email)
  await expect(welcome(page, 'Lin Zhao')).toBeVisible()
  await quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' }).click()
  await startQuiz(page)
  await expect.poll(() => mathFontOf(page)).toBe('loaded')
  await choose(page, 'A')
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('100%')
  // The site's own listener has heard of it.
  await expect(page).toHaveTitle(`Handed in: ${quiz.id}`)
}

for (const name of recipeNames)
  test(`the recipe ${name} works from its installation to a result`, async ({ page, tarball }) => {
    const project = await test.step('installs', () => openProject(name, tarball))
    await test.step('fits its types', () => project.script('check'))
    await test.step('builds', () => project.script('build'))
    const school = await openSite(project)
    await test.step('leads a visitor to a result', () => walk(page, school))
    await page.close()
    await school.close()
    project.remove()
  })
