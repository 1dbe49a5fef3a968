import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

/** Where a result stands among all of a quiz: never a rank, never a forecast. */
export const standing = words('standing', {
  title: 'Where you stand',
  show: 'Show me where I stand',
  /** Above the scale. */
  words: (percentile: number) =>
    `${format.count(percentile)} of 100 who took this quiz scored as you did or lower.`,
  scale: (median: string, own: string) => `Scores in percent: the median is ${median}, yours is ${own}`,
  you: (score: string) => `You ${score}`,
  median: (score: string) => `median ${score}`,
  ofHundred: (percentile: number) => `${format.count(percentile)} of 100`,
  inSlot: (attempts: number) =>
    plural(attempts, { one: 'In your slot, # attempt', other: 'In your slot, # attempts' }),
  attempts: 'Attempts so far',
  honest:
    'It moves while others take the quiz, and says nothing about any other exam. Nobody else sees yours.',
  shares: 'Right answers among all, beside yours',
  row: (number: number, verdict: string, share: string) =>
    `Question ${number}: yours ${verdict}; right among all: ${share}`,
  hardest: (number: number, share: string) => `Question ${number}: ${share} had it right, and you did.`,
  easiest: (number: number, share: string) => `Question ${number}: ${share} had it right.`,

  few: 'Too few to compare yet',
  fewNote: (least: number) =>
    `It is shown from ${format.count(least)} attempts on, so that nobody can be picked out.`,
  hidden:
    'Hidden. Your choice is kept for every quiz; your answers are compared with nobody on your screens.',
  notSaved: 'Your choice could not be saved. Please try again.',
  failed: 'Where you stand could not be loaded.',
  again: 'Try again',
})
