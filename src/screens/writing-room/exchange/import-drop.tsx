import { useStore } from '@nanostores/react'
import type { ChangeEvent } from 'react'
import { type ImportRefusal, isOfFile } from '../../../domain/exchange/import-problem.ts'
import { exchange } from '../../../messages/en/exchange.ts'
import { $givenFile, $importRefusal } from '../../../stores/exchange/import-source.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'

const ACCEPTED =
  '.txt,.md,.docx,.odt,.pdf,.xlsx,.ods,.gift,.xml,.csv,.tsv,.json,.zip,text/*,application/json,application/xml,application/zip,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.text,application/vnd.oasis.opendocument.spreadsheet'

interface FileChooserProps {
  onFile: (file: File) => void
  label?: string
}

/** The native file input, styled as a button. */
function FileChooser({ onFile, label = exchange.paste.drop.choose }: FileChooserProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) onFile(file)
    // Lets the same file be chosen again after it was corrected.
    currentTarget.value = ''
  }
  return (
    <label className="button" part="button">
      <Icon name="upload" />
      <span>{label}</span>
      <input type="file" className="visually-hidden" accept={ACCEPTED} onChange={choose} />
    </label>
  )
}

/** Illustration: a paper becomes questions. */
const Art = () => (
  <svg className="import-art" viewBox="0 0 150 92" aria-hidden="true">
    <path d="M38 14h30l12 12v44H38zM68 14v12h12M46 38h24M46 47h18M46 56h22" />
    <path className="hot" d="M92 46h14m-5-5 5 5-5 5" />
    <circle className="hot" cx="124" cy="24" r="7" />
    <circle cx="124" cy="46" r="7" />
    <circle className="hot solid" cx="124" cy="68" r="7" />
  </svg>
)

/** Why the file given last was not read. */
function RefusedFile({ onFile, refusal }: Pick<FileChooserProps, 'onFile'> & { refusal: ImportRefusal }) {
  const name = useStore($givenFile)
  return (
    <Banner
      tone="red"
      role="alert"
      action={<FileChooser onFile={onFile} label={exchange.paste.drop.chooseAnother} />}
    >
      {name && (
        <strong className="refused-file">
          <bdi>{name}</bdi>
        </strong>
      )}
      <p>{exchange.source.refusal(refusal)}</p>
    </Banner>
  )
}

interface ImportDropProps extends Pick<FileChooserProps, 'onFile'> {
  /** Nothing imported yet: the invitation fills the space. */
  isEmpty: boolean
}

/** Where files are dropped or chosen; the whole screen accepts drops too. */
export function ImportDrop({ isEmpty, onFile }: ImportDropProps) {
  const { heading, note, kinds, another, orPress, keys } = exchange.paste.drop
  const refusal = useStore($importRefusal)
  const refused = refusal && isOfFile(refusal) && <RefusedFile onFile={onFile} refusal={refusal} />
  if (!isEmpty)
    return (
      <div className="small-drop">
        {refused || (
          <>
            <span className="note small">{another}</span>
            <FileChooser onFile={onFile} />
          </>
        )}
      </div>
    )
  return (
    <section className="big-drop">
      <Art />
      <div className="stack near">
        <h2 className="heading">{heading}</h2>
        <p className="note">{note}</p>
      </div>
      <ul className="kinds">
        {kinds.map((kind) => (
          <li className="kind" key={kind}>
            {kind}
          </li>
        ))}
      </ul>
      {refused || (
        <div className="row">
          <FileChooser onFile={onFile} />
          <span className="note small by-keys">
            <span>{orPress}</span>{' '}
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
        </div>
      )}
    </section>
  )
}
