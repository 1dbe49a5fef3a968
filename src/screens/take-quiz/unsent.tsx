import { useState } from 'react'
import { type Attempt, summarizeAttempt } from '../../domain/attempts/attempt.ts'
import { attemptAsJson, attemptAsText } from '../../domain/attempts/attempt-copy.ts'
import type { SubmitReason } from '../../domain/lib/failure.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { failures } from '../../messages/failures/en.ts'
import { downloadText } from '../../platform/download.ts'
import { discardOpenAttempt, submitOpenQuiz } from '../../stores/attempts/take-quiz.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ConfirmDialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'

interface UnsentProps {
  quiz: Quiz
  attempt: Attempt
  why: SubmitReason
  resends: boolean
  sending: boolean
}

/** Only what the API refused: what waits for a network is not for the bin. */
function Discard() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={asking}
        title="Discard your answers?"
        message="They are kept nowhere else. Download them first if somebody should still see them."
        confirmLabel="Discard"
        danger
        onConfirm={discardOpenAttempt}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** The answers could not be sent. They stay on the device; the last resort is a file to hand in another way. */
export function Unsent({ quiz, attempt, why, resends, sending }: UnsentProps) {
  const { attempted, total } = summarizeAttempt(attempt)
  return (
    <div className="sheet">
      <Card as="section" className="stack intro">
        <h1 className="title">{quiz.title}</h1>
        <Banner tone="red" role="alert">
          {failures.submitReason(why)}
        </Banner>
        <p>
          Your answers to {attempted} of {total} questions are saved on this device.{' '}
          {resends
            ? 'They are sent by themselves when the connection is back.'
            : 'You can try again or keep a copy.'}
        </p>
        <div className="row">
          <Button
            kind="primary"
            icon="refresh"
            busy={sending}
            busyText="Sending..."
            onClick={() => void submitOpenQuiz()}
          >
            Try again
          </Button>
          <Button
            icon="download"
            onClick={() => downloadText(`${quiz.title}.txt`, attemptAsText(quiz, attempt))}
          >
            Download my answers
          </Button>
          <Button
            kind="quiet"
            onClick={() =>
              downloadText(`${quiz.title}.json`, attemptAsJson(quiz, attempt), 'application/json')
            }
          >
            As JSON
          </Button>
          {!resends && !sending && <Discard />}
        </div>
      </Card>
    </div>
  )
}
