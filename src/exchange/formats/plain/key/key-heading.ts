import type { PaperLine } from '../lines/lines.ts'
import { leadAt } from '../signs/lead.ts'
import { KEY_WORDS, LIST_WORDS } from '../signs/words.ts'

/** What stands behind the words of a heading, up to its colon. */
const ENDS =
  '(?: ?\\([^()]{1,40}\\))?(?: (?:to|for|of|zu|zum|zur|key|section|part|set|test)\\b[^:]{0,60})? ?(?:[:：–-]|$)[:\\s]*'
const HEADING = new RegExp(
  `^(?:the )?(?:(?:detailed|worked|full|complete|ausführliche) )?(?:hints? ?(?:and|&|,) ?)?(?:${LIST_WORDS})(?: ?(?:and|&|with|und|mit|et|y|/) (?:detailed )?(?:${LIST_WORDS}|explanations?|hints|erklärungen|erläuterungen))?${ENDS}`,
  'iu',
)
/** 'Physics Answer Key:', 'Chapter 3: Solutions'. */
const WITHIN = new RegExp(`(?<!\\p{L})(?:(${KEY_WORDS})|(?:${LIST_WORDS}))(?!\\p{L})${ENDS}`, 'iu')
const LONGEST = 100
const WORDS_BEFORE = 6

interface Heading {
  /** What follows on its line. */
  rest: string
  /** Other headings need keys below that are nothing else. */
  isSure: boolean
}

/** Whether a line is set as a heading, or shouted. */
export const isLoud = ({ text, heading }: PaperLine, bare: string) =>
  heading || /^\*\*[^*]+\*\*:?$/.test(text) || (bare === bare.toUpperCase() && bare !== bare.toLowerCase())

/** A heading with words before: a subject, a chapter. */
function headingWithin(line: PaperLine, bare: string): Heading | undefined {
  const found = bare.slice(0, LONGEST).match(WITHIN)
  const before = bare.slice(0, found?.index ?? 0)
  const isTitle = !/[.?!;,]\s|[?!,]$/.test(before) && before.split(' ').length <= WORDS_BEFORE + 1
  if (!found?.index || !isTitle || leadAt(bare, 0).marker) return undefined
  const rest = bare.slice(found.index + found[0].length).trim()
  return { rest, isSure: found[1] !== undefined || (rest === '' && isLoud(line, bare)) }
}

/** What a heading above keys says behind it; undefined for another line. */
export function headingOf(line: PaperLine): Heading | undefined {
  const bare = line.text
    .replaceAll('**', '')
    .replaceAll('__', '')
    .replace(/^[\s#*_-]{0,6}/, '')
    .replaceAll(/[‐‑‒]/g, '-')
  if (bare.length === 0 || (bare.length > LONGEST && !/\d/.test(bare))) return undefined
  const [heading] = bare.slice(0, LONGEST).match(HEADING) ?? []
  if (heading === undefined) return headingWithin(line, bare)
  const rest = bare.slice(heading.length).trim()
  // 'Answer Key – Physics'
  return { rest: /^[\p{L} ]{3,40}$/u.test(rest) && /key|schlüssel/i.test(heading) ? '' : rest, isSure: true }
}
