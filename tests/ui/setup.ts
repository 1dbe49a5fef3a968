import { afterAll, vi } from 'vitest'
import { clearDevice, restoreAll } from '../support/page/page.ts'

/*
 * For files of pieces, which share a process and its window. Modules are fresh in each file, not in each test: what is rendered is
 * imported once.
 */

afterAll(() => {
  restoreAll()
  vi.resetModules()
  clearDevice()
})
