import type { ReadingJob, ReadingNews } from '../../domain/exchange/import-reading.ts'
import { startWorker } from './start-worker.ts'

type Tell = (news: ReadingNews) => void

const isLast = ({ code }: ReadingNews) => code !== 'progress'

/** The same reader in the page, loaded only where there is no worker. */
async function readHere(job: ReadingJob, tell: Tell, isOver: () => boolean): Promise<void> {
  const here = await import('./read-source.ts').catch(() => undefined)
  if (isOver()) return
  if (here) await here.readSource(job, tell, isOver)
  else tell({ code: 'refused', refusal: { code: 'reader-not-loaded' } })
}

/** Does one job at a time, in a worker or, where there is none, in slices on the main thread. A new job ends the one before. */
export function createReader() {
  let starting: Promise<Worker | undefined> | undefined
  let busy: { worker: Worker; end: () => void } | undefined
  let lastRun = 0

  /** A worker can only be stopped as a whole; the next job gets a new one. */
  function stop(): void {
    lastRun++
    if (!busy) return
    busy.worker.terminate()
    busy.end()
    starting = undefined
  }

  const readIn = (worker: Worker, job: ReadingJob, tell: Tell) =>
    new Promise<void>((resolve) => {
      const end = () => {
        busy = undefined
        resolve()
      }
      busy = { worker, end }
      worker.onmessage = ({ data }: MessageEvent<ReadingNews>) => {
        tell(data)
        if (isLast(data)) end()
      }
      // What a worker throws without telling leaves it in an unknown state.
      worker.onerror = () => {
        tell({ code: 'refused', refusal: { code: 'reading-failed' } })
        stop()
      }
      worker.postMessage(job)
    })

  async function read(job: ReadingJob, tellAll: Tell): Promise<void> {
    stop()
    const run = lastRun
    const isOver = () => run !== lastRun
    const tell = (news: ReadingNews) => isOver() || tellAll(news)
    starting ??= startWorker()
    const worker = await starting
    if (isOver()) return
    await (worker ? readIn(worker, job, tell) : readHere(job, tell, isOver))
  }

  /** Until the next job, which starts another worker. */
  function close(): void {
    stop()
    void starting?.then((worker) => worker?.terminate())
    starting = undefined
  }

  return { read, stop, close }
}
