import { writeToClipboard } from '../../platform/clipboard.ts'
import { notice } from './notices.ts'

/** Puts the text on the clipboard and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  if (await writeToClipboard(text)) notice.success({ code: 'copied' })
  else notice.error({ code: 'copy-refused' })
}
