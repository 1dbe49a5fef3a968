import { embeddedIndex } from '../../domain/exchange/found-question.ts'
import type { ImportNote, TextPlace } from '../../domain/exchange/import-problem.ts'
import type { FoundPicture } from '../markup/question-markup.ts'

const isHttps = (url: string) => /^https:\/\//i.test(url) && URL.canParse(url)

const isUsable = (url: string) => isHttps(url) || embeddedIndex(url) !== undefined

/** A text holds one picture: the first that is embedded or has an https address, with notes about the others. */
export function keepPicture(
  sources: readonly FoundPicture[],
  of: TextPlace,
): { imageUrl: string; imageAlt: string | undefined; notes: ImportNote[] } {
  const usable = sources.filter(({ url }) => isUsable(url))
  const notes: ImportNote[] = []
  if (usable.length < sources.length) notes.push({ code: 'picture-left-out', of })
  if (usable.length > 1) notes.push({ code: 'only-first-picture', of, count: usable.length })
  const [first] = usable
  return { imageUrl: first?.url ?? '', imageAlt: first?.alt || undefined, notes }
}
