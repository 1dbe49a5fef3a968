import { type RefObject, useCallback, useRef, useState } from 'react'
import { type JoinOffer, joinLine } from '../../../domain/exchange/join-line.ts'
import { $importText, $readText } from '../../../stores/exchange/import-source.ts'
import { focusedInRootOf } from '../../../ui/hooks/focused-beside.ts'
import { useFocusAfter } from '../../../ui/hooks/use-focus-after.ts'
import { typeInto } from '../../../ui/maths/insert-text.ts'
import type { LineRequest } from './source-editor.tsx'

/** Types the edit where the author could, so that the browser's undo takes it back, and leaves the focus where it is. */
function typeJoin(area: HTMLTextAreaElement, offer: JoinOffer): LineRequest {
  const { from, to, inserted, line } = joinLine(area.value, offer)
  const focused = focusedInRootOf(area)
  area.focus()
  area.setSelectionRange(from, to)
  const caret = from + inserted.length
  typeInto(area, { inserted, from: caret, to: caret })
  focused?.focus()
  return { from: line, to: line, edits: false }
}

/** Which lines of the text are shown, and whether it is shown in narrow boxes, where the questions come first. */
export function useSourceView(area: RefObject<HTMLTextAreaElement | null>) {
  const [open, setOpen] = useState(false)
  const [request, setRequest] = useState<LineRequest>()
  const wanted = useRef<JoinOffer>(undefined)
  const showLines = useCallback((from: number, to: number, edits: boolean) => {
    setOpen(true)
    setRequest({ from, to, edits })
  }, [])
  const type = () => {
    if (area.current && wanted.current) setRequest(typeJoin(area.current, wanted.current))
    wanted.current = undefined
  }
  // The browser types into visible fields only. While React commits, it would set the old value again, which ends the undo.
  const typeWhenShown = useFocusAfter(() => queueMicrotask(type))
  /** Adds a line to a question; false if it cannot now, because the lines are being read again and may be others. */
  const join = useCallback(
    (offer: JoinOffer): boolean => {
      if (!area.current || $importText.get() !== $readText.get()) return false
      wanted.current = offer
      setOpen(true)
      typeWhenShown()
      return true
    },
    [area, typeWhenShown],
  )
  return { open, setOpen, request, showLines, join }
}
