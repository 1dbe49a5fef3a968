import type { Page } from '@playwright/test'

/**
 * The names that Chromium itself gives to all nodes of a role, in order. Playwright's own computation has formulas in its names,
 * which Chromium has not.
 */
export async function namesOf(page: Page, role: string): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.filter((node) => !node.ignored && node.role?.value === role).map(({ name }) => name?.value)
}
