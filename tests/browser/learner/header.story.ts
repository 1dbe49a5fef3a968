// SPEC 2 Layout
import type { Page } from '@playwright/test'
import { enrol } from '../../support/school/school.ts'
import { expect, NIGHTLY, test } from '../support/story.ts'
import { enter } from '../support/walking.ts'

/* The header greets everybody by name, however narrow it is and however long the language. */

const LONG = 'Maximiliane Schröder-Wolkenstein'
/** A name that is shortened is still one. */
const LEAST_PX = 110

/** What is seen of the greeting in the header. */
const greeting = (page: Page) =>
  page.locator('.welcome').evaluate((line: HTMLElement) => {
    const name = line.querySelector('.welcome-name') ?? line
    const word = document.createRange()
    word.selectNode(line.firstChild ?? line)
    const [box, ofWord] = [line.getBoundingClientRect(), word.getBoundingClientRect()]
    return {
      width: name.getBoundingClientRect().width,
      isWhole: name.scrollWidth <= name.clientWidth,
      hasWord: ofWord.height > 0 && ofWord.top >= box.top - 1,
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }
  })

async function speak(page: Page, language: string) {
  await page.evaluate((tag) => localStorage.setItem('quiz:language', JSON.stringify(tag)), language)
  await page.reload()
  await expect(page.locator('.root').first()).toHaveAttribute('lang', language)
}

for (const [role, isAdmin, when] of [
  ['a learner', false, NIGHTLY],
  ['an administrator', true, {}],
] as const)
  test(
    `${role} with a long name is greeted by it from 640 px on, in each language`,
    when,
    async ({ page, school }) => {
      await enter(page, school, await enrol(school, { name: LONG, isAdmin }))
      for (const language of ['en', 'de', 'ar']) {
        await speak(page, language)
        await page.locator('.language select').waitFor()
        for (const width of [640, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 700 })
          const { overflow, isWhole, width: drawn } = await greeting(page)
          expect
            .soft(isWhole || drawn >= LEAST_PX, `${language}, ${width} px: ${drawn} px of the name`)
            .toBe(true)
          expect.soft(overflow, `${language}, ${width} px: nothing is wider`).toBeLessThanOrEqual(0)
        }
      }
    },
  )

test('the greeting precedes the name if both fit, and otherwise the name is alone', async ({
  page,
  school,
}) => {
  await enter(page, school, await enrol(school, { name: LONG, isAdmin: true }))
  await expect(page.locator('.welcome')).toHaveText(`Welcome, ${LONG}`)
  await page.setViewportSize({ width: 768, height: 700 })
  expect(await greeting(page)).toMatchObject({ isWhole: true, hasWord: true })
  await page.setViewportSize({ width: 640, height: 700 })
  const longer = await enrol(school, { name: `${LONG} von und zu Hohenfels`, isAdmin: true })
  await enter(page, school, longer)
  await expect(page.locator('.welcome')).toContainText('Hohenfels')
  expect(await greeting(page)).toMatchObject({ hasWord: false })
})

test('the greeting on a phone is in the menu', async ({ page, school }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await enter(page, school, await enrol(school, { name: LONG, isAdmin: true }))
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.locator('.menu-sheet')
  await expect(menu.getByText(`Welcome, ${LONG}`)).toBeVisible()
  await expect(page.locator('.welcome')).toBeHidden()
  const links = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  const tools = await menu.locator('.language').boundingBox()
  expect(tools?.y, 'the language is a row below the links').toBeGreaterThan(links?.y ?? Infinity)
  await page.setViewportSize({ width: 700, height: 800 })
  await expect(page.locator('.welcome')).toBeVisible()
  await expect(menu.getByText(`Welcome, ${LONG}`)).toBeHidden()
})
