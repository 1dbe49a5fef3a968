import { userResultPath } from '../../domain/lib/paths.ts'
import { scoreTone } from '../../domain/lib/score.ts'
import { type AttemptPerson, personOf } from '../../domain/results/attempt-person.ts'
import type { Result } from '../../domain/results/results.ts'
import { format } from '../../messages/english.ts'
import { tellMissingDetails } from '../../stores/results/admin-results.ts'
import type { ResetTarget } from '../../stores/results/attempt-reset.ts'
import { type Column, FoldingTable } from '../../ui/data/folding-table.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { LinkButton } from '../parts/link-button.tsx'

interface ActionsProps {
  quizId: string
  person: AttemptPerson
  describedBy: string
  onReset: (target: ResetTarget) => void
}

/** Without an id there is nobody whose result could be shown, and nothing to reset. */
function Actions({ quizId, person: { userId, name }, describedBy, onReset }: ActionsProps) {
  const common = { dense: true, 'aria-describedby': describedBy }
  if (!userId)
    return (
      <div className="attempt-actions">
        <Button {...common} onClick={tellMissingDetails}>
          View Details
        </Button>
      </div>
    )
  return (
    <div className="attempt-actions">
      <LinkButton {...common} to={userResultPath(quizId, userId)}>
        View Details
      </LinkButton>
      <Button {...common} kind="danger-quiet" onClick={() => onReset({ quizId, userId, name })}>
        Reset
      </Button>
    </div>
  )
}

function Submitted({ at }: { at: string }) {
  const instant = Date.parse(at)
  if (Number.isNaN(instant)) return '–'
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
  results: readonly Result[]
  /** The id of the heading over it. */
  labelledBy: string
  onReset: (target: ResetTarget) => void
}

const nameId = ({ _id }: Result) => `attempt-row-${_id}`

const columns = ({ quizId, onReset }: Pick<AttemptTableProps, 'quizId' | 'onReset'>): Column<Result>[] => [
  {
    title: 'User',
    as: 'head',
    cell: (result) => {
      const { name, email } = personOf(result)
      return (
        <>
          <div className="strong" id={nameId(result)} title={name}>
            {name}
          </div>
          <div className="note" title={email}>
            {email}
          </div>
        </>
      )
    },
  },
  {
    title: 'Score',
    ofNumber: true,
    cell: ({ score }) => <b className={`tone ${scoreTone(score)}`}>{score}%</b>,
  },
  {
    title: 'Correct / Total',
    ofNumber: true,
    cell: ({ correctAnswers, totalQuestions }) => `${correctAnswers}/${totalQuestions}`,
  },
  { title: 'Time Spent', ofNumber: true, cell: ({ timeSpent }) => format.timeSpent(timeSpent) },
  { title: 'Submitted', className: 'number', cell: ({ submittedAt }) => <Submitted at={submittedAt} /> },
  {
    title: 'Actions',
    ofNumber: true,
    as: 'whole',
    cell: (result) => (
      <Actions quizId={quizId} person={personOf(result)} describedBy={nameId(result)} onReset={onReset} />
    ),
  },
]

/** One page of the attempts at a quiz; on narrow boxes every row is a card. */
export const AttemptTable = ({ results, labelledBy, ...attempts }: AttemptTableProps) => (
  <FoldingTable columns={columns(attempts)} rows={results} keyOf={({ _id }) => _id} labelledBy={labelledBy} />
)
