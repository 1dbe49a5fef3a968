import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../domain/page/paths.ts'
import { slotConfig } from '../../messages/en/slot-config.ts'
import { explain } from '../../messages/explain.ts'
import {
  $configBusy,
  $configDirty,
  $slotConfig,
  askReset,
  forgetConfigDraft,
  saveConfig,
} from '../../stores/slots/slot-config.ts'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'
import { Card } from '../../ui/layout/card.tsx'
import { AdminSheet } from '../parts/admin/admin-sheet.tsx'
import { LeaveDialog, useUnloadGuard } from '../parts/admin/unsaved.tsx'
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
    <div className="card-foot row apart">
      <Button busy={busy === 'reset'} aria-disabled={busy === 'save'} onClick={() => void askReset()}>
        {slotConfig.reset}
      </Button>
      <div className="row">
        <Button aria-disabled={busy !== undefined} onClick={() => busy === undefined && onCancel()}>
          {slotConfig.cancel}
        </Button>
        <Button
          kind="primary"
          busy={busy === 'save'}
          busyText={slotConfig.saving}
          aria-disabled={busy === 'reset'}
          onClick={onSave}
        >
          {slotConfig.save}
        </Button>
      </div>
    </div>
  )
}

function ReadyForm({ onClose }: { onClose: () => void }) {
  const [dirty, busy] = [useStore($configDirty), useStore($configBusy)]
  const [leaving, setLeaving] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const focusError = useFocusAfter(() =>
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  )
  useUnloadGuard(dirty)
  const leave = () => {
    setLeaving(false)
    forgetConfigDraft()
    onClose()
  }
  const save = async () => {
    const outcome = await saveConfig()
    if (outcome === 'saved') onClose()
    if (outcome === 'invalid') focusError()
  }
  return (
    <>
      <div className="config-split">
        <Card flush>
          {/* Inert while saving, so that the form matches what was sent. */}
          <div className="card-body" inert={busy !== undefined} ref={fields}>
            <SlotConfigFields />
          </div>
          <Actions onCancel={() => (dirty ? setLeaving(true) : leave())} onSave={() => void save()} />
        </Card>
        <SlotConfigSummary />
      </div>
      <SlotConfigQuestion onSaved={onClose} />
      <LeaveDialog open={leaving} onLeave={leave} onStay={() => setLeaving(false)} />
    </>
  )
}

/** Returns to the dashboard once it is saved or left. */
export function SlotConfigScreen() {
  const config = useStore($slotConfig)
  const [, navigate] = useLocation()
  const close = () => navigate(paths.admin)
  return (
    <AdminSheet>
      <div className="stack near">
        <h1 className="title">{slotConfig.title}</h1>
        <p className="lede">{slotConfig.lede}</p>
      </div>
      <RemoteView
        remote={config}
        skeleton={<Spinner label={slotConfig.loading} />}
        explain={(error) => explain(error, 'fetch-slot-configuration')}
        onRetry={$slotConfig.revalidate}
      >
        {() => <ReadyForm onClose={close} />}
      </RemoteView>
      {config.data === undefined && (
        <div className="row end">
          <Button onClick={close}>{slotConfig.cancel}</Button>
        </div>
      )}
    </AdminSheet>
  )
}
