import { type KeyboardEvent, memo, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Attempt, summarizeAttempt } from '../../domain/attempts/attempt.ts'
import { navigatorPage, navigatorPageOf, navigatorPages, parseJump } from '../../domain/attempts/navigator.ts'
import { takeQuiz } from '../../messages/take-quiz/en.ts'
import { AnswerSheet, Pennant } from '../../ui/data/answer-sheet.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'

interface NavigatorProps {
  attempt: Attempt
  onJump: (question: number) => void
}

const Legend = memo(() => (
  <div className="legend">
    <span>
      <span className="bubble answered" />
      {takeQuiz.navigator.answered}
    </span>
    <span>
      <span className="bubble" />
      {takeQuiz.navigator.unattempted}
    </span>
    <span>
      <span className="bubble">
        <Pennant />
      </span>
      {takeQuiz.navigator.flagged}
    </span>
  </div>
))

/** Applied on Enter; a number that no question has stays, marked and explained, to be corrected. */
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

/** The width from which the navigator has a column of its own, as in the stylesheet: 60em. */
const WIDE_PX = 960

/** All questions as bubbles, 50 a page. The page follows the question until the learner turns it. */
export const Navigator = memo(({ attempt, onJump }: NavigatorProps) => {
  const { current } = attempt
  const [turned, setTurned] = useState({ at: current, page: navigatorPageOf(current) })
  const page = turned.at === current ? turned.page : navigatorPageOf(current)
  const { attempted, total } = summarizeAttempt(attempt)
  const last = navigatorPages(total) - 1
  const details = useRef<HTMLDetailsElement>(null)
  // Open at first where there is room beside the question. Observed, because the width is known only after layout, and asking
  // for it here would lay out the page once more.
  useLayoutEffect(() => {
    const [box, page] = [details.current, details.current?.closest('.page')]
    if (!box || !page) return
    const observer = new ResizeObserver(([entry]) => {
      box.open = (entry?.contentRect.width ?? 0) >= WIDE_PX
      observer.disconnect()
    })
    observer.observe(page)
    return () => observer.disconnect()
  }, [])
  const turn = (to: number) => setTurned({ at: current, page: to })
  return (
    <aside className="exam-side" aria-label={takeQuiz.navigator.title}>
      <details className="navigator" ref={details}>
        <summary>
          <h2 className="subheading">{takeQuiz.navigator.title}</h2>
          <span className="note number">{takeQuiz.navigator.attempted(attempted, total)}</span>
          <Icon name="down" />
        </summary>
        <div className="navigator-body">
          <Legend />
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
          <div className="row apart">
            <JumpTo count={total} onJump={onJump} />
            {last > 0 && (
              <span className="row">
                <IconButton
                  kind="plain"
                  icon="left"
                  label={takeQuiz.navigator.previousPage}
                  disabled={page === 0}
                  onClick={() => turn(page - 1)}
                />
                <IconButton
                  kind="plain"
                  icon="right"
                  label={takeQuiz.navigator.nextPage}
                  disabled={page === last}
                  onClick={() => turn(page + 1)}
                />
              </span>
            )}
          </div>
        </div>
      </details>
    </aside>
  )
})
