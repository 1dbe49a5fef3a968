import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { admin } from '../../messages/en/admin.ts'
import { closeTrial } from '../../stores/authoring/quiz-trial.ts'
import { $mode, showList } from '../../stores/quizzes/admin-quizzes.ts'
import { focusedInRootOf } from '../../ui/hooks/focused-beside.ts'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import { SlotConfigForm } from './slot-config/slot-config-form.tsx'
import { QuizTrial } from './trial/quiz-trial.tsx'

interface PanelProps {
  label: string
  children: ReactNode
}

/** Scrolls into view and takes the focus; returns it to the button that opened it. */
function OpenPanel({ label, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  // Before the content takes the focus.
  useLayoutEffect(() => {
    if (ref.current) opener.current = focusedInRootOf(ref.current)
  }, [])
  // The panel opens below the list, out of sight.
  useEffect(() => {
    const section = ref.current
    section?.scrollIntoView({ block: 'start' })
    // The content may have focused a field itself.
    if (section && !section.contains(focusedInRootOf(section))) section.focus({ preventScroll: true })
    return () => {
      if (opener.current?.isConnected) opener.current.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: this does not group fields, and the content has landmarks
    <div className="stack opened" role="group" aria-label={label} tabIndex={-1} ref={ref}>
      {children}
    </div>
  )
}

function endTrial(): void {
  closeTrial()
  showList()
}

/** The full-window trial, or the configuration below the list. */
export function Workspace() {
  // Rendering takes too long for a click response.
  const mode = useAfterPaint(useStore($mode))
  switch (mode.mode) {
    case 'list':
      return null
    case 'test':
      return <QuizTrial key={mode.quizId} quizId={mode.quizId} onClose={endTrial} />
    case 'slot-config':
      return (
        <OpenPanel key="slot-config" label={admin.workspace.slotConfig}>
          <SlotConfigForm onClose={showList} />
        </OpenPanel>
      )
  }
}
