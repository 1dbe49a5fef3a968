import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { DraftQuestion } from '../../../domain/authoring/draft/question-draft.ts'
import { written } from '../../../domain/lib/written.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import { moveInDraft } from '../../../stores/authoring/quiz-draft-questions.ts'
import { IconButton } from '../../../ui/forms/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'
import { memo } from '../../../ui/lib/memo.ts'

interface Drag {
  key: string
  from: number
  /** The index if dropped now. */
  to: number
}

const EDGE_PX = 28
const SCROLL_PX = 12

/** The index under the pointer: the number of other rows whose middle is above it. */
function placeAt(list: HTMLElement, from: number, y: number): number {
  const others = [...list.children].filter((_, index) => index !== from)
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}

/** Scrolls a long list while the pointer is at its edge. */
function scrollAtEdge(list: HTMLElement, y: number): void {
  const { top, bottom } = list.getBoundingClientRect()
  if (y < top + EDGE_PX) list.scrollTop -= SCROLL_PX
  if (y > bottom - EDGE_PX) list.scrollTop += SCROLL_PX
}

/** Pointer events rather than HTML drag and drop, which does not work with touch. */
function useDrag(onDrop: (key: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const grip = useCallback((event: PointerEvent, key: string, from: number) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ key, from, to: from })
  }, [])
  /** For the list, to which the events of the captured pointer bubble. */
  const handlers = {
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
  }
  return { list, drag, grip, handlers }
}

/** The class that marks the drop position at a row. */
function dropSide(drag: Drag | undefined, index: number): string | undefined {
  if (!drag || drag.to === drag.from || index !== drag.to) return undefined
  return drag.to > drag.from ? 'drop-after' : 'drop-before'
}

const STEPS = [
  { direction: 'up', by: -1 },
  { direction: 'down', by: 1 },
] as const

interface StepsProps {
  index: number
  count: number
  onMove: (by: number) => void
}

/** Not `disabled` at the ends, which would drop the keyboard focus. */
const Steps = ({ index, count, onMove }: StepsProps) =>
  STEPS.map(({ direction, by }) => {
    const atEnd = index + by < 0 || index + by >= count
    return (
      <IconButton
        key={direction}
        dense
        icon={direction}
        label={quizForm.order[direction](index + 1)}
        data-step={direction}
        aria-disabled={atEnd}
        onClick={() => atEnd || onMove(by)}
      />
    )
  })

interface Move {
  key: string
  /** The new index. */
  to: number
  /** -1 or 1 by button, 0 by dragging. */
  by: number
  /** Of all questions. */
  count: number
}

/** A moved row loses the focus; this returns it to the button that moved it. */
function useMoves(questions: readonly DraftQuestion[]) {
  const [moved, setMoved] = useState<Move>()
  const box = useRef<HTMLDivElement>(null)
  const awaited = useRef<Move>(undefined)
  // The list is rendered in its new order one paint after the press.
  useEffect(() => {
    const { current: last } = awaited
    if (!last || questions[last.to]?.key !== last.key) return
    awaited.current = undefined
    const step = STEPS.find(({ by }) => by === last.by)
    const selector = step && `[data-key="${last.key}"] [data-step="${step.direction}"]`
    if (selector) box.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [questions])
  const move = useCallback((next: Move) => {
    awaited.current = next
    moveInDraft(next.key, next.to)
    setMoved(next)
  }, [])
  return { box, moved, move }
}

interface LineProps {
  /** The key of its question. */
  id: string
  text: string
  index: number
  count: number
  shown: boolean
  className: string
  onGrip: (event: PointerEvent, key: string, from: number) => void
  onMove: (move: Move) => void
  onOpen: (index: number) => void
}

/** A move re-renders only the lines that change position. */
const Line = memo(({ id, text, index, count, shown, className, onGrip, onMove, onOpen }: LineProps) => (
  <li data-key={id} className={className}>
    <span className="grip" title={quizForm.order.drag} onPointerDown={(event) => onGrip(event, id, index)}>
      <Icon name="grip" />
    </span>
    <button
      className="question-line"
      type="button"
      aria-current={shown ? 'true' : undefined}
      onClick={() => onOpen(index)}
    >
      <span className="number strong">{`${index + 1}.`}</span>{' '}
      <span>{written(text) || quizForm.question.noText}</span>
    </button>
    <Steps index={index} count={count} onMove={(by) => onMove({ key: id, to: index + by, by, count })} />
  </li>
))

interface QuestionOrderProps {
  questions: readonly DraftQuestion[]
  /** The index of the question shown; -1 for a new one. */
  page: number
  onOpen: (index: number) => void
}

/** All questions as lines, which can be moved by dragging or buttons, or opened. */
export function QuestionOrder({ questions, page, onOpen }: QuestionOrderProps) {
  const { box, moved, move } = useMoves(questions)
  const count = questions.length
  const { list, drag, grip, handlers } = useDrag((key, to) => move({ key, to, by: 0, count }))
  return (
    <div ref={box}>
      <p className="visually-hidden" role="status">
        {moved && quizForm.order.moved(moved.to + 1, moved.count)}
      </p>
      <ol className="question-order" ref={list} {...handlers}>
        {questions.map(({ key, text }, index) => (
          <Line
            key={key}
            id={key}
            text={text}
            index={index}
            count={count}
            shown={index === page}
            className={classNames(drag?.key === key && 'dragged', dropSide(drag, index))}
            onGrip={grip}
            onMove={move}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </div>
  )
}
