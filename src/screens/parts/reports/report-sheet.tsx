import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { MINUTE_MS } from '../../../domain/lib/time.ts'
import { REPORT_KINDS, type ReportKind } from '../../../domain/reports/reports.ts'
import { reports } from '../../../messages/en/reports.ts'
import { serverNow } from '../../../stores/page/clock.ts'
import {
  $sendingReports,
  $sentReports,
  report,
  type SentReport,
} from '../../../stores/reports/own-reports.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'
import { ToastSlot } from '../page/toast-slot.tsx'
import { KindSign } from './kind-sign.tsx'
import { placeSheet } from './place-sheet.ts'
import { isAnswered, Sent, SentTitle } from './sent-report.tsx'

export interface ReportableQuestion {
  quizId: string
  questionId: string
  /** The question's place on the screen, from 1. */
  number: number
  /** When the time of a running attempt ends; the sheet is gone a minute before. */
  deadline?: number | undefined
}

/** What this person reported of the question. */
export const useSent = ({ quizId, questionId }: ReportableQuestion): SentReport | undefined =>
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
        <button
          className="report-kind"
          type="button"
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          <KindSign kind={kind} />
          <span>{reports.kinds[kind]}</span>
          <Icon name="right" className="go" />
        </button>
      </li>
    ))}
  </ul>
)

function noteOf(sent: SentReport | undefined, inExam: boolean, isKept: boolean): string {
  if (!sent) return inExam ? reports.clockRuns : reports.onePress
  if (isAnswered(sent)) return reports.reported(reports.kinds[sent.kind])
  return isKept ? reports.keptNote : reports.sentNote
}

/** In an exam the clock stays in sight. */
function useClockInSight(button: RefObject<HTMLElement | null>) {
  const content = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const dialog = content.current?.closest('dialog')
    const header = button.current?.closest('.page')?.querySelector('.exam-head')
    if (dialog && button.current && header) return placeSheet(dialog, button.current, header)
  }, [button])
  return content
}

interface ReportSheetProps extends ReportableQuestion {
  button: RefObject<HTMLElement | null>
  onClose: () => void
}

export function ReportSheet({ button, onClose, ...reported }: ReportSheetProps) {
  const { quizId, questionId, number, deadline } = reported
  const inExam = deadline !== undefined
  const known = useSent(reported)
  const [anew, setAnew] = useState(false)
  const sent = anew ? undefined : known
  const isKept = !useStore($sendingReports) && Boolean(sent?.waits)
  const note = useClockInSight(button)
  const step = useRef(sent?.kind)
  useLastMinute(deadline, onClose)
  // The pressed button is gone: the title says what came of it.
  useEffect(() => {
    if (step.current === sent?.kind) return
    step.current = sent?.kind
    note.current?.closest('dialog')?.querySelector('h2')?.focus()
  }, [sent?.kind, note])
  const send = (kind: ReportKind) => {
    report({ ...known, quizId, questionId, kind, text: known?.text ?? '' })
    setAnew(false)
  }
  return (
    <Dialog
      open
      reading
      closable
      className={classNames('report-sheet', inExam && 'over-exam')}
      onClose={onClose}
      title={sent ? <SentTitle sent={sent} number={number} isKept={isKept} /> : reports.title(number)}
      toastSlot={<ToastSlot modal />}
    >
      <p className="note" role="status" ref={note}>
        {noteOf(sent, inExam, isKept)}
      </p>
      {sent ? (
        <Sent sent={sent} number={number} onAnew={() => setAnew(true)} onClose={onClose} />
      ) : (
        <Kinds chosen={known?.kind} onChoose={send} />
      )}
    </Dialog>
  )
}
