import { type DragEvent, type ClipboardEvent as PasteEvent, type RefObject, useEffect } from 'react'
import { MAX_LENGTHS } from '../../../domain/kinds/body-fields.ts'
import { pasteNumbered, pasteOptions } from '../../../stores/authoring/question-options.ts'
import { uploadPicture } from '../../../stores/authoring/question-pictures.ts'
import type { PicturePlace } from '../../../stores/authoring/quiz-draft.ts'
import { holdsFiles } from '../exchange/use-file-drop.ts'

const optionAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-option]')?.dataset.option : undefined

/** The target of a paste or drop: an option, else the question. */
function placeOf(target: EventTarget): PicturePlace {
  const option = optionAt(target)
  return option === undefined ? 'question' : Number(option)
}

const pictureIn = (data: DataTransfer) => [...data.files].find(({ type }) => type.startsWith('image/'))

/** Uses a pasted picture. False if there is none, or if there is text: spreadsheets add a picture of it. */
function takePicture(target: EventTarget, data: DataTransfer): boolean {
  const picture = data.getData('text/plain') === '' ? pictureIn(data) : undefined
  if (picture) void uploadPicture(placeOf(target), picture)
  return picture !== undefined
}

const replacesAll = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.trim() === '' || selectionEnd - selectionStart === value.length

/**
 * Lines become options only in an option's text, and a number is removed only in the question's: an address is pasted
 * as is.
 */
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

/** Handles pastes and drops in the editor: pictures, numbered questions, and option lines. */
export const intake = {
  onPaste(event: PasteEvent) {
    const { clipboardData: data, target } = event
    if (takePicture(target, data) || takeText(target, data)) event.preventDefault()
  },
  onDrop(event: DragEvent) {
    const { dataTransfer: data, target } = event
    const file = pictureIn(data) ?? data.files[0]
    if (!file) return
    // Otherwise the browser would open a file that is not a picture; the field explains the refusal.
    event.preventDefault()
    void uploadPicture(placeOf(target), file)
  },
  // Allows dropping a file here, instead of the browser opening it.
  onDragOver(event: DragEvent) {
    if (holdsFiles(event)) event.preventDefault()
  },
}

const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** A picture pasted while no field is focused goes to the question; the event stops here. */
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
