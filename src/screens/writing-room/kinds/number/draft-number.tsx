import type { DraftQuestion } from '../../../../domain/authoring/draft/question-draft.ts'
import { emptyNumber, numberKeyOf } from '../../../../domain/kinds/number/draft.ts'
import { unitsLike } from '../../../../domain/kinds/number/units.ts'
import { kindForm } from '../../../../messages/en/kind-form.ts'
import { measured } from '../../../../messages/lib/measured.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'

interface NumberProps {
  question: Pick<DraftQuestion, 'number'>
}

const valueText = ({ number = emptyNumber() }: NumberProps['question']) =>
  [number.value, number.unit].map((text) => text.trim()).join(' ')

function toleranceText({ number = emptyNumber() }: NumberProps['question']): string {
  if (number.toleranceIn === 'exact') return kindForm.number.exact
  return `± ${number.tolerance}${number.toleranceIn === 'percent' ? '%' : ` ${number.unit}`}`.trim()
}

const detailsOf = (question: NumberProps['question']) =>
  [
    toleranceText(question),
    question.number?.figures && kindForm.number.wantedFigures(question.number.figures),
  ]
    .filter(Boolean)
    .join(' · ')

/** The key with how far off an answer may be. */
export const CardNumber = ({ question }: NumberProps) => (
  <p className="number-told">
    <Icon name="check" />
    <strong>
      <bdi>{valueText(question)}</bdi>
    </strong>
    <span className="note">{detailsOf(question)}</span>
  </p>
)

/** The learner's view, with the key typed. */
export function PreviewedNumber({ question }: NumberProps) {
  const { number = emptyNumber() } = question
  const { value, unit, figures } = numberKeyOf(number)
  return (
    <div className="stack near">
      <div className="row apart">
        <strong>{kindForm.number.answer}</strong>
        {figures && <span className="note small">{kindForm.number.wantedFigures(figures)}</span>}
      </div>
      <div className="number-preview">
        <span className="kind-shape number" aria-hidden="true">
          =
        </span>
        <bdi className="typed-value">{number.value}</bdi>
        <bdi>{unit}</bdi>
        {Number.isFinite(value) && (
          <bdi className="note understood">{kindForm.number.understood(measured(value, unit, figures))}</bdi>
        )}
      </div>
      {unit !== undefined && (
        <div className="unit-preview">
          {unitsLike(unit).map((each) => (
            <span key={each} className={each === unit ? 'chosen' : undefined}>
              {each}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

/** For versions side by side. */
export const ShortNumber = ({ question }: NumberProps) => (
  <span className="conflict-option small">
    <bdi>{valueText(question)}</bdi> <span className="note">{detailsOf(question)}</span>
  </span>
)

/** The key in the list of questions. */
export const NumberKeyText = ({ question }: NumberProps) => <bdi>{valueText(question)}</bdi>
