import pdfAddress from './pdf-worker.ts?worker&url'
import address from './reading-worker.ts?worker&url'

/* In a module of its own, because the single-file build replaces it: there are no other files to name. */

export const workerAddress: string | undefined = address
export const pdfWorkerAddress: string | undefined = pdfAddress
