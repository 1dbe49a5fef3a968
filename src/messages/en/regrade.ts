import type { RegradeChoice } from '../../domain/regrade/choices.ts'
import { countRegraded, type RegradeAnswer } from '../../domain/regrade/regrade.ts'
import type { PastRegrade } from '../../domain/results/admin-results.ts'
import { decimalPercent } from '../lib/decimal.ts'
import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'
import { results } from './results.ts'

/** The letters of the options that a choice is about. */
interface ChoiceLetters {
  /** Those that are right now: 'A', or 'A and C'. */
  right: string
  other: string
}

const CHOICES: Record<RegradeChoice, (letters: ChoiceLetters) => { title: string; note: string }> = {
  move: ({ right, other }) => ({ title: `Change the key to ${other}`, note: `${right} is no longer right` }),
  both: ({ right, other }) => ({
    title: `Accept ${other} too`,
    note: `${right} and ${other} are both right`,
  }),
  all: () => ({
    title: 'Every answer is right',
    note: 'The question was flawed; only a blank answer gets no points',
  }),
  restore: ({ right }) => ({ title: 'Count the question again', note: `With the key ${right}` }),
  drop: () => ({ title: 'Drop the question', note: 'It counts for nobody' }),
}

const signed = (points: number) => (points > 0 ? `+${points}` : `−${-points}`)

export const regrade = words('regrade', {
  open: 'Regrade…',
  title: (number: number) => `Regrade question ${number}`,
  nothingYet: 'Nothing changes until you apply.',
  would: ({ gain, lose }: Pick<RegradeAnswer, 'gain' | 'lose'>) =>
    `${format.count(gain)} would gain, ${format.count(lose)} would lose. Nothing changes yet.`,
  steps: ['Choose', 'Look', 'Apply'],
  stepsLabel: 'Steps',
  whatIsRight: 'What is right?',
  letters: (letters: readonly string[]) => letters.join(' and '),
  otherOption: 'Other option',
  option: (letter: string) => `Option ${letter}`,
  choice: (choice: RegradeChoice, letters: ChoiceLetters) => CHOICES[choice](letters),
  neverLower: 'Never lower a score',
  neverLowerNote: 'Anyone who would lose points keeps their score.',

  outcome: 'Outcome',
  trying: 'Calculating…',
  gain: 'Gain',
  lose: 'Lose',
  stay: 'Stay',
  average: <Node>(
    { before, after }: Pick<RegradeAnswer, 'before' | 'after'>,
    strong: (text: string) => Node,
  ): (string | Node)[] => [
    'Average ',
    strong(decimalPercent(before, 1)),
    ' → ',
    strong(decimalPercent(after, 1)),
    '.',
  ],
  learnersRead: (at: number) => `Learners will read “Regraded on ${format.date(at)}”.`,
  unchanged: (submitted: boolean) =>
    submitted
      ? 'Nobody’s score changes. Later attempts are graded this way.'
      : 'No attempts have been submitted yet. Later ones are graded this way.',
  show: 'Show',
  side: (side: 'gain' | 'lose') => (side === 'gain' ? 'Gain' : 'Lose'),
  person: 'Learner',
  scores: 'Score',
  difference: 'Points',
  change: (before: number, after: number) => `${format.percent(before)} → ${format.percent(after)}`,
  points: signed,
  pages: 'Pages of learners',
  showing: (from: number, to: number, total: number) =>
    `Showing ${format.count(from)} to ${format.count(to)} of ${format.count(total)}`,

  cancel: 'Cancel',
  apply: (outcome: RegradeAnswer | undefined) =>
    outcome ? `Apply to ${results.attempts(countRegraded(outcome))}` : 'Apply',
  applying: 'Regrading...',

  dropped: 'Dropped',
  droppedNote: 'This question was dropped: it counts for nobody.',
  history: 'Regrading',
  past: ({ at, by, gain, lose }: PastRegrade) =>
    `Regraded on ${format.date(Date.parse(at))}${by === undefined ? '' : ` by ${by}`}: ${format.count(gain)} gained, ${format.count(lose)} lost`,

  offerTitle: 'Regrade earlier attempts?',
  offer: (questions: number, outcome: RegradeAnswer) =>
    `${plural(questions, {
      one: 'You changed what is right in # question.',
      other: 'You changed what is right in # questions.',
    })} ${plural(countRegraded(outcome), {
      one: '# attempt handed in before keeps its score',
      other: '# attempts handed in before keep their score',
    })} unless you regrade: ${format.count(outcome.gain)} would gain and ${format.count(outcome.lose)} would lose.`,
  onlyLater: 'Only for later attempts',
})
