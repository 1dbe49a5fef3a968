import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { enrolSeated, openQuiz, type School } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { enter, quizCard, startQuiz } from '../support/walking.ts'

const run = promisify(execFile)

const CDN = 'https://cdn.example.org/quiz-elements@0.1.0/'
const ELEMENT = '<quiz-app api-base="/api" brand-name="Prism"><p>Loading quizzes…</p></quiz-app>'
const BASE_POLICY = `default-src 'none'; connect-src 'self'; img-src data:; trusted-types 'none'; require-trusted-types-for 'script'`

/** A page under a policy that allows nothing but what is said. */
const servePage = (page: Page, school: School, path: string, policy: string, scripts: string) =>
  page.route(school.url + path, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': `${BASE_POLICY}; ${policy}` },
      body: `<!doctype html><html lang="en"><title>Course</title><link rel="icon" href="data:,">${scripts}${ELEMENT}</html>`,
    }),
  )

/** What was built in a folder with its version in the name; answers what was asked for, in order. */
async function serveCdn(page: Page, change = (_path: string, code: string) => code): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${CDN}**`, async (route) => {
    const path = route.request().url().slice(CDN.length)
    asked.push(path)
    const headers = { 'access-control-allow-origin': '*' }
    if (!path.endsWith('.js')) return route.fulfill({ path: `dist/embed/${path}`, headers })
    const body = change(path, await readFile(`dist/embed/${path}`, 'utf8'))
    return route.fulfill({ body, contentType: 'text/javascript', headers })
  })
  return asked
}

/** What the command in the package prints for that address. */
async function guardedSnippet() {
  const { stdout, stderr } = await run(process.execPath, ['dist/embed/import-map.mjs', CDN, 'quiz-app'])
  return { html: stdout, hash: /'sha256-\S+'/.exec(stderr)?.[0] }
}

test('a CDN cannot change a byte under an import map from the package', async ({
  page,
  school,
  complaints,
}) => {
  const { html, hash } = await guardedSnippet()
  await servePage(page, school, '/course', `script-src https://cdn.example.org ${hash}`, html)

  await test.step('the built files are shown', async () => {
    await serveCdn(page)
    await page.goto(`${school.url}/course`)
    await expect(page.getByRole('heading', { name: 'Welcome to Prism' })).toBeVisible()
  })

  await test.step('a chunk with an additional comment is refused, and the element keeps the page’s content', async () => {
    complaints.expect("in the 'integrity' attribute", 'dynamically imported module')
    await serveCdn(page, (path, code) => (path.startsWith('chunks/core-') ? `${code}\n// harmless` : code))
    const refusal = page.waitForEvent('console', (message) =>
      message.text().includes("'integrity' attribute"),
    )
    await page.reload()
    expect((await refusal).text()).toContain('chunks/core-')
    await expect(page.getByText('Loading quizzes…')).toBeVisible()
    expect(await page.evaluate(() => customElements.get('quiz-app') === undefined)).toBe(true)
  })
})

test('the single file has everything for a quiz, including its font', async ({ page, school }) => {
  const learner = await enrolSeated(school, 'Lin Zhao')
  const quiz = await openQuiz(school)
  const asked = await serveCdn(page)
  const script = `<script type="module" src="${CDN}quiz-elements.js"></script>`
  await servePage(page, school, '/single', 'script-src https://cdn.example.org; font-src data:', script)
  await enter(page, school, learner, '/single')
  await quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' }).click()
  await startQuiz(page)
  await expect(page.getByRole('math').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => [...document.fonts][0]?.status)).toBe('loaded')
  expect(asked).toEqual(['quiz-elements.js'])
})
