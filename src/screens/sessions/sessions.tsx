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
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'
import { OwnData } from './own-data.tsx'

const Device = ({ createdAt, lastUsedAt, isCurrent }: SessionEntry) => (
  <Card as="li" className="stack near">
    <h2 className="subheading">{isCurrent ? sessions.thisDevice : sessions.otherDevice}</h2>
    <ul className="facts number">
      <li>
        <Icon name="calendar" />
        <span>{sessions.since(Date.parse(createdAt))}</span>
      </li>
      <li>
        <Icon name="clock" />
        <span>{sessions.lastUsed(Date.parse(lastUsedAt))}</span>
      </li>
    </ul>
  </Card>
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
    <div className="stack">
      <ul className="stack near">
        {list.map((session, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they differ only by position
          <Device key={index} {...session} />
        ))}
      </ul>
      {isAlone && <p className="note">{sessions.onlyHere}</p>}
      <div className="row">
        {!isAlone && <Button onClick={() => setAsked('others')}>{sessions.endOthers}</Button>}
        <Button kind="danger-quiet" onClick={() => setAsked('all')}>
          {sessions.endAll}
        </Button>
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
    </div>
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

function OwnSessions() {
  const remote = useStore($ownSessions)
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
      <RemoteView
        remote={remote}
        skeleton={<LineSkeleton lines={3} />}
        explain={(error) => explain(error, 'check-session')}
        onRetry={$ownSessions.revalidate}
      >
        {(list) => <Devices list={list} onEnded={focusTitle} />}
      </RemoteView>
    </>
  )
}

/** The user's sessions, how to end them, and their stored data. Only calls an API that supports it. */
export function SessionsScreen() {
  const [offered, dataOffered] = [useStore($sessionsOffered), useStore($ownDataOffered)]
  return (
    <div className="sheet">
      {offered && <OwnSessions />}
      {!offered && dataOffered && <h1 className="title">{layout.ownData}</h1>}
      {!offered && !dataOffered && <NotOffered />}
      <OwnData />
    </div>
  )
}
