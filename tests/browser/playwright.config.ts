import { defineConfig } from '@playwright/test'

/** Real browsers on the built site, each worker with a reference API of its own. */
// biome-ignore lint/style/noDefaultExport: Playwright reads it
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  outputDir: '../../test-results',
  globalSetup: './support/ready.ts',
  fullyParallel: true,
  grepInvert: process.env.STORIES === 'all' ? [] : /@nightly/,
  workers: 2,
  retries: 0,
  // Ceilings for a machine that has other things to do; a calm one comes nowhere near them.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    // A trace of each story costs the gate a minute: TRACE=1 records them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    actionTimeout: 30_000,
  },
})
