import { paths } from '../../domain/lib/paths.ts'
import { scoreTone } from '../../domain/lib/score.ts'
import { formatDate, formatTime, formatTimeSpent } from '../../domain/lib/time.ts'
import { type AttemptPerson, personOf } from '../../domain/results/attempt-person.ts'
import type { Result } from '../../domain/results/results.ts'
import { tellMissingDetails } from '../../stores/results/admin-results.ts'
import type { ResetTarget } from '../../stores/results/attempt-reset.ts'
import { FoldingTable } from '../../ui/data/folding-table.tsx'
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
      <LinkButton {...common} to={paths.userResult(quizId, userId)}>
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
      {formatDate(instant)}
      <br />
      <span className="note">{formatTime(instant)}</span>
    </>
  )
}

interface AttemptRowProps {
  quizId: string
  result: Result
  onReset: (target: ResetTarget) => void
}

function AttemptRow({ quizId, result, onReset }: AttemptRowProps) {
  const { _id, score, correctAnswers, totalQuestions, timeSpent, submittedAt } = result
  const person = personOf(result)
  const nameId = `attempt-row-${_id}`
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: folded into a card, it would lose them in some browsers
    <tr role="row">
      <th scope="row" role="rowheader" className="primary-cell">
        <div className="strong" id={nameId} title={person.name}>
          {person.name}
        </div>
        <div className="note" title={person.email}>
          {person.email}
        </div>
      </th>
      <td role="cell" className="of-number" data-label="Score">
        <b className={`tone ${scoreTone(score)}`}>{score}%</b>
      </td>
      <td role="cell" className="of-number" data-label="Correct / Total">
        {correctAnswers}/{totalQuestions}
      </td>
      <td role="cell" className="of-number" data-label="Time Spent">
        {formatTimeSpent(timeSpent)}
      </td>
      <td role="cell" className="number" data-label="Submitted">
        <Submitted at={submittedAt} />
      </td>
      <td role="cell" className="whole">
        <Actions quizId={quizId} person={person} describedBy={nameId} onReset={onReset} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}

const COLUMNS = [
  { title: 'User' },
  { title: 'Score', ofNumber: true },
  { title: 'Correct / Total', ofNumber: true },
  { title: 'Time Spent', ofNumber: true },
  { title: 'Submitted' },
  { title: 'Actions', ofNumber: true },
]

interface AttemptTableProps {
  quizId: string
  results: readonly Result[]
  /** The id of the heading over it. */
  labelledBy: string
  onReset: (target: ResetTarget) => void
}

/** One page of the attempts at a quiz; on narrow boxes every row is a card. */
export const AttemptTable = ({ quizId, results, labelledBy, onReset }: AttemptTableProps) => (
  <FoldingTable columns={COLUMNS} labelledBy={labelledBy}>
    {results.map((result) => (
      <AttemptRow key={result._id} quizId={quizId} result={result} onReset={onReset} />
    ))}
  </FoldingTable>
)
