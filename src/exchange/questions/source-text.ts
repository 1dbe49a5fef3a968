import type { GuessedEncoding } from '../../domain/exchange/question-formats.ts'

/** Normalises line breaks to \n and drops a byte order mark. */
export const tidyText = (text: string) => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')

export const countBreaks = (text: string) => text.split('\n').length - 1

interface DecodedFile {
  text: string
  /** Set if the file has no byte order mark and is not valid UTF-8. */
  guessed?: GuessedEncoding
}

const MARKS: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Decodes by the byte order mark, else as UTF-8, else as Windows-1252, which older Windows programs write. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  if (marked) return { text: tidyText(new TextDecoder(marked[0]).decode(bytes)) }
  try {
    return { text: tidyText(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const guessed = 'windows-1252'
    return { text: tidyText(new TextDecoder(guessed).decode(bytes)), guessed }
  }
}
