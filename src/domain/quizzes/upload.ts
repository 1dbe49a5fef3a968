/** Accepted by the reference API; other APIs may reject more. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const
const MAX_PICTURE_MB = 5
const BYTES_PER_MB = 1024 * 1024

export type PictureProblem =
  | { code: 'wrong-type' }
  | { code: 'empty' }
  | { code: 'too-large'; limitMb: number }

/** Why an upload would be rejected, else undefined. `size` is in bytes. */
export function pictureProblem({ type, size }: { type: string; size: number }): PictureProblem | undefined {
  if (!PICTURE_TYPES.some((known) => known === type)) return { code: 'wrong-type' }
  if (size === 0) return { code: 'empty' }
  return size > MAX_PICTURE_MB * BYTES_PER_MB ? { code: 'too-large', limitMb: MAX_PICTURE_MB } : undefined
}
