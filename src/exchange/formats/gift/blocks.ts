import type { QuestionKind } from '../../../domain/exchange/import-problem.ts'
import { MAX_QUESTIONS } from '../../questions/embedded-source.ts'
import { type Pins, pinsIn } from '../../questions/pins.ts'
import type { SourceBlock } from '../../questions/read-blocks.ts'
import { topicOf } from '../../questions/topic-path.ts'

export interface GiftBlock extends SourceBlock {
  points: number
  pins: Pins
  tags: readonly string[]
  topic: string | undefined
}

const isComment = (line: string) => line.trimStart().startsWith('//')

const CATEGORY = /^\s*\$CATEGORY:(.*)$/

const TAG = /\[tag:([^\][]{1,100})\]/g

const tagsIn = (comments: readonly string[]) =>
  comments.flatMap((comment) => [...comment.slice(0, 2000).matchAll(TAG)].flatMap(([, tag]) => tag ?? []))

/** GIFT has no points, so a tag in a comment carries them; other systems show it as an ordinary tag. */
const POINTS = /\[tag:points=(\d+(?:\.\d+)?)\]/

/**
 * Comments among the answers would stop the parser, and are removed. Those before a question are emptied, apart from its points;
 * their lines stay, to keep line numbers right.
 */
function blockOf(line: number, lines: readonly string[], topic: string | undefined): GiftBlock | undefined {
  const start = lines.findIndex((text) => !isComment(text))
  if (start < 0) return undefined
  const [comments, rest] = [lines.slice(0, start), lines.slice(start)]
  const [, points = 1] = comments.join('\n').match(POINTS) ?? []
  const source = [...comments.map(() => '//'), ...rest.filter((text) => !isComment(text))].join('\n')
  const tags = tagsIn(comments)
  return { line, source, points: Number(points), pins: pinsIn(tags), tags, topic }
}

/** Empty lines separate questions. Category lines are not questions, but are counted. */
export function splitGift(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = []
  let lines: string[] = []
  let topic: string | undefined
  const close = (end: number) => {
    const block = blockOf(end - lines.length + 1, lines, topic)
    if (block) blocks.push(block)
    lines = []
  }
  const all = text.split('\n')
  for (const [index, line] of all.entries()) {
    const [, category] = line.match(CATEGORY) ?? []
    if (line.trim() && category === undefined) lines.push(line)
    else close(index)
    if (blocks.length > MAX_QUESTIONS) return blocks
    if (category !== undefined) topic = topicOf(category.trim())
  }
  close(all.length)
  return blocks
}

/** The index of the first unescaped mark, or of the last; -1 if there is none. */
function findMark(source: string, mark: string, last = false): number {
  let found = -1
  for (let at = 0; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === mark) {
      found = at
      if (!last) break
    }
  }
  return found
}

/** Comments and the title. */
const OPENING = /^((?:\s*\/\/.*\n)*\s*)(::(?:\\.|[^\\])*?::)?/

const escapeBare = (text: string, marks: RegExp) =>
  text.replaceAll(/\\[\s\S]|::|[^\\]/g, (piece) => (marks.test(piece) ? `\\${piece}` : piece))

const FIRST_PRIVATE = 0xe000

/** Splits `->` inside options during parsing: a private-use character that the source does not contain. */
function breakerFor(source: string): string {
  let code = FIRST_PRIVATE
  while (source.includes(String.fromCharCode(code))) code++
  return String.fromCharCode(code)
}

/** Moodle takes `~=` for a right answer as well, and true and false in any case. */
const inOneSpelling = (answers: string) =>
  answers
    .replace(
      /^(\{\s*)(true|false|t|f)(?=\s*[#}])/i,
      (_, open: string, truth: string) => `${open}${truth.toUpperCase()}`,
    )
    .replaceAll(/\\[\s\S]|~[ \t]*=/g, (piece) => (piece.startsWith('~') ? '=' : piece))

/** Weights with a decimal comma, as Moodle writes them in most languages. */
const withPoints = (answers: string) => answers.replaceAll(/([=~][ \t]*%-?\d{1,3}),(\d{1,9}%)/g, '$1.$2')

const MOST_ZEROS = 320

/** 1.6e-19 with all its zeros, which alone the parser knows. */
function withZeros(number: string): string {
  const [mantissa = '', power = '0'] = number.replace(',', '.').split(/e/i)
  const [whole = '', decimals = ''] = mantissa.split('.')
  const places = Number(power)
  if (Math.abs(places) > MOST_ZEROS) return number
  const [left, right] =
    places < 0 ? [whole.padStart(1 - places, '0'), decimals] : [whole, decimals.padEnd(places, '0')]
  const all = left + right
  const at = left.length + places
  return `${all.slice(0, at)}${at < all.length ? `.${all.slice(at)}` : ''}`
}

/** Numbers where an answer or a tolerance stands. */
const NUMBERS = /((?:[#=:]|%\d{1,3}%|\.\.)\s*[-+]?)(\d+(?:[.,]\d+)?(?:e[-+]?\d{1,3})?)/gi

function mendAnswers(answers: string, breaker: string): string {
  // In a numerical answer a colon separates the tolerance.
  if (/^\{\s*#/.test(answers)) {
    const [before = '', ...feedback] = answers.split('####')
    const mended = before.replaceAll(NUMBERS, (_, sign: string, number: string) => sign + withZeros(number))
    return [mended, ...feedback].join('####')
  }
  const mended = escapeBare(withPoints(inOneSpelling(answers)), /^:$/)
    // A per cent sign begins a weight, unless it cannot be one.
    .replaceAll(/([=~]\s*)%(?!-?[\d.]+%)/g, `$1${breaker}%`)
  // The parser takes any arrow for a matching question, even beside a wrong option.
  return findMark(mended, '~') < 0 ? mended : mended.replaceAll('->', `-${breaker}>`)
}

/** A cloze text names the kind of each gap, or has several gaps. */
const GAP =
  /(?<!\\)\{\s*(?:\d+\s*)?:\s*(MC|MULTICHOICE|SA|SHORTANSWER|NM|NUMERICAL|MR|MULTIRESPONSE)[A-Z_]*\s*:/i

/** The kind of a question that the parser cannot read; undefined if unclear. */
export function strangeKind(source: string): QuestionKind | undefined {
  if (GAP.test(source)) return 'cloze'
  const [open, close] = [findMark(source, '{'), findMark(source, '}')]
  if (open < 0 || close < open) return undefined
  const rest = source.slice(close + 1)
  if (/^[^{]*(?<!\\)\{\s*[=~]/.test(rest)) return 'cloze'
  const answers = source.slice(open, close)
  return answers.includes('->') && findMark(answers, '~') < 0 ? 'matching' : undefined
}

interface MendedGift {
  source: string
  /** The number of answers, counted because the parser is slow with thousands. */
  answers: number
  /** Removes what was inserted for the parser. */
  unmend: (text: string) => string
}

const ANSWER_MARKS = /\\[\s\S]|[~=]/g

function countAnswers(answers: string): number {
  let count = 0
  for (const [mark] of answers.matchAll(ANSWER_MARKS)) if (mark.length === 1) count++
  return count
}

/**
 * Escapes marks that people leave bare and the strict parser refuses, such as "y = 2x", "Note: …" and addresses: any mark outside
 * the braces, and a lone colon inside.
 */
export function mendGift(source: string): MendedGift {
  const [opening = ''] = source.match(OPENING) ?? []
  const rest = source.slice(opening.length)
  const [open, close] = [findMark(rest, '{'), findMark(rest, '}', true)]
  // A text alone may have any marks, but not half of a question.
  const lone = open < 0 && close < 0 ? opening + escapeBare(rest, /^[=~#:]$/) : source
  if (open < 0 || close < open) return { source: lone, answers: 0, unmend: (text) => text }
  const answers = rest.slice(open, close + 1)
  const breaker = breakerFor(source)
  return {
    source: [
      opening,
      escapeBare(rest.slice(0, open), /^[=~#:}]$/),
      mendAnswers(answers, breaker),
      escapeBare(rest.slice(close + 1), /^[=~#:{]$/),
    ].join(''),
    answers: countAnswers(answers),
    unmend: (text) => text.replaceAll(breaker, ''),
  }
}
