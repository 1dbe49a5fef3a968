import { type AnalysisNote, analysisNotes } from '../../domain/analysis/analysis-notes.ts'
import { sortItems } from '../../domain/analysis/item-order.ts'
import type { TestFigures } from '../../domain/analysis/test-figures.ts'
import { itemAnalysis } from '../../messages/en/item-analysis.ts'
import { format } from '../../messages/lib/language.ts'
import type { AnalysedQuiz } from '../../stores/analysis/item-analysis.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { rich } from '../../ui/layout/rich.ts'
import { AnalysisHelp } from './analysis-help.tsx'
import { AnalysisPlots } from './analysis-plots.tsx'
import { Finding, Items } from './items.tsx'
import { QuestionTimes } from './question-times.tsx'

const NOTE_TONES: Record<AnalysisNote['code'], 'yellow' | 'gray'> = {
  'few-attempts': 'yellow',
  'no-key': 'yellow',
  'oldest-only': 'yellow',
  changed: 'gray',
  unread: 'gray',
  regraded: 'gray',
}

const strong = (text: string) => <strong>{text}</strong>

const Notes = ({ analysed }: { analysed: AnalysedQuiz }) =>
  analysisNotes(analysed).map((note) => (
    <Banner key={note.code} tone={NOTE_TONES[note.code]}>
      {rich(itemAnalysis.note(note, strong))}
    </Banner>
  ))

interface TestGridProps {
  attempts: number
  questions: number
  test: TestFigures
  marks: AnalysedQuiz['analysis']['marks']
}

function TestGrid({ attempts, questions, test, marks }: TestGridProps) {
  const { mean, deviation, reliability, error } = test
  return (
    <StatGrid
      inline
      items={[
        { label: itemAnalysis.attempts, value: format.count(attempts) },
        { label: itemAnalysis.questions, value: questions },
        { label: itemAnalysis.mean, value: itemAnalysis.score(mean) },
        ...(marks
          ? [{ label: itemAnalysis.meanMarks(marks.most), value: itemAnalysis.points(marks.mean) }]
          : []),
        { label: itemAnalysis.deviation, value: itemAnalysis.points(deviation) },
        { label: itemAnalysis.reliability, value: itemAnalysis.index(reliability) },
        { label: itemAnalysis.error, value: itemAnalysis.points(error) },
      ]}
    />
  )
}

const NothingLeft = () => (
  <EmptyState icon="chart" title={itemAnalysis.noneLeft} note={itemAnalysis.noneLeftNote} />
)

interface ReportProps {
  analysed: AnalysedQuiz
  number: number | undefined
}

/** The findings, the figures of the quiz as a whole, then each question. */
export function AnalysisReport({ analysed, number }: ReportProps) {
  const { quizId, analysis } = analysed
  const { attempts, items, test } = analysis
  return (
    <>
      <Notes analysed={analysed} />
      {attempts === 0 ? (
        <NothingLeft />
      ) : (
        <>
          <Finding quizId={quizId} items={sortItems(items, 'discrimination')} />
          {test && (
            <TestGrid attempts={attempts} questions={items.length} test={test} marks={analysis.marks} />
          )}
          <Items quizId={quizId} items={items} number={number} />
          {test && <AnalysisPlots analysis={analysis} />}
          <QuestionTimes items={items} />
          <AnalysisHelp />
        </>
      )}
    </>
  )
}
