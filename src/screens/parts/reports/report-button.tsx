import { useRef, useState } from 'react'
import { reports } from '../../../messages/en/reports.ts'
import { IconButton } from '../../../ui/forms/button.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'
import reportsSheet from '../../../ui/styles/reports.css?inline'
import { Styled } from '../page/styled.tsx'
import { type Reported, ReportSheet, useSent } from './report-sheet.tsx'

export type ReportButtonProps = Reported

/** Reports that a question is wrong, from the exam and from the review. */
export function ReportButton(props: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const sent = useSent(props)
  const name = sent ? reports.reported(reports.kinds[sent.kind]) : reports.button
  return (
    <Styled sheet={reportsSheet} className="report-place">
      <IconButton
        ref={button}
        icon="speech"
        label={name}
        className={classNames('report', sent && 'sent')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ReportSheet {...props} button={button} onClose={() => setOpen(false)} />}
    </Styled>
  )
}
