import * as v from 'valibot'
import { MARKING_PRESETS, type Marking, MOST_MARKS } from '../../quizzes/marking.ts'

const typedMarks = {
  right: v.string(),
  wrong: v.string(),
  blank: v.string(),
}

/** What answers bring, as typed; 'none' where the quiz has no marks. */
export const DraftMarking = v.union([
  v.literal('none'),
  v.object({ ...typedMarks, several: v.picklist(['all-or-nothing', 'share']) }),
])
export type DraftMarking = v.InferOutput<typeof DraftMarking>
export type TypedMarking = Exclude<DraftMarking, 'none'>

export type MarkField = keyof typeof typedMarks

export const draftMarking = (marking: Marking | undefined): DraftMarking =>
  marking
    ? {
        right: String(marking.right),
        wrong: String(marking.wrong),
        blank: String(marking.blank),
        several: marking.several,
      }
    : 'none'

/** '+4', '−1' and '0,5' are read, too; NaN where it is no number. */
function readMarks(text: string): number {
  const plain = text.trim().replace('−', '-').replace(',', '.')
  return plain ? Number(plain) : Number.NaN
}

export const readMarking = ({ right, wrong, blank, several }: TypedMarking): Marking => ({
  right: readMarks(right),
  wrong: readMarks(wrong),
  blank: readMarks(blank),
  several,
})

export type MarksProblem =
  | { code: 'marks-not-positive' }
  | { code: 'marks-not-negative' }
  | { code: 'no-marks' }

const isPossible = (marks: number) => Math.abs(marks) <= MOST_MARKS

const CHECKS: Record<MarkField, (marks: number) => MarksProblem | undefined> = {
  right: (marks) => (marks > 0 && isPossible(marks) ? undefined : { code: 'marks-not-positive' }),
  wrong: (marks) => (marks <= 0 && isPossible(marks) ? undefined : { code: 'marks-not-negative' }),
  blank: (marks) => (isPossible(marks) ? undefined : { code: 'no-marks' }),
}

export const marksProblem = (marking: DraftMarking | undefined, field: MarkField) =>
  marking === undefined || marking === 'none' ? undefined : CHECKS[field](readMarks(marking[field]))

/** Undefined while one of the three cannot be read. */
export function readableMarking(draft: DraftMarking | undefined): Marking | undefined {
  if (draft === undefined || draft === 'none') return undefined
  const fields = Object.keys(CHECKS) as MarkField[]
  return fields.some((field) => marksProblem(draft, field)) ? undefined : readMarking(draft)
}

/** One step up or down; a text that is no number counts as none. */
export const stepMarks = (text: string, by: number) => String((readMarks(text) || 0) + by)

export type MarkingPreset = 'none' | keyof typeof MARKING_PRESETS | 'own'

/** The preset with these marks, whatever they are for where several are right. */
export function presetOf(draft: DraftMarking = 'none'): MarkingPreset {
  if (draft === 'none') return 'none'
  const { right, wrong, blank } = readMarking(draft)
  const names = Object.keys(MARKING_PRESETS) as (keyof typeof MARKING_PRESETS)[]
  const isSame = (name: keyof typeof MARKING_PRESETS) => {
    const preset = MARKING_PRESETS[name]
    return preset.right === right && preset.wrong === wrong && preset.blank === blank
  }
  return names.find(isSame) ?? 'own'
}

/** What the sentence of the form is about. */
export const EXAMPLE_ANSWERS = { right: 8, wrong: 3, blank: 1 } as const

export function exampleMarks({ right, wrong, blank }: Marking) {
  const { right: rights, wrong: wrongs, blank: blanks } = EXAMPLE_ANSWERS
  return { marks: right * rights + wrong * wrongs + blank * blanks, most: right * (rights + wrongs + blanks) }
}
