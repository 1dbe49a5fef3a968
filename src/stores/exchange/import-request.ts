import { atom } from 'nanostores'

/*
 * Whether the import is open. Apart from all that it does, so that the dashboard and the writing room load none of that.
 */

/** Whether the writing room shows the import. */
export const $importOpen = atom(false)

export const showImport = () => $importOpen.set(true)
export const hideImport = () => $importOpen.set(false)

/** A file that was dropped outside the import, which opens for it. */
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
