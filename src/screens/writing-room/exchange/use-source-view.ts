import { type RefObject, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { type JoinOffer, joinLine } from '../../../domain/exchange/join-line.ts'
import { $importText, $readText } from '../../../stores/exchange/import-source.ts'
import { typeInto } from '../../../ui/maths/insert-text.ts'
import type { LineRequest } from './source-editor.tsx'

/** Which lines of the text are shown, and whether it is shown in narrow boxes, where the questions come first. */
export function useSourceView(area: RefObject<HTMLTextAreaElement | null>) {
  const [open, setOpen] = useState(false)
  const [request, setRequest] = useState<LineRequest>()
  const showLines = useCallback((from: number, to: number, edits: boolean) => {
    setOpen(true)
    setRequest({ from, to, edits })
  }, [])
  /** Adds a line to a question as if it were typed, so that the browser's undo takes it back; false if it cannot now. */
  const join = useCallback(
    (offer: JoinOffer): boolean => {
      // Lines that are being read again may be others.
      if (!area.current || $importText.get() !== $readText.get()) return false
      const { from, to, inserted, line } = joinLine(area.current.value, offer)
      // The browser types into visible fields only.
      flushSync(() => setOpen(true))
      area.current.setSelectionRange(from, to)
      const caret = from + inserted.length
      typeInto(area.current, { inserted, from: caret, to: caret })
      setRequest({ from: line, to: line, edits: false })
      return true
    },
    [area],
  )
  return { open, setOpen, request, showLines, join }
}
