import { praiseOf } from '../../domain/lib/score.ts'
import { paths } from '../../domain/page/paths.ts'
import { personOf } from '../../domain/results/attempt-person.ts'
import { keyOf, type Result } from '../../domain/results/results.ts'
import { adminResults } from '../../messages/en/admin-results.ts'
import { results } from '../../messages/en/results.ts'
import { format } from '../../messages/lib/language.ts'
import { marksText } from '../../messages/lib/marks-text.ts'
import { noteMissingDetails } from '../../stores/results/admin-results.ts'
import { Button } from '../../ui/forms/button.tsx'
import { rich } from '../../ui/layout/rich.ts'
import { classNames } from '../../ui/lib/class-names.ts'
import { memo } from '../../ui/lib/memo.ts'
import { RowBoundary } from '../../ui/lib/row-boundary.tsx'
import { PersonName } from '../parts/admin/person-name.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { ScoreMeter } from '../parts/quiz/score.tsx'

function Facts({ correctAnswers, totalQuestions, marks, maxMarks, timeSpent, submittedAt }: Result) {
  const submitted = Date.parse(submittedAt)
  return (
    <p className="attempt-facts number">
      <span>
        <span className="visually-hidden">{adminResults.correct}</span>
        <span>{results.correctOfTotal(correctAnswers, totalQuestions)}</span>
      </span>
      {marks !== undefined && maxMarks !== undefined && (
        <span>{results.marksOf(marksText(marks), marksText(maxMarks))}</span>
      )}
      <span>
        <span className="visually-hidden">{adminResults.timeSpent}</span>
        <span>{format.timeSpent(timeSpent)}</span>
      </span>
      <span>
        <span className="visually-hidden">{adminResults.submitted}</span>
        {Number.isNaN(submitted) ? (
          <span>{results.unknown}</span>
        ) : (
          <time dateTime={submittedAt}>{format.moment(submitted)}</time>
        )}
      </span>
    </p>
  )
}

function Details({ quizId, describedBy }: { quizId: string | undefined; describedBy: string }) {
  if (!quizId)
    return (
      <Button dense kind="quiet" aria-describedby={describedBy} onClick={noteMissingDetails}>
        {results.viewDetails}
      </Button>
    )
  return (
    <LinkButton dense kind="quiet" to={paths.quizAttempts(quizId)} aria-describedby={describedBy}>
      {results.viewDetails}
    </LinkButton>
  )
}

function ResultRow({ result, nameId }: { result: Result; nameId: string }) {
  const { quiz, score } = result
  const person = personOf(result)
  return (
    <li className="attempt-row">
      <p className="attempt-name" id={nameId}>
        <span className="strong">{quiz?.title ?? results.unknownQuiz}</span>
        <span className="note" title={person.email || undefined}>
          {rich(adminResults.by(<PersonName person={person} />))}
        </span>
      </p>
      <p className="attempt-score">
        <ScoreMeter score={score} />
        {!Number.isNaN(score) && <span className="note">{results.adminPraise(praiseOf(score))}</span>}
      </p>
      <Facts {...result} />
      <Details quizId={quiz?._id} describedBy={nameId} />
    </li>
  )
}

interface ResultListProps {
  attempts: readonly Result[]
  /** Results of an earlier query. */
  outdated: boolean
}

const Rows = memo(({ attempts }: Pick<ResultListProps, 'attempts'>) =>
  attempts.map((result, index) => (
    <RowBoundary key={keyOf(result, index)}>
      <ResultRow result={result} nameId={`result-row-${keyOf(result, index)}`} />
    </RowBoundary>
  )),
)

/** One page of the results. */
export const ResultList = ({ attempts, outdated }: ResultListProps) => (
  <ul className={classNames('attempts', outdated && 'outdated')}>
    <Rows attempts={attempts} />
  </ul>
)
