import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Answer, numberOf, type TypedNumber } from '../../../../domain/kinds/answer.ts'
import { leavesDecimalOpen } from '../../../../domain/kinds/number/read.ts'
import {
  inserted,
  type Typing,
  withLifted,
  withPower,
  withSign,
} from '../../../../domain/kinds/number/typing.ts'
import { languageDecimal } from '../../../../messages/lib/decimal.ts'
import type { AskedAnswerProps } from '../answer-props.ts'

/** What stands in the field: kept letter for letter, also where it is no answer yet. */
export type Entry = Pick<TypedNumber, 'number' | 'unit'>

const entryOf = (answer: Answer): Entry => {
  const { number = '', unit } = numberOf(answer) ?? {}
  return { number, ...(unit && { unit }) }
}

/** An answer by the field: none without a text. */
const answerOf = ({ number, unit }: Entry): TypedNumber | null =>
  number.trim()
    ? { number, ...(unit && { unit }), ...(leavesDecimalOpen(number) && { decimal: languageDecimal() }) }
    : null

const same = (one: Entry, other: Entry) => one.number === other.number && one.unit === other.unit

type Props = Pick<AskedAnswerProps, 'answer' | 'onAnswer' | 'onClear' | 'disabled'>

/** What is typed and pressed. Every change is the answer at once; one from elsewhere, as of another device, replaces it. */
export function useNumberTyping({ answer, onAnswer, onClear, disabled }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [entry, setEntry] = useState(() => entryOf(answer))
  const [isLifting, setLifting] = useState(false)
  const given = useRef(entry)
  const caret = useRef<number>(undefined)

  const kept = entryOf(answer)
  useLayoutEffect(() => {
    const isOurs = same(kept, given.current) || (kept.number === '' && !given.current.number.trim())
    if (isOurs) return
    given.current = kept
    setEntry(kept)
  })
  useLayoutEffect(() => {
    if (caret.current !== undefined) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const give = (next: Entry) => {
    if (disabled) return
    given.current = next
    setEntry(next)
    const now = answerOf(next)
    if (now === null && onClear) onClear()
    else onAnswer(now)
  }
  const write = ({ text, caret: at }: Typing) => {
    caret.current = at
    give({ ...entry, number: text })
  }
  const typing = (): Typing => {
    const input = field.current
    const root = input?.getRootNode() as ParentNode & DocumentOrShadowRoot
    const at = input && root.activeElement === input ? input.selectionStart : null
    return { text: entry.number, caret: at ?? entry.number.length }
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const after = { text: target.value, caret: target.selectionStart ?? target.value.length }
    if (!isLifting) return give({ ...entry, number: after.text })
    const { ends, ...lifted } = withLifted(entry.number, after)
    if (ends) setLifting(false)
    write(lifted)
  }
  const press = {
    sign: () => write(withSign(typing(), isLifting)),
    fraction: () => write(inserted(typing(), '/')),
    power: () => {
      if (!isLifting) write(withPower(typing()))
      setLifting(!isLifting)
    },
  }
  return {
    field,
    entry,
    isLifting,
    type,
    press,
    endLifting: () => setLifting(false),
    pressUnit: (unit: string | undefined) => give({ number: entry.number, ...(unit && { unit }) }),
    clear: () => {
      setLifting(false)
      give({ number: '' })
    },
  }
}

export type NumberTyping = ReturnType<typeof useNumberTyping>
