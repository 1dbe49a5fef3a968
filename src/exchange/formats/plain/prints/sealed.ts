/*
 * Code travels through the reader as signs of a private plane, one for each of its own: to no rule is anything in it a letter, a
 * number, a gap or a mark.
 */
const PLANE = 0xf0000
const SEALED = /[\u{f0000}-\u{fffff}]+/gu
/** Where lines of code begin and end. */
const EDGE = '\u0001'
// biome-ignore lint/suspicious/noControlCharactersInRegex: the sign that stands for an edge
const EDGES = /[ \n]?\u0001+[ \n]?/g

function seal(text: string): string {
  const signs: string[] = []
  for (let at = 0; at < text.length; at++) signs.push(String.fromCodePoint(PLANE + text.charCodeAt(at)))
  return signs.join('')
}

const openOf = (sealed: string) =>
  Array.from(sealed, (sign) => String.fromCharCode((sign.codePointAt(0) ?? PLANE) - PLANE)).join('')

/** A dollar and an opening bracket behind a backslash would begin a formula. */
const withoutFormulas = (code: string) => code.replaceAll(/\\(?=[([$])/g, '\\\u2060').replaceAll('$', '\\$')

/** Blanks that a page would drop stay: at the front of a line, and several in a row. */
const withBlanks = (line: string) =>
  line
    .trimEnd()
    .replaceAll('\t', '    ')
    .replaceAll(/^ +| {2,}/g, (blanks) => '\u00a0'.repeat(blanks.length))

const indentOf = (line: string) => line.length - line.trimStart().length

/** Lines of code as one text without gaps; what all of them are indented by is dropped. */
export function sealedLines(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map(indentOf)
  const common = indents.reduce((least, indent) => Math.min(least, indent), Number.POSITIVE_INFINITY)
  const own = lines.map((line) => withBlanks(line.slice(Math.min(common, line.length))))
  return seal(EDGE + withoutFormulas(own.join('\n')) + EDGE)
}

/** Code within a line. */
export const sealedCode = (code: string) => seal(withoutFormulas(code))

/** A text with its code as it was written, on lines of its own where it had them. */
export function unsealed(text: string): string {
  const opened = text.replaceAll(SEALED, openOf)
  return opened === text ? text : opened.replaceAll(EDGES, '\n').trim()
}
