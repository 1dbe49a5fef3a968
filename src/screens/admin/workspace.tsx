import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { admin } from '../../messages/admin/en.ts'
import { quizTrial } from '../../messages/trial/en.ts'
import { $trial, closeTrial } from '../../stores/authoring/quiz-trial.ts'
import { $mode, showList } from '../../stores/quizzes/admin-quizzes.ts'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { focusedBeside } from '../../ui/lib/focused-beside.ts'
import { useAfterPaint } from '../../ui/lib/use-after-paint.ts'
import { SlotConfigForm } from './slot-config/slot-config-form.tsx'
import { QuizTrial } from './trial/quiz-trial.tsx'

const isInDialog = ({ target }: KeyboardEvent) => (target as Element).closest('dialog') !== null

interface PanelProps {
  label: string
  /** Closes it where nothing can be lost by that. */
  onEscape?: () => void
  children: ReactNode
}

/** Scrolls into view and takes the focus; returns it to the button that opened it. */
function OpenPanel({ label, onEscape, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  // Before the content takes the focus.
  useLayoutEffect(() => {
    if (ref.current) opener.current = focusedBeside(ref.current)
  }, [])
  // The panel opens below the list, out of sight.
  useEffect(() => {
    const section = ref.current
    section?.scrollIntoView({ block: 'start' })
    // The content may have focused a field of its own.
    if (section && !section.contains(focusedBeside(section))) section.focus({ preventScroll: true })
    return () => {
      if (opener.current?.isConnected) opener.current.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: this groups no fields, and the content has landmarks
    <div
      className="stack opened"
      role="group"
      aria-label={label}
      tabIndex={-1}
      ref={ref}
      // A dialog within closes itself by that key.
      onKeyDown={(event) => event.key === 'Escape' && !isInDialog(event) && onEscape?.()}
    >
      {children}
    </div>
  )
}

function endTrial(): void {
  closeTrial()
  showList()
}

/** Escape closes it at once where nothing can be lost by that, and asks while the test runs. */
function TrialPanel({ quizId }: { quizId: string }) {
  const [asks, setAsks] = useState(false)
  const isRunning = useStore($trial).scene === 'running'
  return (
    <OpenPanel label={admin.workspace.test} onEscape={isRunning ? () => setAsks(true) : endTrial}>
      <QuizTrial quizId={quizId} onClose={endTrial} />
      <ConfirmDialog
        // Time may run out meanwhile, and then there is nothing to lose.
        open={asks && isRunning}
        title={quizTrial.leaving.title}
        message={quizTrial.leaving.message}
        confirmLabel={quizTrial.close}
        cancelLabel={quizTrial.leaving.cancel}
        onConfirm={endTrial}
        onCancel={() => setAsks(false)}
      />
    </OpenPanel>
  )
}

/** The trial or configuration that is open below the list. */
export function Workspace() {
  // What opens takes longer to render than a click may wait.
  const mode = useAfterPaint(useStore($mode))
  switch (mode.mode) {
    case 'list':
      return null
    case 'test':
      return <TrialPanel key={mode.quizId} quizId={mode.quizId} />
    case 'slot-config':
      return (
        <OpenPanel key="slot-config" label={admin.workspace.slotConfig}>
          <SlotConfigForm onClose={showList} />
        </OpenPanel>
      )
  }
}
