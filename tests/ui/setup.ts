import { afterAll, vi } from 'vitest'
import { clearDevice } from '../support/page/page.ts'

/*
 * For files of pieces, which share a process and its window. Modules are fresh in each file, not in each test: what is rendered is
 * imported once.
 */

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
  clearDevice()
})
