import type { KeyPlace, LineNote } from '../../../../domain/exchange/import-problem.ts'
import type { StatedKey } from '../body.ts'
import type { FoundChoice } from '../options/choice.ts'
import type { Script } from '../signs/markers.ts'
import { namedBy } from './answers.ts'
import type { SeenKey } from './bold.ts'

/** The key of a question by its marks, its answer lines and a list of keys. */
export interface Key {
  /** The options marked right; a single one if all sources agree. */
  options: readonly number[]
  /** Its answers say that all of them are right. */
  isSeveral?: boolean
  place: KeyPlace | undefined
  notes: LineNote[]
  /** The rest of the answers' texts. */
  more: readonly StatedKey[]
}

const having = (choices: readonly FoundChoice[], has: (choice: FoundChoice) => boolean) =>
  choices.flatMap((choice, index) => (has(choice) ? [index] : []))

/** A mark on every option is a bullet, and marks none. Bold counts only on a single option, in a paper that marks keys by it. */
function markedOf(choices: readonly FoundChoice[], boldIsKey: boolean): readonly number[] {
  const marked = having(choices, (choice) => choice.marked)
  if (marked.length > 0 && marked.length < choices.length) return marked
  const bold = boldIsKey ? having(choices, (choice) => choice.bold) : []
  return bold.length === 1 ? bold : []
}

/** What a question shows of its key; undefined for one without options. */
export function seenKey(given: Given): SeenKey | undefined {
  const { choices } = given
  if (choices.length < 2) return undefined
  const bold = having(choices, (choice) => choice.bold)
  const { options, place } = agreedKey({ ...given, boldIsKey: false })
  const other = options.length === 1 ? options[0] : -1
  return {
    bold: bold.length === 1 ? bold[0] : undefined,
    isManyBold: bold.length > 1 && bold.length < choices.length,
    other: place === undefined ? undefined : other,
  }
}

const union = (one: readonly number[], other: readonly number[]) =>
  [...new Set([...one, ...other])].sort((a, b) => a - b)
const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((option) => other.includes(option))

const NO_EXCERPT = 80
/** A few words after a letter that are not the option's text, which may have changed since. */
const EXPLAINS = 3

interface Source {
  stated: StatedKey
  place: KeyPlace
}

interface Given {
  choices: readonly FoundChoice[]
  texts: readonly string[]
  script: Script | undefined
  answers: readonly StatedKey[]
  listed: StatedKey | undefined
  /** Whether bold marks the keys of the paper. */
  boldIsKey: boolean
  /** Whether the paper's keys count its options from 0. */
  fromZero: boolean
}

const DIGITS = /^[([]?\d{1,2}[)\].]?$/

export function agreedKey({ choices, texts, script, answers, listed, boldIsKey, fromZero }: Given): Key {
  const marks = markedOf(choices, boldIsKey)
  const sources: Source[] = [
    ...answers.map((stated): Source => ({ stated, place: 'answer-lines' })),
    ...(listed ? [{ stated: listed, place: 'list' } as const] : []),
  ]
  const key: Key = { options: marks, place: marks.length > 0 ? 'marks' : undefined, notes: [], more: [] }
  // Which option a number means cannot be told then; a text can.
  const isUnsafe = ({ stated }: Source) => fromZero && DIGITS.test(stated.text.trim())
  return sources.reduce(
    (before, source) => withSource(before, source, texts, isUnsafe(source) ? 'none' : script),
    key,
  )
}

function withSource(
  key: Key,
  { stated, place }: Source,
  texts: readonly string[],
  script: Script | 'none' | undefined,
): Key {
  const { options, more, isList } =
    script === 'none' ? { options: [], more: '', isList: false } : namedBy(stated.text, script, texts)
  const answer = stated.text.slice(0, NO_EXCERPT)
  const note = (code: 'answer-not-an-option' | 'answer-contradicts-mark'): LineNote[] => [
    ...key.notes,
    { code, answer, line: stated.line },
  ]
  if (options.length === 0 && stated.mayExplain) return { ...key, more: [...key.more, stated] }
  if (options.length === 0)
    return { ...key, options: [], place: key.place ?? place, notes: note('answer-not-an-option') }
  const explains = stated.goesOn || more.split(' ').length >= EXPLAINS
  const moreThanKey = more && explains ? [...key.more, { text: more, line: stated.line }] : key.more
  const unclear: LineNote[] =
    options.length > 1 && !isList
      ? [...key.notes, { code: 'answer-not-a-letter', line: stated.line }]
      : key.notes
  const several = isList ? { isSeveral: true } : {}
  if (key.notes.length > 0) return { ...key, options: [], more: moreThanKey }
  if (key.options.length === 0) return { ...several, options, place, notes: unclear, more: moreThanKey }
  if (isSame(key.options, options))
    return { ...key, ...several, place: key.place ?? place, more: moreThanKey }
  return {
    ...key,
    isSeveral: false,
    options: union(key.options, options),
    notes: note('answer-contradicts-mark'),
    more: moreThanKey,
  }
}
