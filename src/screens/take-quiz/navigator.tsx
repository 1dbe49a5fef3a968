import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { type Attempt, summarizeAttempt } from '../../domain/attempts/attempt.ts'
import { navigatorPage, navigatorPageOf, navigatorPages, parseJump } from '../../domain/attempts/navigator.ts'
import { takeQuiz } from '../../messages/en/take-quiz.ts'
import { afterPaint } from '../../platform/after-paint.ts'
import { AnswerSheet, Pennant } from '../../ui/data/answer-sheet.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { memo } from '../../ui/lib/memo.ts'

interface NavigatorProps {
  attempt: Attempt
  onJump: (question: number) => void
}

const Legend = memo(() => (
  <ul className="legend">
    <li>
      <span className="bubble answered" />
      <span>{takeQuiz.navigator.answered}</span>
    </li>
    <li>
      <span className="bubble" />
      <span>{takeQuiz.navigator.unattempted}</span>
    </li>
    <li>
      <Pennant />
      <span>{takeQuiz.navigator.flagged}</span>
    </li>
  </ul>
))

/** Applied on Enter; an invalid number stays in the field with an error. */
const JumpTo = memo(({ count, onJump }: { count: number; onJump: (question: number) => void }) => {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const errorId = useId()
  const apply = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const question = parseJump(text, count)
    setWrong(question === undefined)
    if (question === undefined) return
    setText('')
    onJump(question)
  }
  return (
    <>
      <label className="jump">
        <span className="label">{takeQuiz.navigator.jump}</span>
        <input
          className="input"
          type="number"
          inputMode="numeric"
          min={1}
          max={count}
          placeholder={takeQuiz.navigator.jumpRange(count)}
          aria-label={takeQuiz.navigator.jumpLabel(count)}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? errorId : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setWrong(false)
          }}
          onKeyDown={apply}
        />
      </label>
      {wrong && (
        <p className="field-error" role="alert" id={errorId}>
          {takeQuiz.navigator.jumpError(count)}
        </p>
      )}
    </>
  )
})

/** All questions as bubbles, 50 per page. The page follows the question until the learner changes it. */
function Questions({ attempt, onJump }: NavigatorProps) {
  const { current } = attempt
  const [turned, setTurned] = useState({ at: current, page: navigatorPageOf(current) })
  const page = turned.at === current ? turned.page : navigatorPageOf(current)
  const total = attempt.answers.length
  const last = navigatorPages(total) - 1
  const turn = (to: number) => setTurned({ at: current, page: to })
  return (
    <>
      <AnswerSheet
        compact
        label={takeQuiz.navigator.questions}
        marks={navigatorPage(total, page).map((question) => ({
          question,
          state: attempt.answers[question] === null ? 'open' : 'answered',
          flagged: attempt.flags.includes(question),
          here: question === current,
        }))}
        onPress={onJump}
      />
      <Legend />
      <div className="row apart">
        <JumpTo count={total} onJump={onJump} />
        {last > 0 && (
          <span className="row">
            <IconButton
              kind="plain"
              icon="left"
              label={takeQuiz.navigator.previousPage}
              aria-disabled={page === 0}
              onClick={() => page === 0 || turn(page - 1)}
            />
            <IconButton
              kind="plain"
              icon="right"
              label={takeQuiz.navigator.nextPage}
              aria-disabled={page === last}
              onClick={() => page === last || turn(page + 1)}
            />
          </span>
        )}
      </div>
    </>
  )
}

/** Next to the question, if there is room. Its bubbles are drawn once the first question is on the screen. */
export const Navigator = memo(({ attempt, onJump }: NavigatorProps) => {
  const { attempted, total } = summarizeAttempt(attempt)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => afterPaint(() => setDrawn(true)), [])
  return (
    <aside className="exam-side" aria-label={takeQuiz.navigator.title}>
      <details className="navigator" open>
        <summary>
          <h2 className="subheading">{takeQuiz.navigator.title}</h2>
          <span className="note number">{takeQuiz.navigator.attempted(attempted, total)}</span>
          <Icon name="down" />
        </summary>
        <div className="navigator-body">{isDrawn && <Questions attempt={attempt} onJump={onJump} />}</div>
      </details>
    </aside>
  )
})

interface NavigatorSheetProps extends NavigatorProps {
  open: boolean
  onClose: () => void
}

/** The same as a sheet opened from the footer, if there is no room at the side. */
export const NavigatorSheet = ({ open, onClose, attempt, onJump }: NavigatorSheetProps) => (
  <Dialog open={open} closable title={takeQuiz.navigator.title} onClose={onClose}>
    <Questions attempt={attempt} onJump={onJump} />
  </Dialog>
)
