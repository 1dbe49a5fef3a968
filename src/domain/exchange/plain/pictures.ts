import type { ImportNote, TextPlace } from '../import-problem.ts'
import { keepPicture } from '../question-exchange.ts'
import type { FoundPicture } from '../question-markup.ts'

/** What is searched from each opening ends at the next bracket: the work stays linear. */
const PICTURE = /!\[([^[\]]*)\]\(\s?<?([^\s()<>]+)>?(?:\s"[^"()]*")?\s?\)/g

const IN_ADDRESS: Readonly<Record<string, string>> = { '(': '%28', ')': '%29', '<': '%3C', '>': '%3E' }

/** A picture as it stands in an editable text. */
export const pictureMark = (url: string, alt = '') =>
  `![${alt.replaceAll(/[[\]\s]+/g, ' ').trim()}](${url
    .trim()
    .replaceAll(/[()<>]/g, (sign) => IN_ADDRESS[sign] ?? sign)
    .replaceAll(/\s/g, '%20')})`

export interface TextWithPicture {
  text: string
  imageUrl: string
  imageAlt: string | undefined
  notes: ImportNote[]
}

/** Takes the pictures out of a text; one of them stays with it. */
export function takePictures(source: string, of: TextPlace): TextWithPicture {
  if (!source.includes('![')) return { text: source, imageUrl: '', imageAlt: undefined, notes: [] }
  const pictures: FoundPicture[] = []
  const text = source.replaceAll(PICTURE, (_, alt: string, url: string) => {
    pictures.push({ url, alt: alt.trim() })
    return ' '
  })
  const tidy = text
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' ').trim())
    .filter(Boolean)
  return { text: tidy.join('\n'), ...keepPicture(pictures, of) }
}
