import { useStore } from '@nanostores/react'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import {
  detectFormat,
  FORMAT_NAMES,
  FORMATS,
  type QuestionFormat,
} from '../../../domain/exchange/question-file.ts'
import { $importFormat, $importText, readFile, typeText } from '../../../stores/exchange/question-import.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { classNames } from '../../../ui/lib/class-names.ts'

const SHAPES: Record<QuestionFormat, string> = {
  aiken: 'A line with the question, lines with “A. …” to “D. …”, and a line “ANSWER: B”.',
  gift: 'Moodle’s GIFT: “Question? {=right ~wrong ~wrong ~wrong}”, with an empty line between questions.',
  moodle: 'Moodle XML, as Moodle’s question bank exports it. Multiple choice with one right answer.',
  csv: 'One question a row: text, option A, B, C, D, correct letter or number, points, image URL.',
  json: 'A file that “Export JSON” wrote.',
}

function FormatChoice() {
  const chosen = useStore($importFormat)
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    $importFormat.set(FORMATS.find((format) => format === target.value))
  return (
    <Field label="Format" hint={chosen ? SHAPES[chosen] : 'Aiken, GIFT, Moodle XML, CSV or JSON.'}>
      {(control) => (
        <select {...control} className="input" value={chosen ?? ''} onChange={choose}>
          <option value="">Detect automatically</option>
          {FORMATS.map((format) => (
            <option key={format} value={format}>
              {FORMAT_NAMES[format]}
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
    // The same file may be chosen again after it was corrected.
    currentTarget.value = ''
  }
  return (
    <label className="button">
      <Icon name="upload" />
      Choose a file
      <input
        type="file"
        className="visually-hidden"
        accept=".txt,.gift,.xml,.csv,.tsv,.json,text/*,application/json,application/xml"
        onChange={choose}
      />
    </label>
  )
}

function PastedText({ message }: { message: string | undefined }) {
  const [text, chosen] = [useStore($importText), useStore($importFormat)]
  const seen = chosen ?? detectFormat(text)
  return (
    <Field
      label="Questions"
      error={message}
      hint={!chosen && seen && text.trim() ? `Looks like ${FORMAT_NAMES[seen]}.` : undefined}
    >
      {(control) => (
        <textarea
          {...control}
          className="input code"
          rows={9}
          spellCheck={false}
          placeholder="Paste questions here, or drop a file."
          value={text}
          onChange={(event) => typeText(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Where the questions come from: a text that is pasted, or a file that is chosen or dropped. */
export function ImportSource({ message }: { message: string | undefined }) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    setOver(false)
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void readFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop is a way beside the file chooser, which keys can reach
    <div
      className={classNames('stack drop-zone', over && 'over')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FormatChoice />
      <PastedText message={message} />
      <div className="row">
        <FileChooser />
        <span className="note">Nothing is added before you have seen it.</span>
      </div>
    </div>
  )
}
