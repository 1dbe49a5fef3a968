import { type DragEvent, type ClipboardEvent as PasteEvent, type RefObject, useEffect } from 'react'
import { MAX_LENGTHS } from '../../../domain/authoring/quiz-body.ts'
import { pasteNumbered, pasteOptions } from '../../../stores/authoring/question-options.ts'
import { uploadPicture } from '../../../stores/authoring/question-pictures.ts'
import type { PicturePlace } from '../../../stores/authoring/quiz-draft.ts'
import { holdsFiles } from '../exchange/use-file-drop.ts'

const optionAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-option]')?.dataset.option : undefined

/** The option that was pasted or dropped into, else the question. */
function placeOf(target: EventTarget): PicturePlace {
  const option = optionAt(target)
  return option === undefined ? 'question' : Number(option)
}

const pictureIn = (data: DataTransfer) => [...data.files].find(({ type }) => type.startsWith('image/'))

/** Takes the picture out of what is pasted there. False without one, and for a text: spreadsheets add a picture of it. */
function takePicture(target: EventTarget, data: DataTransfer): boolean {
  const picture = data.getData('text/plain') === '' ? pictureIn(data) : undefined
  if (picture) void uploadPicture(placeOf(target), picture)
  return picture !== undefined
}

const replacesAll = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.trim() === '' || selectionEnd - selectionStart === value.length

/** Lines become options only in the text of one, a number goes only from the question's: an address is pasted as it is. */
function takeText(target: EventTarget, data: DataTransfer): boolean {
  if (!(target instanceof HTMLTextAreaElement)) return false
  const text = data.getData('text/plain')
  const option = optionAt(target)
  if (option !== undefined) return pasteOptions(Number(option), text)
  return (
    target.dataset.field === 'text' &&
    replacesAll(target) &&
    pasteNumbered(text.slice(0, MAX_LENGTHS.questionText))
  )
}

/** What is pasted and dropped into the editor: pictures, numbered questions, and lines for the options. */
export const intake = {
  onPaste(event: PasteEvent) {
    const { clipboardData: data, target } = event
    if (takePicture(target, data) || takeText(target, data)) event.preventDefault()
  },
  onDrop(event: DragEvent) {
    const { dataTransfer: data, target } = event
    const file = pictureIn(data) ?? data.files[0]
    if (!file) return
    // The browser would leave the page for a file that is no picture; the place says why it is not taken.
    event.preventDefault()
    void uploadPicture(placeOf(target), file)
  },
  // Only then does the browser let go of a file here, instead of opening it.
  onDragOver(event: DragEvent) {
    if (holdsFiles(event)) event.preventDefault()
  },
}

const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** A picture that is pasted while no field has the focus is the question's; nobody else hears of it then. */
export function usePictureFromNowhere(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData: data, defaultPrevented } = event
      const isCovered = form.current?.closest('dialog')?.querySelector('dialog[open]')
      if (!data || defaultPrevented || isCovered || isField(event.composedPath()[0])) return
      if (takePicture(document, data)) event.preventDefault()
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [form])
}
