import type { ReadingNews } from '../../domain/exchange/import-reading.ts'

/** The first word of a worker: it could be loaded. */
export const WORKER_STARTED = 'started'

/** The bytes of pictures change hands instead of being copied; those of one file may share a buffer. */
export function picturesIn(news: ReadingNews): ArrayBuffer[] {
  const told = news.code === 'source' ? news.source : news.code === 'found' ? news.found : undefined
  return [...new Set(told?.pictures.map(({ bytes }) => bytes.buffer))]
}
