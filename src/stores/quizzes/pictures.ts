import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { type ImageSource, imageSource } from './images.ts'

const pictureUrls = ({ questions }: Pick<Quiz, 'questions'>) =>
  new Set(
    questions.flatMap(({ imageUrl, options }) =>
      [imageUrl, ...options.map((option) => option.imageUrl)].filter((url) => url !== undefined),
    ),
  )

/** The source of a picture once it is ready or failed. */
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

/** Holding the images keeps them in memory, even if the server forbids caching. */
async function loadPictures(urls: Iterable<string>, held: HTMLImageElement[], isWanted: () => boolean) {
  for (const url of urls) {
    if (!isWanted()) return
    const source = await sourceOf(url)
    if (source.state !== 'ready') continue
    const picture = new Image()
    held.push(picture)
    await load(picture, source.src)
  }
}

/** Preloads a quiz's pictures in the order of its questions, in case the network is lost. Returns a function that stops it. */
export function preloadPictures(quiz: Pick<Quiz, 'questions'>): () => void {
  const held: HTMLImageElement[] = []
  let wanted = true
  void loadPictures(pictureUrls(quiz), held, () => wanted)
  return () => {
    wanted = false
    held.length = 0
  }
}
