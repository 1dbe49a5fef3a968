import { defineConfig } from '@playwright/test'
import stories from '../browser/playwright.config.ts'

/** Each recipe in a real project of its own, which npm fills from its registry: `npm run recipes -- next astro`. */
// biome-ignore lint/style/noDefaultExport: Playwright reads it
export default defineConfig({
  ...stories,
  testDir: '.',
  globalSetup: '../browser/support/ready.ts',
  // What frameworks install and build is much; two at once would only be slower.
  workers: 1,
  timeout: 20 * 60_000,
})
