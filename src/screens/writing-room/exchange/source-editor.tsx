import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { exchange } from '../../../messages/en/exchange.ts'
import { $lineTones } from '../../../stores/exchange/import-lines.ts'
import { $importText, typeText } from '../../../stores/exchange/import-source.ts'
import { classNames } from '../../../ui/lib/class-names.ts'
import { linesAbove, type ShownLines, SourceLines } from './source-lines.tsx'

/** A text field with more characters is slow and no longer useful. */
export const MAX_EDITABLE = 500_000
/**
 * Beyond the length of any exam paper, lines are not wrapped: then all have the same height, and only those in view are
 * rendered.
 */
const MAX_WRAPPED_LINES = 2000
/** Extra lines rendered above and below the view. */
const SPARE_LINES = 40

/** Lines to show or edit; a new object repeats the request. */
export interface LineRequest extends ShownLines {
  edits: boolean
}

const offsetOf = (lines: readonly string[], line: number) =>
  lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)

/** Scrolls to the requested lines, and puts the caret at their start if they are to be edited. */
function useLineRequest(
  box: RefObject<HTMLDivElement | null>,
  area: RefObject<HTMLTextAreaElement | null>,
  lines: readonly string[],
  request: LineRequest | undefined,
) {
  const show = useEffectEvent(({ from, edits }: LineRequest) => {
    const [frame, field] = [box.current, area.current]
    if (!frame || !field) return
    const row = frame.querySelector<HTMLElement>(`[data-line="${from}"]`)
    const top = row?.offsetTop ?? ((from - 1) / lines.length) * frame.scrollHeight
    frame.scrollTop = Math.max(0, top - frame.clientHeight / 4)
    frame.scrollIntoView({ block: 'nearest' })
    if (!edits) return
    const start = offsetOf(lines, from)
    field.setSelectionRange(start, start)
    field.focus({ preventScroll: true })
  })
  // Only on a new request, not when the text changes.
  useEffect(() => {
    if (request) show(request)
  }, [request])
}

/** The lines in view, from 0, if all have the same height. */
function useInView(box: RefObject<HTMLDivElement | null>, count: number, wraps: boolean) {
  const [range, setRange] = useState({ first: 0, last: 2 * SPARE_LINES })
  const look = () => {
    const frame = box.current
    if (!frame || wraps) return
    const height = frame.scrollHeight / count
    const first = Math.max(0, Math.floor(frame.scrollTop / height) - SPARE_LINES)
    const last = Math.ceil((frame.scrollTop + frame.clientHeight) / height) + SPARE_LINES
    if (first !== range.first || last !== range.last) setRange({ first, last })
  }
  return { ...(wraps ? { first: 0, last: count } : range), look }
}

interface SourceEditorProps {
  areaRef: RefObject<HTMLTextAreaElement | null>
  labelledBy: string
  describedBy: string
  request: LineRequest | undefined
  onFocus: () => void
}

/**
 * The text with line numbers. The field is as high as its text and overlays the lines, so that they scroll together.
 */
export function SourceEditor({ areaRef, labelledBy, describedBy, request, onFocus }: SourceEditorProps) {
  const [text, tones] = [useStore($importText), useStore($lineTones)]
  const box = useRef<HTMLDivElement>(null)
  const lines = useMemo(() => text.split('\n'), [text])
  const wraps = lines.length <= MAX_WRAPPED_LINES
  const { first, last, look } = useInView(box, lines.length, wraps)
  useLineRequest(box, areaRef, lines, request)
  const digits = String(lines.length).length
  const columns = wraps ? 0 : Math.max(...lines.map(({ length }) => length))
  return (
    <div className={classNames('source', !wraps && 'unwrapped')} ref={box} onScroll={look}>
      <div
        className="source-sheet"
        style={{ '--digits': digits, '--columns': columns, '--lines': lines.length }}
      >
        <div className="source-lines" aria-hidden="true" style={{ '--before': linesAbove(first) }}>
          <SourceLines lines={lines} first={first} last={last} tones={tones} shown={request} />
        </div>
        <div className="source-field">
          <textarea
            className="source-area"
            dir="auto"
            spellCheck={false}
            autoComplete="off"
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            placeholder={exchange.paste.text.placeholder}
            value={text}
            onChange={({ target }) => typeText(target.value)}
            onFocus={onFocus}
            ref={areaRef}
          />
        </div>
      </div>
    </div>
  )
}
