import { onTestFinished, vi } from 'vitest'

/** What the page hands to the browser as files, until the test ends. */
export function catchDownloads() {
  const files: { name: string; blob: Blob }[] = []
  const blobs = new Map<string, Blob>()
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`
    if (blob instanceof Blob) blobs.set(url, blob)
    return url
  })
  const clicked = vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    const blob = blobs.get(this.getAttribute('href') ?? '')
    if (blob) files.push({ name: this.getAttribute('download') ?? '', blob })
  })
  onTestFinished(() => {
    made.mockRestore()
    clicked.mockRestore()
  })
  return files
}
