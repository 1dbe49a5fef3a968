/** Long enough for a slow browser to start the download. */
const KEPT_MS = 10_000

/** Downloads a text as a file in UTF-8, or bytes as they are. `type` is a media type. */
export function downloadText(
  name: string,
  text: string | Uint8Array<ArrayBuffer>,
  type = 'text/plain',
): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** The title as a file name: letters and digits of any script, everything else as hyphens, at most 80 characters. */
export const fileName = (title: string, fallback: string) =>
  title
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80) || fallback
