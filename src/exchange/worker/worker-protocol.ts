import type { ReadingNews } from '../../domain/exchange/import-reading.ts'

/** A worker's first message: its script has loaded. */
export const WORKER_STARTED = 'started'

/** The bytes of pictures are transferred, not copied; pictures of one file may share a buffer. */
export function picturesIn(news: ReadingNews): ArrayBuffer[] {
  const source = news.code === 'source' ? news.source : news.code === 'found' ? news.found : undefined
  return [...new Set(source?.pictures.map(({ bytes }) => bytes.buffer))]
}
