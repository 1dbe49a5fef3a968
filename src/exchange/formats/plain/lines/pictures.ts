import type { ImportNote, TextPlace } from '../../../../domain/exchange/import-problem.ts'
import type { FoundPicture } from '../../../markup/question-markup.ts'
import { keepPicture } from '../../../questions/keep-picture.ts'

/** What is searched from each opening ends at the next bracket: the work stays linear. */
const PICTURE = /!\[([^[\]]*)\]\(\s?<?([^\s()<>]+)>?(?:\s"[^"()]*")?\s?\)/g

const ONLY = /^(?:!\[[^\]]{0,500}\]\([^()\s]{1,2000}\)\s*)+$/
/** Whether a line has nothing but pictures. */
export const isOnlyPictures = (text: string) => text.startsWith('![') && ONLY.test(text)

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
