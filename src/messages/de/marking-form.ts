import type { Marking } from '../../domain/quizzes/marking.ts'
import type { markingForm as english } from '../en/marking-form.ts'
import { format } from '../lib/language.ts'
import { marksText, signedMarks } from '../lib/marks-text.ts'
import type { Translation } from '../lib/words.ts'

const inShort = ({ right, wrong, blank }: Omit<Marking, 'several'>) =>
  [right, wrong, blank].map(signedMarks).join(' ')

export const markingForm: Translation<typeof english> = {
  legend: 'Punkte',
  hint: '– richtig, falsch, offen gelassen',
  presets: {
    none: { name: 'Keine Punkte', note: 'nur Prozent' },
    plain: { name: 'Einfach', note: 'je ein Punkt' },
    jee: { name: 'Wie JEE Main / NEET', note: 'Falsches kostet' },
    own: { name: 'Eigene', note: 'drei beliebige Zahlen' },
  },
  inShort,
  fields: { right: 'Richtig', wrong: 'Falsch', blank: 'Offen gelassen' },
  more: (field: string) => `${field}: einer mehr`,
  less: (field: string) => `${field}: einer weniger`,
  severalLegend: 'Wo mehrere richtig sein können',
  several: {
    'all-or-nothing': {
      name: 'Alles oder nichts',
      note: (right: number, wrong: number) =>
        `Genau die richtigen bringen ${signedMarks(right)}, alles andere ${signedMarks(wrong)}.`,
    },
    share: {
      name: 'Ein Anteil',
      note: (right: number, wrong: number) =>
        `2 von 3 richtigen, keine falsche: ${signedMarks((right * 2) / 3)}. Mit einer falschen ${signedMarks(wrong)}.`,
    },
  },
  example: (right: number, wrong: number, blank: number, marks: number, total: number, score: number) =>
    `${right} richtig, ${wrong} falsch, ${blank} offen: ${marksText(marks)} von ${marksText(total)} Punkten. Das Ergebnis in Prozent bleibt ${format.percent(score)}.`,
  told: 'Lernende lesen die Regel vor dem Start und noch einmal vor dem Abgeben.',
  rule: {
    'all-or-nothing': (right: number, wrong: number) =>
      `${signedMarks(right)} für genau die richtigen, sonst ${signedMarks(wrong)}.`,
    share: (right: number, wrong: number) =>
      `Ein Teil von ${signedMarks(right)} für einen Teil der richtigen; ${signedMarks(wrong)} mit einer falschen.`,
  },
}
