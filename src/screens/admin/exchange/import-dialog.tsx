import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { FORMAT_NAMES } from '../../../domain/exchange/question-file.ts'
import {
  $faulty,
  $import,
  $importText,
  $ready,
  addReady,
  cancelReading,
  type ImportScene,
  readPasted,
} from '../../../stores/exchange/question-import.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { ToastSlot } from '../../parts/toast-slot.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportSource } from './import-source.tsx'

function ReadingProgress({ done, total }: { done: number; total: number }) {
  const words = total > 0 ? `Reading question ${done} of ${total}` : 'Reading…'
  return (
    <div className="stack near">
      <p role="status">{words}</p>
      <ProgressBar label="Reading questions" value={done} max={total} valueText={words} />
    </div>
  )
}

const countOf = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

interface PreviewActionsProps {
  leavesOut: boolean
  onLeaveOut: (leavesOut: boolean) => void
  onAdded: () => void
}

/** With problems there is something to agree to first: that the questions with problems are left out. */
function PreviewActions({ leavesOut, onLeaveOut, onAdded }: PreviewActionsProps) {
  const [ready, faulty] = [useStore($ready).length, useStore($faulty).length]
  return (
    <>
      {ready > 0 && faulty > 0 && (
        <label className="tick-row">
          <input
            type="checkbox"
            className="tick"
            checked={leavesOut}
            onChange={(event) => onLeaveOut(event.target.checked)}
          />
          Leave out the {countOf(faulty)} with problems
        </label>
      )}
      <div className="dialog-actions">
        <Button onClick={cancelReading}>Back</Button>
        {ready > 0 && (
          <Button
            kind="primary"
            disabled={faulty > 0 && !leavesOut}
            onClick={() => {
              addReady()
              onAdded()
            }}
          >
            Add {countOf(ready)}
          </Button>
        )}
      </div>
    </>
  )
}

function sceneBody(scene: ImportScene): ReactNode {
  if (scene.scene === 'asking') return <ImportSource message={scene.message} />
  if (scene.scene === 'reading') return <ReadingProgress done={scene.done} total={scene.total} />
  return <ImportPreview formatName={FORMAT_NAMES[scene.format]} hint={scene.hint} />
}

interface ImportDialogProps {
  open: boolean
  onClose: () => void
}

/** Questions of other systems: pasted or from a file, looked through, and added when the teacher says so. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const scene = useStore($import)
  const [leavesOut, setLeavesOut] = useState(false)
  const close = () => {
    cancelReading()
    setLeavesOut(false)
    onClose()
  }
  const read = () => {
    setLeavesOut(false)
    void readPasted($importText.get())
  }
  const asking = (
    <div className="dialog-actions">
      <Button onClick={close}>Cancel</Button>
      <Button kind="primary" onClick={read}>
        Preview Questions
      </Button>
    </div>
  )
  const reading = (
    <div className="dialog-actions">
      <Button onClick={cancelReading}>Cancel</Button>
    </div>
  )
  const preview = <PreviewActions leavesOut={leavesOut} onLeaveOut={setLeavesOut} onAdded={close} />
  return (
    <Dialog
      large
      open={open}
      onClose={close}
      title="Import Questions"
      footer={{ asking, reading, preview }[scene.scene]}
      toastSlot={<ToastSlot modal />}
    >
      {sceneBody(scene)}
    </Dialog>
  )
}
