import { type ChosenKind, ofKind } from '../../domain/authoring/draft/question-draft.ts'
import { type DraftNumber, emptyNumber } from '../../domain/kinds/number/draft.ts'
import { withRightToggled } from '../../domain/kinds/several/draft.ts'
import { $questionErrors, change } from './question-draft.ts'

/** What was typed for the other kinds stays in the form. */
export function setKind(kind: ChosenKind): void {
  change((question) => ofKind(question, kind))
  const { text } = $questionErrors.get()
  $questionErrors.set(text ? { text } : {})
}

/** Marks one of several options as right, or takes the mark away. */
export function toggleRight(index: number): void {
  change((question) => withRightToggled(question, index))
  $questionErrors.setKey('key', undefined)
}

export const setTellsCount = (tellsCount: boolean) => change((question) => ({ ...question, tellsCount }))

/** Changes parts of a number's key; typing in one field is one step for undo. */
export function setNumber(fields: Partial<DraftNumber>): void {
  const [field = ''] = Object.keys(fields)
  change(
    (question) => ({ ...question, number: { ...emptyNumber(), ...question.number, ...fields } }),
    `number-${field}`,
  )
  $questionErrors.setKey('number', undefined)
}
