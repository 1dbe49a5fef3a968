import { useCallback, useRef } from 'react'
import { idle } from '../../../../platform/idle.ts'
import { $importItems, nextInNeed } from '../../../../stores/exchange/import-items.ts'
import { useFocusAfter } from '../../../../ui/hooks/use-focus-after.ts'

/** A question's prompt, or its edit button. */
const PLACES = ['[data-ask] button', 'button']

/** Moves the focus among the questions, after the next render. */
export function useQuestionFocus() {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef<string>(undefined)
  const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector)
  const focusWanted = useFocusAfter(() => {
    const item = $importItems.get().find(({ name }) => name === wanted.current)
    const within = (place: string) => find(`[data-number="${item?.checked.number}"] ${place}`)
    const found = item ? PLACES.map(within).find(Boolean) : find('[data-add]')
    ;(found ?? heading.current)?.focus()
    // Far down the list it is rendered in idle time.
    if (item && !found && dialog.current) void idle().then(focusWanted)
  })
  /** Without a name, to the add button. */
  const goTo = useCallback(
    (name: string | undefined) => {
      wanted.current = name
      focusWanted()
    },
    [focusWanted],
  )
  /** After reading: to the first question with a prompt, else to the list. */
  const goToFirst = useFocusAfter(() => {
    const first = nextInNeed()
    if (first && first.need !== 'fault') goTo(first.name)
    else heading.current?.focus()
  })
  return { dialog, heading, goTo, goToFirst }
}
