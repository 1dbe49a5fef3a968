import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { DraftQuestion } from '../../../domain/authoring/quiz-draft.ts'
import { openPage } from '../../../stores/authoring/quiz-draft-form.ts'
import { move } from '../../../stores/authoring/quiz-draft-questions.ts'
import { IconButton } from '../../../ui/forms/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'

interface Drag {
  key: string
  from: number
  /** Where the question would stand now. */
  to: number
}

const EDGE_PX = 28
const SCROLL_PX = 12

/** How many of the other rows begin above the pointer: that is the place it points at. */
function placeAt(list: HTMLElement, from: number, y: number): number {
  const others = [...list.children].filter((_, index) => index !== from)
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}

/** A list that is longer than its box goes on under a pointer at its edge. */
function scrollAtEdge(list: HTMLElement, y: number): void {
  const { top, bottom } = list.getBoundingClientRect()
  if (y < top + EDGE_PX) list.scrollTop -= SCROLL_PX
  if (y > bottom - EDGE_PX) list.scrollTop += SCROLL_PX
}

/** Dragging by pointer, so that it works with a finger too. */
function useDrag(onDrop: (key: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const handlers = (key: string, from: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ key, from, to: from })
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!drag || !list.current) return
      scrollAtEdge(list.current, clientY)
      setDrag({ ...drag, to: placeAt(list.current, drag.from, clientY) })
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) onDrop(drag.key, drag.to)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  return { list, drag, handlers }
}

/** On which side of a row the dragged question would be put. */
function dropSide(drag: Drag | undefined, index: number): string | undefined {
  if (!drag || drag.to === drag.from || index !== drag.to) return undefined
  return drag.to > drag.from ? 'drop-after' : 'drop-before'
}

const STEPS = [
  { icon: 'up', by: -1, word: 'up' },
  { icon: 'down', by: 1, word: 'down' },
] as const

interface StepsProps {
  index: number
  count: number
  onMove: (by: number) => void
}

/** They stay focusable at the ends: whoever moves a question there must not lose their place. */
const Steps = ({ index, count, onMove }: StepsProps) =>
  STEPS.map(({ icon, by, word }) => {
    const atEnd = index + by < 0 || index + by >= count
    return (
      <IconButton
        key={word}
        dense
        icon={icon}
        label={`Move question ${index + 1} ${word}`}
        data-step={word}
        aria-disabled={atEnd}
        onClick={() => atEnd || onMove(by)}
      />
    )
  })

/** Moving a row in the document takes the focus away from the button in it; it is given back. */
function useMovedFocus() {
  const [moved, setMoved] = useState<{ key: string; by: number; said: string }>()
  const box = useRef<HTMLDivElement>(null)
  // After the rows stand in their new order.
  useEffect(() => {
    if (!moved?.by) return
    const word = moved.by < 0 ? 'up' : 'down'
    box.current?.querySelector<HTMLElement>(`[data-key="${moved.key}"] [data-step="${word}"]`)?.focus()
  }, [moved])
  return { box, said: moved?.said, setMoved }
}

interface QuestionOrderProps {
  questions: readonly DraftQuestion[]
  /** The index of the question that is shown. */
  page: number
}

/** All questions, a line each: dragged by their handles or moved by buttons, and opened. */
export function QuestionOrder({ questions, page }: QuestionOrderProps) {
  const { box, said, setMoved } = useMovedFocus()
  const moveTo = (key: string, to: number, by = 0) => {
    move(key, to)
    setMoved({ key, by, said: `Question moved to ${to + 1} of ${questions.length}` })
  }
  const { list, drag, handlers } = useDrag(moveTo)
  return (
    <div ref={box}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ol className="question-order" ref={list}>
        {questions.map(({ key, text }, index) => (
          <li
            key={key}
            data-key={key}
            className={classNames(drag?.key === key && 'dragged', dropSide(drag, index))}
          >
            <span className="grip" title="Drag to move" {...handlers(key, index)}>
              <Icon name="grip" />
            </span>
            <button
              className="question-line"
              type="button"
              aria-current={index === page ? 'true' : undefined}
              onClick={() => openPage(index)}
            >
              <span className="number strong">{index + 1}.</span> {text.trim() || 'No text yet'}
            </button>
            <Steps index={index} count={questions.length} onMove={(by) => moveTo(key, index + by, by)} />
          </li>
        ))}
      </ol>
    </div>
  )
}
