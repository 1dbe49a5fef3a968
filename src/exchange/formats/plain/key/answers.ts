import type { Script } from '../signs/markers.ts'
import { fold, markerAt, valueIn } from '../signs/markers.ts'
import { truthOf } from '../signs/truths.ts'

/** What an answer names among the options; `more` is the rest of the text. */
export interface Named {
  options: readonly number[]
  more: string
  /** All of them are right, as in 'A, C'; without it, the answer may mean one or the other. */
  isList?: boolean
}

const NOTHING_NAMED: Named = { options: [], more: '' }

/** For comparison: without marks, case, gaps and the full stop. */
const plainOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('**', '')
    .replaceAll(/[−‒–‐‑]/g, '-')
    .replaceAll(/[\s$\\{}`]+/g, '')
    .replace(/[.;,]$/, '')

/** The option that a letter or a number stands for. */
function optionOf(label: string, script: Script | undefined, count: number): number | undefined {
  const marker = markerAt(`${label})`, 0)
  if (!marker) return undefined
  const isDigit = /^\d/.test(fold(label))
  if (isDigit && script !== undefined && script !== 'number') return undefined
  const own = script && (valueIn(marker, script) ?? valueIn(marker, otherCase(script)))
  const value = own ?? marker.signs.find((sign) => sign.value < count)?.value
  return value !== undefined && value < count ? value : undefined
}

const CASES: Partial<Record<Script, Script>> = {
  LATIN: 'latin',
  latin: 'LATIN',
  ROMAN: 'roman',
  roman: 'ROMAN',
  GREEK: 'greek',
  greek: 'GREEK',
  CYRILLIC: 'cyrillic',
  cyrillic: 'CYRILLIC',
}
const otherCase = (script: Script): Script => CASES[script] ?? script

const LABEL = '[([]?(\\p{L}ـ?|[ivxIVX]{2,4}|\\d{1,2})[)\\].]?'
const PREFIX = '(?:option|choice|letter|answer|no\\.?|antwort|الخيار|विकल्प)?\\s?'
const ONE = new RegExp(`^${PREFIX}${LABEL}[.,;]?$`, 'iu')
const SEVERAL = new RegExp(
  `^${PREFIX}${LABEL}(?:\\s?(?:,|;|/|&|\\+|\\band\\b|\\bund\\b|\\bet\\b|\\by\\b|\\be\\b|و)\\s?${LABEL}){1,25}$`,
  'iu',
)
const LABELS = /\p{L}ـ?|\d{1,2}/gu
const BEFORE_TEXT = new RegExp(
  `^${PREFIX}(?:[([](\\p{L}|\\d{1,2})[)\\]]|(\\p{L}|\\d{1,2})(?:[).:\\]]| ?[-–—=](?=\\s)| ?,| (?=\\()|\\t| because| since| as | weil| car)) ?[.:,–—-]? ?`,
  'iu',
)

const JOINERS = /\b(?:and|und|et|y|e|option|options|choice)\b|[,;/&+\s]/giu

const byText = (answer: string, texts: readonly string[]) => {
  const wanted = plainOf(answer)
  return wanted ? texts.flatMap((text, index) => (plainOf(text) === wanted ? [index] : [])) : []
}

/** Only words may follow an option's text: '2/3', '2 + x' and '2 or 3' do not name '2'. */
const GOES_ON =
  /^(?:[.,;:!]?$|[.,;:]\s+(?=[\p{L}(])|\s[–—-]\s(?=\p{L}{2})|\s(?=\()|\s(?=(?:because|since|as|weil|da|denn|car|porque|perché)\s))/iu
const ALTERNATIVE = /^(?:and|or|und|oder|et|ou|y|e|o|u|أو)\s/iu
/** '(b) And beyond the angle': a sentence, not another option. */
const SENTENCE = /^(?:And|Or|Und|Oder|Et|Ou) (?![([]?\p{L}[)\].]?(?:\s|$))/u
const isAlternative = (more: string) => ALTERNATIVE.test(more) && !SENTENCE.test(more)

/** Texts that an answer begins with, as in '20 m, because …'. */
function byBeginning(answer: string, texts: readonly string[]): Named {
  const lower = answer.toLowerCase()
  const fits = texts.flatMap((text, index) => {
    const start = text.toLowerCase().trim()
    if (!start || !lower.startsWith(start)) return []
    const [behind] = answer.slice(start.length).match(GOES_ON) ?? []
    return behind === undefined ? [] : [{ index, length: start.length + behind.length }]
  })
  const longest = fits.sort((one, other) => other.length - one.length)[0]
  if (!longest) return NOTHING_NAMED
  const more = answer.slice(longest.length)
  if (ALTERNATIVE.test(more)) return NOTHING_NAMED
  // 'Iron, zinc' is an answer with two options.
  const also = byText(more, texts)
  return also.length > 0
    ? { options: [...new Set([longest.index, ...also])], more: '' }
    : { options: [longest.index], more }
}

function letterAndText(
  answer: string,
  script: Script | undefined,
  texts: readonly string[],
): Named | undefined {
  const match = answer.match(BEFORE_TEXT)
  const label = match?.[1] ?? match?.[2]
  if (!match || !label) return undefined
  const option = optionOf(label, script, texts.length)
  const more = answer.slice(match[0].length).trim()
  if (option === undefined || isAlternative(more)) return undefined
  const named = byText(more, texts)
  // A letter and another option's text contradict each other.
  if (named.length > 0 && !named.includes(option)) return { options: [option, ...named], more: '' }
  return { options: [option], more: named.length > 0 ? '' : withoutText(more, texts[option] ?? '') }
}

/** Without the option's text, unless a sentence begins with it. */
function withoutText(more: string, text: string): string {
  const own = text.trim()
  const isThere =
    own && more.toLowerCase().startsWith(own.toLowerCase()) && GOES_ON.test(more.slice(own.length))
  return isThere ? more.slice(own.length).replace(/^[\s.,;:–—-]+/, '') : more
}

/** 'V' for 'Verdadero', where each option is a word for true or false. */
const byTruthLetter = (answer: string, texts: readonly string[]) =>
  /^\p{L}$/u.test(answer) && texts.every((text) => truthOf(text))
    ? texts.flatMap((text, index) => (text.toLowerCase().startsWith(answer.toLowerCase()) ? [index] : []))
    : []

const byTruth = (answer: string, texts: readonly string[]) => {
  const truth = truthOf(answer)
  if (!truth) return byTruthLetter(answer, texts)
  return texts.flatMap((text, index) => (truthOf(text)?.isRight === truth.isRight ? [index] : []))
}

function severalOf(answer: string, script: Script | undefined, count: number): readonly number[] | undefined {
  if (answer.length > 80 || !SEVERAL.test(answer)) return undefined
  const labels = answer.replaceAll(JOINERS, ' ').match(LABELS) ?? []
  const options = labels.map((label) => optionOf(label, script, count))
  return options.every((option) => option !== undefined) && options.length > 1 ? options : undefined
}

/** What an answer names: a letter, a number, true or false, or the text of an option. */
export function namedBy(source: string, script: Script | undefined, texts: readonly string[]): Named {
  const answer = source
    .replaceAll('**', '')
    .replace(/^[*_\s]+|[*_]+$/g, '')
    .replace(/^`(.{1,3})`$/, '$1')
    .trim()
  const same = byText(answer, texts)
  const [, letter] = answer.length <= 40 ? (answer.match(ONE) ?? []) : []
  const option = letter === undefined ? undefined : optionOf(letter, script, texts.length)
  // "C" may be a letter, or the text of another option: then both are named.
  if (option !== undefined) return { options: [...new Set([option, ...same])], more: '' }
  if (same.length > 0) return { options: same, more: '' }
  const truth = byTruth(answer, texts)
  if (truth.length === 1) return { options: truth, more: '' }
  const several = severalOf(answer, script, texts.length)
  if (several) return { options: several, more: '', isList: true }
  return letterAndText(answer, script, texts) ?? byBeginning(answer, texts)
}
