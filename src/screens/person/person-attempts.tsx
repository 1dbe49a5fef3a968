import { useStore } from '@nanostores/react'
import { type RefObject, useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { paths } from '../../domain/page/paths.ts'
import type { PersonHistory } from '../../domain/people/people.ts'
import { keyOf, type Result } from '../../domain/results/results.ts'
import { person } from '../../messages/en/person.ts'
import { quizAttempts } from '../../messages/en/quiz-attempts.ts'
import { results as words } from '../../messages/en/results.ts'
import { format } from '../../messages/lib/language.ts'
import { $notTaken } from '../../stores/people/person.ts'
import type { ResetTarget } from '../../stores/results/attempt-reset.ts'
import { type Column, FoldingTable } from '../../ui/data/folding-table.tsx'
import { RowMenu } from '../../ui/data/row-menu.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { ResetDialog } from '../parts/admin/reset-dialog.tsx'
import { ScoreMeter } from '../parts/quiz/score.tsx'

const titleOf = ({ quiz }: Result) => quiz?.title ?? words.unknownQuiz

function Actions({ result, user, onReset }: { result: Result } & Pick<AttemptsOf, 'user' | 'onReset'>) {
  const [, go] = useLocation()
  const quizId = result.quiz?._id
  if (!quizId) return null
  return (
    <RowMenu
      label={person.more(titleOf(result))}
      items={[
        { label: words.viewDetails, icon: 'right', onChoose: () => go(paths.userResult(quizId, user._id)) },
        {
          label: quizAttempts.reset,
          icon: 'refresh',
          danger: true,
          onChoose: () => onReset({ quizId, userId: user._id, name: words.userName(user) }),
        },
      ]}
    />
  )
}

interface AttemptsOf {
  user: PersonHistory['user']
  onReset: (target: ResetTarget) => void
}

const columns = ({ user, onReset }: AttemptsOf): Column<Result>[] => [
  {
    title: person.quiz,
    as: 'head',
    cell: (result) =>
      result.quiz ? (
        <Link className="plain-link" href={paths.userResult(result.quiz._id, user._id)}>
          {titleOf(result)}
        </Link>
      ) : (
        titleOf(result)
      ),
  },
  { title: quizAttempts.score, className: 'score-cell', cell: ({ score }) => <ScoreMeter score={score} /> },
  {
    title: quizAttempts.correctOfTotal,
    ofNumber: true,
    className: 'fact-cell',
    cell: ({ correctAnswers, totalQuestions }) => words.correctOfTotal(correctAnswers, totalQuestions),
  },
  {
    title: quizAttempts.timeSpent,
    ofNumber: true,
    className: 'fact-cell',
    cell: ({ timeSpent }) => format.timeSpent(timeSpent),
  },
  {
    title: quizAttempts.submitted,
    ofNumber: true,
    className: 'fact-cell',
    cell: ({ submittedAt }) => format.date(Date.parse(submittedAt)),
  },
  {
    title: quizAttempts.actions,
    ofNumber: true,
    as: 'whole',
    className: 'menu-cell',
    cell: (result) => <Actions result={result} user={user} onReset={onReset} />,
  },
]

function NotTaken() {
  const quizzes = useStore($notTaken)
  if (quizzes.length === 0) return null
  return (
    <details className="card-foot unfolds">
      <summary>
        <span>{person.notYetTaken(quizzes.length)}</span>
        <Icon name="down" />
      </summary>
      <ul className="chips">
        {quizzes.map(({ _id, title }) => (
          <li key={_id}>
            <Link className="name-chip" href={paths.quizAttempts(_id)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface PersonAttemptsProps {
  history: PersonHistory
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** All attempts of a person, and the quizzes not taken yet. */
export function PersonAttempts({ history: { user, results }, headingRef }: PersonAttemptsProps) {
  const [target, setTarget] = useState<ResetTarget>()
  const headingId = useId()
  // The row that had the focus is gone.
  const focusHeading = useFocusAfter(() => headingRef.current?.focus())
  return (
    <Card as="section" flush aria-labelledby={headingId}>
      <div className="card-head">
        <h2 className="subheading" id={headingId} ref={headingRef} tabIndex={-1}>
          {person.attempts}
        </h2>
      </div>
      {results.length === 0 ? (
        <div className="card-body">
          <EmptyState icon="chart" title={person.none} note={person.noneYet} />
        </div>
      ) : (
        <div className="of-person">
          <FoldingTable
            columns={columns({ user, onReset: setTarget })}
            rows={results}
            keyOf={keyOf}
            labelledBy={headingId}
          />
        </div>
      )}
      <NotTaken />
      <ResetDialog
        target={target}
        onClose={(gone) => {
          setTarget(undefined)
          if (gone) focusHeading()
        }}
      />
    </Card>
  )
}
