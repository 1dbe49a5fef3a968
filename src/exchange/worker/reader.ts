import type { ReadingJob, ReadingNews } from '../../domain/exchange/import-reading.ts'
import { startWorker } from './start-worker.ts'
import { pdfWorkerAddress, workerAddress } from './worker-address.ts'

type Report = (news: ReadingNews) => void

const isLast = ({ code }: ReadingNews) => code !== 'progress'

/** The same reader on the main thread, loaded only if there is no worker. Whether it could be loaded. */
async function readHere(job: ReadingJob, report: Report, isOver: () => boolean): Promise<boolean> {
  const here = await import('./read-source.ts').catch(() => undefined)
  if (isOver()) return true
  if (here) await here.readSource(job, report, isOver)
  else report({ code: 'refused', refusal: { code: 'reader-not-loaded' } })
  return here !== undefined
}

const PDF = '%PDF-'
/** Other bytes may come before. */
const LOOKED_AT = 1024

const isPdf = (job: ReadingJob) =>
  job.kind === 'bytes' &&
  new TextDecoder('latin1').decode(job.bytes.subarray(0, LOOKED_AT)).trimStart().startsWith(PDF)

/** Runs one job at a time, in a worker or else in slices on the main thread. A new job cancels the previous one. */
export function createReader() {
  let starting: Promise<Worker | undefined> | undefined
  let startingPdf: Promise<Worker | undefined> | undefined
  let busy: { worker: Worker; end: () => void } | undefined
  let lastRun = 0

  /** A worker can only be terminated; the next job gets a new one. */
  function stop(): void {
    lastRun++
    if (!busy) return
    busy.worker.terminate()
    busy.end()
    starting = undefined
    startingPdf = undefined
  }

  const usualWorker = () => (starting ??= startWorker(workerAddress))
  const pdfWorker = () => (startingPdf ??= startWorker(pdfWorkerAddress))

  const readIn = (worker: Worker, job: ReadingJob, report: Report) =>
    new Promise<void>((resolve) => {
      const end = () => {
        busy = undefined
        resolve()
      }
      busy = { worker, end }
      worker.onmessage = ({ data }: MessageEvent<ReadingNews>) => {
        report(data)
        if (isLast(data)) end()
      }
      // An uncaught error leaves the worker in an unknown state.
      worker.onerror = () => {
        report({ code: 'refused', refusal: { code: 'reading-failed' } })
        stop()
      }
      worker.postMessage(job)
    })

  async function read(job: ReadingJob, reportAll: Report): Promise<void> {
    stop()
    const run = lastRun
    const isOver = () => run !== lastRun
    const report = (news: ReadingNews) => isOver() || reportAll(news)
    const worker = await (isPdf(job) ? pdfWorker() : usualWorker())
    if (isOver()) return
    if (worker) return readIn(worker, job, report)
    // Browsers remember that a module failed to load, so that only a worker can succeed once the network is back.
    if (!(await readHere(job, report, isOver))) starting = undefined
  }

  /** The next job starts another worker. */
  function close(): void {
    stop()
    void starting?.then((worker) => worker?.terminate())
    void startingPdf?.then((worker) => worker?.terminate())
    starting = undefined
    startingPdf = undefined
  }

  return { read, stop, close }
}
