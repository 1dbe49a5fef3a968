/** Long enough for a slow browser to start the download. */
const KEPT_MS = 10_000

/** Downloads bytes, or a text in UTF-8. `type` is a media type. */
export function downloadFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** Downloads the text as a file in UTF-8. `type` is a media type. */
export const downloadText = (name: string, text: string, type = 'text/plain') =>
  downloadFile(name, text, `${type};charset=utf-8`)

/** The title as a file name: letters and digits of any script, everything else as hyphens, at most 80 characters. */
export const fileName = (title: string, fallback: string) =>
  title
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80) || fallback
