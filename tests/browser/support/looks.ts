import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { inspectLanguages } from './languages.ts'
import { expect } from './story.ts'

/**
 * What axe objects to. No page of ours has a frame of another site, so it may run in the page itself, and what it has no
 * objection to is not sent: both halve its time, and neither changes what it finds.
 */
export async function findFaults(page: Page) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  return (await axe.analyze()).violations
}

const isGrave = ({ impact }: { impact?: string | null }) => impact === 'serious' || impact === 'critical'

const findGraveFaults = async (page: Page): Promise<string[]> =>
  (await findFaults(page))
    .filter(isGrave)
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.flat().join(' ')} ${node.html}`))

/** What the host page owns: its title, and what stands in its head. */
const readHost = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    sheets: document.querySelectorAll('head style, head link').length,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }))

const TITLE = 'Fieldline quizzes'

/** Nothing is wider than the window, the host page is as it was, and axe finds nothing grave. */
export async function inspect(page: Page, screen: string, title = TITLE): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const { overflow, ...host } = await readHost(page)
  expect.soft(overflow, `${screen}: nothing is wider than the window`).toBeLessThanOrEqual(0)
  expect.soft(host, `${screen}: the host page is untouched`).toEqual({ title, sheets: 2 })
  expect.soft(await findGraveFaults(page), `${screen}: axe finds nothing grave`).toEqual([])
  if (page.viewportSize()?.width === 320) await inspectLanguages(page, screen)
}
