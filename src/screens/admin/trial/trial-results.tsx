import { useEffect, useRef, useState } from 'react'
import {
  gradeTrial,
  reviewTrial,
  type Trial,
  type TriedQuestion,
  trialPages,
} from '../../../domain/authoring/quiz-trial.ts'
import { scoreTone } from '../../../domain/lib/score.ts'
import type { Quiz } from '../../../domain/quizzes/quiz.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { ReviewList } from '../../../ui/forms/choice-list.tsx'
import { optionChoices } from '../../parts/option-content.tsx'
import { QuestionText } from '../../parts/question-text.tsx'

function TriedItem({ tried }: { tried: TriedQuestion }) {
  const { question, chosen, number, correct } = tried
  return (
    <li className="question review trial-item">
      <div className="row apart">
        <h4 className="question-count">
          Question {number}
          {chosen === null && ', not answered'}
        </h4>
        <Badge tone={correct ? 'green' : 'red'} icon={correct ? 'check' : 'cross'}>
          {correct ? 'Correct' : 'Incorrect'}
        </Badge>
      </div>
      <QuestionText question={question} number={number} />
      <ReviewList options={optionChoices(question)} chosen={chosen} correct={question.correctAnswer} />
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
    <nav className="row apart" aria-label="Pages of the results">
      <Button icon="left" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      <span className="note number" aria-live="polite">
        Page {page + 1} of {pages}
      </span>
      <Button iconEnd="right" disabled={page === pages - 1} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  )
}

interface TrialResultsProps {
  quiz: Quiz
  trial: Trial
  onClose: () => void
}

/** What a finished trial came to, five questions a page. */
export function TrialResults({ quiz, trial, onClose }: TrialResultsProps) {
  const [page, setPage] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone, and a trial may also end by itself.
  useEffect(() => heading.current?.focus(), [])
  const turn = (to: number) => {
    setPage(to)
    // A page is read from its top.
    heading.current?.focus()
  }
  const { score, correctAnswers, totalQuestions } = gradeTrial(quiz.questions, trial)
  const pages = trialPages(quiz.questions)
  return (
    <div className="stack">
      <div className="section-head">
        <div className="stack near">
          <h3 className="heading" ref={heading} tabIndex={-1}>
            Test Results
          </h3>
          <p className={`score-figure ${scoreTone(score)}`}>{score}%</p>
          <p>
            {correctAnswers} out of {totalQuestions} questions correct
          </p>
        </div>
        <Button kind="primary" onClick={onClose}>
          Close Test
        </Button>
      </div>
      <ol className="stack trial-items">
        {reviewTrial(quiz.questions, trial, page).map((tried) => (
          <TriedItem key={tried.number} tried={tried} />
        ))}
      </ol>
      {pages > 1 && <Pages page={page} pages={pages} onTurn={turn} />}
    </div>
  )
}
