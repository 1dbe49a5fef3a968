import type { Kind } from '../../domain/kinds/kinds.ts'
import type { TriedReason } from '../../domain/kinds/number/tried.ts'
import { decimalPercent } from '../lib/decimal.ts'
import { plural } from '../lib/language.ts'
import { measured } from '../lib/measured.ts'
import { type Wording, word } from '../lib/wording.ts'
import { words } from '../lib/words.ts'

/** '0.2%', and finer below a tenth. */
const percentOff = (off: number) => {
  const percent = Math.abs(off) * 100
  return decimalPercent(percent, percent < 0.1 ? 3 : 1, 0)
}

const REASONS: Wording<TriedReason> = {
  key: () => 'the key',
  converted: ({ value, unit, figures }) => `converted: ${measured(value, unit, figures)}`,
  off: ({ off }) => `${percentOff(off)} off`,
  'not-read': () => 'cannot be read as a number',
  'unknown-unit': () => 'this unit is not known',
  'unit-missing': () => 'unit missing',
  'other-quantity': () => 'unit of another quantity',
  'too-large': () => 'power of ten, too large',
  'too-small': () => 'power of ten, too small',
  sign: () => 'sign',
  figures: ({ given, wanted }) => `figures: ${given}, not ${wanted}`,
  'another-value': () => 'another value',
}

/** How questions of the other kinds are written. */
export const kindForm = words('kindForm', {
  kind: 'Kind of question',
  kinds: {
    choice: { name: 'One answer', note: 'one of A to D' },
    several: { name: 'Several', note: 'all that apply' },
    number: { name: 'A number', note: 'with a unit' },
    unknown: { name: 'Unknown', note: '' },
  } satisfies Record<Kind, { name: string; note: string }>,
  several: {
    hint: '– press every letter that is right',
    reads: (count: number, told: boolean) =>
      told ? `A learner reads: “Choose ${count}.”` : 'A learner reads: “Choose all that apply.”',
    right: (count: number, of: number, told: boolean) =>
      `${count} of ${of} ${count === 1 ? 'is' : 'are'} right. The number is ${told ? 'told' : 'not told'}.`,
    tell: 'Tell how many are right',
    told: (count: number) => `(“Choose ${count}”)`,
  },
  number: {
    legend: 'The answer',
    value: 'Value',
    unit: 'Unit',
    reads: (text: string) => `reads as ${text}`,
    understood: (text: string) => `= ${text}`,
    notRead: 'cannot be read as a number yet',
    converts: (units: string) => `${units} and others of this quantity are converted`,
    tolerance: 'How far off may it be?',
    toleranceSize: 'Tolerance',
    exact: 'Exact',
    figures: 'Significant figures',
    anyFigures: 'Any',
    band: (from: string, to: string) => `From ${from} to ${to} counts as right`,
    would: 'These would count as right or wrong',
    rule: 'by the rule of the exam',
    right: 'Right',
    wrong: 'Wrong',
    /** Why an answer counts, or not. */
    reason: (reason: TriedReason) => word(REASONS, reason),
    try: 'Try one of your own',
    noUnit: 'no unit',
    answer: 'Your answer',
    wantedFigures: (figures: number) =>
      plural(figures, { one: '# significant figure', other: '# significant figures' }),
  },
})
