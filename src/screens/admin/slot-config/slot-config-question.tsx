import { useStore } from '@nanostores/react'
import { affectedText } from '../../../domain/slots/slot-config.ts'
import {
  $configBusy,
  $configQuestion,
  type ConfigQuestion,
  confirmQuestion,
  dismissQuestion,
} from '../../../stores/slots/slot-config.ts'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { ToastSlot } from '../../parts/toast-slot.tsx'

const NAMES = {
  save: { title: 'Save Configuration', confirmLabel: 'Save Configuration', busyText: 'Saving...' },
  reset: { title: 'Reset to Defaults', confirmLabel: 'Reset to Defaults', busyText: 'Resetting...' },
} as const

function messageOf({ ask, affected }: ConfigQuestion): string {
  const told = affected > 0 ? affectedText(affected) : ''
  const question =
    ask === 'save' ? 'Save this configuration?' : 'Are you sure you want to reset to default configuration?'
  return ask === 'save' ? `${told} ${question}` : `${question} ${told}`.trim()
}

/** Asks before a change that cannot be taken back, and tells what it would do to bookings. */
export function SlotConfigQuestion({ onSaved }: { onSaved: () => void }) {
  const [question, busy] = [useStore($configQuestion), useStore($configBusy)]
  const ask = question?.ask ?? 'save'
  const confirm = async () => {
    if ((await confirmQuestion()) && ask === 'save') onSaved()
  }
  return (
    <ConfirmDialog
      open={question !== undefined}
      {...NAMES[ask]}
      message={question && messageOf(question)}
      danger={ask === 'reset'}
      busy={busy !== undefined}
      onConfirm={() => void confirm()}
      onCancel={dismissQuestion}
      toastSlot={<ToastSlot modal />}
    />
  )
}
