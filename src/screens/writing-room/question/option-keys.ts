import type { KeyboardEvent } from 'react'
import type { DraftQuestion } from '../../../domain/authoring/draft/question-draft.ts'
import { canRemoveOption, isBlankAt } from '../../../domain/authoring/option-list.ts'

const isHeld = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey

/** What a key in the text of an option asks for; undefined for one that is the text's. Shift and Enter begin a new line. */
export function optionKey(event: KeyboardEvent, question: DraftQuestion) {
  const { key, target, nativeEvent, repeat } = event
  if (!(target instanceof HTMLTextAreaElement) || nativeEvent.isComposing || isHeld(event)) return undefined
  const place = target.closest<HTMLElement>('[data-option]')?.dataset.option
  if (place === undefined) return undefined
  const option = Number(place)
  if (key === 'Enter') return { to: 'next', option } as const
  // Who holds the key down to clear a text means no more than that.
  const isEmpty = target.value === '' && isBlankAt(question, option) && !repeat
  return key === 'Backspace' && isEmpty && canRemoveOption(question)
    ? ({ to: 'removed', option } as const)
    : undefined
}
