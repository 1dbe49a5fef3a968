import type { AnalysisNote } from '../../domain/analysis/analysis-notes.ts'
import type { ScoreBin } from '../../domain/analysis/analytics.ts'
import type { DiscriminationBand, FacilityBand } from '../../domain/analysis/item-bands.ts'
import type { ItemOrder } from '../../domain/analysis/item-order.ts'
import type { TimeRelation } from '../../domain/analysis/score-times.ts'
import { percent } from '../../domain/lib/score.ts'
import { decimal, decimalPercent } from '../lib/decimal.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import { words } from '../lib/words.ts'
import { results } from './results.ts'

const FACILITY: Record<FacilityBand, string> = {
  'very-easy': 'very easy',
  easy: 'easy',
  medium: 'medium',
  hard: 'hard',
  'very-hard': 'very hard',
}

const DISCRIMINATION: Record<DiscriminationBand, string> = {
  'very-good': 'very good',
  good: 'good',
  fair: 'fair',
  poor: 'poor',
  negative: 'negative',
}

const ORDERS: Record<ItemOrder, string> = {
  quiz: 'In the order of the quiz',
  discrimination: 'Worst first',
  hardest: 'Hardest first',
}

const TIME_RELATIONS: Record<TimeRelation, string> = {
  none: 'Time and score do not go together',
  'somewhat-higher': 'Those who took longer scored somewhat higher',
  'somewhat-lower': 'Those who took longer scored somewhat lower',
  'clearly-higher': 'Those who took longer scored clearly higher',
  'clearly-lower': 'Those who took longer scored clearly lower',
}

type FewAttempts = Extract<AnalysisNote, { code: 'few-attempts' }>

const NOTES: Wording<Exclude<AnalysisNote, FewAttempts>> = {
  'no-key': () =>
    'The API does not provide the right answers of this quiz, so only the choices can be shown.',
  'oldest-only': ({ attempts }) => `Only the oldest ${results.attempts(attempts)} were read.`,
  changed: ({ attempts }) =>
    `The quiz was changed after ${results.attempts(attempts)}: the number of questions was different then, so these are left out.`,
  unread: ({ attempts }) =>
    plural(attempts, {
      one: '# attempt came without answers from the API and is left out.',
      other: '# attempts came without answers from the API and are left out.',
    }),
  regraded: ({ attempts }) =>
    `${results.attempts(attempts)} got a different result when submitted: the quiz or its key has changed since. Here all are graded with the current key.`,
}

const NO_VALUE = '–'

/** '0.31' */
const index = (value: number | undefined) => (value === undefined ? NO_VALUE : decimal(value, 2))

/** '61.3'; a percentage, or percentage points. */
const points = (value: number | undefined) => (value === undefined ? NO_VALUE : decimal(value, 1))

/** '61.3%' */
const score = (value: number | undefined) => (value === undefined ? NO_VALUE : decimalPercent(value, 1))

/** '3 (25%)' */
const share = (count: number, whole: number) =>
  `${format.count(count)} (${format.percent(percent(count, whole))})`

const timeRelation = (relation: TimeRelation, correlation: number | undefined) =>
  `${TIME_RELATIONS[relation]} (correlation ${index(correlation)})`

const timesNote = (relation: TimeRelation, correlation: number | undefined) =>
  `Score in percent over time spent. ${timeRelation(relation, correlation)}`

/** An option by its letter, and how many of the best attempts chose it. */
interface BestChoice {
  letter: string
  count: number
}

export const itemAnalysis = words('itemAnalysis', {
  title: 'Item analysis',
  export: 'Export Item Analysis',
  refresh: 'Refresh item analysis',
  cancel: 'Cancel',
  startNote: 'This reads all attempts, which may take a while. You can keep working meanwhile.',
  start: (attempts: number) => `Analyse ${results.attempts(attempts)}`,
  readingAttempts: 'Reading attempts…',
  reading: (read: number, attempts: number) =>
    `Reading ${format.count(read)} of ${results.attempts(attempts)}`,
  computing: 'Calculating the figures…',
  empty: 'Nothing to analyse yet',
  emptyNote: 'This page shows how each question performed once somebody has submitted the quiz.',
  noneLeft: 'No attempt can be analysed',
  noneLeftNote: 'Once somebody submits the quiz as it is now, its questions are analysed here.',
  note: <Node>(note: AnalysisNote, strong: (text: string) => Node): (string | Node)[] =>
    note.code === 'few-attempts'
      ? [
          strong('Few attempts.'),
          ` With fewer than ${note.fewerThan}, the figures are mostly chance: take them as a first impression.`,
        ]
      : [word(NOTES, note)],

  attempts: 'Attempts analysed',
  questions: 'Questions',
  mean: 'Mean score',
  meanMarks: (most: number) => `Mean marks of ${format.count(most)}`,
  deviation: 'Standard deviation (points)',
  reliability: 'Reliability (KR-20)',
  error: 'Standard error (points)',
  index,
  points,
  score,

  scores: 'Scores',
  scoresSummary: (attempts: number, { from, to, attempts: most }: ScoreBin) =>
    `Scores of ${results.attempts(attempts)}: most lie between ${from} and ${to} percent (${most})`,
  times: 'Time against score',
  timesSummary: (attempts: number, relation: TimeRelation, correlation: number | undefined) =>
    `Time spent against score of ${results.attempts(attempts)}. ${timeRelation(relation, correlation)}`,
  timesNote,
  /** The same if some dots stand for several attempts. */
  timesNoteOfDots: (relation: TimeRelation, correlation: number | undefined) =>
    `${timesNote(relation, correlation)}. Larger dots stand for more attempts`,
  timeColumns: { time: 'Time spent', attempts: 'Attempts', meanScore: 'Mean score (%)' },
  timeSpan: (from: number, to: number) => `${format.timeSpent(from)}–${format.timeSpent(to)}`,

  questionCount: (count: number) => `Questions (${count})`,
  order: 'Order of the questions',
  orders: ORDERS,
  pages: 'Pages of questions',
  showing: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} questions`,
  allQuestions: 'All questions',
  previous: 'Previous question',
  next: 'Next question',
  right: 'Right',
  tellsApart: 'Tells apart',
  ofBest: (best: number) => `Of the best ${format.count(best)}`,
  ofAll: (attempts: number) => `Of all ${format.count(attempts)}`,
  question: 'Question',
  questionNumber: (number: number) => `Question ${number}`,
  facilityIndex: 'Facility index',
  facility: 'Facility',
  facilityOf: (number: number) => `Facility of question ${number}`,
  facilityBands: FACILITY,
  facilityValue: (facility: number, band: FacilityBand) => `${index(facility)}, ${FACILITY[band]}`,
  discriminationIndex: 'Discrimination index',
  discrimination: 'Discrimination',
  discriminationBands: DISCRIMINATION,
  noKey: '– no key',
  dropped: '– dropped',
  constant: '– does not vary',
  checkKey: 'Check the key',

  finding: <Node>(numbers: readonly number[], strong: (text: string) => Node): (string | Node)[] => [
    strong(plural(numbers.length, { one: 'One question looks wrong.', other: '# questions look wrong.' })),
    ` ${numbers.length === 1 ? 'Question' : 'Questions'} ${numbers.join(', ')}: the best learners chose a different option from the key.`,
  ],
  lookAt: (number: number) => `Look at question ${number}`,

  keyInDoubt: <Node>(
    best: number,
    rival: BestChoice,
    key: BestChoice,
    strong: (text: string) => Node,
  ): (string | Node)[] => [
    strong(`The best learners chose ${rival.letter}, the key says ${key.letter}.`),
    ` Of the best ${format.count(best)} attempts ${rival.count} chose ${rival.letter}, and only ${key.count} the key ${key.letter}. Either the wrong option is marked as correct, or ${rival.letter} can be defended too.`,
  ],
  key: 'Key',
  beatsKey: 'Beats the key',
  option: (letter: string) => `Option ${letter}: `,
  choosersOf: (letter: string) => `Who chose option ${letter}`,
  share,
  amongBest: (count: number, best: number) => `Among the best: ${count} of ${best}`,
  meanScore: (value: number | undefined) => `Mean score: ${score(value)}`,
  discriminationOf: (value: number | undefined) => `Discrimination: ${index(value)}`,
  unanswered: (count: number, attempts: number) => `Unanswered: ${share(count, attempts)}`,
  /** The same if some chose an option that no longer exists. */
  unansweredAndGone: (count: number, gone: number, attempts: number) =>
    `Unanswered: ${share(count, attempts)} · Chose an option that is no longer there: ${share(gone, attempts)}`,

  pace: {
    title: 'Time and right answers',
    note: 'How long each question was on the screen, longest first. Who answers in under five seconds has hardly read it.',
    question: 'Question',
    mean: 'Mean time',
    share: 'Of the time',
    right: 'Right',
    hurried: 'Under 5\u00a0s',
  },
})
