import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { paths } from '../../domain/page/paths.ts'
import type { SessionEntry } from '../../domain/session/sessions.ts'
import { layout } from '../../messages/en/layout.ts'
import { sessions } from '../../messages/en/sessions.ts'
import { explain } from '../../messages/explain.ts'
import { $ownDataOffered } from '../../stores/session/own-data.ts'
import {
  $ownSessions,
  $sessionsOffered,
  $signingOut,
  signOutElsewhere,
  signOutEverywhere,
} from '../../stores/session/own-sessions.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'
import { Card } from '../../ui/layout/card.tsx'
import sessionsSheet from '../../ui/styles/sessions.css?inline'
import { LinkButton } from '../parts/page/link-button.tsx'
import { Styled } from '../parts/page/styled.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'
import { OwnData } from './own-data.tsx'

const NO_NAME = { browser: undefined, system: undefined }

const DeviceRow = ({ createdAt, lastUsedAt, isCurrent, device = NO_NAME }: SessionEntry) => (
  <li className="device">
    <div>
      <p className="subheading">{sessions.device(device)}</p>
      <p className="note number">{sessions.lastUsed(Date.parse(lastUsedAt))}</p>
      <p className="note number">{sessions.since(Date.parse(createdAt))}</p>
    </div>
    {isCurrent && <Badge tone="accent">{sessions.thisDevice}</Badge>}
  </li>
)

type Which = 'others' | 'all'

const questions = () => ({
  others: { title: sessions.endOthers, message: sessions.confirmOthers, end: signOutElsewhere },
  all: { title: sessions.endAll, message: sessions.confirmAll, end: signOutEverywhere },
})

/** Confirms before sessions are ended; `onClose` gets whether they were. */
function EndDialog({ which, onClose }: { which: Which; onClose: (ended: boolean) => void }) {
  const { title, message, end } = questions()[which]
  const confirm = async () => {
    if (await end()) onClose(true)
  }
  return (
    <ConfirmDialog
      open
      title={title}
      message={message}
      confirmLabel={title}
      busy={useStore($signingOut)}
      busyText={sessions.ending}
      danger
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
      toastSlot={<ToastSlot modal />}
    />
  )
}

interface DevicesProps {
  list: readonly SessionEntry[]
  onEnded: () => void
}

function Devices({ list, onEnded }: DevicesProps) {
  const [asked, setAsked] = useState<Which>()
  const isAlone = list.length <= 1
  return (
    <Card as="section" flush aria-label={layout.sessions}>
      <ul>
        {list.map((session, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they differ only by position
          <DeviceRow key={index} {...session} />
        ))}
      </ul>
      <div className="device-foot stack">
        <p className="note">{isAlone ? sessions.onlyHere : sessions.unknownDevice}</p>
        <div className="row">
          {!isAlone && (
            <Button kind="danger-quiet" className="outlined" onClick={() => setAsked('others')}>
              {sessions.endOthers}
            </Button>
          )}
          <Button kind="danger-quiet" className="outlined" onClick={() => setAsked('all')}>
            {sessions.endAll}
          </Button>
        </div>
      </div>
      {asked && (
        <EndDialog
          which={asked}
          onClose={(ended) => {
            setAsked(undefined)
            if (ended) onEnded()
          }}
        />
      )}
    </Card>
  )
}

const NotOffered = () => (
  <EmptyState
    as="h1"
    icon="user"
    title={sessions.notOffered}
    note={sessions.notOfferedNote}
    action={
      <LinkButton to={paths.home} icon="home">
        {layout.home}
      </LinkButton>
    }
  />
)

const List = ({ onEnded }: Pick<DevicesProps, 'onEnded'>) => (
  <RemoteView
    remote={useStore($ownSessions)}
    skeleton={<LineSkeleton lines={3} />}
    explain={(error) => explain(error, 'check-session')}
    onRetry={$ownSessions.revalidate}
  >
    {(list) => <Devices list={list} onEnded={onEnded} />}
  </RemoteView>
)

function OwnSessions() {
  const title = useRef<HTMLHeadingElement>(null)
  // The focused button disappears with the other sessions.
  const focusTitle = useFocusAfter(() => title.current?.focus())
  return (
    <>
      <div className="stack near">
        <h1 className="title" ref={title} tabIndex={-1}>
          {layout.sessions}
        </h1>
        <p className="lede">{sessions.lede}</p>
      </div>
      <div className="devices-split">
        <List onEnded={focusTitle} />
        <OwnData />
      </div>
    </>
  )
}

/** The user's sessions, how to end them, and their stored data. Only calls an API that supports it. */
export function SessionsScreen() {
  const [offered, dataOffered] = [useStore($sessionsOffered), useStore($ownDataOffered)]
  return (
    <Styled sheet={sessionsSheet} className="sheet">
      {offered && <OwnSessions />}
      {!offered && dataOffered && (
        <>
          <h1 className="title">{layout.ownData}</h1>
          <OwnData />
        </>
      )}
      {!offered && !dataOffered && <NotOffered />}
    </Styled>
  )
}
