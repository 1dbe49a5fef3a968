import { useRef, useState } from 'react'
import { reports } from '../../../messages/en/reports.ts'
import { Button, IconButton } from '../../../ui/forms/button.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'
import reportsSheet from '../../../ui/styles/reports.css?inline'
import { Styled } from '../page/styled.tsx'
import { type ReportableQuestion, ReportSheet, useSent } from './report-sheet.tsx'

export interface ReportButtonProps extends ReportableQuestion {
  /** With its name as text. */
  worded?: boolean
}

/** Reports that a question is wrong, from the exam and from the review. */
export function ReportButton({ worded, ...props }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const sent = useSent(props)
  const name = sent ? reports.reported(reports.kinds[sent.kind]) : reports.button
  const native = {
    ref: button,
    className: classNames('report', worded && 'worded', sent && 'sent'),
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => setOpen(true),
  } as const
  return (
    <Styled sheet={reportsSheet} className="report-place">
      {worded ? (
        <Button {...native} kind="quiet" icon="speech">
          {name}
        </Button>
      ) : (
        <IconButton {...native} icon="speech" label={name} />
      )}
      {isOpen && <ReportSheet {...props} button={button} onClose={() => setOpen(false)} />}
    </Styled>
  )
}
