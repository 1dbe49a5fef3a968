import { type RefObject, useEffect, useEffectEvent } from 'react'

import {
  giveFile,
  giveHtml,
  giveText,
  isRichPaste,
  type TextRange,
} from '../../../stores/exchange/import-giving.ts'
import { $importRefusal } from '../../../stores/exchange/import-source.ts'

/** Browsers take a second to put so many characters into a field. */
const LONG_PASTE = 20_000

const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/**
 * Takes what is pasted anywhere on the screen: files, formats where they say more, else the plain text. Plain text in the text
 * field is the browser's, which can undo it. `onGiven` is told what else was taken once that is read.
 */
export function usePaste(area: RefObject<HTMLTextAreaElement | null>, onGiven: () => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const [target, data] = [event.composedPath()[0], event.clipboardData]
    if (!data || isField(target)) return
    const [plain, html] = [data.getData('text/plain'), data.getData('text/html')]
    const inText = target === area.current && area.current
    const range: TextRange | undefined = inText
      ? { from: inText.selectionStart, to: inText.selectionEnd }
      : undefined
    const [file] = data.files
    const give = (work: Promise<void>) => {
      event.preventDefault()
      // A text that is too long to be edited has no field any more.
      void work.then(() => (inText && area.current) || onGiven())
    }
    // Word puts a picture of the text beside it.
    if (isRichPaste(html, plain)) return give(giveHtml(html, plain, range))
    if (!plain && file && !file.type.startsWith('image/')) return give(giveFile(file))
    if (!plain && file) {
      event.preventDefault()
      return $importRefusal.set({ code: 'only-pictures-pasted' })
    }
    if (plain && (!inText || plain.length > LONG_PASTE)) give(giveText(plain, range))
  })
  // Of the document, because a press beside the fields leaves the focus to nobody. All else is inert meanwhile.
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
