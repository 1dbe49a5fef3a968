import { AnswerSheet, type Mark } from '../../src/ui/data/answer-sheet.tsx'
import { AnswerStrip } from '../../src/ui/data/answer-strip.tsx'
import { BarPlot } from '../../src/ui/data/bar-plot.tsx'
import { type Column, FoldingTable } from '../../src/ui/data/folding-table.tsx'
import { IndexScale } from '../../src/ui/data/index-scale.tsx'
import { LongList } from '../../src/ui/data/long-list.tsx'
import { Pager } from '../../src/ui/data/pager.tsx'
import { ReviewList } from '../../src/ui/data/review-list.tsx'
import { type MenuItem, RowMenu } from '../../src/ui/data/row-menu.tsx'
import { ScatterPlot } from '../../src/ui/data/scatter-plot.tsx'
import { StatGrid } from '../../src/ui/data/stat-grid.tsx'
import { Badge } from '../../src/ui/feedback/badge.tsx'
import { Button } from '../../src/ui/forms/button.tsx'
import { ARABIC, LONG_WORD, nothing, type Shelf } from './sample.ts'

const MARKS: readonly Omit<Mark, 'question'>[] = [
  { state: 'answered', letter: 'B' },
  { state: 'answered', letter: 'D', flagged: true },
  { state: 'open', here: true },
  { state: 'open', flagged: true },
  { state: 'right', letter: 'A' },
  { state: 'wrong', letter: 'C' },
  { state: 'missed' },
  { state: 'answered', letter: 'A', here: true, flagged: true },
]

const marks = (props: { compact?: boolean; onPress?: () => void; from?: number }) => {
  const { from = 0, ...rest } = props
  return (
    <AnswerSheet
      label="Answers"
      marks={MARKS.map((mark, index) => ({ ...mark, question: from + index }))}
      {...rest}
    />
  )
}

export const answerSheets: Shelf = {
  title: 'Answer sheets',
  samples: [
    { state: 'to look at', draw: () => marks({}) },
    { state: 'to press', draw: () => marks({ onPress: nothing }) },
    { state: 'compact', draw: () => marks({ compact: true, onPress: nothing }) },
    { state: 'focus', draw: () => marks({ compact: true, onPress: nothing }), focus: 'button' },
    { state: 'numbers of three digits', draw: () => marks({ compact: true, from: 96 }) },
    { state: 'right to left', rtl: true, draw: () => marks({ onPress: nothing }) },
    {
      state: 'in a line',
      draw: () => <AnswerStrip answered={[true, true, false, true, false, false]} here={2} />,
    },
  ],
}

interface Row {
  name: string
  score: number
}

const ROWS: readonly Row[] = [
  { name: 'Asha Rao', score: 92 },
  { name: 'Ben Okoro', score: 58 },
]

const COLUMNS: Column<Row>[] = [
  {
    title: 'Learner',
    as: 'head',
    cell: ({ name }, { open, controls, onToggle }) => (
      <Button kind="quiet" dense aria-expanded={open} aria-controls={controls} onClick={onToggle}>
        {name}
      </Button>
    ),
  },
  { title: 'Score', ofNumber: true, cell: ({ score }) => `${score}%` },
  { title: 'Status', cell: () => <Badge tone="green">Completed</Badge> },
  { title: 'Actions', as: 'whole', cell: () => <Button dense>View Details</Button> },
]

const table = (rows: readonly Row[], slim = false) => (
  <FoldingTable
    columns={COLUMNS}
    rows={rows}
    keyOf={({ name }) => name}
    label="Results"
    slim={slim}
    detail={{ className: 'detail', content: ({ name }) => <p>What {name} chose.</p> }}
  />
)

export const tables: Shelf = {
  title: 'Tables',
  samples: [
    { state: 'rest', wide: true, draw: () => table(ROWS) },
    { state: 'slim', wide: true, draw: () => table(ROWS, true) },
    { state: 'row open', wide: true, draw: () => table(ROWS), press: '[aria-expanded]' },
    { state: 'focus', wide: true, draw: () => table(ROWS), focus: '[aria-expanded]' },
    { state: 'long word', wide: true, draw: () => table([{ name: LONG_WORD, score: 7 }]) },
    { state: 'right to left', rtl: true, wide: true, draw: () => table([{ name: ARABIC, score: 7 }]) },
  ],
}

const ITEMS: readonly MenuItem[] = [
  { label: 'Edit Quiz', icon: 'pencil', onChoose: nothing },
  { label: 'Test Quiz', icon: 'play', onChoose: nothing },
  { label: 'Delete Quiz', icon: 'trash', danger: true, onChoose: nothing },
]

const menu = (items = ITEMS) => <RowMenu label="More for Asha Rao" items={items} />

export const menus: Shelf = {
  title: 'Row menus',
  samples: [
    { state: 'rest', draw: () => menu() },
    { state: 'focus', draw: () => menu(), focus: 'button' },
    { state: 'open', draw: () => menu(), press: 'button', inert: true },
    {
      state: 'open, focus on an item',
      draw: () => menu(),
      press: 'button',
      focus: '[role=menuitem]',
      inert: true,
    },
    {
      state: 'right to left',
      rtl: true,
      inert: true,
      press: 'button',
      draw: () => menu(ITEMS.map((item) => ({ ...item, label: ARABIC }))),
    },
  ],
}

const pager = (page: number, text: string) => (
  <Pager label="Pages" page={page} pageCount={9} numbered={[1, 2, 3, 9]} onPage={nothing}>
    {text}
  </Pager>
)

export const pagers: Shelf = {
  title: 'Pagers',
  samples: [
    { state: 'first page', draw: () => pager(1, 'Showing 1 to 10 of 84 quizzes') },
    { state: 'in between', draw: () => pager(3, 'Showing 21 to 30 of 84 quizzes') },
    { state: 'focus', draw: () => pager(3, 'Showing 21 to 30 of 84 quizzes'), focus: '.page-number' },
    { state: 'long word', draw: () => pager(1, LONG_WORD) },
    { state: 'right to left', rtl: true, draw: () => pager(2, ARABIC) },
  ],
}

const FIGURES = [
  { label: 'Average Score', value: '74%', tone: 'yellow' as const },
  { label: 'Best Score', value: '92%', tone: 'green' as const },
  { label: 'Lowest Score', value: '31%', tone: 'red' as const },
  { label: 'Attempts', value: '1,204' },
]

export const figures: Shelf = {
  title: 'Figures',
  samples: [
    { state: 'rest', draw: () => <StatGrid items={FIGURES} /> },
    { state: 'bare', draw: () => <StatGrid items={FIGURES} bare /> },
    { state: 'unknown', draw: () => <StatGrid items={[{ label: 'Average Score', value: '–' }]} /> },
    { state: 'long word', draw: () => <StatGrid items={[{ label: LONG_WORD, value: LONG_WORD }]} /> },
    {
      state: 'right to left',
      rtl: true,
      draw: () => <StatGrid items={[...FIGURES.slice(0, 1), { label: ARABIC, value: '12' }]} />,
    },
    {
      state: 'index from -1 to 1',
      draw: () => (
        <div className="row">
          <IndexScale value={-0.4} tone="red" />
          <IndexScale value={0.1} tone="yellow" />
          <IndexScale value={0.7} tone="green" />
        </div>
      ),
    },
  ],
}

const AXIS = ['0', '20', '40', '60', '80', '100']
const COUNTS = [1, 0, 2, 3, 5, 9, 14, 21, 17, 6]

const bars = () => (
  <BarPlot
    summary="78 attempts, most between 70 and 80"
    bars={COUNTS.map((value, index) => ({
      label: `${index * 10} to ${index * 10 + 10}`,
      value,
      tone: index < 6 ? 'red' : index < 8 ? 'yellow' : 'green',
    }))}
    columns={['Score', 'Attempts']}
    axis={AXIS}
    note="78 attempts"
  />
)

export const plots: Shelf = {
  title: 'Plots',
  samples: [
    { state: 'bars', draw: bars },
    { state: 'bars, as a table', draw: bars, press: 'summary' },
    {
      state: 'dots',
      draw: () => (
        <ScatterPlot
          summary="Facility and discrimination of 4 questions"
          dots={[
            { x: 0.2, y: 0.3, count: 1 },
            { x: 0.5, y: 0.8, count: 4 },
            { x: 0.7, y: 0.6, count: 9 },
            { x: 0.95, y: 0.4, count: 2 },
          ]}
          scale={['1', '0', '-1']}
          axis={AXIS}
          note="4 questions"
          columns={['Facility', 'Discrimination']}
          rows={[['20', '0.3']]}
        />
      ),
    },
    { state: 'right to left', rtl: true, draw: bars },
  ],
}

const OPTIONS = ['19.5°', '30°', '45°'].map((content, key) => ({ key, content }))

export const reviews: Shelf = {
  title: 'Options after submission',
  samples: [
    { state: 'right', draw: () => <ReviewList options={OPTIONS} chosen={0} right={[0]} /> },
    { state: 'wrong', draw: () => <ReviewList options={OPTIONS} chosen={1} right={[0]} /> },
    { state: 'not answered', draw: () => <ReviewList options={OPTIONS} chosen={null} right={[0]} /> },
    { state: 'several are right', draw: () => <ReviewList options={OPTIONS} chosen={0} right={[0, 1]} /> },
    { state: 'key not told', draw: () => <ReviewList options={OPTIONS} chosen={1} right={[]} /> },
    {
      state: 'long word',
      draw: () => <ReviewList options={[{ key: 0, content: LONG_WORD }]} chosen={0} right={[0]} />,
    },
    {
      state: 'right to left',
      rtl: true,
      draw: () => <ReviewList options={[{ key: 0, content: ARABIC }]} chosen={0} right={[1]} />,
    },
  ],
}

export const longLists: Shelf = {
  title: 'Long lists',
  samples: [
    {
      state: 'rest',
      draw: () => (
        <LongList items={['Question 1', 'Question 2', 'Question 3']}>
          {(text) => (
            // biome-ignore lint/a11y/useSemanticElements: the list is one by its role
            <div role="listitem" className="card" key={text}>
              {text}
            </div>
          )}
        </LongList>
      ),
    },
  ],
}
