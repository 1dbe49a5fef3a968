import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { type ImageSource, imageSource } from './images.ts'

const pictureUrls = ({ questions }: Pick<Quiz, 'questions'>) =>
  new Set(
    questions.flatMap(({ imageUrl, options }) =>
      [imageUrl, ...options.map((option) => option.imageUrl)].filter((url) => url !== undefined),
    ),
  )

/** Where a picture is, once that is known. */
const sourceOf = (url: string) =>
  new Promise<ImageSource>((resolve) => {
    const $source = imageSource(url)
    const stop = $source.subscribe((source) => {
      if (source.state === 'loading') return
      resolve(source)
      queueMicrotask(() => stop())
    })
  })

const load = (picture: HTMLImageElement, src: string) =>
  new Promise<void>((resolve) => {
    picture.onload = () => resolve()
    picture.onerror = () => resolve()
    picture.src = src
  })

/** One that is held stays with the browser, also where the server lets nothing be stored. */
async function loadPictures(urls: Iterable<string>, held: HTMLImageElement[], goesOn: () => boolean) {
  for (const url of urls) {
    if (!goesOn()) return
    const source = await sourceOf(url)
    if (source.state !== 'ready') continue
    const picture = new Image()
    held.push(picture)
    await load(picture, source.src)
  }
}

/**
 * Fetches the pictures of a quiz ahead, one after the other in the order of the questions, so that they are there when their
 * question is, also if the network is lost. Returns what ends it.
 */
export function preloadPictures(quiz: Pick<Quiz, 'questions'>): () => void {
  const held: HTMLImageElement[] = []
  let wanted = true
  void loadPictures(pictureUrls(quiz), held, () => wanted)
  return () => {
    wanted = false
    held.length = 0
  }
}
