import { writeToClipboard } from '../../platform/clipboard.ts'
import { notice } from './notices.ts'

/** Puts the text on the clipboard and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  if (await writeToClipboard(text)) notice.success('Copied')
  else notice.error('The browser does not allow copying here. Select the text and copy it yourself.')
}
