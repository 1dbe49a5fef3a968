import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import type { Suggestion } from '../../domain/analysis/suggested-change.ts'
import { rightOptions } from '../../domain/kinds/choice/grade.ts'
import { optionLetter } from '../../domain/kinds/choice/shape.ts'
import { paths } from '../../domain/page/paths.ts'
import { canRegrade } from '../../domain/regrade/choices.ts'
import type { ReportedQuestion } from '../../domain/reports/inbox.ts'
import { LONGEST_REPLY } from '../../domain/reports/reports.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { regrade } from '../../messages/en/regrade.ts'
import { $answeringReports, answerReports, regradeAndAccept } from '../../stores/reports/inbox.ts'
import { $regradeOffered, $regrading, showRegrade } from '../../stores/results/regrade.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { MathText } from '../../ui/maths/math-text.tsx'
import { RegradeOutcome } from '../parts/admin/regrade-outcome.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
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

/** Leads to the question with its panel open. */
function RegradeWay({ reported: { quizId, questionId }, item, number }: Omit<ReplyProps, 'onAnswered'>) {
  const [, go] = useLocation()
  const offered = useStore($regradeOffered)
  if (!offered || number === undefined || !item || !canRegrade(item.question)) return null
  const open = () => {
    showRegrade(questionId)
    go(paths.quizItem(quizId, String(number)))
  }
  return (
    <Button kind="quiet" onClick={open}>
      {regrade.open}
    </Button>
  )
}

function Accepting({ reported, item, number, onAnswered }: ReplyProps) {
  const [text, setText] = useState('')
  const [declining, setDeclining] = useState(false)
  const [answering, regrading] = [useStore($answeringReports), useStore($regrading)]
  const suggested = useSuggestion(reported, item)
  const busy = answering || regrading
  const afterwards = async (done: Promise<boolean>) => {
    if (await done) onAnswered()
  }
  return (
    <>
      <div className="card-body stack">
        {suggested && <RegradeOutcome brief />}
        <Field label={inbox.reply(reported.reports.length)} hint={inbox.replyHint}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              maxLength={LONGEST_REPLY}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      </div>
      <div className="card-foot reply-foot">
        <Button kind="quiet" disabled={busy} onClick={() => setDeclining(true)}>
          {inbox.decline}
        </Button>
        <RegradeWay reported={reported} item={item} number={number} />
        <Button
          kind={suggested ? 'quiet' : 'primary'}
          busy={answering && !suggested}
          busyText={inbox.answering}
          disabled={busy && Boolean(suggested)}
          onClick={() => void afterwards(answerReports(reported, { status: 'accepted', reply: text }))}
        >
          {suggested ? inbox.acceptOnly : inbox.accept}
        </Button>
        {suggested && item && (
          <Button
            kind="primary"
            busy={busy}
            busyText={inbox.answering}
            disabled={suggested.attempts === undefined}
            onClick={() => void afterwards(regradeAndAccept(reported, text))}
          >
            {suggested.attempts === undefined
              ? nameOf(suggested.suggestion, item)
              : inbox.acceptWith(nameOf(suggested.suggestion, item), suggested.attempts)}
          </Button>
        )}
      </div>
      {declining && (
        <DeclineDialog
          reported={reported}
          number={number}
          onClose={() => setDeclining(false)}
          onDeclined={onAnswered}
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
