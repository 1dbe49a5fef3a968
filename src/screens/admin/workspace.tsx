import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { $mode, showList } from '../../stores/quizzes/admin-quizzes.ts'
import { QuizForm } from './quiz-form/quiz-form.tsx'
import { SlotConfigForm } from './slot-config/slot-config-form.tsx'
import { QuizTrial } from './trial/quiz-trial.tsx'

/** What has the focus, within the shadow root that we are in. */
function focusedBeside(element: Element): HTMLElement | null {
  const root = element.getRootNode()
  const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
  return focused instanceof HTMLElement ? focused : null
}

/** Comes into view with the focus, and gives it back to the button that opened it. */
function Opened({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  // Before anything inside takes the focus.
  useLayoutEffect(() => {
    if (ref.current) opener.current = focusedBeside(ref.current)
  }, [])
  // It opens below the list, where neither the eye nor the focus is.
  useEffect(() => {
    const section = ref.current
    section?.scrollIntoView({ block: 'start' })
    // What is inside may have chosen a better place already.
    if (section && !section.contains(focusedBeside(section))) section.focus({ preventScroll: true })
    return () => {
      if (opener.current?.isConnected) opener.current.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields are grouped here; what opens has landmarks of its own
    <div className="stack opened" role="group" aria-label={label} tabIndex={-1} ref={ref}>
      {children}
    </div>
  )
}

/** What the dashboard's mode opens below the list. */
export function Workspace() {
  const mode = useStore($mode)
  switch (mode.mode) {
    case 'list':
      return null
    case 'create':
      return (
        <Opened key="create" label="New quiz">
          <QuizForm onClose={showList} />
        </Opened>
      )
    case 'edit':
      return (
        <Opened key={`edit ${mode.quizId}`} label="Quiz">
          <QuizForm quizId={mode.quizId} onClose={showList} />
        </Opened>
      )
    case 'test':
      return (
        <Opened key={`test ${mode.quizId}`} label="Test of a quiz">
          <QuizTrial quizId={mode.quizId} onClose={showList} />
        </Opened>
      )
    case 'slot-config':
      return (
        <Opened key="slot-config" label="Slot configuration">
          <SlotConfigForm onClose={showList} />
        </Opened>
      )
  }
}
