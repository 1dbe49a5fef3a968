import { toast } from 'sonner'
import { afterAll, afterEach } from 'vitest'
import { clearDevice, leavePage, restoreAll } from './page.ts'

/*
 * For the files that share a process and its window: a test leaves nothing to the next one, a file nothing to the next file.
 */

afterEach(async () => {
  await leavePage()
  toast.dismiss()
  clearDevice()
})

afterAll(restoreAll)
