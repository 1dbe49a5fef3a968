import { useCallback, useEffect, useRef } from 'react'
import type { ExamSteps } from '../../stores/attempts/steps.ts'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'

/** About the height of the sticky header and footer; the style sheet keeps the same space around the question. */
const STICKY_PX = 80

/** Scrolls the question into view, below the header. */
function show(question: HTMLElement | null): void {
  const { top = 0 } = question?.getBoundingClientRect() ?? {}
  if (top < STICKY_PX || top > window.innerHeight - STICKY_PX) question?.scrollIntoView({ block: 'start' })
}

const headingOf = (question: HTMLElement | null) => question?.querySelector('h2')

/** Browsers read the attribute a moment after the text has changed. */
function announce(question: HTMLElement | null, live: 'polite' | 'off'): void {
  headingOf(question)?.setAttribute('aria-live', live)
}

/**
 * A jump, the start and a reload move the focus to the question's heading, which is then read. Previous and Next keep
 * the focus, and the heading is announced. Either way the question is scrolled into view.
 */
export function useJump(current: number, { showQuestion }: ExamSteps) {
  const question = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  // A long question may have been left scrolled down.
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    announce(question.current, 'polite')
    show(question.current)
  }, [current])
  const focus = () => {
    // Without scrolling, because Firefox would scroll it under the sticky header.
    headingOf(question.current)?.focus({ preventScroll: true })
    show(question.current)
  }
  const focusAfter = useFocusAfter(focus, true)
  const jump = useCallback(
    (index: number) => {
      announce(question.current, 'off')
      shown.current = index
      showQuestion(index)
      focusAfter()
    },
    [focusAfter, showQuestion],
  )
  return { question, jump, focusAfter }
}
