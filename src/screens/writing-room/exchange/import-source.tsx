import { useStore } from '@nanostores/react'
import type { ChangeEvent } from 'react'
import type { ImportRefusal } from '../../../domain/exchange/import-problem.ts'
import { detectFormat, FORMATS } from '../../../domain/exchange/question-file.ts'
import { exchange } from '../../../messages/exchange/en.ts'
import { $importFormat, $importText, readFile, typeText } from '../../../stores/exchange/question-import.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'
import { useFileDrop } from './use-file-drop.ts'

function FormatChoice() {
  const chosen = useStore($importFormat)
  const { format: label, shapes, anyFormat, detect, formats } = exchange.source
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    $importFormat.set(FORMATS.find((format) => format === target.value))
  return (
    <Field label={label} hint={chosen ? shapes[chosen] : anyFormat}>
      {(control) => (
        <select {...control} className="input" value={chosen ?? ''} onChange={choose}>
          <option value="">{detect}</option>
          {FORMATS.map((format) => (
            <option key={format} value={format}>
              {formats[format]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function FileChooser() {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) void readFile(file)
    // Lets the same file be chosen again after it was corrected.
    currentTarget.value = ''
  }
  return (
    <label className="button" part="button">
      <Icon name="upload" />
      {exchange.source.chooseFile}
      <input
        type="file"
        className="visually-hidden"
        accept=".txt,.gift,.xml,.csv,.tsv,.json,text/*,application/json,application/xml"
        onChange={choose}
      />
    </label>
  )
}

interface RefusedProps {
  refusal: ImportRefusal | undefined
}

function PastedText({ refusal }: RefusedProps) {
  const [text, chosen] = [useStore($importText), useStore($importFormat)]
  const seen = chosen ?? detectFormat(text)
  const { questions, looksLike, placeholder } = exchange.source
  return (
    <Field
      label={questions}
      error={refusal && exchange.source.refusal(refusal)}
      hint={!chosen && seen && text.trim() ? looksLike(seen) : undefined}
    >
      {(control) => (
        <textarea
          {...control}
          className="input code"
          rows={9}
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          onChange={(event) => typeText(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Takes questions as pasted text, or as a file that is chosen or dropped. */
export function ImportSource({ refusal }: RefusedProps) {
  const { over, handlers } = useFileDrop((file) => void readFile(file))
  return (
    <div className={classNames('stack drop-zone', over && 'over')} {...handlers}>
      <FormatChoice />
      <PastedText refusal={refusal} />
      <div className="row">
        <FileChooser />
        <span className="note">{exchange.source.nothingAddedYet}</span>
      </div>
    </div>
  )
}
