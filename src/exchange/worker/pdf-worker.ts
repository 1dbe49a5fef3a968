import type { ReadingJob, ReadingNews } from '../../domain/exchange/import-reading.ts'
import { WORKER_STARTED } from './worker-protocol.ts'

/*
 * A module worker that reads the text of PDFs. Apart from the other worker, because it is ten times as large and that one is a
 * single file.
 */

/** TypeScript knows the `postMessage` of windows only, which differs from a worker's. */
const page = self as unknown as Worker

const report = (news: ReadingNews) => page.postMessage(news)

/** In a worker without a window, pdf.js would answer our messages as if they were its own. */
function load() {
  Object.assign(globalThis, { window: globalThis })
  return import('../formats/pdf/read.ts')
}

async function read(bytes: Uint8Array): Promise<ReadingNews> {
  const { readPdf } = await load()
  const source = await readPdf(bytes, (done, total) => report({ code: 'progress', done, total }))
  return 'code' in source
    ? { code: 'refused', refusal: source }
    : { code: 'source', source: { ...source, origin: 'file', hint: undefined } }
}

page.onmessage = ({ data }: MessageEvent<ReadingJob>) => {
  if (data.kind !== 'bytes') return
  read(data.bytes).then(report, (error: unknown) => {
    report({ code: 'refused', refusal: { code: 'reading-failed' } })
    throw error
  })
}

page.postMessage(WORKER_STARTED)
