import { type Kind, kindOf } from '../../../domain/kinds/kinds.ts'
import { UnknownKind } from '../../parts/kinds/unknown-kind.tsx'
import { CardChoice, ChoiceKey, PreviewedChoice, ShortChoice } from './choice/draft-choice.tsx'
import { OptionsField } from './choice/options-field.tsx'
import { CardNumber, NumberKeyText, PreviewedNumber, ShortNumber } from './number/draft-number.tsx'
import { NumberField } from './number/number-field.tsx'

const UNKNOWN = {
  Editor: UnknownKind,
  Card: UnknownKind,
  Preview: UnknownKind,
  Short: UnknownKind,
  Key: () => '?',
}

/** Options, of which one or several are right. */
const OPTIONS = {
  Editor: OptionsField,
  Card: CardChoice,
  Preview: PreviewedChoice,
  Short: ShortChoice,
  Key: ChoiceKey,
}

/** How the answers of each kind are written and shown in the form. */
const DRAFT_VIEWS = {
  choice: OPTIONS,
  several: OPTIONS,
  number: {
    Editor: NumberField,
    Card: CardNumber,
    Preview: PreviewedNumber,
    Short: ShortNumber,
    Key: NumberKeyText,
  },
  unknown: UNKNOWN,
} satisfies Record<Kind, unknown>

export const draftViews = (question: object) => DRAFT_VIEWS[kindOf(question)]
