import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Question } from '../../domain/quizzes/question.ts'
import { choiceMadeBy } from '../../domain/regrade/choices.ts'
import type { KeyChange } from '../../domain/regrade/regrade.ts'
import { keyReport, type ReportedQuestion } from '../../domain/reports/inbox.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { regrade } from '../../messages/en/regrade.ts'
import { $inboxes, answerReports } from '../../stores/reports/inbox.ts'
import { $regrading } from '../../stores/results/regrade.ts'
import { Button } from '../../ui/forms/button.tsx'
import { ApplyRegrade } from '../parts/admin/regrade-outcome.tsx'
import { ReplyField, useReply } from '../parts/admin/reply-field.tsx'

/** What learners report of a question, and nobody has answered yet. */
export function useOpenReports(quizId: string, { _id }: Question): ReportedQuestion | undefined {
  const { data } = useStore($inboxes.open)
  return data?.find((each) => each.quizId === quizId && each.questionId === _id)
}

interface FootProps {
  onDone: () => void
  onCancel: () => void
}

export function RegradeFoot({ onDone, onCancel }: FootProps) {
  const applying = useStore($regrading)
  return (
    <div className="row end">
      <Button disabled={applying} onClick={onCancel}>
        {regrade.cancel}
      </Button>
      <ApplyRegrade onDone={onDone} />
    </div>
  )
}

interface AcceptProps extends FootProps {
  reported: ReportedQuestion
  question: Question
  change: KeyChange | undefined
}

/** Who applies the change accepts the reports with it, if they are about the key. */
export function AcceptingFoot({ reported, question, change, onDone, onCancel }: AcceptProps) {
  const [accepts, setAccepts] = useState(keyReport(reported.kinds) !== undefined)
  const applying = useStore($regrading)
  const { text, onText } = useReply(reported, 'accepted', change && choiceMadeBy(question, change))
  const count = reported.reports.length
  const finish = () => {
    if (accepts) void answerReports(reported, { status: 'accepted', reply: text })
    onDone()
  }
  return (
    <>
      <div className="stack near" inert={applying}>
        <label className="tick-row">
          <input
            type="checkbox"
            className="tick"
            checked={accepts}
            onChange={({ target }) => setAccepts(target.checked)}
          />
          <span>
            <span>{inbox.acceptToo(count)}</span> <span className="note">{inbox.acceptTooNote}</span>
          </span>
        </label>
        {accepts && <ReplyField count={count} text={text} onText={onText} />}
      </div>
      <RegradeFoot onDone={finish} onCancel={onCancel} />
    </>
  )
}
