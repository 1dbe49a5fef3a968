import type { marks as english } from '../en/marks.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const counted = (size: string) => (size === '1' ? '1 Punkt' : `${size} Punkte`)

export const marks: Translation<typeof english> = {
  worth: (right, wrong) => `${counted(right)}, wenn richtig, minus ${wrong}, wenn falsch`,
  worthRight: (right) => `${counted(right)}, wenn richtig`,

  intro: {
    total: 'Punkte',
    title: 'Wie eine Frage bewertet wird',
    right: 'richtig',
    wrong: 'falsch',
    blank: 'offen gelassen',
    blankCostsNothing: 'Eine offen gelassene Frage kostet keinen Punkt.',
    beside: 'Dein Ergebnis in Prozent zählt nur richtige Antworten; die Punkte stehen daneben.',
    kinds: 'Arten von Fragen',
    choices: (count) => `${count} mit einer richtigen Antwort`,
    choiceNote: 'Wähle eine.',
    several: (count) => `${count}, bei denen mehrere richtig sein können`,
    anySeveral: 'Wo mehrere richtig sein können',
    severalNote: 'Kreuze alles Zutreffende an.',
    numbers: (count) => `${count}, die nach einer Zahl fragen`,
    numberNote: 'Mit Einheit: 5550 m, 5,55 km und 5,55 × 10³ m sind dieselbe Antwort.',
  },
  rule: {
    exact: (right, wrong) => `${right} für genau die richtigen, sonst ${wrong}`,
    share: (right, wrong) =>
      `Ein Teil von ${right} für einen Teil der richtigen; ${wrong} mit einer falschen`,
  },

  submit: {
    unread: 'Nicht als Zahl zu lesen',
    unreadNote: (typed) => `„${typed}“. Es wird abgegeben, wie du es getippt hast.`,
    title: 'Was davon abhängt, in Punkten',
    unflagged: (count) =>
      plural(count, { one: '# Antwort ohne Markierung', other: '# Antworten ohne Markierung' }),
    flagged: (count) => plural(count, { one: '# markierte Antwort', other: '# markierte Antworten' }),
    open: (count) => `${count} offen`,
    mayCost: (count, cost) =>
      plural(count, {
        one: `# markierte Antwort kann bis zu ${counted(cost)} kosten.`,
        other: `# markierte Antworten können bis zu ${counted(cost)} kosten.`,
      }),
    openCostsNothing: 'Eine offene Frage kostet keinen.',
  },

  result: {
    title: 'Punkte',
    of: (most) => `von ${most} Punkten`,
    both: (value, most) => `${value} von ${most} Punkten`,
    stays: 'Das Ergebnis in Prozent ändert sich durch die Punkte nicht.',
    sum: 'Wie sie zusammenkommen',
    flagged: 'Was markierte Antworten brachten',
    right: (count, each) => `${count} richtig, je ${each}`,
    wrong: (count, each) => `${count} falsch, je ${each}`,
    partly: (count) => `${count} teilweise richtig`,
    blank: (count) => `${count} offen gelassen`,
    together: 'zusammen',
  },
}
