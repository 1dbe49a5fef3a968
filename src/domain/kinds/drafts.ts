import { choiceDrafts } from './choice/draft.ts'
import { type Kind, kindOf } from './kinds.ts'
import { numberDrafts } from './number/draft.ts'
import { severalDrafts } from './several/draft.ts'

/** A question whose kind this version does not know cannot be saved. */
export type UnknownKindProblem = { code: 'unknown-kind' }

const UNKNOWN: UnknownKindProblem = { code: 'unknown-kind' }

/** How each kind of question is written, checked and saved. Only administrators load it. */
const DRAFT_KINDS = {
  choice: choiceDrafts,
  several: severalDrafts,
  number: numberDrafts,
  /** It can be read and removed. Saving would lose what this version does not know of it. */
  unknown: {
    ...choiceDrafts,
    errorsOf: () => ({ key: UNKNOWN }),
    problemOf: () => UNKNOWN,
    lacksKey: () => false,
  },
} satisfies Record<Kind, unknown>

export const draftRules = (question: object) => DRAFT_KINDS[kindOf(question)]
