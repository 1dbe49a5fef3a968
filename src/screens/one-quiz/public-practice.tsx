import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { rightOptions } from '../../domain/quizzes/key.ts'
import type { Question } from '../../domain/quizzes/question.ts'
import { explain } from '../../messages/failures/explain.ts'
import { publicPractice } from '../../messages/public-practice/en.ts'
import {
  countRightIn,
  createPublicPractice,
  type PracticeRound,
} from '../../stores/results/public-practice.ts'
import { AnswerStrip } from '../../ui/data/answer-strip.tsx'
import { ReviewList } from '../../ui/data/review-list.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { MathText } from '../../ui/maths/math-text.tsx'
import examSheet from '../../ui/styles/exam.css?inline'
import practiceSheet from '../../ui/styles/public-practice.css?inline'
import { optionChoices } from '../parts/option-content.tsx'
import { PracticeChoices } from '../parts/practice-choices.tsx'
import { QuestionText } from '../parts/question-text.tsx'
import { Styled } from '../parts/styled.tsx'

type Asking = PracticeRound & { state: 'asking' }
type Steps = ReturnType<typeof createPublicPractice>

function Told({ question, chosen }: { question: Question; chosen: number }) {
  const isRight = rightOptions(question).includes(chosen)
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

interface AskedProps {
  round: Asking
  question: Question
  steps: Steps
}

function Asked({ round: { at, questions, chosen, title }, question, steps }: AskedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const answer = chosen[at]
  const total = questions.length
  // Focus goes where the eye goes, but not before somebody has answered: until then it is the page's.
  useLayoutEffect(() => {
    if (answer !== undefined) next.current?.focus({ preventScroll: true })
    else if (at > 0) heading.current?.focus({ preventScroll: true })
  }, [answer, at])
  return (
    <section className="public-practice" aria-label={title}>
      <div className="row apart">
        <p className="question-count">{publicPractice.place(at + 1, total)}</p>
        <AnswerStrip answered={questions.map((_, index) => chosen[index] !== undefined)} />
      </div>
      <h1 className="visually-hidden" tabIndex={-1} ref={heading}>
        {publicPractice.question(at + 1)}
      </h1>
      <QuestionText question={question} number={at + 1} />
      {answer === undefined ? (
        <PracticeChoices question={question} onAnswer={steps.answer} />
      ) : (
        <ReviewList options={optionChoices(question)} chosen={answer} right={rightOptions(question)} />
      )}
      {/* There before its text, so that it is read out. */}
      <div role="status">{answer !== undefined && <Told question={question} chosen={answer} />}</div>
      <div className="row apart">
        <p className="note">{publicPractice.note}</p>
        {answer !== undefined && (
          <Button kind="primary" ref={next} onClick={steps.next}>
            {at + 1 < total ? publicPractice.next : publicPractice.finish}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The button that ended the round is gone. */
const focusTitle = (title: HTMLElement | null) => title?.focus({ preventScroll: true })

const Done = ({ round, steps }: Omit<AskedProps, 'question'>) => (
  <EmptyState
    as="h1"
    icon="check"
    title={publicPractice.score(countRightIn(round), round.questions.length)}
    titleRef={focusTitle}
    note={publicPractice.note}
    action={
      <Button icon="refresh" onClick={steps.again}>
        {publicPractice.again}
      </Button>
    }
  />
)

function Scene({ round, steps }: { round: PracticeRound; steps: Steps }) {
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
        title={explain(round.failure, 'load-quiz')}
        action={
          <Button icon="refresh" onClick={() => void steps.load()}>
            {publicPractice.tryAgain}
          </Button>
        }
      />
    )
  const question = round.questions[round.at]
  return question ? (
    <Asked round={round} question={question} steps={steps} />
  ) : (
    <Done round={round} steps={steps} />
  )
}

/** The questions of a quiz for anybody: an answer, at once the verdict and why. Nothing is stored or sent. */
export function PublicPractice({ quizId }: { quizId: string }) {
  const steps = useMemo(() => createPublicPractice(quizId), [quizId])
  const round = useStore(steps.$practice)
  useEffect(() => void steps.load(), [steps])
  return (
    <Styled sheet={examSheet} more={practiceSheet}>
      <Scene round={round} steps={steps} />
    </Styled>
  )
}
