import { useState } from 'react'
import { type Attempt, summarizeAttempt } from '../../domain/attempts/attempt.ts'
import type { SubmitReason } from '../../domain/lib/failure.ts'
import { paths } from '../../domain/page/paths.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { attemptAsText } from '../../messages/attempt-as-text.ts'
import { failures } from '../../messages/en/failures.ts'
import { unsent } from '../../messages/en/unsent.ts'
import { downloadText } from '../../platform/download.ts'
import { discardOpenAttempt, submitOpenQuiz } from '../../stores/attempts/take-quiz.ts'
import { AnswerStrip } from '../../ui/data/answer-strip.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { takeFocus } from '../../ui/hooks/take-focus.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Drawing } from '../../ui/layout/drawing.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'

interface UnsentProps {
  quiz: Quiz
  attempt: Attempt
  why: SubmitReason
  resends: boolean
  sending: boolean
}

/** Only for refused attempts: those waiting for a network are never discarded. */
function Discard() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {unsent.discard}
      </Button>
      <ConfirmDialog
        open={asking}
        title={unsent.discardTitle}
        message={unsent.discardMessage}
        confirmLabel={unsent.discard}
        danger
        onConfirm={discardOpenAttempt}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

const TryAgain = ({ sending }: Pick<UnsentProps, 'sending'>) => (
  <Button
    kind="primary"
    icon="refresh"
    busy={sending}
    busyText={unsent.sending}
    onClick={() => void submitOpenQuiz()}
  >
    {unsent.tryAgain}
  </Button>
)

const SeeResult = ({ quiz }: Pick<UnsentProps, 'quiz'>) => (
  <LinkButton to={paths.quizResult(quiz._id)} kind="primary" icon="chart">
    {unsent.seeResult}
  </LinkButton>
)

/**
 * The answers could not be sent, or others were submitted first. They stay on the device; the last resort is a file.
 */
export function Unsent({ quiz, attempt, why, resends, sending }: UnsentProps) {
  const { attempted, total } = summarizeAttempt(attempt)
  const isOver = why.code === 'other-answers-stored'
  const state = isOver ? 'over' : resends ? 'waiting' : 'refused'
  return (
    <div className="sheet">
      <div className="state unsent">
        <Drawing name="wave" />
        {/* The focused element is gone with the exam. */}
        <h1 className="title" ref={takeFocus} tabIndex={-1}>
          {unsent.title[state]}
        </h1>
        <p className="lede">
          {isOver ? unsent.notStored(attempted, total) : unsent.saved(attempted, total, resends)}
        </p>
        <Card as="section" className="stack">
          <div className="row apart">
            <p className="strong">{quiz.title}</p>
            {resends && <Badge tone="yellow">{unsent.waiting}</Badge>}
          </div>
          <AnswerStrip answered={attempt.answers.map((answer) => answer !== null)} />
          <p className="note" role="alert" dir="auto">
            {failures.submitReason(why)}
          </p>
        </Card>
        <div className="row">
          {isOver ? <SeeResult quiz={quiz} /> : <TryAgain sending={sending} />}
          <Button
            icon="download"
            onClick={() => downloadText(`${quiz.title}.txt`, attemptAsText(quiz, attempt))}
          >
            {unsent.download}
          </Button>
          {!resends && !sending && <Discard />}
        </div>
        <p className="note">{unsent.copyNote}</p>
      </div>
    </div>
  )
}
