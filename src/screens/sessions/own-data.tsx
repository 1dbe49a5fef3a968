import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { sessions } from '../../messages/en/sessions.ts'
import {
  $deletingData,
  $ownDataOffered,
  $readingData,
  deleteData,
  downloadOwnData,
} from '../../stores/session/own-data.ts'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'

/** Downloads or deletes one's own data; renders nothing if the API supports neither. */
export function OwnData() {
  const [offered, reading, deleting] = [
    useStore($ownDataOffered),
    useStore($readingData),
    useStore($deletingData),
  ]
  const [asked, setAsked] = useState(false)
  const headingId = useId()
  if (!offered) return null
  const close = () => setAsked(false)
  return (
    <div className="stack">
      <Card as="section" className="stack near" aria-labelledby={`${headingId}-data`}>
        <h2 className="subheading" id={`${headingId}-data`}>
          {sessions.data}
        </h2>
        <p className="note">{sessions.dataNote}</p>
        <div className="row">
          <Button icon="download" busy={reading} onClick={() => void downloadOwnData()}>
            {sessions.downloadData}
          </Button>
        </div>
      </Card>
      <Card as="section" className="stack near" aria-labelledby={headingId}>
        <h2 className="subheading" id={headingId}>
          {sessions.deleteAll}
        </h2>
        <p className="note">{sessions.deleteNote}</p>
        <div className="row">
          <Button kind="danger-quiet" className="outlined" onClick={() => setAsked(true)}>
            {sessions.deleteData}
          </Button>
        </div>
      </Card>
      {asked && (
        <ConfirmDialog
          open
          title={sessions.deleteTitle}
          message={sessions.confirmDelete}
          confirmLabel={sessions.deleteNow}
          busy={deleting}
          busyText={sessions.deleting}
          danger
          onConfirm={() => void deleteData().then(close)}
          onCancel={close}
          toastSlot={<ToastSlot modal />}
        />
      )}
    </div>
  )
}
