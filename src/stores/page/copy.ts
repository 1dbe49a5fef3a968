import { writeToClipboard } from '../../platform/clipboard.ts'
import { notice } from './notices.ts'

/** Copies text to the clipboard, with a toast for the outcome. */
export async function copyText(text: string): Promise<void> {
  if (await writeToClipboard(text)) notice.success({ code: 'copied' })
  else notice.error({ code: 'copy-refused' })
}
