import { useId } from 'react'
import { MAX_TYPED } from '../../../../domain/kinds/answer.ts'
import type { NumberRemark } from '../../../../domain/kinds/number/remark.ts'
import { kinds } from '../../../../messages/en/kinds.ts'
import { pieces } from '../../../../messages/en/pieces.ts'
import { IconButton } from '../../../../ui/forms/button.tsx'
import { classNames } from '../../../../ui/lib/class-names.ts'
import { NumberLine } from './number-line.tsx'
import type { NumberTyping } from './use-number-typing.ts'

interface NumberBoxProps {
  id: string
  /** The ids of what is asked. */
  describedBy: string
  typing: NumberTyping
  remark: NumberRemark
  /** The unit of the question. */
  asked: string | undefined
  isTyping: boolean
  onTyping: (isTyping: boolean) => void
  disabled: boolean
}

/** While one types, nothing is asked. */
function lookOf(remark: NumberRemark, isTyping: boolean): 'understood' | 'asks' | undefined {
  if (remark.code === 'blank') return undefined
  if (remark.code === 'understood' || (isTyping && remark.code === 'other-figures')) return 'understood'
  return isTyping ? undefined : 'asks'
}

/** The plate fills as a bubble does: it says yours, never right. */
const plateSign = ({ code }: NumberRemark, isTyping: boolean) =>
  code === 'blank' ? '' : code === 'unread' && !isTyping ? '?' : '='

function Clear({ typing, disabled }: Pick<NumberBoxProps, 'typing' | 'disabled'>) {
  const clear = () => {
    if (disabled) return
    typing.clear()
    typing.field.current?.focus({ preventScroll: true })
  }
  return <IconButton icon="cross" label={pieces.clearAnswer} aria-disabled={disabled} onClick={clear} />
}

/** Typed above, understood below, in one box. */
export function NumberBox(props: NumberBoxProps) {
  const { id, describedBy, typing, remark, asked, isTyping, onTyping, disabled } = props
  const { field, entry } = typing
  const lineId = useId()
  const look = lookOf(remark, isTyping)
  return (
    <div className={classNames('number-box', look)}>
      <div className="number-line">
        <span className="bubble plate" aria-hidden="true">
          {plateSign(remark, isTyping)}
        </span>
        <input
          className="number-input"
          id={id}
          ref={field}
          type="text"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={MAX_TYPED}
          placeholder={kinds.number.type}
          aria-describedby={`${describedBy} ${lineId}`}
          readOnly={disabled}
          value={entry.number}
          onChange={typing.type}
          onFocus={() => onTyping(true)}
          onBlur={() => {
            onTyping(false)
            typing.endLifting()
          }}
        />
        <span className="number-unit" translate="no">
          {entry.unit}
        </span>
        {entry.number !== '' && <Clear typing={typing} disabled={disabled} />}
      </div>
      <NumberLine id={lineId} remark={remark} typed={entry.number} asks={look === 'asks'} asked={asked} />
    </div>
  )
}
