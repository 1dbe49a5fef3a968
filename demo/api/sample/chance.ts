/** A number in [0, 1) that looks random and depends only on these facts, so that each demo has the same school (FNV-1a, mixed). */
export function chance(...facts: (string | number)[]): number {
  let hash = 2_166_136_261
  for (const sign of facts.join(' ')) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
