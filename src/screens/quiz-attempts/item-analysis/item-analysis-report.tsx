import type { ReactNode } from 'react'
import { FEW_ATTEMPTS, type ItemAnalysis, type TestFigures } from '../../../domain/analysis/item-analysis.ts'
import { formatIndex } from '../../../domain/analysis/item-words.ts'
import { format } from '../../../messages/english.ts'
import { results } from '../../../messages/results/en.ts'
import type { AnalysedQuiz } from '../../../stores/analysis/item-analysis.ts'
import { StatGrid } from '../../../ui/data/stat-grid.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { AnalysisHelp } from './item-analysis-help.tsx'
import { ItemTable } from './item-analysis-items.tsx'
import { AnalysisPlots } from './item-analysis-plots.tsx'

type Note = [applies: boolean, tone: 'yellow' | 'gray', words: ReactNode]

/** What a teacher must know before believing the figures. */
function notesOf({ read, complete, analysis }: AnalysedQuiz): Note[] {
  const { attempts, leftOut, regraded, test } = analysis
  return [
    [
      attempts > 0 && attempts < FEW_ATTEMPTS,
      'yellow',
      <>
        <strong>Few attempts.</strong> With fewer than {FEW_ATTEMPTS}, the figures are mostly chance: take
        them as a first impression.
      </>,
    ],
    [
      attempts > 0 && test === undefined,
      'yellow',
      'The API does not tell the right answers of this quiz, so only the choices can be shown.',
    ],
    [!complete, 'yellow', `Only the oldest ${results.attempts(read)} were read.`],
    [
      leftOut.changed > 0,
      'gray',
      `The quiz was changed after ${results.attempts(leftOut.changed)}: the number of questions was another one then, so these are left out.`,
    ],
    [
      leftOut.unread > 0,
      'gray',
      `${results.attempts(leftOut.unread)} came without answers from the API and ${leftOut.unread === 1 ? 'is' : 'are'} left out.`,
    ],
    [
      regraded > 0,
      'gray',
      `${results.attempts(regraded)} got another result when submitted: the quiz or its key was changed since. Here all are graded with the present key.`,
    ],
  ]
}

const Notes = ({ analysed }: { analysed: AnalysedQuiz }) =>
  notesOf(analysed).map(
    ([applies, tone, words], index) =>
      applies && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the notes have fixed places
        <Banner key={index} tone={tone}>
          {words}
        </Banner>
      ),
  )

const inPercent = (value: number) => `${value.toFixed(1)}%`
const inPoints = (value: number | undefined) => value?.toFixed(1) ?? '–'

interface TestGridProps {
  attempts: number
  questions: number
  test: TestFigures
}

function TestGrid({ attempts, questions, test }: TestGridProps) {
  return (
    <StatGrid
      items={[
        { label: 'Attempts analysed', value: format.count(attempts) },
        { label: 'Questions', value: questions },
        { label: 'Mean score', value: inPercent(test.mean) },
        { label: 'Standard deviation (points)', value: inPoints(test.deviation) },
        { label: 'Reliability (KR-20)', value: formatIndex(test.reliability) },
        { label: 'Standard error (points)', value: inPoints(test.error) },
      ]}
    />
  )
}

const NothingLeft = () => (
  <EmptyState
    icon="chart"
    title="No attempt can be analysed"
    note="Once somebody submits the quiz as it is now, its questions are analysed here."
  />
)

function Figures({ analysis }: { analysis: ItemAnalysis }) {
  const { attempts, items, test } = analysis
  if (attempts === 0) return <NothingLeft />
  return (
    <>
      {test && <TestGrid attempts={attempts} questions={items.length} test={test} />}
      {test && <AnalysisPlots analysis={analysis} />}
      <ItemTable analysis={analysis} />
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
