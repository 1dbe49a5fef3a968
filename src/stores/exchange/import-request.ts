import { atom } from 'nanostores'

/* Whether the import is open. In its own module, so that the dashboard and the editor do not load the import. */

/** Whether the editor shows the import. */
export const $importOpen = atom(false)

export const showImport = () => $importOpen.set(true)
export const hideImport = () => $importOpen.set(false)

/** A file dropped outside the import, which opens the import. */
let dropped: File | undefined
export function importFile(file: File): void {
  dropped = file
  showImport()
}
export function takeDropped(): File | undefined {
  const file = dropped
  dropped = undefined
  return file
}
