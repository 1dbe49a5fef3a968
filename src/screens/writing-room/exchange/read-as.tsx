import { useStore } from '@nanostores/react'
import { type ChangeEvent, useId, useState } from 'react'
import { FORMATS } from '../../../domain/exchange/question-formats.ts'
import { exchange } from '../../../messages/en/exchange.ts'
import {
  $importFormat,
  $importFound,
  $importRefusal,
  $sourceFacts,
  chooseFormat,
} from '../../../stores/exchange/import-source.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'

function FormatChoice() {
  const chosen = useStore($importFormat)
  const { label, recognise } = exchange.paste.readAs
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    chooseFormat(FORMATS.find((format) => format === target.value))
  return (
    <Field label={label} hint={chosen && exchange.source.shapes[chosen]}>
      {(control) => (
        <select {...control} className="input" value={chosen ?? ''} onChange={choose}>
          <option value="">{recognise}</option>
          {FORMATS.map((format) => (
            <option key={format} value={format}>
              {exchange.source.formats[format]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** How the text was read, with a way to choose another format. Open if nothing was recognised. */
export function ReadAs() {
  const [found, { origin }, refusal] = [
    useStore($importFound),
    useStore($sourceFacts),
    useStore($importRefusal),
  ]
  const chosen = useStore($importFormat)
  const [unfolded, setUnfolded] = useState(false)
  const id = useId()
  const isUnknown = refusal?.code === 'unknown-format' || refusal?.code === 'no-questions'
  const open = unfolded || isUnknown || chosen !== undefined
  const { badge, change } = exchange.paste.readAs
  return (
    <>
      {found && (
        <button
          type="button"
          className="badge gray read-as"
          aria-expanded={open}
          aria-controls={id}
          title={change}
          onClick={() => setUnfolded(!open)}
        >
          <span>{badge(found.format, origin, found.keyPlace)}</span>
          <Icon name="down" />
        </button>
      )}
      {open && (
        <div className="read-as-choice" id={id}>
          <FormatChoice />
        </div>
      )}
    </>
  )
}
