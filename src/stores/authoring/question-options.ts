import { atom, computed } from 'nanostores'
import type { DraftQuestion } from '../../domain/authoring/draft/question-draft.ts'
import type { QuizDraft } from '../../domain/authoring/draft/quiz-draft.ts'
import type { EditorStep } from '../../domain/authoring/editor-step.ts'
import { splitNumber } from '../../domain/authoring/pasted-text.ts'
import {
  addOption,
  asTrueFalse,
  canRemoveOption,
  removeOption,
  spareOptions,
  withoutSpares,
} from '../../domain/kinds/choice/option-list.ts'
import { fillOptions, readPastedOptions } from '../../domain/kinds/choice/pasted-options.ts'
import { $questionErrors, change } from './question-draft.ts'
import { $editedQuestion, $quizDraft, $uploads } from './quiz-draft.ts'
import type { EditedQuestion } from './quiz-draft-storage.ts'

interface LastStep {
  step: EditorStep
  /** The state after the step. */
  editing: EditedQuestion | undefined
  draft: QuizDraft
}

const $lastStep = atom<LastStep | undefined>()

/** The last step, until anything else changes, so that undo reverts this one. */
export const $editorStep = computed([$lastStep, $editedQuestion, $quizDraft], (last, editing, draft) =>
  last && last.editing === editing && last.draft === draft ? last.step : undefined,
)

const recordStep = (step: EditorStep) =>
  $lastStep.set({ step, editing: $editedQuestion.get(), draft: $quizDraft.get() })

function changeOptions(step: (question: DraftQuestion) => DraftQuestion): void {
  change(step)
  $questionErrors.setKey('options', undefined)
}

/** Adds a blank option. Errors of the others remain. */
export const appendOption = () => change(addOption)

/** Uploads in progress follow their option to its new index. */
function moveUploads(removed: number): void {
  const moved = Object.entries($uploads.get()).flatMap(([place, upload]) => {
    const at = Number(place)
    if (at === removed) return []
    return [[at > removed ? at - 1 : place, upload]]
  })
  $uploads.set(Object.fromEntries(moved))
}

const wasOnlyKey = ({ kind, correctAnswer, correctAnswers }: DraftQuestion, index: number) =>
  kind === 'several' ? correctAnswers?.join() === String(index) : correctAnswer === index

/** False if only two are left. */
export function takeOptionAway(index: number): boolean {
  const before = $editedQuestion.get()?.question
  if (!before || !canRemoveOption(before)) return false
  changeOptions((question) => removeOption(question, index))
  moveUploads(index)
  recordStep({ code: 'option-removed', option: index, wasKey: wasOnlyKey(before, index) })
  return true
}

/** Removes the blank options. */
export function leaveOutSpares(): void {
  const question = $editedQuestion.get()?.question
  if (!question) return
  const spares = spareOptions(question)
  changeOptions(withoutSpares)
  for (const spare of spares) moveUploads(spare)
  recordStep({ code: 'options-left-out', count: spares.length })
}

/** Two options, in the words of the page's language. */
export const makeTrueFalse = (texts: readonly [string, string]) =>
  changeOptions((question) => asTrueFalse(question, texts))

/** Puts pasted lines into the options from `index` on. False if there are no lines, or too many. */
export function pasteOptions(index: number, text: string): boolean {
  const [question, pasted] = [$editedQuestion.get()?.question, readPastedOptions(text)]
  const filled = question && pasted && fillOptions(question, pasted, index)
  if (!filled) return false
  changeOptions(() => filled)
  recordStep({ code: 'options-filled', count: pasted.texts.length })
  return true
}

/** Uses pasted text as the question's, without its number, which one undo restores. False if it has no number. */
export function pasteNumbered(text: string): boolean {
  const split = splitNumber(text)
  if (!split) return false
  for (const typed of [text, split.rest]) change((question) => ({ ...question, text: typed }))
  $questionErrors.setKey('text', undefined)
  recordStep({ code: 'number-dropped', number: split.number })
  return true
}
