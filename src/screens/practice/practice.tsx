import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { paths } from '../../domain/page/paths.ts'
import type { Question } from '../../domain/quizzes/question.ts'
import { practice } from '../../messages/en/practice.ts'
import { followCards } from '../../stores/practice/card-sync.ts'
import {
  $practice,
  answer,
  beginPractice,
  nextCard,
  type Practice,
  tryAgain,
} from '../../stores/practice/practice.ts'
import { $openTopics } from '../../stores/practice/practice-cards.ts'
import { $features } from '../../stores/session/features.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { MathText } from '../../ui/maths/math-text.tsx'
import examSheet from '../../ui/styles/exam.css?inline'
import practiceSheet from '../../ui/styles/practice.css?inline'
import { PractisedAnswer } from '../parts/kinds/practised-answer.tsx'
import { ReviewedAnswer } from '../parts/kinds/reviewed-answer.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { usePlace } from '../parts/page/place.ts'
import { Styled } from '../parts/page/styled.tsx'
import { QuestionText } from '../parts/question/question-text.tsx'
import { Topics } from './topics.tsx'

/** The position, as a strip of the answer sheet. */
function Place({ cards, at, verdict }: Practice) {
  return (
    <div className="row">
      <span className="strip" aria-hidden="true">
        {cards.map((card, index) => (
          <i
            key={card.question._id ?? card.question.text}
            className={classNames(
              (index < at || (index === at && verdict !== undefined)) && 'answered',
              index === at && 'here',
            )}
          />
        ))}
      </span>
      <span className="note number">{practice.place(at + 1, cards.length)}</span>
    </div>
  )
}

interface VerdictProps {
  question: Question
  verdict: NonNullable<Practice['verdict']>
}

/** Blue, because it is feedback, not a grade. */
const Verdict = ({ question, verdict }: VerdictProps) => (
  <div className="told-you blue">
    <Icon name="info" />
    <p className="subheading">{verdict.isRight ? practice.right : practice.wrong}</p>
    {question.explanation !== undefined && <MathText text={question.explanation} block />}
    <p className="note">{practice.comesBack(verdict.days)}</p>
  </div>
)

function Asked({ question, ...state }: Practice & { question: Question }) {
  const { verdict, at, cards } = state
  const asked = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const textId = useId()
  // The focus follows the eye: to Next once answered, then to the next question.
  const wasAnswered = useRef(false)
  useLayoutEffect(() => {
    if (verdict) next.current?.focus({ preventScroll: true })
    else if (at > 0 || wasAnswered.current) asked.current?.focus({ preventScroll: true })
    wasAnswered.current = verdict !== undefined
  }, [verdict, at])
  return (
    <>
      <div className="stack near">
        <h2 className="visually-hidden" tabIndex={-1} ref={asked} aria-describedby={textId}>
          {practice.question(at + 1)}
        </h2>
        <QuestionText question={question} number={at + 1} id={textId} />
      </div>
      {verdict ? (
        <ReviewedAnswer question={question} answer={verdict.chosen} />
      ) : (
        <PractisedAnswer question={question} labelledBy={textId} onAnswer={answer} />
      )}
      {/* Exists before its text, so that it is announced. */}
      <div role="status">{verdict && <Verdict question={question} verdict={verdict} />}</div>
      {verdict && (
        <div className="row end">
          <Button onClick={tryAgain}>{practice.tryAgain}</Button>
          <Button kind="primary" iconEnd="right" ref={next} onClick={nextCard}>
            {at + 1 < cards.length ? practice.next : practice.finish}
          </Button>
        </div>
      )}
    </>
  )
}

/** The button that ended the round is gone. */
const focusTitle = (title: HTMLElement | null) => title?.focus({ preventScroll: true })

function PracticeTop({ note, children }: { note: string; children?: ReactNode }) {
  const { goBack } = usePlace()
  return (
    <div className="practice-top">
      <Button kind="quiet" dense icon="left" onClick={goBack}>
        {practice.back}
      </Button>
      <div>
        <h1 className="title">{practice.title}</h1>
        <p className="note">{note}</p>
      </div>
      {children}
    </div>
  )
}

/** The round is over, or nothing was due. */
const Done = ({ first }: Practice) => (
  <EmptyState
    as="h2"
    drawing="balance"
    title={first.length > 0 ? practice.done : practice.nothingDue}
    titleRef={first.length > 0 ? focusTitle : undefined}
    note={
      first.length > 0
        ? practice.doneNote(first.length, first.filter(({ days }) => days <= 1).length)
        : practice.nothingDueNote
    }
    action={
      <LinkButton kind="primary" to={paths.myResults}>
        {practice.myResults}
      </LinkButton>
    }
  />
)

/** The questions of a result, or those that are due, without clock or score. */
function Round() {
  useLayoutEffect(beginPractice, [])
  const state = useStore($practice)
  const isKept = useStore($features)?.includes('practice')
  const { question, cards, at } = state
  return (
    <>
      <PracticeTop note={isKept ? practice.ledeKept : practice.lede}>
        {question && <Place {...state} />}
      </PracticeTop>
      {question ? (
        <Asked key={`${at} ${cards.length}`} {...state} question={question} />
      ) : (
        <Done {...state} />
      )}
    </>
  )
}

/** A round, or before it what there is to choose from. */
export function PracticeScreen() {
  useEffect(followCards, [])
  const topics = useStore($openTopics)
  return (
    <Styled sheet={examSheet} more={practiceSheet} className="sheet">
      <div className={classNames('practice', topics && 'wide')}>
        {topics === 'loading' && <LineSkeleton lines={6} />}
        {topics === undefined && <Round />}
        {typeof topics === 'object' && (
          <>
            <PracticeTop note={practice.ledeTopics} />
            <Topics {...topics} />
          </>
        )}
      </div>
    </Styled>
  )
}
