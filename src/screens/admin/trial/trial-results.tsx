import { useEffect, useId, useRef, useState } from 'react'
import {
  gradeTrial,
  reviewTrial,
  type Trial,
  type TriedQuestion,
  trialMarks,
  trialMarksOf,
  trialPageOf,
  trialPages,
} from '../../../domain/authoring/quiz-trial.ts'
import { scoreTone } from '../../../domain/lib/score.ts'
import type { Marking } from '../../../domain/quizzes/marking.ts'
import type { Quiz } from '../../../domain/quizzes/quiz.ts'
import { regrade } from '../../../messages/en/regrade.ts'
import { results } from '../../../messages/en/results.ts'
import { quizTrial } from '../../../messages/en/trial.ts'
import { format } from '../../../messages/lib/language.ts'
import { marksText, signedMarks } from '../../../messages/lib/marks-text.ts'
import { AnswerSheet } from '../../../ui/data/answer-sheet.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { ReviewedAnswer } from '../../parts/kinds/reviewed-answer.tsx'
import { QuestionText } from '../../parts/question/question-text.tsx'

interface Wish {
  question: number
}

interface TriedItemProps {
  tried: TriedQuestion
  marking: Marking | undefined
  /** Its heading takes the focus on each new request. */
  request: Wish | undefined
  onEdit: () => void
}

function Verdict({ tried: { question, chosen, correct, partly, marks } }: Pick<TriedItemProps, 'tried'>) {
  if (question.dropped) return <Badge tone="gray">{regrade.dropped}</Badge>
  const { results: said } = quizTrial
  const tone = correct ? 'green' : chosen === null ? 'gray' : 'red'
  return (
    <span className="row tight">
      {marks !== undefined && <span className="note number">{signedMarks(marks)}</span>}
      {partly ? (
        <Badge tone="yellow">{said.partly}</Badge>
      ) : (
        <Badge tone={tone} {...(chosen !== null && { icon: correct ? 'check' : 'cross' })}>
          {correct ? said.correct : said.incorrect}
        </Badge>
      )}
    </span>
  )
}

function TriedItem({ tried, marking, request, onEdit }: TriedItemProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  // Marks on the sheet lead here.
  useEffect(() => {
    if (request) heading.current?.focus()
  }, [request])
  const { question, chosen, number, correct, why } = tried
  const title = chosen === null ? quizTrial.results.unansweredQuestion : quizTrial.results.question
  return (
    <li className="question review trial-item">
      <div className="row apart">
        <h4 className="question-count" id={titleId} ref={heading} tabIndex={-1}>
          {title(number)}
        </h4>
        <Verdict tried={tried} />
      </div>
      <QuestionText question={question} number={number} />
      <ReviewedAnswer question={question} answer={chosen} isRight={correct} why={why} marking={marking} />
      <Button kind="quiet" dense icon="pencil" aria-describedby={titleId} onClick={onEdit}>
        {quizTrial.results.edit}
      </Button>
    </li>
  )
}

interface PagesProps {
  page: number
  pages: number
  onTurn: (page: number) => void
}

function Pages({ page, pages, onTurn }: PagesProps) {
  return (
    <nav className="row apart" aria-label={quizTrial.results.pages}>
      <Button icon="left" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {quizTrial.results.previous}
      </Button>
      <span className="note number" aria-live="polite">
        {quizTrial.results.page(page + 1, pages)}
      </span>
      <Button iconEnd="right" disabled={page === pages - 1} onClick={() => onTurn(page + 1)}>
        {quizTrial.results.next}
      </Button>
    </nav>
  )
}

interface TrialResultsProps {
  quiz: Quiz
  trial: Trial
  onAgain: () => void
  /** Takes the index of the question. */
  onEdit: (question: number) => void
}

/** The score and review of a finished trial. */
export function TrialResults({ quiz, trial, onAgain, onEdit }: TrialResultsProps) {
  const [page, setPage] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button is gone; a trial may also end on its own.
  useEffect(() => heading.current?.focus(), [])
  const [request, setRequest] = useState<Wish>()
  const goTo = (question: number) => {
    setPage(trialPageOf(question))
    setRequest({ question })
  }
  const turn = (to: number) => {
    setPage(to)
    setRequest(undefined)
    // The new page is read from its top.
    heading.current?.focus()
  }
  const { score, correctAnswers, totalQuestions, incorrect } = gradeTrial(quiz.questions, trial)
  const pages = trialPages(quiz.questions)
  const marks = trialMarksOf(quiz, trial)
  return (
    <div className="stack">
      <div className="section-head">
        <div className="stack near">
          <h3 className="heading" ref={heading} tabIndex={-1}>
            {quizTrial.results.title}
          </h3>
          <p className={`score-figure ${scoreTone(score)}`}>{format.percent(score)}</p>
          <p>{quizTrial.results.summary(correctAnswers, totalQuestions)}</p>
          {marks && <p>{results.marksOf(marksText(marks.marks), marksText(marks.total))}</p>}
          {incorrect.count > 0 && (
            <p className="note">{results.incorrectCount(incorrect.count, incorrect.blank)}</p>
          )}
        </div>
        <Button icon="refresh" onClick={onAgain}>
          {quizTrial.again}
        </Button>
      </div>
      <AnswerSheet
        compact
        label={quizTrial.results.sheet}
        marks={trialMarks(quiz.questions, trial)}
        onPress={goTo}
      />
      <ol className="stack trial-items">
        {reviewTrial(quiz.questions, trial, page, quiz.marking).map((tried) => (
          <TriedItem
            key={tried.number}
            tried={tried}
            marking={quiz.marking}
            onEdit={() => onEdit(tried.number - 1)}
            request={request?.question === tried.number - 1 ? request : undefined}
          />
        ))}
      </ol>
      {pages > 1 && <Pages page={page} pages={pages} onTurn={turn} />}
    </div>
  )
}
