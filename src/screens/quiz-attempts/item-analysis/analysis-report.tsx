import { type AnalysisNote, analysisNotes } from '../../../domain/analysis/analysis-notes.ts'
import type { QuizAnalysis } from '../../../domain/analysis/item-analysis.ts'
import type { TestFigures } from '../../../domain/analysis/test-figures.ts'
import { itemAnalysis } from '../../../messages/en/item-analysis.ts'
import { format } from '../../../messages/lib/language.ts'
import type { AnalysedQuiz } from '../../../stores/analysis/item-analysis.ts'
import { StatGrid } from '../../../ui/data/stat-grid.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { rich } from '../../../ui/layout/rich.ts'
import { AnalysisHelp } from './analysis-help.tsx'
import { AnalysisPlots } from './analysis-plots.tsx'
import { ItemTable } from './item-table.tsx'

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
}

function TestGrid({ attempts, questions, test }: TestGridProps) {
  const { mean, deviation, reliability, error } = test
  return (
    <StatGrid
      items={[
        { label: itemAnalysis.attempts, value: format.count(attempts) },
        { label: itemAnalysis.questions, value: questions },
        { label: itemAnalysis.mean, value: itemAnalysis.score(mean) },
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

function Figures({ analysis }: { analysis: QuizAnalysis }) {
  const { attempts, items, test } = analysis
  if (attempts === 0) return <NothingLeft />
  return (
    <>
      {test && <TestGrid attempts={attempts} questions={items.length} test={test} />}
      <ItemTable analysis={analysis}>{test && <AnalysisPlots analysis={analysis} />}</ItemTable>
      <AnalysisHelp />
    </>
  )
}

/** The figures of the quiz as a whole, then those of each question. */
export const AnalysisReport = ({ analysed }: { analysed: AnalysedQuiz }) => (
  <>
    <Notes analysed={analysed} />
    <Figures analysis={analysed.analysis} />
  </>
)
