import type { MarkingPreset } from '../../domain/authoring/draft/draft-marking.ts'
import type { Marking } from '../../domain/quizzes/marking.ts'
import { format } from '../lib/language.ts'
import { marksText, signedMarks } from '../lib/marks-text.ts'
import { words } from '../lib/words.ts'

/** '+4 −1 0': what a right, a wrong and a blank answer bring. */
const inShort = ({ right, wrong, blank }: Omit<Marking, 'several'>) =>
  [right, wrong, blank].map(signedMarks).join(' ')

/** What answers bring, in the form of a quiz. */
export const markingForm = words('markingForm', {
  legend: 'Marks',
  hint: '– right, wrong, left open',
  presets: {
    none: { name: 'No marks', note: 'percent only' },
    plain: { name: 'Plain', note: 'one mark each' },
    jee: { name: 'JEE Main / NEET', note: 'a wrong one costs' },
    own: { name: 'Your own', note: 'any three numbers' },
  } satisfies Record<MarkingPreset, { name: string; note: string }>,
  inShort,
  fields: { right: 'Right', wrong: 'Wrong', blank: 'Left open' },
  more: (field: string) => `${field}: one more`,
  less: (field: string) => `${field}: one less`,
  severalLegend: 'Where several can be right',
  several: {
    'all-or-nothing': {
      name: 'All or nothing',
      note: (right: number, wrong: number) =>
        `Exactly the right ones bring ${signedMarks(right)}, anything else ${signedMarks(wrong)}.`,
    },
    share: {
      name: 'A share',
      note: (right: number, wrong: number) =>
        `2 of 3 right ones, none wrong: ${signedMarks((right * 2) / 3)}. With a wrong one ${signedMarks(wrong)}.`,
    },
  },
  example: (right: number, wrong: number, blank: number, marks: number, total: number, score: number) =>
    `${right} right, ${wrong} wrong, ${blank} open: ${marksText(marks)} of ${marksText(total)} marks. The score stays ${format.percent(score)}.`,
  told: 'Learners read the rule before Start and again before they hand in.',
  rule: {
    'all-or-nothing': (right: number, wrong: number) =>
      `${signedMarks(right)} for exactly the right ones, else ${signedMarks(wrong)}.`,
    share: (right: number, wrong: number) =>
      `A part of ${signedMarks(right)} for a part of the right ones; ${signedMarks(wrong)} with a wrong one.`,
  },
})
