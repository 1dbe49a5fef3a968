import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { Failure } from '../../domain/lib/failure.ts'
import { log } from '../../messages/en/log.ts'
import { pieces } from '../../messages/en/pieces.ts'
import { explain } from '../../messages/explain.ts'
import { $personTime, $timeOffered } from '../../stores/live/extra-time.ts'
import { $log } from '../../stores/log/log.ts'
import { $account, $changingAccount, $person, setAdminRight, signOutPerson } from '../../stores/log/person.ts'
import { $sessionsOffered } from '../../stores/session/own-sessions.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { FactorDialog, useTimeOf } from '../parts/admin/factor-dialog.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'

type Change = 'end-sessions' | 'make-admin' | 'take-admin'
type Asked = Change | 'factor'

interface Question {
  title: (name: string) => string
  message: string
  label: string
  run: (userId: string, name: string) => Promise<boolean>
}

const questions = (): Record<Change, Question> => ({
  'end-sessions': {
    title: log.endSessionsTitle,
    message: log.endSessionsQuestion,
    label: log.endSessionsNow,
    run: signOutPerson,
  },
  'make-admin': {
    title: log.makeAdminTitle,
    message: log.makeAdminQuestion,
    label: log.makeAdminNow,
    run: (userId, name) => setAdminRight(userId, name, true),
  },
  'take-admin': {
    title: log.takeAdminTitle,
    message: log.takeAdminQuestion,
    label: log.takeAdminNow,
    run: (userId, name) => setAdminRight(userId, name, false),
  },
})

interface PersonProps {
  userId: string
  name: string
}

/** Asks before an account is changed. */
function ChangeDialog({
  userId,
  name,
  change,
  onClose,
}: PersonProps & { change: Change; onClose: () => void }) {
  const { title, message, label, run } = questions()[change]
  const confirm = async () => {
    if (await run(userId, name)) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={title(name)}
      message={message}
      confirmLabel={label}
      busy={useStore($changingAccount)}
      busyText={log.changing}
      danger={change !== 'make-admin'}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      toastSlot={<ToastSlot modal />}
    />
  )
}

/** The actions the API offers. */
function Actions({ userId, name }: PersonProps) {
  const [asked, setAsked] = useState<Asked>()
  const [timeOffered, sessionsOffered] = [useStore($timeOffered), useStore($sessionsOffered)]
  const isAdmin = useStore($person)?.isAdmin
  const { error } = useStore($account)
  const close = () => setAsked(undefined)
  if (isNobody(error)) return null
  return (
    <div className="row">
      {timeOffered && (
        <Button dense icon="clock" onClick={() => setAsked('factor')}>
          {log.extraTime}
        </Button>
      )}
      {isAdmin !== undefined && (
        <Button dense icon="user" onClick={() => setAsked(isAdmin ? 'take-admin' : 'make-admin')}>
          {isAdmin ? log.takeAdmin : log.makeAdmin}
        </Button>
      )}
      {sessionsOffered && (
        <Button dense kind="danger-quiet" onClick={() => setAsked('end-sessions')}>
          {log.endSessions}
        </Button>
      )}
      {asked === 'factor' && <FactorDialog userId={userId} name={name} onClose={close} />}
      {asked && asked !== 'factor' && (
        <ChangeDialog userId={userId} name={name} change={asked} onClose={close} />
      )}
    </div>
  )
}

/** Nobody has that id, for example from an incomplete link. */
const isNobody = (error: Failure | undefined) => error?.status === 404

/** Reading whether they are an administrator failed. */
function AccountUnknown() {
  const { error, loading } = useStore($account)
  if (!error) return null
  return (
    <Banner
      tone="red"
      role="alert"
      action={
        !isNobody(error) && (
          <Button dense icon="refresh" busy={loading} onClick={$account.revalidate}>
            {pieces.tryAgain}
          </Button>
        )
      }
    >
      <span dir="auto">{explain(error, 'load-log')}</span>
    </Banner>
  )
}

/** The person whose log is shown. */
export function PersonCard({ userId }: { userId: string }) {
  const [person, time] = [useStore($person), useStore($personTime)]
  const { loading } = useStore($log)
  const nameId = useId()
  useTimeOf(useStore($timeOffered) ? userId : undefined)
  if (!person && loading) return <LineSkeleton lines={2} />
  const name = person?.name ?? log.gone
  return (
    <Card as="section" className="stack near" aria-labelledby={nameId}>
      <div className="row">
        <h2 className="heading" id={nameId}>
          {name}
        </h2>
        {person?.isAdmin && <Badge tone="accent">{log.administrator}</Badge>}
      </div>
      <ul className="facts">
        <li>{person?.email}</li>
        {time.data && <li>{log.factor(time.data.factor)}</li>}
      </ul>
      <AccountUnknown />
      <Actions userId={userId} name={name} />
    </Card>
  )
}
