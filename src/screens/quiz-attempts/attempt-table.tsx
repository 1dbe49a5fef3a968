import { memo } from 'react'
import { paths } from '../../domain/lib/paths.ts'
import { type AttemptPerson, personOf } from '../../domain/results/attempt-person.ts'
import { keyOf, type Result } from '../../domain/results/results.ts'
import { format } from '../../messages/english.ts'
import { quizAttempts } from '../../messages/quiz-attempts/en.ts'
import { results } from '../../messages/results/en.ts'
import { noteMissingDetails } from '../../stores/results/admin-results.ts'
import type { ResetTarget } from '../../stores/results/attempt-reset.ts'
import { type Column, FoldingTable } from '../../ui/data/folding-table.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Score } from '../parts/score.tsx'

interface ActionsProps {
  quizId: string
  person: AttemptPerson
  describedBy: string
  onReset: (target: ResetTarget) => void
}

/** Without a user id there is no result to show and nothing to reset. */
function Actions({ quizId, person, describedBy, onReset }: ActionsProps) {
  const { userId } = person
  const common = { dense: true, 'aria-describedby': describedBy }
  if (!userId)
    return (
      <div className="attempt-actions">
        <Button {...common} onClick={noteMissingDetails}>
          {results.viewDetails}
        </Button>
      </div>
    )
  return (
    <div className="attempt-actions">
      <LinkButton {...common} to={paths.userResult(quizId, userId)}>
        {results.viewDetails}
      </LinkButton>
      <Button
        {...common}
        kind="danger-quiet"
        onClick={() => onReset({ quizId, userId, name: results.userName(person) })}
      >
        {quizAttempts.reset}
      </Button>
    </div>
  )
}

function Submitted({ at }: { at: string }) {
  const instant = Date.parse(at)
  if (Number.isNaN(instant)) return results.unknown
  return (
    <>
      {format.date(instant)}
      <br />
      <span className="note">{format.time(instant)}</span>
    </>
  )
}

interface AttemptTableProps {
  quizId: string
  attempts: readonly Result[]
  /** The id of the heading over it. */
  labelledBy: string
  onReset: (target: ResetTarget) => void
}

const nameId = ({ _id }: Result) => `attempt-row-${_id}`

const columns = ({ quizId, onReset }: Pick<AttemptTableProps, 'quizId' | 'onReset'>): Column<Result>[] => [
  {
    title: quizAttempts.user,
    as: 'head',
    cell: (result) => {
      const person = personOf(result)
      const name = results.userName(person)
      return (
        <>
          <div className="strong" id={nameId(result)} title={name}>
            {name}
          </div>
          <div className="note" title={person.email}>
            {person.email}
          </div>
        </>
      )
    },
  },
  {
    title: quizAttempts.score,
    ofNumber: true,
    cell: ({ score }) => <Score score={score} />,
  },
  {
    title: quizAttempts.correctOfTotal,
    ofNumber: true,
    cell: ({ correctAnswers, totalQuestions }) => results.correctOfTotal(correctAnswers, totalQuestions),
  },
  {
    title: quizAttempts.timeSpent,
    ofNumber: true,
    cell: ({ timeSpent }) => format.timeSpent(timeSpent),
  },
  {
    title: quizAttempts.submitted,
    className: 'number',
    cell: ({ submittedAt }) => <Submitted at={submittedAt} />,
  },
  {
    title: quizAttempts.actions,
    ofNumber: true,
    as: 'whole',
    cell: (result) => (
      <Actions quizId={quizId} person={personOf(result)} describedBy={nameId(result)} onReset={onReset} />
    ),
  },
]

/** One page of the attempts at a quiz. */
export const AttemptTable = memo(({ attempts, labelledBy, ...rest }: AttemptTableProps) => (
  <FoldingTable columns={columns(rest)} rows={attempts} keyOf={keyOf} labelledBy={labelledBy} />
))
