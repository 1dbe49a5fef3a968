import { mostAttempted, type QuizFigures } from '../../../domain/analysis/analytics.ts'
import { scoreTone } from '../../../domain/lib/score.ts'
import { analytics } from '../../../messages/en/analytics.ts'
import { format } from '../../../messages/lib/language.ts'
import { type Column, FoldingTable } from '../../../ui/data/folding-table.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { rich } from '../../../ui/layout/rich.ts'

const SHOWN = 10

const nameOf = ({ title }: QuizFigures) => title ?? analytics.unknownQuiz

function Average({ quiz }: { quiz: QuizFigures }) {
  const { averageScore } = quiz
  const score = format.percent(averageScore)
  return (
    <span className="index">
      <ProgressBar
        label={analytics.averageOf(nameOf(quiz))}
        value={averageScore}
        max={100}
        tone={scoreTone(averageScore)}
        marks="score"
        valueText={score}
      />
      <span>{score}</span>
    </span>
  )
}

const columns = (): readonly Column<QuizFigures>[] => [
  { title: analytics.quiz, as: 'head', cell: (quiz) => <div title={nameOf(quiz)}>{nameOf(quiz)}</div> },
  { title: analytics.attempts, ofNumber: true, cell: ({ totalAttempts }) => format.count(totalAttempts) },
  { title: analytics.quizAverage, cell: (quiz) => <Average quiz={quiz} /> },
]

const code = (text: string) => <code>{text}</code>

/** The quizzes taken most often, with their average scores. */
export function QuizAverages({ quizzes }: { quizzes: readonly QuizFigures[] | undefined }) {
  if (!quizzes) return <Banner tone="gray">{rich(analytics.noFigures(code))}</Banner>
  const taken = mostAttempted(quizzes, quizzes.length)
  if (taken.length === 0) return <p className="note">{analytics.noAttempts}</p>
  return (
    <>
      <FoldingTable slim columns={columns()} rows={taken.slice(0, SHOWN)} keyOf={({ quizId }) => quizId} />
      {taken.length > SHOWN && <p className="note">{analytics.mostTakenOnly(SHOWN, taken.length)}</p>}
    </>
  )
}
