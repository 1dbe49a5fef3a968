import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import type { Suggestion } from '../../domain/analysis/suggested-change.ts'
import { rightOptions } from '../../domain/kinds/choice/grade.ts'
import { optionLetter } from '../../domain/kinds/choice/shape.ts'
import { canRegrade } from '../../domain/regrade/choices.ts'
import type { ReportedQuestion } from '../../domain/reports/inbox.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { regrade } from '../../messages/en/regrade.ts'
import {
  $answeringReports,
  answerReports,
  type ReplyStatus,
  regradeAndAccept,
} from '../../stores/reports/inbox.ts'
import { $regrading } from '../../stores/results/regrade.ts'
import { RowMenu } from '../../ui/data/row-menu.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { MathText } from '../../ui/maths/math-text.tsx'
import { RegradeOutcome } from '../parts/admin/regrade-outcome.tsx'
import { ReplyField, useReply } from '../parts/admin/reply-field.tsx'
import { WayToRegrade } from '../parts/admin/way-to-regrade.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { useSuggestion } from './use-reported.ts'

interface ReplyProps {
  reported: ReportedQuestion
  item: ItemFigures | undefined
  /** Undefined for a question that is gone. */
  number: number | undefined
  onAnswered: () => void
}

function nameOf(suggestion: Suggestion, { question }: ItemFigures): string {
  const letters = {
    right: regrade.letters(rightOptions(question).map(optionLetter)),
    other: suggestion.choice === 'both' ? optionLetter(suggestion.other) : '',
  }
  return regrade.choice(suggestion.choice, letters).title
}

/** What the button does. */
function acceptText(suggested: ReturnType<typeof useSuggestion>, item: ItemFigures | undefined): string {
  if (!suggested || !item) return inbox.accept
  const name = nameOf(suggested.suggestion, item)
  return suggested.attempts === undefined ? name : inbox.acceptWith(name, suggested.attempts)
}

function Accepting({ reported, item, number, onAnswered }: ReplyProps) {
  const [asked, setAsked] = useState<ReplyStatus>()
  const [answering, regrading] = [useStore($answeringReports), useStore($regrading)]
  const suggested = useSuggestion(reported, item)
  const { text, onText } = useReply(reported, 'accepted', suggested?.suggestion.choice)
  const busy = answering || regrading
  const accept = async () => {
    const done = suggested
      ? regradeAndAccept(reported, text)
      : answerReports(reported, { status: 'accepted', reply: text })
    if (await done) onAnswered()
  }
  return (
    <>
      <div className="card-body stack">
        {suggested && <RegradeOutcome brief />}
        <ReplyField count={reported.reports.length} text={text} onText={onText} />
      </div>
      <div className="card-foot reply-foot">
        <Button kind="quiet" disabled={busy} onClick={() => setAsked('declined')}>
          {inbox.decline}
        </Button>
        {number !== undefined && item && canRegrade(item.question) && (
          <WayToRegrade
            quizId={reported.quizId}
            questionId={reported.questionId}
            number={number}
            label={suggested ? inbox.changeElse : regrade.open}
          />
        )}
        {suggested && (
          <RowMenu
            label={inbox.moreWays}
            items={[{ icon: 'check', label: inbox.acceptOnly, onChoose: () => setAsked('accepted') }]}
          />
        )}
        <Button
          kind="primary"
          busy={busy}
          busyText={inbox.answering}
          disabled={suggested && suggested.attempts === undefined}
          onClick={() => void accept()}
        >
          {acceptText(suggested, item)}
        </Button>
      </div>
      {asked && (
        <AnswerDialog
          status={asked}
          reported={reported}
          number={number}
          onClose={() => setAsked(undefined)}
          onAnswered={onAnswered}
        />
      )}
    </>
  )
}

/** What was answered, which can be taken back: its reporters then wait again. */
function Answered({ reported, onAnswered }: Pick<ReplyProps, 'reported' | 'onAnswered'>) {
  const busy = useStore($answeringReports)
  const { reply, by, answeredAt } = reported.reports[0] ?? {}
  const openAgain = async () => {
    if (await answerReports(reported, { status: 'open', reply: '' })) onAnswered()
  }
  return (
    <>
      <div className="card-body">
        <div className="said">
          {reply ? <MathText text={reply} block /> : <p>{inbox.noReply}</p>}
          <span className="note number">
            <bdi>{inbox.answered(by?.name, answeredAt ? Date.parse(answeredAt) : undefined)}</bdi>
          </span>
        </div>
      </div>
      <div className="card-foot reply-foot">
        <Button busy={busy} busyText={inbox.answering} onClick={() => void openAgain()}>
          {inbox.openAgain}
        </Button>
      </div>
    </>
  )
}

export const Reply = (props: ReplyProps) =>
  props.reported.status === 'open' ? <Accepting {...props} /> : <Answered {...props} />
