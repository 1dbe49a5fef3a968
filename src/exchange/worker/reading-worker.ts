import type { ReadingJob } from '../../domain/exchange/import-reading.ts'
import { readSource } from './read-source.ts'
import { picturesIn, WORKER_STARTED } from './worker-protocol.ts'

/*
 * A module worker that reads one job after the other. One file without chunks, because other bundlers copy it as it is.
 */

/** The library of types is that of a window, whose `postMessage` is another one. */
const page = self as unknown as Worker

page.onmessage = ({ data }: MessageEvent<ReadingJob>) =>
  void readSource(data, (news) => page.postMessage(news, picturesIn(news)))

page.postMessage(WORKER_STARTED)
