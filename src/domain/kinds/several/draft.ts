import * as v from 'valibot'
import { written } from '../../lib/written.ts'
import {
  type ChoiceErrors,
  type ChoiceProblem,
  choiceDrafts,
  choiceProblem,
  type DraftChoice,
} from '../choice/draft.ts'

export const severalDraftFields = {
  /** The right ones of several, as indices among the options. */
  correctAnswers: v.optional(v.array(v.number())),
  /** Whether learners are told how many are right. */
  tellsCount: v.optional(v.boolean()),
}

/** The options of a question in the form, and which are right. */
export interface DraftSeveral extends DraftChoice {
  correctAnswers?: number[] | undefined
  tellsCount?: boolean | undefined
}

interface SeveralQuestion {
  options: Parameters<typeof choiceDrafts.draftOf>[0]['options']
  correctAnswers?: readonly number[] | undefined
  choose?: number | undefined
}

const rightOf = ({ correctAnswers = [] }: DraftSeveral) => correctAnswers

/** The checks of the options are those of a choice; the key asks for at least one. */
const asChoice = (draft: DraftSeveral): DraftChoice => ({ ...draft, correctAnswer: rightOf(draft)[0] ?? -1 })

function saved(draft: DraftSeveral): DraftSeveral {
  const kept = draft.options.flatMap((option, index) => (written(option.text) ? index : []))
  const right = rightOf(draft).flatMap((index) => {
    const place = kept.indexOf(index)
    return place < 0 ? [] : place
  })
  return {
    ...choiceDrafts.saved(asChoice(draft)),
    correctAnswers: right.toSorted((one, other) => one - other),
    tellsCount: draft.tellsCount ?? false,
  }
}

export const severalDrafts = {
  ...choiceDrafts,
  draftOf: ({ options, correctAnswers = [], choose }: SeveralQuestion): DraftSeveral => ({
    ...choiceDrafts.draftOf({ options, correctAnswer: -1 }),
    correctAnswers: [...correctAnswers],
    tellsCount: choose !== undefined,
  }),
  saved,
  bodyOf: (draft: DraftSeveral, offered: { content: boolean; order: boolean }) => {
    const { options } = choiceDrafts.bodyOf(draft, offered)
    const correctAnswers = rightOf(draft)
    const told = draft.tellsCount ? { choose: correctAnswers.length } : {}
    return { kind: 'several' as const, options, correctAnswers: [...correctAnswers], ...told }
  },
  errorsOf: (draft: DraftSeveral): ChoiceErrors => choiceDrafts.errorsOf(asChoice(draft)),
  problemOf: (draft: DraftSeveral): ChoiceProblem | undefined => choiceProblem(asChoice(draft)),
  lacksKey: (draft: DraftSeveral) => rightOf(draft).length === 0,
}

/** Marks an option as right, or takes the mark away. */
export const withRightToggled = <Question extends DraftSeveral>(
  question: Question,
  index: number,
): Question => ({
  ...question,
  correctAnswers: rightOf(question).includes(index)
    ? rightOf(question).filter((right) => right !== index)
    : [...rightOf(question), index].toSorted((one, other) => one - other),
})
