import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { MINUTE_MS } from '../../../domain/lib/time.ts'
import { LONGEST_REPORT, REPORT_KINDS, type ReportKind } from '../../../domain/reports/reports.ts'
import { reports } from '../../../messages/en/reports.ts'
import { serverNow } from '../../../stores/page/clock.ts'
import { $sentReports, report, type SentReport, takeBack } from '../../../stores/reports/own-reports.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button, IconButton } from '../../../ui/forms/button.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'
import reportsSheet from '../../../ui/styles/reports.css?inline'
import { Styled } from '../page/styled.tsx'
import { ToastSlot } from '../page/toast-slot.tsx'

export interface ReportButtonProps {
  quizId: string
  questionId: string
  /** The question's place on the screen, from 1. */
  number: number
  /** When the time of a running attempt ends; the sheet is gone a minute before. */
  deadline?: number | undefined
}

/** What this person reported of the question, on this device. */
const useSent = (quizId: string, questionId: string): SentReport | undefined =>
  useStore($sentReports).find((each) => each.quizId === quizId && each.questionId === questionId)

/** Closes it a minute before the end, so that nothing stands between a learner and the last minute. */
function useLastMinute(deadline: number | undefined, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    const left = deadline === undefined ? 0 : deadline - MINUTE_MS - serverNow()
    if (left <= 0) return
    const timer = setTimeout(() => closeNow(), left)
    return () => clearTimeout(timer)
  }, [deadline])
}

interface KindsProps {
  chosen: ReportKind | undefined
  onChoose: (kind: ReportKind) => void
}

/** One press sends it. */
const Kinds = ({ chosen, onChoose }: KindsProps) => (
  <ul className="report-kinds">
    {REPORT_KINDS.map((kind) => (
      <li key={kind}>
        <Button kind="quiet" iconEnd="right" aria-pressed={kind === chosen} onClick={() => onChoose(kind)}>
          {reports.kinds[kind]}
        </Button>
      </li>
    ))}
  </ul>
)

/** It is sent: a line may follow, or it is taken back. */
function Sent({ sent, onBack }: { sent: SentReport; onBack: () => void }) {
  const [text, setText] = useState(sent.text)
  const [fieldId, statusId] = [useId(), useId()]
  const isChanged = text.trim() !== sent.text
  return (
    <div className="stack">
      <p className="strong" id={statusId} role="status">
        {sent.waits ? reports.kept(reports.kinds[sent.kind]) : reports.sent(reports.kinds[sent.kind])}
      </p>
      <div className="field">
        <label className="label" htmlFor={fieldId}>
          {reports.line}
        </label>
        <textarea
          id={fieldId}
          className="input"
          rows={2}
          dir="auto"
          maxLength={LONGEST_REPORT}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className="row">
        <Button kind="primary" disabled={!isChanged} onClick={() => report({ ...sent, text: text.trim() })}>
          {reports.sendLine}
        </Button>
        <Button onClick={onBack}>{reports.another}</Button>
        <Button kind="quiet" onClick={() => void takeBack(sent)}>
          {reports.takeBack}
        </Button>
      </div>
    </div>
  )
}

function ReportSheet({
  quizId,
  questionId,
  number,
  deadline,
  onClose,
}: ReportButtonProps & { onClose: () => void }) {
  const sent = useSent(quizId, questionId)
  const [anew, setAnew] = useState(false)
  useLastMinute(deadline, onClose)
  const send = (kind: ReportKind) => {
    report({ quizId, questionId, kind, text: sent?.text ?? '' })
    setAnew(false)
  }
  return (
    <Dialog
      open
      reading
      closable
      onClose={onClose}
      title={reports.title(number)}
      toastSlot={<ToastSlot modal />}
    >
      {sent && !anew ? (
        <Sent sent={sent} onBack={() => setAnew(true)} />
      ) : (
        <>
          <p className="note">{deadline === undefined ? reports.onePress : reports.clockRuns}</p>
          <Kinds chosen={sent?.kind} onChoose={send} />
        </>
      )}
    </Dialog>
  )
}

/** Reports that a question is wrong, from the exam and from the review. */
export function ReportButton(props: ReportButtonProps) {
  const { quizId, questionId } = props
  const [isOpen, setOpen] = useState(false)
  const sent = useSent(quizId, questionId)
  const name = sent ? reports.reported(reports.kinds[sent.kind]) : reports.button
  return (
    <Styled sheet={reportsSheet} className="report-place">
      <IconButton
        icon="speech"
        label={name}
        className={classNames('report', sent && 'sent')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <ReportSheet {...props} onClose={() => setOpen(false)} />}
    </Styled>
  )
}
