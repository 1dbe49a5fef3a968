import { type DragEvent, useState } from 'react'

/** Whether files are dragged, rather than text. */
export const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Accepts a file dropped on an element; `over` while one is dragged above it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!holdsFiles(event)) return
      // Allows dropping a file here, instead of the browser opening it.
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false)
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      onFile(file)
    },
  }
  return { over, handlers }
}
