import { enrol } from '../../support/school/school.ts'
import { hostPage, serveHost } from '../support/host-page.ts'
import { expect, test } from '../support/story.ts'

/** How many pages a file has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

const APP = '<quiz-app api-base="/api"></quiz-app>'
const HOSTS = {
  'a body as high as the window': `<body style="height: 100vh; overflow: hidden; margin: 0">${APP}`,
  'a pane that scrolls': `<div style="height: 100vh; overflow: auto">${APP}</div>`,
  'a fixed pane': `<div style="position: fixed; inset: 0; overflow: auto">${APP}</div>`,
  'panes in each other': `<div style="height: 100vh; overflow: hidden"><div style="max-height: 100%; height: 100%; overflow-y: scroll !important; contain: strict">${APP}</div></div>`,
}

test('an element is printed completely, whatever boxes of the page are around it', async ({
  page,
  school,
}) => {
  const learner = await enrol(school, { isAdmin: true, name: 'Grace' })
  await page.addInitScript((text) => localStorage.setItem('quiz:token', text), JSON.stringify(learner.token))
  const open = async (body: string, path = '/print') => {
    await serveHost(page, school, path, hostPage(body))
    await page.goto(`${school.url}${path}#/admin`)
    await expect(page.getByRole('table', { name: 'All Quizzes' })).toBeVisible()
    // As long as many results are.
    await page.locator('quiz-app').evaluate(({ shadowRoot }) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('.sheet { padding-bottom: 4000px !important }')
      shadowRoot?.adoptedStyleSheets.push(sheet)
    })
  }
  await open(APP)
  const alone = pagesOf(await page.pdf())
  expect(alone).toBeGreaterThan(3)
  for (const [name, body] of Object.entries(HOSTS)) {
    await open(body, `/${name.replaceAll(' ', '-')}`)
    const before = await page.evaluate(() => document.body.outerHTML)
    expect.soft(Math.abs(pagesOf(await page.pdf()) - alone), name).toBeLessThanOrEqual(1)
    expect.soft(await page.evaluate(() => document.body.outerHTML), `${name} is as it was`).toBe(before)
  }
})
