import { useId, useState } from 'react'
import type { TypedNumber } from '../../../../domain/kinds/answer.ts'
import { type DraftNumber, numberKeyOf } from '../../../../domain/kinds/number/draft.ts'
import type { NumberKey } from '../../../../domain/kinds/number/shape.ts'
import { exampleAnswers, triedReason, tryNumber } from '../../../../domain/kinds/number/tried.ts'
import { kindForm } from '../../../../messages/en/kind-form.ts'
import { languageDecimal } from '../../../../messages/lib/decimal.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { classNames } from '../../../../ui/lib/class-names.ts'
import { memo } from '../../../../ui/lib/memo.ts'

function Verdict({ number, typed }: { number: NumberKey; typed: TypedNumber }) {
  const tried = tryNumber(number, typed)
  const isRight = tried.judged.verdict === 'right'
  return (
    <>
      <span className={isRight ? 'tone green' : 'tone red'}>
        <Icon name={isRight ? 'check' : 'cross'} />
        <span className="visually-hidden">{isRight ? kindForm.number.right : kindForm.number.wrong}</span>
      </span>
      <span className="given-text">
        <bdi>{typed.number}</bdi>
      </span>
      <span className={classNames('note', !isRight && 'why-not')}>
        {kindForm.number.reason(triedReason(number, tried))}
      </span>
    </>
  )
}

const Example = memo(({ number, typed }: { number: NumberKey; typed: TypedNumber }) => (
  <li>
    <Verdict number={number} typed={typed} />
  </li>
))

/** Only what the author types is announced: the examples change with every key. */
function TryOne({ number }: { number: NumberKey }) {
  const [text, setText] = useState('')
  const id = useId()
  const typed = { number: text, decimal: languageDecimal() }
  return (
    <li className="try">
      <Icon name="pencil" />
      <input
        id={id}
        className="input"
        inputMode="decimal"
        autoComplete="off"
        aria-label={kindForm.number.try}
        placeholder={kindForm.number.try}
        value={text}
        // The form is submitted by its own buttons.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ target }) => setText(target.value)}
      />
      <output className="tried" htmlFor={id}>
        {text.trim() && <Verdict number={number} typed={typed} />}
      </output>
    </li>
  )
}

/** Answers that the key would accept or not, judged by the rule of the exam. */
export function JudgedAnswers({ number }: { number: DraftNumber }) {
  const key = numberKeyOf(number)
  const headingId = useId()
  if (!Number.isFinite(key.value)) return null
  return (
    <section className="stack near" aria-labelledby={headingId}>
      <div className="row apart">
        <h4 className="label" id={headingId}>
          {kindForm.number.would}
        </h4>
        <span className="note small">{kindForm.number.rule}</span>
      </div>
      <ul className="would">
        {exampleAnswers(key).map((typed) => (
          <Example key={typed.number} number={key} typed={typed} />
        ))}
        <TryOne number={key} />
      </ul>
    </section>
  )
}
