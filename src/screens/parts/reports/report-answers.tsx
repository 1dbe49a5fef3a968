import { useStore } from '@nanostores/react'
import { paths } from '../../../domain/page/paths.ts'
import type { OwnReport } from '../../../domain/reports/reports.ts'
import { reports } from '../../../messages/en/reports.ts'
import { format } from '../../../messages/lib/language.ts'
import { marksText } from '../../../messages/lib/marks-text.ts'
import { $reportAnswers, $unreadAnswers, putAway } from '../../../stores/reports/own-reports.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { MathText } from '../../../ui/maths/math-text.tsx'
import reportsSheet from '../../../ui/styles/reports.css?inline'
import { LinkButton } from '../page/link-button.tsx'
import { Styled } from '../page/styled.tsx'

export interface ReportAnswersProps {
  /** Only those of this quiz, on its result. */
  quizId?: string | undefined
}

/** What a regrading brought the reporter, and others. */
function Gain({ scoreBefore, scoreAfter, marksBefore, marksAfter, gained }: OwnReport) {
  const hasScore = scoreBefore !== undefined && scoreAfter !== undefined && scoreBefore !== scoreAfter
  const hasMarks = marksBefore !== undefined && marksAfter !== undefined && marksBefore !== marksAfter
  return (
    <>
      {hasScore && (
        <p className="report-gain">
          {reports.score(format.percent(scoreBefore), format.percent(scoreAfter))}
        </p>
      )}
      {hasMarks && <p className="note">{reports.marks(marksText(marksBefore), marksText(marksAfter))}</p>}
      {gained !== undefined && gained > 0 && <p className="note">{reports.gained(gained)}</p>}
    </>
  )
}

function ReportAnswer({ answer, onResult }: { answer: OwnReport; onResult: boolean }) {
  const { status, number, reply, by, answeredAt, quiz } = answer
  const isRight = status === 'accepted'
  return (
    <Card className="report-answer">
      <span className={isRight ? 'report-sign right' : 'report-sign'}>
        <Icon name={isRight ? 'check' : 'info'} />
      </span>
      <div className="stack near">
        {!onResult && quiz.title && <p className="note">{quiz.title}</p>}
        <h2 className="subheading">{isRight ? reports.right(number) : reports.stays(number)}</h2>
        {isRight && <Gain {...answer} />}
        {reply && (
          <blockquote className="report-reply">
            <MathText text={reply} block />
            {by && (
              <p className="note">
                {reports.by(by.name, answeredAt === undefined ? undefined : Date.parse(answeredAt))}
              </p>
            )}
          </blockquote>
        )}
        {!onResult && (
          <div className="row">
            <LinkButton dense to={paths.quizResult(quiz._id)}>
              {reports.see}
            </LinkButton>
            <Button dense kind="quiet" onClick={() => putAway(answer)}>
              {reports.gotIt}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

/** Good news first. */
const ORDER = { accepted: 0, declined: 1, open: 2 }

/** What became of own reports: at home until it is put away, on the result for good. */
export function ReportAnswers({ quizId }: ReportAnswersProps) {
  const answers = useStore(quizId === undefined ? $unreadAnswers : $reportAnswers)
    .filter(({ quiz }) => quizId === undefined || quiz._id === quizId)
    .toSorted((one, other) => ORDER[one.status] - ORDER[other.status])
  if (answers.length === 0) return null
  return (
    <Styled sheet={reportsSheet}>
      <div role="status" className="report-answers">
        {answers.map((answer) => (
          <ReportAnswer key={answer._id} answer={answer} onResult={quizId !== undefined} />
        ))}
      </div>
    </Styled>
  )
}
