import type { Browser, Page } from '@playwright/test'

/** A device of its own: nothing that another one keeps is here. */
export async function openDevice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.clock.install()
  return page
}
