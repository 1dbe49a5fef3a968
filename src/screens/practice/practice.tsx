import { useStore } from '@nanostores/react'
import { useId, useLayoutEffect, useRef } from 'react'
import { paths } from '../../domain/page/paths.ts'
import type { Question } from '../../domain/quizzes/question.ts'
import { practice } from '../../messages/en/practice.ts'
import {
  $practice,
  answer,
  beginPractice,
  nextCard,
  type Practice,
  tryAgain,
} from '../../stores/practice/practice.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { MathText } from '../../ui/maths/math-text.tsx'
import examSheet from '../../ui/styles/exam.css?inline'
import practiceSheet from '../../ui/styles/practice.css?inline'
import { ReviewedAnswer } from '../parts/kinds/reviewed-answer.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { usePlace } from '../parts/page/place.ts'
import { Styled } from '../parts/page/styled.tsx'
import { QuestionText } from '../parts/question/question-text.tsx'
import { PracticeChoices } from '../parts/quiz/practice-choices.tsx'

/** Where one is, as a strip of the answer sheet. */
function Place({ cards, at, told }: Practice) {
  return (
    <div className="row">
      <span className="strip" aria-hidden="true">
        {cards.map((card, index) => (
          <i
            key={card.question._id ?? card.question.text}
            className={classNames(
              (index < at || (index === at && told !== undefined)) && 'answered',
              index === at && 'here',
            )}
          />
        ))}
      </span>
      <span className="note number">{practice.place(at + 1, cards.length)}</span>
    </div>
  )
}

interface ToldProps {
  question: Question
  told: NonNullable<Practice['told']>
}

/** In blue: it is a hint, not a verdict. */
const Told = ({ question, told }: ToldProps) => (
  <div className="told-you blue">
    <Icon name="info" />
    <p className="subheading">{told.isRight ? practice.right : practice.wrong}</p>
    {question.explanation !== undefined && <MathText text={question.explanation} block />}
    <p className="note">{practice.comesBack(told.days)}</p>
  </div>
)

function Asked({ question, ...state }: Practice & { question: Question }) {
  const { told, at, cards } = state
  const asked = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const textId = useId()
  // Focus goes where the eye goes: to what is next once it is told, and to the next question.
  const wasTold = useRef(false)
  useLayoutEffect(() => {
    if (told) next.current?.focus({ preventScroll: true })
    else if (at > 0 || wasTold.current) asked.current?.focus({ preventScroll: true })
    wasTold.current = told !== undefined
  }, [told, at])
  return (
    <>
      <div className="stack near">
        <h2 className="visually-hidden" tabIndex={-1} ref={asked} aria-describedby={textId}>
          {practice.question(at + 1)}
        </h2>
        <QuestionText question={question} number={at + 1} id={textId} />
      </div>
      {told ? (
        <ReviewedAnswer question={question} answer={told.chosen} />
      ) : (
        <PracticeChoices question={question} labelledBy={textId} onAnswer={answer} />
      )}
      {/* There before its text, so that it is read out. */}
      <div role="status">{told && <Told question={question} told={told} />}</div>
      {told && (
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

/** The questions of a result, or what is due, without clock and score; nothing is sent. */
export function PracticeScreen() {
  useLayoutEffect(beginPractice, [])
  const state = useStore($practice)
  const { goBack } = usePlace()
  const { question, cards, at } = state
  return (
    <Styled sheet={examSheet} more={practiceSheet} className="sheet">
      <div className="practice">
        <div className="practice-top">
          <Button kind="quiet" dense icon="left" onClick={goBack}>
            {practice.back}
          </Button>
          {question && <Place {...state} />}
        </div>
        <div className="row">
          <h1 className="eyebrow">{practice.title}</h1>
          <p className="note">{practice.lede}</p>
        </div>
        {question ? (
          <Asked key={`${at} ${cards.length}`} {...state} question={question} />
        ) : (
          <Done {...state} />
        )}
      </div>
    </Styled>
  )
}
