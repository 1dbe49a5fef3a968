import { choiceDrafts } from './choice/draft.ts'
import { type Kind, kindOf } from './kinds.ts'

/** How each kind of question is written, checked and saved. Only administrators load it. */
const DRAFT_KINDS = { choice: choiceDrafts } satisfies Record<Kind, unknown>

export const draftRules = (question: object) => DRAFT_KINDS[kindOf(question)]
