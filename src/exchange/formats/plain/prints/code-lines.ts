import { leadAt } from '../signs/lead.ts'
import { markedNumber } from '../signs/markers.ts'

/** What only programs have. */
const SURE = [
  /^#include\b|^import [\w.*]+;?$|^from [\w.]+ import |^using namespace /,
  /^(?:public|private|protected|static|final|class|interface|struct|enum)\b.*[{;]$/,
  /^(?:def \w+\(.*\)|class \w+(?:\(.*\))?|for \w+(?:, ?\w+)? in .+|(?:while|if|elif|with)\b.*[=<>()!%].*) ?:$/,
  /^(?:for|while|if|switch|catch|else if|\} ?else if) ?\(.*\) ?\{?$|^\}? ?else ?\{$|^(?:do|try) ?\{$/,
  /^(?:int|float|double|char|void|long|bool|boolean|string|String|var|let|const|auto|func|fn) [*&]?\w+ ?[[=;,(]/,
  /^(?:print|printf|println|puts|echo|console\.\w+|System\.out\.\w+|fmt\.\w+) ?[('"]|^(?:cout|cin) ?[<>]{2}|^return\b.*;$/,
  /^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|FROM|WHERE)\b.*[;\w)*]$/,
  /^(?:IF|WHILE|FOR)\b.* (?:THEN|DO|TO \w+)$|^(?:END ?IF|END ?WHILE|ENDFOR|NEXT \w+)$|^(?:OUTPUT|DISPLAY) \S/,
  /^[\w.]+\(.*\);$|^\w+ \w+\(.*\) ?\{$/,
]
/** What may stand between it. */
const LIKELY = [
  /^[{}[\]();,]+$/,
  /^[\w.[\]'" ]{1,40} ?(?:[-+*/%]|\*\*|\/\/)?(?:=|←|<-) ?\S/,
  /^(?:\/\/|#|--|\/\*|\*\/)/,
  /^[\w.]+\(.*\)$/,
  /[=(){}<>].*[;{}]$/,
  /^<\/?[a-zA-Z][^<>]*>/,
]

const isOneOf = (patterns: readonly RegExp[], line: string) => patterns.some((pattern) => pattern.test(line))
const LONGEST = 160

/** `x: 5` and `i - 1` are code as well. */
const isNumbered = (line: string) => {
  const { marker } = leadAt(line, 0)
  return marker !== undefined && marker.shape !== 'x:' && marker.shape !== 'x-'
}

/** Whether a line begins as an option does: with a letter, a bullet, or the first number. */
function beginsOptions(line: string): boolean {
  const { bullet, marker } = leadAt(line.trim(), 0)
  const number = markedNumber(marker)
  return bullet !== undefined || (marker !== undefined && (number === undefined || number === 1))
}

/** How sure it is that a line is code: 2, 1, or 0. */
function sureness(source: string, indent: number): number {
  const line = source.trim()
  if (line.length > LONGEST || isNumbered(line)) return 0
  if (isOneOf(SURE, line)) return 2
  const isDeeper = source.length - source.trimStart().length >= indent + 2
  return isOneOf(LIKELY, line) || isDeeper ? 1 : 0
}

const indentOf = (line: string) => line.replaceAll('\t', '    ').length - line.trim().length

interface CodeRun {
  isCode: boolean
  before: string
  lines: readonly string[]
  end: number
}

/** Lines that are code without saying so: several, some of them surely, and options below. Others of the kind end as far below. */
export function codeRunAt(lines: readonly string[], at: number): CodeRun | undefined {
  const first = lines[at] ?? ''
  if (!first.trim() || sureness(first, Number.POSITIVE_INFINITY) === 0) return undefined
  const indent = indentOf(first)
  let [end, sure, count] = [at, 0, 0]
  for (let line = at; line < lines.length && line - end <= 1; line++) {
    const source = lines[line] ?? ''
    const how = source.trim() ? sureness(source, indent) : 0
    if (source.trim() && how === 0) break
    if (how === 0) continue
    sure += how === 2 ? 1 : 0
    count++
    end = line + 1
  }
  const below = lines.slice(end, end + 3).find((line) => line.trim())
  const isCode = sure >= 1 && count >= 2 && below !== undefined && beginsOptions(below)
  return { isCode, before: '', lines: lines.slice(at, end), end }
}
