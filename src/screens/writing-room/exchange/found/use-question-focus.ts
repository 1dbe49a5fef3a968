import { useCallback, useRef } from 'react'
import { idle } from '../../../../platform/idle.ts'
import { $importItems, nextInNeed } from '../../../../stores/exchange/import-items.ts'
import { useFocusAfter } from '../../../../ui/hooks/use-focus-after.ts'

/** What a question asks, or the button to edit it. */
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
    // Far down the list it is drawn in a free moment.
    if (item && !found && dialog.current) void idle().then(focusWanted)
  })
  /** Without a name to the button that adds. */
  const goTo = useCallback(
    (name: string | undefined) => {
      wanted.current = name
      focusWanted()
    },
    [focusWanted],
  )
  /** What was given is read: to the first question that asks, else to the list. */
  const goToFirst = useFocusAfter(() => {
    const first = nextInNeed()
    if (first && first.need !== 'fault') goTo(first.name)
    else heading.current?.focus()
  })
  return { dialog, heading, goTo, goToFirst }
}
