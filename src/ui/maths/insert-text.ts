import type { Insertion, TextSelection } from '../../domain/maths/math-insert.ts'

export const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TextSelection => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
})

/** Types in place of the selection, so that the browser's own undo takes it back. */
export function typeInto(area: HTMLTextAreaElement, { inserted, from, to }: Insertion): void {
  area.focus()
  // Deprecated, and the only way into the browser's undo.
  if (!document.execCommand?.('insertText', false, inserted)) {
    area.setRangeText(inserted)
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  area.setSelectionRange(from, to)
}
