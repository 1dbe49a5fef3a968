/** What the reference API takes; another API may take less and say so. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const
const MAX_PICTURE_MB = 5
const BYTES_PER_MB = 1024 * 1024

export type PictureProblem =
  | { code: 'wrong-type' }
  | { code: 'empty' }
  | { code: 'too-large'; limitMb: number }

/** Why a file is not worth sending; undefined when it is. `size` in bytes. */
export function pictureProblem({ type, size }: { type: string; size: number }): PictureProblem | undefined {
  if (!PICTURE_TYPES.some((known) => known === type)) return { code: 'wrong-type' }
  if (size === 0) return { code: 'empty' }
  return size > MAX_PICTURE_MB * BYTES_PER_MB ? { code: 'too-large', limitMb: MAX_PICTURE_MB } : undefined
}
