import type { ReadingJob } from '../../domain/exchange/import-reading.ts'
import { readSource } from './read-source.ts'
import { picturesIn, WORKER_STARTED } from './worker-protocol.ts'

/*
 * A module worker that reads one job at a time. A single file without chunks, because other bundlers copy it unchanged.
 */

/** TypeScript knows the `postMessage` of windows only, which differs from a worker's. */
const page = self as unknown as Worker

page.onmessage = ({ data }: MessageEvent<ReadingJob>) =>
  void readSource(data, (news) => page.postMessage(news, picturesIn(news)))

page.postMessage(WORKER_STARTED)
