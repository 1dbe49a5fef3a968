import { notice } from './notices.ts'

/** Puts the text on the clipboard and says so. Browsers refuse it on pages without TLS, and where the person forbids it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notice.success('Copied')
  } catch {
    notice.error('The browser does not allow copying here. Select the text and copy it yourself.')
  }
}
