/** A sign of a mask, or a text that is shown as it stands. */
export type MaskPart = { sign: string } | { text: string }

const MASK_PARTS = /"([^"]*)"|\\([\s\S])|[_*][\s\S]|\[([^\]]*)\]|AM\/PM|A\/P|[\s\S]/gi
/** Of elapsed time. */
const ELAPSED = /^(?:h+|m+|s+)$/i
const CURRENCY = /^\$([^-]*)/

function partOf([all, quoted, escaped, bracket]: RegExpExecArray): MaskPart {
  const text = quoted ?? escaped
  if (text !== undefined) return { text }
  if (bracket !== undefined)
    return ELAPSED.test(bracket) ? { sign: all } : { text: CURRENCY.exec(bracket)?.[1] ?? '' }
  return /^[_*]./s.test(all) ? { text: '' } : { sign: all }
}

/** The sections of a mask: of positive numbers, negative ones and zero. */
export function sectionsOf(mask: string): MaskPart[][] {
  const sections: MaskPart[][] = [[]]
  for (const match of mask.matchAll(MASK_PARTS)) {
    const part = partOf(match)
    if ('sign' in part && part.sign === ';') sections.push([])
    else sections.at(-1)?.push(part)
  }
  return sections
}
