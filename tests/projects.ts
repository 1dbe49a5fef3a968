import type { TestProjectInlineConfiguration } from 'vitest/config'

const TEST_SETUP = 'tests/support/setup.ts'
/** Builds the API as it is shipped, for the tests that start it as a process. */
const BUILT_API = 'tests/support/server/built-api.ts'
const RULES = ['tests/{api,domain,exchange,house,messages,platform}/**/*.test.ts', 'tests/*.test.ts']
const PAGE = ['tests/{app,embed}/**/*.test.{ts,tsx}', 'tests/stores/**/*.test.ts']
const RACES = ['tests/demo/races/*.test.ts']
const SERVER = ['tests/demo/**/*.test.ts']

/*
 * Files that share a process load packages, compile the database and transform modules once: half of their time. Modules of
 * the server keep nothing between two servers; a page's are fresh in each test (tests/support/page). Projects run in the
 * order of their names, so the longest files, the races, are never the last.
 */
export const TEST_PROJECTS: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'page',
      include: PAGE,
      isolate: false,
      setupFiles: [TEST_SETUP, 'tests/support/page/setup.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'pieces',
      include: ['tests/**/*.test.{ts,tsx}'],
      exclude: [...PAGE, ...RULES, ...SERVER],
      isolate: false,
      setupFiles: [TEST_SETUP, 'tests/ui/setup.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'races',
      include: RACES,
      isolate: false,
      setupFiles: [TEST_SETUP],
      globalSetup: [BUILT_API],
    },
  },
  { extends: true, test: { name: 'rules', include: RULES, isolate: false, setupFiles: [TEST_SETUP] } },
  {
    extends: true,
    test: {
      name: 'server',
      include: SERVER,
      exclude: RACES,
      isolate: false,
      setupFiles: [TEST_SETUP],
      globalSetup: [BUILT_API],
    },
  },
]
