import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { inspectLanguages } from './languages.ts'
import { expect } from './story.ts'
import { findLowTargets } from './targets.ts'

/** Of WCAG A and AA, but off unless they are asked for. */
const MORE_RULES = [
  'css-orientation-lock',
  'label-content-name-mismatch',
  'table-fake-caption',
  'target-size',
  'td-has-header',
]
const rules = Object.fromEntries(MORE_RULES.map((rule) => [rule, { enabled: true }]))

/** '3' above 'B' is one text for it, which 'Question 3, Answered B' is not said to have. */
const isOfAnswerSheet = (rule: string, html: string) =>
  rule === 'label-content-name-mismatch' && /class="mark[ -]/.test(html)

/** The toasts that stay for now, as soon as none of them moves. */
async function settleToasts(page: Page): Promise<number> {
  const toasts = page.locator('[data-sonner-toast]')
  await expect(toasts.and(page.locator('[data-removed="true"]'))).toHaveCount(0)
  return await toasts.evaluateAll(async (all) => {
    const moving = all.flatMap((toast) => toast.getAnimations())
    await Promise.allSettled(moving.map(({ finished }) => finished))
    return all.length
  })
}

/**
 * What axe objects to, by its rules for A and AA and those of good practice. No page of ours has a frame of another site, so it may run
 * in the page itself, and what it has no objection to is not sent: both halve its time, and neither changes what it finds.
 */
async function analyse(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules })
  return (await axe.analyze()).violations.flatMap(({ id, impact, nodes }) =>
    nodes
      .filter(({ html }) => !isOfAnswerSheet(id, html))
      .map(({ target, html }) => `${id} (${impact}): ${target.flat().join(' ')} ${html}`),
  )
}

/** What axe objects to. Where a toast came or went while it looked, and faded, it looks again. */
export async function findFaults(page: Page): Promise<string[]> {
  const before = await settleToasts(page)
  const faults = await analyse(page)
  return faults.length > 0 && (await settleToasts(page)) !== before ? findFaults(page) : faults
}

/** What the host page owns: its title, and what stands in its head. */
const readHost = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    sheets: document.querySelectorAll('head style, head link').length,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }))

const TITLE = 'Fieldline quizzes'

/** Nothing is wider than the window, the host page is as it was, axe finds nothing, and fingers do in any font. */
export async function inspectPage(page: Page, screen: string, title = TITLE): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const { overflow, ...host } = await readHost(page)
  expect.soft(overflow, `${screen}: nothing is wider than the window`).toBeLessThanOrEqual(0)
  expect.soft(host, `${screen}: the host page is untouched`).toEqual({ title, sheets: 2 })
  expect.soft(await findFaults(page), `${screen}: axe finds nothing`).toEqual([])
  expect.soft(await findLowTargets(page), `${screen}: no target hangs on a font`).toEqual([])
}

/** A page with an element is inspected in other languages, too. */
export async function inspect(page: Page, screen: string): Promise<void> {
  await inspectPage(page, screen)
  if (page.viewportSize()?.width === 320) await inspectLanguages(page, screen)
}
