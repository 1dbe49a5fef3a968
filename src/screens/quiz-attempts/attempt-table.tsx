import { useStore } from '@nanostores/react'
import { useLocation } from 'wouter'
import { paths } from '../../domain/page/paths.ts'
import { type AttemptPerson, personOf } from '../../domain/results/attempt-person.ts'
import { keyOf, type Result } from '../../domain/results/results.ts'
import { quizAttempts } from '../../messages/en/quiz-attempts.ts'
import { results } from '../../messages/en/results.ts'
import { format } from '../../messages/lib/language.ts'
import { marksText } from '../../messages/lib/marks-text.ts'
import { $timeOffered } from '../../stores/live/extra-time.ts'
import { $peopleOffered } from '../../stores/people/people.ts'
import { noteMissingDetails } from '../../stores/results/admin-results.ts'
import type { ResetTarget } from '../../stores/results/attempt-reset.ts'
import { type Column, FoldingTable } from '../../ui/data/folding-table.tsx'
import { type MenuItem, RowMenu } from '../../ui/data/row-menu.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import { memo } from '../../ui/lib/memo.ts'
import { PersonName } from '../parts/admin/person-name.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { ScoreMeter } from '../parts/quiz/score.tsx'

interface ActionsProps {
  quizId: string
  person: AttemptPerson
  describedBy: string
  onAsk: (asked: AttemptAction) => void
}

/** An action on an attempt that asks for confirmation. */
export type AttemptAction = { reset: ResetTarget } | { extraTime: { userId: string; name: string } }

/** Further actions on the attempt's learner, as far as the API offers them. */
function useItems(userId: string, name: string, onAsk: ActionsProps['onAsk']): MenuItem[] {
  const [, go] = useLocation()
  const [peopleOffered, timeOffered] = [useStore($peopleOffered), useStore($timeOffered)]
  const items: (MenuItem | false | undefined)[] = [
    peopleOffered && {
      label: quizAttempts.allAttempts(name),
      icon: 'user',
      onChoose: () => go(paths.person(userId)),
    },
    timeOffered && {
      label: quizAttempts.extraTime,
      icon: 'clock',
      onChoose: () => onAsk({ extraTime: { userId, name } }),
    },
  ]
  return items.filter((item) => typeof item === 'object')
}

function Menu({ userId, name, onAsk }: { userId: string; name: string } & Pick<ActionsProps, 'onAsk'>) {
  const items = useItems(userId, name, onAsk)
  return items.length > 0 && <RowMenu label={quizAttempts.more(name)} items={items} />
}

/** Without a user id, the result can be neither shown nor reset. */
function Actions({ quizId, person, describedBy, onAsk }: ActionsProps) {
  const { userId } = person
  const common = { dense: true, kind: 'quiet', 'aria-describedby': describedBy } as const
  if (!userId)
    return (
      <div className="attempt-actions">
        <Button {...common} onClick={noteMissingDetails}>
          {results.viewDetails}
        </Button>
      </div>
    )
  const name = results.userName(person)
  return (
    <div className="attempt-actions">
      <LinkButton {...common} className="details" to={paths.userResult(quizId, userId)}>
        {results.viewDetails}
      </LinkButton>
      <Button {...common} className="aside" onClick={() => onAsk({ reset: { quizId, userId, name } })}>
        {quizAttempts.reset}
      </Button>
      <Menu userId={userId} name={name} onAsk={onAsk} />
    </div>
  )
}

function Submitted({ at }: { at: string }) {
  const instant = Date.parse(at)
  if (Number.isNaN(instant)) return <span>{results.unknown}</span>
  return (
    <>
      <span>{format.date(instant)}</span>
      <br />
      <span className="note away">{format.time(instant)}</span>
    </>
  )
}

interface AttemptTableProps {
  quizId: string
  attempts: readonly Result[]
  /** The id of the heading above. */
  labelledBy: string
  onAsk: (asked: AttemptAction) => void
}

const nameId = ({ _id }: Result) => `attempt-row-${_id}`

const marksColumn = (): Column<Result> => ({
  title: quizAttempts.marks,
  ofNumber: true,
  className: classNames('fact-cell', 'away'),
  cell: ({ marks, maxMarks }) =>
    marks === undefined || maxMarks === undefined
      ? results.unknown
      : results.marksOf(marksText(marks), marksText(maxMarks)),
})

const columns = ({ quizId, attempts, onAsk }: Omit<AttemptTableProps, 'labelledBy'>): Column<Result>[] => [
  {
    title: quizAttempts.user,
    as: 'head',
    cell: (result) => {
      const person = personOf(result)
      return (
        <>
          <div className="strong" id={nameId(result)} title={results.userName(person)}>
            <PersonName person={person} />
          </div>
          <div className="note away" title={person.email}>
            {person.email}
          </div>
        </>
      )
    },
  },
  {
    title: quizAttempts.score,
    className: 'score-cell',
    cell: ({ score }) => <ScoreMeter score={score} />,
  },
  {
    title: quizAttempts.correctOfTotal,
    ofNumber: true,
    className: 'fact-cell',
    cell: ({ correctAnswers, totalQuestions }) => results.correctOfTotal(correctAnswers, totalQuestions),
  },
  ...(attempts.some(({ marks }) => marks !== undefined) ? [marksColumn()] : []),
  {
    title: quizAttempts.timeSpent,
    ofNumber: true,
    className: 'fact-cell',
    cell: ({ timeSpent }) => format.timeSpent(timeSpent),
  },
  {
    title: quizAttempts.submitted,
    className: classNames('number', 'fact-cell'),
    cell: ({ submittedAt }) => <Submitted at={submittedAt} />,
  },
  {
    title: quizAttempts.actions,
    ofNumber: true,
    as: 'whole',
    cell: (result) => (
      <Actions quizId={quizId} person={personOf(result)} describedBy={nameId(result)} onAsk={onAsk} />
    ),
  },
]

/** One page of the attempts at a quiz. */
export const AttemptTable = memo(({ labelledBy, ...rest }: AttemptTableProps) => (
  <FoldingTable columns={columns(rest)} rows={rest.attempts} keyOf={keyOf} labelledBy={labelledBy} />
))
