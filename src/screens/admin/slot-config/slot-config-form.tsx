import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { explain } from '../../../messages/failures/explain.ts'
import {
  $configBusy,
  $configDirty,
  $slotConfig,
  askReset,
  forgetConfigDraft,
  saveConfig,
} from '../../../stores/slots/slot-config.ts'
import { RemoteView } from '../../../ui/feedback/remote-view.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { LeaveDialog, useUnloadGuard } from '../unsaved.tsx'
import { SlotConfigFields } from './slot-config-fields.tsx'
import { SlotConfigQuestion } from './slot-config-question.tsx'
import { SlotConfigSummary } from './slot-config-summary.tsx'

interface ActionsProps {
  onCancel: () => void
  onSave: () => void
}

function Actions({ onCancel, onSave }: ActionsProps) {
  const busy = useStore($configBusy)
  return (
    <div className="row apart">
      <Button busy={busy === 'reset'} aria-disabled={busy === 'save'} onClick={() => void askReset()}>
        Reset to Defaults
      </Button>
      <div className="row">
        <Button aria-disabled={busy !== undefined} onClick={() => busy === undefined && onCancel()}>
          Cancel
        </Button>
        <Button
          kind="primary"
          busy={busy === 'save'}
          busyText="Saving..."
          aria-disabled={busy === 'reset'}
          onClick={onSave}
        >
          Save Configuration
        </Button>
      </div>
    </div>
  )
}

function ReadyForm({ onClose }: { onClose: () => void }) {
  const [dirty, busy] = [useStore($configDirty), useStore($configBusy)]
  const [leaving, setLeaving] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  useUnloadGuard(dirty)
  // After the errors are drawn.
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const leave = () => {
    setLeaving(false)
    forgetConfigDraft()
    onClose()
  }
  const save = async () => {
    const outcome = await saveConfig()
    if (outcome === 'saved') onClose()
    if (outcome === 'invalid') setRefusals((count) => count + 1)
  }
  return (
    <>
      {/* What is just being sent must not be typed over. */}
      <div className="stack" inert={busy !== undefined} ref={fields}>
        <SlotConfigFields />
        <SlotConfigSummary />
      </div>
      <Actions onCancel={() => (dirty ? setLeaving(true) : leave())} onSave={() => void save()} />
      <SlotConfigQuestion onSaved={onClose} />
      <LeaveDialog open={leaving} onLeave={leave} onStay={() => setLeaving(false)} />
    </>
  )
}

/** How slots are made. */
export function SlotConfigForm({ onClose }: { onClose: () => void }) {
  const config = useStore($slotConfig)
  const unknown = config.data === undefined
  return (
    <Card as="section" className="stack" aria-labelledby="slot-config-title">
      <h2 className="heading" id="slot-config-title">
        Slot Configuration
      </h2>
      <RemoteView
        remote={config}
        bones={<Spinner label="Loading configuration..." />}
        explain={(error) => explain(error, 'fetch-slot-configuration')}
        onRetry={$slotConfig.revalidate}
      >
        {() => (
          <div className="stack">
            <ReadyForm onClose={onClose} />
          </div>
        )}
      </RemoteView>
      {unknown && (
        <div className="row end">
          <Button onClick={onClose}>Cancel</Button>
        </div>
      )}
    </Card>
  )
}
