import { words } from '../lib/words.ts'

interface HelpEntry {
  term: string
  meaning: string
}

/** What the figures of an item analysis mean, for teachers. */
export const itemAnalysisHelp = words('itemAnalysisHelp', {
  title: 'What the figures mean',
  /** Keys are checked from so many attempts on. */
  entries: (checkedFrom: number): HelpEntry[] => [
    {
      term: 'Facility index',
      meaning:
        'The share of attempts that have the question right: 0.87 means 87 of 100. Questions between 0.35 and 0.65 tell most about the learners; above 0.9 nearly everyone, below 0.2 hardly anyone gets them right. With four options, guessing alone gives 0.25.',
    },
    {
      term: 'Discrimination index',
      meaning:
        'Whether those who have this question right also did better in all the other questions: 1 is perfect agreement, 0 none. From 0.4 on the question is very good, from 0.3 good, from 0.2 fair; a lower one should be looked at. Below 0, weak learners get it right more often than strong ones: often the key is wrong or the text misleads. It is the correlation of the question with the rest of the score (point-biserial), so a very easy or a very hard question cannot reach a high one.',
    },
    {
      term: 'Check the key',
      meaning: `Among the best 27 of 100 attempts, clearly more chose one wrong option than the option marked as correct. It is shown from ${checkedFrom} attempts on, where chance alone would do it in fewer than 5 of 100 cases. Attempts that score the same as the last of the best are counted with them.`,
    },
    {
      term: 'The options',
      meaning:
        'A good wrong option is chosen by some, and rather by those with low scores: its discrimination is below 0. One that nobody chooses does no work and could be replaced. Mean score is the average of all who chose it.',
    },
    {
      term: 'Standard deviation',
      meaning:
        'How far the scores are spread around their mean, in percentage points. It describes these attempts (divided by their number, not by one less).',
    },
    {
      term: 'Reliability (KR-20)',
      meaning:
        'How well the questions pull together, and so how much of the differences between scores is more than chance. 0.7 will do for a quiz in class, 0.8 and more for decisions about people. More questions of the same kind raise it. Where learners hardly differ it is low, whatever the questions are worth.',
    },
    {
      term: 'Standard error',
      meaning:
        'How far a score may be off by chance: in two of three cases the score that was deserved lies within one standard error of the one that was reached.',
    },
    {
      term: 'What is counted',
      meaning:
        'All submitted attempts that have as many questions as the quiz has now, graded with the current key; an unanswered question counts as wrong, points do not weigh. A question without a key does not count in the score.',
    },
  ],
  sources:
    'Sources: Crocker and Algina, Introduction to Classical and Modern Test Theory (1986); Ebel and Frisbie, Essentials of Educational Measurement (1991), whose limits for discrimination were made for a similar index; Kelley (1939) for the best 27 percent; Kuder and Richardson (1937) for KR-20; the bands of facility follow the quiz report of Moodle. All limits are rules of thumb.',
})
