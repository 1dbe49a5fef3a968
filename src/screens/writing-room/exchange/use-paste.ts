import { type RefObject, useEffect, useEffectEvent } from 'react'

import {
  giveFile,
  giveHtml,
  giveText,
  isRichPaste,
  type TextRange,
} from '../../../stores/exchange/import-giving.ts'
import { $importRefusal } from '../../../stores/exchange/import-source.ts'

/** Browsers take a second to insert this many characters into a field. */
const LONG_PASTE = 20_000

const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/**
 * Accepts pastes anywhere on the screen: files, rich formats if they add information, else plain text. Plain text in
 * the text field is left to the browser, which can undo it. `onGiven` is called once anything else has been read.
 */
export function usePaste(area: RefObject<HTMLTextAreaElement | null>, onGiven: () => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const [target, data] = [event.composedPath()[0], event.clipboardData]
    if (!data || isField(target)) return
    const [plain, html] = [data.getData('text/plain'), data.getData('text/html')]
    // The first paste is read like one beside the field, and leads to the questions.
    const inText = target === area.current && area.current?.value.trim() && area.current
    const range: TextRange | undefined = inText
      ? { from: inText.selectionStart, to: inText.selectionEnd }
      : undefined
    const [file] = data.files
    const give = (work: Promise<void>) => {
      event.preventDefault()
      // A text too long to edit has no field.
      void work.then(() => (inText && area.current) || onGiven())
    }
    // Word adds a picture of the text.
    if (isRichPaste(html, plain)) return give(giveHtml(html, plain, range))
    if (!plain && file && !file.type.startsWith('image/')) return give(giveFile(file))
    if (!plain && file) {
      event.preventDefault()
      return $importRefusal.set({ code: 'only-pictures-pasted' })
    }
    if (plain && (!inText || plain.length > LONG_PASTE)) give(giveText(plain, range))
  })
  // On the document, because a press outside the fields leaves nothing focused. Everything else is inert meanwhile.
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
