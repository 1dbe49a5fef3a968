/** Time enough for a slow browser to begin with the file. */
const KEPT_MS = 10_000

/** Hands the text to the browser as a file to keep, in UTF-8. `type` is a media type. */
export function downloadText(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** The title as the name of a file: letters and digits of any script; what a file system could misread becomes a hyphen. */
export const fileName = (title: string, fallback: string) =>
  title
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80) || fallback
