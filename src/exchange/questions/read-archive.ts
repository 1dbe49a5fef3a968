import type { SourceText } from '../../domain/exchange/found-question.ts'
import type { FileRefusal } from '../../domain/exchange/import-problem.ts'
import { Archive, DamagedArchive, TooLargeUnpacked } from '../markup/archive.ts'
import { kindOfFile } from './file-kind.ts'

/** Reads a document that is a ZIP archive; refuses one that is damaged or unpacks to too much. */
export function readArchive<Source extends SourceText>(
  bytes: Uint8Array,
  read: (archive: Archive) => Source | FileRefusal,
): Source | FileRefusal {
  try {
    return read(new Archive(bytes))
  } catch (error) {
    if (error instanceof TooLargeUnpacked)
      return { code: 'unpacks-too-large', limitMb: TooLargeUnpacked.limitMb }
    if (!(error instanceof DamagedArchive)) throw error
    const kind = kindOfFile(bytes)
    return 'code' in kind ? kind : { code: 'file-damaged' }
  }
}
