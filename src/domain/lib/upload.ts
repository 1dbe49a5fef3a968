/** What the reference API takes; another API may take less and say so. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const
const MAX_PICTURE_MB = 5
const BYTES_PER_MB = 1024 * 1024

/** Why a file is not worth sending; undefined when it is. */
export function pictureProblem({ type, size }: { type: string; size: number }): string | undefined {
  if (!PICTURE_TYPES.some((known) => known === type))
    return 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture'
  if (size === 0) return 'This file is empty'
  return size > MAX_PICTURE_MB * BYTES_PER_MB ? `This picture is larger than ${MAX_PICTURE_MB} MB` : undefined
}
