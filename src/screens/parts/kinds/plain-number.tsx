import { numberOf } from '../../../domain/kinds/answer.ts'
import { shortAnswer } from '../../../domain/kinds/choice/shape.ts'
import { currentLocale } from '../../../messages/lib/language.ts'
import type { AskedAnswerProps } from './answer-props.ts'

/** Where the field of numbers could not be loaded: what is typed is the answer, its unit behind it. The API reads it. */
export const PlainNumber = ({ answer, labelledBy, disabled, onAnswer, onClear }: AskedAnswerProps) => (
  <input
    className="input"
    aria-labelledby={labelledBy}
    autoComplete="off"
    readOnly={disabled}
    defaultValue={shortAnswer(numberOf(answer) ?? null)}
    onChange={({ target: { value } }) => {
      const decimal = (1.1).toLocaleString(currentLocale()).includes('.') ? '.' : ','
      if (value.trim()) onAnswer({ number: value, decimal })
      else onClear?.()
    }}
  />
)
