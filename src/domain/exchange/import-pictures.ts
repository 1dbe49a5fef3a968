import { type EmbeddedPicture, embeddedIndex, type NewQuestion } from './found-question.ts'

/** The addresses of a question's pictures, blank where there is none. */
const urlsOf = ({ imageUrl, options }: NewQuestion) => [imageUrl, ...options.map((option) => option.imageUrl)]

/** The indices of the embedded pictures of questions, each once, in their order. */
export const embeddedIn = (questions: readonly NewQuestion[]): number[] => [
  ...new Set(questions.flatMap(urlsOf).flatMap((url) => embeddedIndex(url) ?? [])),
]

const isSameBytes = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

/** For each picture the index of the first one with the same bytes, so that it is uploaded once. */
export function firstOfEach(pictures: readonly (EmbeddedPicture | undefined)[]): number[] {
  const bySize = new Map<number, number[]>()
  return pictures.map((picture, index) => {
    if (!picture) return index
    const { bytes } = picture
    const alike = bySize.get(bytes.length) ?? []
    const first = alike.find((known) => isSameBytes(pictures[known]?.bytes ?? new Uint8Array(), bytes))
    if (first !== undefined) return first
    bySize.set(bytes.length, [...alike, index])
    return index
  })
}

/** The question with the addresses of its embedded pictures; without those that have none. */
export function withAddresses(question: NewQuestion, addresses: ReadonlyMap<number, string>): NewQuestion {
  const placed = <Pictured extends { imageUrl: string; imageAlt?: string | undefined }>(
    pictured: Pictured,
  ): Pictured => {
    const index = embeddedIndex(pictured.imageUrl)
    if (index === undefined) return pictured
    const imageUrl = addresses.get(index)
    if (imageUrl !== undefined) return { ...pictured, imageUrl }
    const { imageAlt: _, ...rest } = pictured
    return { ...(rest as Pictured), imageUrl: '' }
  }
  return { ...placed(question), options: question.options.map(placed) }
}
