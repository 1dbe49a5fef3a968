import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { exchange } from '../../../messages/exchange/en.ts'
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
  const { label, starting, progress } = exchange.reading
  const words = total > 0 ? progress(done, total) : starting
  return (
    <div className="stack near">
      <p role="status">{words}</p>
      <ProgressBar label={label} value={done} max={total} valueText={words} />
    </div>
  )
}

interface PreviewActionsProps {
  leavesOut: boolean
  onLeaveOut: (leavesOut: boolean) => void
  onAdded: () => void
}

/** If some questions have problems, the teacher must first agree to leave them out. */
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
          {exchange.preview.leaveOut(faulty)}
        </label>
      )}
      <div className="dialog-actions">
        <Button onClick={cancelReading}>{exchange.preview.back}</Button>
        {ready > 0 && (
          <Button
            kind="primary"
            disabled={faulty > 0 && !leavesOut}
            onClick={() => {
              addReady()
              onAdded()
            }}
          >
            {exchange.preview.add(ready)}
          </Button>
        )}
      </div>
    </>
  )
}

function sceneBody(scene: ImportScene): ReactNode {
  if (scene.scene === 'asking') return <ImportSource refusal={scene.refusal} />
  if (scene.scene === 'reading') return <ReadingProgress done={scene.done} total={scene.total} />
  return <ImportPreview format={scene.format} hint={scene.hint} />
}

interface ImportDialogProps {
  open: boolean
  onClose: () => void
}

/** Questions from other systems, pasted or in a file: previewed first, added when the teacher confirms. */
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
      <Button onClick={close}>{exchange.cancel}</Button>
      <Button kind="primary" onClick={read}>
        {exchange.source.preview}
      </Button>
    </div>
  )
  const reading = (
    <div className="dialog-actions">
      <Button onClick={cancelReading}>{exchange.cancel}</Button>
    </div>
  )
  const preview = <PreviewActions leavesOut={leavesOut} onLeaveOut={setLeavesOut} onAdded={close} />
  return (
    <Dialog
      large
      open={open}
      onClose={close}
      title={exchange.importQuestions}
      footer={{ asking, reading, preview }[scene.scene]}
      toastSlot={<ToastSlot modal />}
    >
      {sceneBody(scene)}
    </Dialog>
  )
}
