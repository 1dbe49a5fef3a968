import type { ImportRefusal } from '../../domain/exchange/import-problem.ts'
import type { GivenSource, ReadingJob } from '../../domain/exchange/import-reading.ts'
import { insertSource } from '../../domain/exchange/source-lines.ts'
import { isBlank } from '../../domain/lib/written.ts'
import { inOneColumn } from '../../exchange/index.ts'
import {
  $givenFile,
  $importText,
  $sourceFacts,
  convert,
  readNow,
  refuse,
  replaceSource,
} from './import-source.ts'

export { isRichPaste } from '../../exchange/index.ts'

const MAX_FILE_MB = 20
const BYTES_PER_MB = 1_000_000

/** The selection to be replaced; if there is none, the end of the text. */
export interface TextRange {
  from: number
  to: number
}

const replaceBy = ({ text, ...facts }: GivenSource) => replaceSource(text, { ...facts, lostPictures: 0 })

const atEnd = (): TextRange => ({ from: $importText.get().length, to: $importText.get().length })

/** Separates additional pasted text by an empty line. */
const apart = (source: GivenSource): GivenSource => ({
  ...source,
  text: `\n\n${source.text}`,
  notes: source.notes.map((note) => ({ ...note, line: note.line + 2 })),
})

function insert(source: GivenSource, range: TextRange | undefined): Promise<void> {
  const [facts, text] = [$sourceFacts.get(), $importText.get()]
  if (!text.trim()) return replaceBy(source)
  const { from, to } = range ?? atEnd()
  const joined = insertSource({ ...facts, text }, range ? source : apart(source), from, to)
  const { pictures, notes } = joined
  return replaceSource(joined.text, { ...facts, pictures, notes, hint: source.hint ?? facts.hint })
}

/** A file that is gone or unreadable is refused. */
async function fileJob(file: Blob): Promise<ReadingJob | ImportRefusal> {
  if (file.size === 0) return { code: 'file-empty' }
  if (file.size > MAX_FILE_MB * BYTES_PER_MB) return { code: 'file-too-large', limitMb: MAX_FILE_MB }
  try {
    return { kind: 'bytes', bytes: new Uint8Array(await file.arrayBuffer()) }
  } catch (error) {
    if (error instanceof DOMException) return { code: 'file-unreadable' }
    throw error
  }
}

/** A file; bytes from elsewhere have no name. */
type NamedFile = Blob & { name?: string }

/** The file that was not read, and the text that was kept instead. */
let unread: { file: NamedFile; text: string } | undefined

/** Replaces the text with a file's. If the file cannot be read, the text stays. */
export async function giveFile(file: NamedFile): Promise<void> {
  unread = { file, text: $importText.get() }
  $givenFile.set(file.name ?? '')
  const source = await convert(() => fileJob(file))
  if (!source) return
  unread = undefined
  if (isBlank(source.text)) return refuse({ code: 'file-empty' })
  await replaceBy({ ...source, fileName: file.name })
}

/** Reads again what was refused last: the file, if its reader could not be loaded, else the text. */
export const readAgain = (): Promise<void> =>
  unread?.text === $importText.get() ? giveFile(unread.file) : readNow()

/** Pastes formatted content at the selection or at the end. */
export async function giveHtml(html: string, plain: string, range?: TextRange): Promise<void> {
  $givenFile.set('')
  const source = await convert(async () => ({ kind: 'html', html, plain }))
  if (source) await insert(source, range)
}

export const giveText = (text: string, range?: TextRange) =>
  insert({ text: inOneColumn(text), pictures: [], notes: [], origin: 'text', hint: undefined }, range)
