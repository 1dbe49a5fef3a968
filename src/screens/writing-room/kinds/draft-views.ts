import { type Kind, kindOf } from '../../../domain/kinds/kinds.ts'
import { UnknownKind } from '../../parts/kinds/unknown-kind.tsx'
import { CardChoice, ChoiceKey, PreviewedChoice, ShortChoice } from './choice/draft-choice.tsx'
import { OptionsField } from './choice/options-field.tsx'

const UNKNOWN = {
  Editor: UnknownKind,
  Card: UnknownKind,
  Preview: UnknownKind,
  Short: UnknownKind,
  Key: () => '?',
}

/** How the answers of each kind are written and shown in the form. */
const DRAFT_VIEWS = {
  choice: {
    Editor: OptionsField,
    Card: CardChoice,
    Preview: PreviewedChoice,
    Short: ShortChoice,
    Key: ChoiceKey,
  },
  several: UNKNOWN,
  number: UNKNOWN,
  unknown: UNKNOWN,
} satisfies Record<Kind, unknown>

export const draftViews = (question: object) => DRAFT_VIEWS[kindOf(question)]
