import { paths } from '../../domain/lib/paths.ts'
import { adminPraise, scoreTone } from '../../domain/lib/score.ts'
import { formatMoment, formatTimeSpent } from '../../domain/lib/time.ts'
import { personOf } from '../../domain/results/attempt-person.ts'
import type { Result } from '../../domain/results/results.ts'
import { tellMissingDetails } from '../../stores/results/admin-results.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { LinkButton } from '../parts/link-button.tsx'

function Facts({ correctAnswers, totalQuestions, timeSpent, submittedAt }: Result) {
  const submitted = Date.parse(submittedAt)
  return (
    <div className="facts number">
      <span>
        <Icon name="check" />
        <span className="visually-hidden">Correct: </span>
        {correctAnswers}/{totalQuestions}
      </span>
      <span>
        <Icon name="clock" />
        <span className="visually-hidden">Time spent: </span>
        {formatTimeSpent(timeSpent)}
      </span>
      {!Number.isNaN(submitted) && (
        <span>
          <Icon name="calendar" />
          <span className="visually-hidden">Submitted: </span>
          <time dateTime={submittedAt}>{formatMoment(submitted)}</time>
        </span>
      )}
    </div>
  )
}

function Details({ quizId, describedBy }: { quizId: string | undefined; describedBy: string }) {
  if (!quizId)
    return (
      <Button dense aria-describedby={describedBy} onClick={tellMissingDetails}>
        View Details
      </Button>
    )
  return (
    <LinkButton dense to={paths.quizAttempts(quizId)} aria-describedby={describedBy}>
      View Details
    </LinkButton>
  )
}

function ResultRow({ result, nameId }: { result: Result; nameId: string }) {
  const { quiz, score } = result
  const { name, email } = personOf(result)
  return (
    <li className="result-row attempt">
      <div id={nameId}>
        <p className="strong">{quiz?.title ?? 'Unknown Quiz'}</p>
        <p className="note" title={email || undefined}>
          by {name}
        </p>
      </div>
      <Facts {...result} />
      <p className="result-score">
        <b className={`tone ${scoreTone(score)}`}>{Math.round(score)}%</b>
        <span className="note">{adminPraise(score)}</span>
      </p>
      <Details quizId={quiz?._id} describedBy={nameId} />
    </li>
  )
}

interface ResultListProps {
  results: readonly Result[]
  /** These are the results that were wanted before. */
  outdated: boolean
}

/** One page of the results. */
export function ResultList({ results, outdated }: ResultListProps) {
  const keyOf = ({ _id }: Result, index: number) => _id || String(index)
  return (
    <ul className={classNames('attempts', outdated && 'outdated')}>
      {results.map((result, index) => (
        <ResultRow key={keyOf(result, index)} result={result} nameId={`result-row-${keyOf(result, index)}`} />
      ))}
    </ul>
  )
}
