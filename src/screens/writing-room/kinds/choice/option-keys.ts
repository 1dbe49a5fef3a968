import type { KeyboardEvent } from 'react'
import type { DraftQuestion } from '../../../../domain/authoring/draft/question-draft.ts'
import { canRemoveOption, isBlankAt } from '../../../../domain/kinds/choice/option-list.ts'

const isHeld = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey

/** The command of a key in an option's text; undefined for text input. Shift+Enter starts a new line. */
export function optionKey(event: KeyboardEvent, question: DraftQuestion) {
  const { key, target, nativeEvent, repeat } = event
  if (!(target instanceof HTMLTextAreaElement) || nativeEvent.isComposing || isHeld(event)) return undefined
  const place = target.closest<HTMLElement>('[data-option]')?.dataset.option
  if (place === undefined) return undefined
  const option = Number(place)
  if (key === 'Enter') return { to: 'next', option } as const
  // Holding the key down to clear a text must not remove the option.
  const isEmpty = target.value === '' && isBlankAt(question, option) && !repeat
  return key === 'Backspace' && isEmpty && canRemoveOption(question)
    ? ({ to: 'removed', option } as const)
    : undefined
}
