import { useStore } from '@nanostores/react'
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { Answer } from '../../domain/kinds/answer.ts'
import { isRightAnswer } from '../../domain/kinds/judging.ts'
import type { Failure } from '../../domain/lib/failure.ts'
import type { Question } from '../../domain/quizzes/question.ts'
import { publicPractice } from '../../messages/en/public-practice.ts'
import { explain } from '../../messages/explain.ts'
import {
  countRightIn,
  createPublicPractice,
  type PracticeRound,
} from '../../stores/practice/public-practice.ts'
import { AnswerStrip } from '../../ui/data/answer-strip.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { MathText } from '../../ui/maths/math-text.tsx'
import examSheet from '../../ui/styles/exam.css?inline'
import practiceSheet from '../../ui/styles/public-practice.css?inline'
import { PractisedAnswer } from '../parts/kinds/practised-answer.tsx'
import { ReviewedAnswer } from '../parts/kinds/reviewed-answer.tsx'
import { Styled } from '../parts/page/styled.tsx'
import { QuestionText } from '../parts/question/question-text.tsx'

/** The focused element is gone. After a tall question, the next one would start out of view. */
function focusOn(place: HTMLElement | null): void {
  if (!place) return
  place.focus({ preventScroll: true })
  if (place.getBoundingClientRect().top < 0) place.scrollIntoView()
}

type Asking = PracticeRound & { state: 'asking' }
type Steps = ReturnType<typeof createPublicPractice>

function Verdict({ question, chosen }: { question: Question; chosen: Answer }) {
  const isRight = isRightAnswer(question, chosen)
  return (
    <>
      <p className="visually-hidden">{isRight ? publicPractice.right : publicPractice.wrong}</p>
      {question.explanation !== undefined && (
        <div className="why-box">
          <p className="label">{publicPractice.why}</p>
          <MathText text={question.explanation} block />
        </div>
      )}
    </>
  )
}

interface RoundProps {
  round: Asking
  steps: Steps
  note: string
}

function Asked({ round, question, steps, note }: RoundProps & { question: Question }) {
  const { at, questions, chosen, title, isWanted } = round
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const textId = useId()
  const answer = chosen[at]
  const total = questions.length
  // The focus follows the eye.
  useLayoutEffect(() => {
    if (answer !== undefined) next.current?.focus({ preventScroll: true })
    else if (isWanted) focusOn(heading.current)
  }, [answer, isWanted])
  return (
    <section className="public-practice" aria-label={title}>
      <div className="row apart">
        <p className="question-count">{publicPractice.place(at + 1, total)}</p>
        <AnswerStrip answered={questions.map((_, index) => chosen[index] !== undefined)} />
      </div>
      <h1 className="visually-hidden" tabIndex={-1} ref={heading} aria-describedby={textId}>
        {publicPractice.question(at + 1)}
      </h1>
      <QuestionText question={question} number={at + 1} id={textId} />
      {answer === undefined ? (
        <PractisedAnswer question={question} labelledBy={textId} onAnswer={steps.answer} />
      ) : (
        <ReviewedAnswer question={question} answer={answer} />
      )}
      {/* Exists before its text, so that it is announced. */}
      <div role="status">{answer !== undefined && <Verdict question={question} chosen={answer} />}</div>
      <div className="row apart">
        <p className="note">{note}</p>
        {answer !== undefined && (
          <Button kind="primary" ref={next} onClick={steps.next}>
            {at + 1 < total ? publicPractice.next : publicPractice.finish}
          </Button>
        )}
      </div>
    </section>
  )
}

const Done = ({ round, steps, note }: RoundProps) => (
  <EmptyState
    as="h1"
    icon="check"
    title={publicPractice.score(countRightIn(round), round.questions.length)}
    titleRef={focusOn}
    note={note}
    action={
      <Button icon="refresh" onClick={steps.again}>
        {publicPractice.again}
      </Button>
    }
  />
)

/** A quiz cannot be practised before its answers are shown. */
const whyFailed = (failure: Failure) =>
  failure.status === 403 ? publicPractice.tooEarly : explain(failure, 'load-quiz')

function Scene({ round, ...rest }: Omit<RoundProps, 'round'> & { round: PracticeRound }) {
  const { steps } = rest
  if (round.state === 'loading')
    return (
      <div aria-busy="true">
        <span className="visually-hidden">{publicPractice.loading}</span>
        <LineSkeleton lines={6} />
      </div>
    )
  if (round.state === 'empty')
    return <EmptyState as="h1" icon="list" title={publicPractice.empty} note={publicPractice.emptyNote} />
  if (round.state === 'failed')
    return (
      <EmptyState
        role="alert"
        icon="refresh"
        title={whyFailed(round.failure)}
        action={
          <Button icon="refresh" onClick={() => void steps.load({ isWanted: true })}>
            {publicPractice.tryAgain}
          </Button>
        }
      />
    )
  const question = round.questions[round.at]
  return question ? <Asked round={round} question={question} {...rest} /> : <Done round={round} {...rest} />
}

interface PublicPracticeProps {
  quizId: string
  /** For signed-in people, via a button; otherwise for anyone, in place of the quiz. */
  onDemand?: boolean
}

/** A quiz's questions with immediate verdicts and explanations. Nothing is stored or sent. */
export function PublicPractice({ quizId, onDemand = false }: PublicPracticeProps) {
  const steps = useMemo(() => createPublicPractice(quizId), [quizId])
  const round = useStore(steps.$practice)
  useEffect(() => void steps.load({ isWanted: onDemand }), [steps, onDemand])
  const note = onDemand ? publicPractice.noteSignedIn : publicPractice.note
  return (
    <Styled sheet={examSheet} more={practiceSheet} className={classNames(onDemand && 'on-demand')}>
      <Scene round={round} steps={steps} note={note} />
    </Styled>
  )
}
