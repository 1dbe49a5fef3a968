import { toast } from 'sonner'
import { afterAll, afterEach } from 'vitest'
import { clearDevice, leavePage, restoreAll } from './page.ts'

/*
 * For the files that share a process and its window: a test leaves nothing to the next one, a file nothing to the next file.
 */

/** happy-dom looks for the shadow root of what has the focus even where that has left the page. */
const activeElement = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'activeElement')
Object.defineProperty(ShadowRoot.prototype, 'activeElement', {
  configurable: true,
  get(this: ShadowRoot): Element | null {
    try {
      return activeElement?.get?.call(this) ?? null
    } catch {
      return null
    }
  },
})

afterEach(async () => {
  await leavePage()
  toast.dismiss()
  clearDevice()
})

afterAll(restoreAll)
