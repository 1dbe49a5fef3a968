import { useStore } from '@nanostores/react'
import { slotConfig } from '../../messages/en/slot-config.ts'
import {
  $configBusy,
  $configQuestion,
  type ConfigQuestion,
  confirmQuestion,
  dismissQuestion,
} from '../../stores/slots/slot-config.ts'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'

const labels = () => ({
  save: { title: slotConfig.save, confirmLabel: slotConfig.save, busyText: slotConfig.saving },
  reset: { title: slotConfig.reset, confirmLabel: slotConfig.reset, busyText: slotConfig.resetting },
})

const messageOf = ({ ask, affected }: ConfigQuestion) =>
  ask === 'save' ? slotConfig.confirmSave(affected) : slotConfig.confirmReset(affected)

/** Confirms a change that cannot be undone, and says how many bookings it affects. */
export function SlotConfigQuestion({ onSaved }: { onSaved: () => void }) {
  const [question, busy] = [useStore($configQuestion), useStore($configBusy)]
  const ask = question?.ask ?? 'save'
  const confirm = async () => {
    if ((await confirmQuestion()) && ask === 'save') onSaved()
  }
  return (
    <ConfirmDialog
      open={question !== undefined}
      {...labels()[ask]}
      message={question && messageOf(question)}
      danger={ask === 'reset'}
      busy={busy !== undefined}
      onConfirm={() => void confirm()}
      onCancel={dismissQuestion}
      toastSlot={<ToastSlot modal />}
    />
  )
}
