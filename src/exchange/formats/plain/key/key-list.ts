import type { PaperLine } from '../lines/lines.ts'
import { isSection, isTitle, labelOf } from '../signs/labels.ts'
import { isOfBank } from './bank-labels.ts'
import { headingOf, isLoud } from './key-heading.ts'
import {
  digitPairsOf,
  isTableTitle,
  type KeyEntry,
  lettersOf,
  pairsOf,
  partPairsOf,
  tableOf,
} from './key-pairs.ts'
import { isMore, withMore, wordedKey } from './solutions.ts'

/** A list of keys apart from the questions; `end` is the index of the line behind it. */
export interface KeyList {
  start: number
  end: number
  entries: readonly KeyEntry[]
  /** Letters without numbers, for the questions in their order. */
  isInOrder?: boolean
}

interface Rows {
  entries: KeyEntry[]
  /** How many lines they take. */
  length: number
  /** The name of their part stands before them. */
  isNamed?: boolean
}

/** Below the first row of a Markdown table, where the rule may be dropped already. */
const RULED = /^[-:\s]*$/

/** The keys of one line, or of the two rows of a table. */
function rowsAt(lines: readonly PaperLine[], at: number): Rows | undefined {
  const line = lines[at]
  if (!line) return undefined
  const isRuled = RULED.test(lines[at + 1]?.text ?? 'x')
  const table = tableOf(line, lines[isRuled ? at + 2 : at + 1])
  if (table) return { entries: table, length: isRuled ? 3 : 2 }
  const length = brokenLength(lines, at)
  const text = lines
    .slice(at, at + length)
    .map((part) => part.text)
    .join(' ')
  const joined = { ...line, text }
  const entries = pairsOf(joined)
  if (entries) return { entries, length }
  const own = headingOf(line) ? undefined : partPairsOf(joined)
  return own && { entries: own, length, isNamed: true }
}

/** A pair may be broken at the margin: '… 15. B, 16.' above 'B, 17. B'. */
const BROKEN = /[\s,;|][([]?\d{1,3} ?[.):=–—-]?$/
/** A list broken over more lines does not exist. */
const MAX_BROKEN = 10

function brokenLength(lines: readonly PaperLine[], at: number): number {
  let length = 1
  while (length < MAX_BROKEN && BROKEN.test(lines[at + length - 1]?.text ?? '') && lines[at + length]?.text)
    length++
  return length
}

/** How many blank lines a list may have in a row. */
const MAX_GAP = 2

interface CountedList extends KeyList {
  /** Lines with at least one pair. */
  rows: number
}

/** Below a heading, names of parts and of the test are no keys. */
const isAside = (line: PaperLine, under: boolean) =>
  !line.text ||
  (under &&
    (isTableTitle(line) || isOfBank(line.text) || isSection(line.text) || /^test ?name ?:/i.test(line.text)))

/** So far below its name the keys of a part begin. */
const REACH = 3
const WORDS_OF_NAME = 5
const KINDS =
  /^(?:multiple[- ](?:choice|response)|true ?(?:\/|or|and) ?false|mcqs?|matching|completion|numeric response)$/i

/** 'MULTIPLE CHOICE', 'Chemistry': a name right above keys that begin or count again. */
function isPartName(lines: readonly PaperLine[], at: number, isFirst: boolean): boolean {
  const line = lines[at]
  const bare = line?.text.replaceAll('**', '').replace(/ ?:$/, '') ?? ''
  if (!line || !isTitle(bare) || /\d/.test(bare) || bare.split(' ').length > WORDS_OF_NAME) return false
  const below = lines.slice(at + 1, at + 1 + REACH).findIndex(({ text }) => text)
  const [row] =
    below < 0 ? [] : ((rowsAt(lines, at + 1 + below) ?? rowUnder(lines, at + 1 + below, []))?.entries ?? [])
  return row !== undefined && (isFirst || row.number === 1 || KINDS.test(bare) || isLoud(line, bare))
}

/** A row of keys; below a heading, of keys with words, too. */
function rowUnder(lines: readonly PaperLine[], at: number, before: readonly KeyEntry[]): Rows | undefined {
  const line = lines[at]
  const digits = line && digitPairsOf(line)
  if (digits) return { entries: digits, length: 1 }
  const entry = wordedKey(lines, at, before.at(-1))
  return entry && { entries: [entry], length: 1 }
}

/** Takes lines while they are keys; `under` a heading, words are allowed, too. */
function takeList(lines: readonly PaperLine[], from: number, under: boolean): CountedList {
  const entries: KeyEntry[] = []
  let [at, end, rows, gap, areNamed] = [from, from, 0, 0, false]
  while (at < lines.length && gap <= MAX_GAP) {
    const line = lines[at]
    if (!line) break
    const read = line.text
      ? (rowsAt(lines, at) ?? (under ? rowUnder(lines, at, entries) : undefined))
      : undefined
    if (!read && (isAside(line, under) || (under && isPartName(lines, at, entries.length === 0)))) {
      gap = line.text ? 0 : gap + 1
      at++
      continue
    }
    areNamed ||= entries.length === 0 && (read?.isNamed ?? false)
    // Above the first part's name stand options, if these are single letters.
    if (read?.isNamed && !under && !areNamed) break
    if (read && isRising([...entries.slice(-1), ...read.entries], under)) {
      entries.push(...read.entries)
      rows += read.length
      at += read.length
    } else if (under && isMore(lines, at, entries, gap > 0)) {
      entries.push(withMore(entries.pop(), line))
      at++
    } else break
    gap = 0
    end = at
  }
  return { start: from, end, entries, rows }
}

/** Under a heading, a repeated number is a mistake; elsewhere, it means that this is not a list. */
const isRising = (entries: readonly KeyEntry[], mayRepeat = false) =>
  entries.every(({ number }, index) => {
    const before = index === 0 ? 0 : (entries[index - 1]?.number ?? 0)
    return number > before || number === 1 || (mayRepeat && number === before)
  })

function listUnder(lines: readonly PaperLine[], at: number): KeyList | undefined {
  const line = lines[at]
  const heading = line && headingOf(line)
  if (!line || !heading) return undefined
  const { rest, isSure } = heading
  if (rest === '') {
    const list = takeList(lines, at + 1, isSure)
    if (list.entries.length >= 2 && isRising(list.entries, true)) return { ...list, start: at }
    return isSure ? lettersUnder(lines, at) : undefined
  }
  const said = { ...line, text: rest }
  const rows = rowsAt([said, ...lines.slice(at + 1, at + MAX_BROKEN)], 0)
  const entries = rows?.entries ?? (isSure ? digitPairsOf(said) : undefined) ?? []
  if (entries.length < 2) return isSure ? lettersIn(rest, line, at) : undefined
  const next = at + (rows?.length ?? 1)
  const below = takeList(lines, next, false)
  const all = [...entries, ...below.entries]
  return isRising(all)
    ? { start: at, end: Math.max(below.end, next), entries: all }
    : { start: at, end: next, entries }
}

function lettersIn(rest: string, line: PaperLine, at: number): KeyList | undefined {
  const entries = lettersOf(rest, line.number)
  return entries && { start: at, end: at + 1, entries, isInOrder: true }
}

function lettersUnder(lines: readonly PaperLine[], at: number): KeyList | undefined {
  const next = lines.slice(at + 1, at + 4).find(({ text }) => text)
  const list = next && lettersIn(next.text, next, at)
  return list && { ...list, end: lines.indexOf(next, at) + 1 }
}

/** A list without a heading, and where to continue. */
interface BareList {
  list: KeyList | undefined
  end: number
}

/**
 * A list without a heading consists only of keys, and enough of them. It ends at the same place from whichever line it is
 * read, so it is read once.
 */
function bareList(lines: readonly PaperLine[], at: number): BareList {
  const line = lines[at]
  if (!line?.text) return { list: undefined, end: at + 1 }
  if (isTableTitle(line)) {
    const rows = takeList(lines, at + 1, false)
    return rows.entries.length >= 2
      ? { list: { ...rows, start: at }, end: rows.end }
      : { list: undefined, end: at + 1 }
  }
  const keys = takeList(lines, at, false)
  // One key a line may be a question's options, which follow right below it.
  const list = keys.entries.length > keys.rows ? keys : apartIn(keys, lines)
  return { list, end: Math.max(keys.end, at + 1) }
}

/** The lines of a list that stand apart, if they are enough. */
function apartIn(
  { start: from, end, entries }: CountedList,
  lines: readonly PaperLine[],
): KeyList | undefined {
  let start = from
  while (start < end && (!lines[start]?.text || lines[start - 1]?.text)) start++
  const first = lines[start]?.number ?? 0
  const apart = entries.filter(({ line }) => line >= first)
  const isEnough = apart.length >= 3 || (apart.length === 2 && end >= lines.length - 1)
  return start < end && isEnough && !lines.slice(end, end + 2).some(isAnswer)
    ? { start, end, entries: apart }
    : undefined
}

const isAnswer = ({ text }: PaperLine) => labelOf(text)?.kind === 'answer'

/** The lists of keys in a text, in order. */
export function keyListsOf(lines: readonly PaperLine[]): KeyList[] {
  const lists: KeyList[] = []
  // Lines before this index were tried without success.
  let tried = 0
  for (let at = 0; at < lines.length; ) {
    const under = listUnder(lines, at)
    const bare = under || at < tried ? undefined : bareList(lines, at)
    const list = under ?? bare?.list
    if (list) lists.push(list)
    tried = bare?.end ?? tried
    at = Math.max(list?.end ?? 0, at + 1)
  }
  return lists
}
