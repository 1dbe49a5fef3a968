import { strToU8, zipSync } from 'fflate'
import type { NewQuestion } from '../domain/exchange/question-exchange.ts'
import { toQti2 } from '../domain/exchange/write-qti-2.ts'

/** A fixed date, so that the same questions are the same file. */
const WRITTEN = new Date(2000, 0, 1)

export const toQtiPackage = (questions: readonly NewQuestion[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(Object.fromEntries([...toQti2(questions)].map(([path, text]) => [path, strToU8(text)])), {
      mtime: WRITTEN,
    }),
  )
