import { type FormEvent, useId } from 'react'
import { LONGEST_REPORT } from '../../../domain/reports/reports.ts'
import { reports } from '../../../messages/en/reports.ts'
import { keepLine, report, type SentReport, takeBack } from '../../../stores/reports/own-reports.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'

/** What is typed is kept with the report, however the sheet closes. */
function Line({ sent }: { sent: SentReport }) {
  const fieldId = useId()
  const { line = sent.text, ...rest } = sent
  const isChanged = line.trim() !== sent.text
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) report({ ...rest, text: line.trim() })
  }
  return (
    <form className="report-line" onSubmit={send}>
      <label className="label" htmlFor={fieldId}>
        {reports.line}
      </label>
      <input
        id={fieldId}
        className="input"
        dir="auto"
        autoComplete="off"
        maxLength={LONGEST_REPORT}
        value={line}
        onChange={(event) => keepLine(sent, event.target.value)}
      />
      <Button type="submit" aria-disabled={!isChanged}>
        {isChanged || sent.text === '' ? reports.sendLine : reports.lineSent}
      </Button>
    </form>
  )
}

export const isAnswered = ({ status = 'open' }: SentReport) => status !== 'open'

interface SentProps {
  sent: SentReport
  number: number
  onAnew: () => void
  onClose: () => void
}

/** It is sent: a line may follow, or it is taken back. */
export const Sent = ({ sent, number, onAnew, onClose }: SentProps) => (
  <>
    {!isAnswered(sent) && <Line sent={sent} />}
    <div className="report-ways">
      {!isAnswered(sent) && (
        <>
          <Button kind="quiet" onClick={() => takeBack(sent)}>
            {reports.takeBack}
          </Button>
          <Button kind="quiet" onClick={onAnew}>
            {reports.another}
          </Button>
        </>
      )}
      <Button onClick={onClose}>{reports.back(number)}</Button>
    </div>
  </>
)

function sentTitle({ status, kind }: SentReport, number: number, isKept: boolean): string {
  if (status === 'accepted') return reports.right(number)
  if (status === 'declined') return reports.stays(number)
  return isKept ? reports.kept(reports.kinds[kind]) : reports.sent(reports.kinds[kind])
}

export const SentTitle = ({
  sent,
  number,
  isKept,
}: {
  sent: SentReport
  number: number
  isKept: boolean
}) => (
  <span className="report-done">
    <span className="report-sign sent">
      <Icon name={isKept ? 'clock' : 'check'} />
    </span>
    <span>{sentTitle(sent, number, isKept)}</span>
  </span>
)
