import * as v from 'valibot'
import {
  contentOf,
  type FoundKind,
  type FoundQuestion,
  pin,
  type Reading,
} from '../../../domain/exchange/found-question.ts'
import type { Fault, TextPlace } from '../../../domain/exchange/import-problem.ts'
import { MAX_OPTIONS, MIN_OPTIONS } from '../../../domain/kinds/choice/body.ts'
import { draftNumber } from '../../../domain/kinds/number/draft.ts'
import { Question } from '../../../domain/quizzes/question.ts'
import { MAX_QUESTIONS } from '../../questions/embedded-source.ts'
import { keepPicture } from '../../questions/keep-picture.ts'
import { readEach, unreadable } from '../../questions/read-blocks.ts'
import { type KeyBase, keyBaseOf, keyIndex, looksLikeKey } from '../../questions/stated-key.ts'
import { pointsFrom } from '../../questions/weighted-question.ts'
import { type ForeignQuestion, foreignQuestion, isRecord, type JsonRecord } from './foreign.ts'

/** Questions are validated one at a time, each in its own step. */
const List = v.custom<readonly unknown[]>(Array.isArray)

/** Longer lists are only counted, because validating them would block the page for too long. */
const Crowded = v.object({ options: v.pipe(List, v.minLength(MAX_OPTIONS + 1)) })

/** Files exported here may point to pictures on this server, by http or by path. */
const isOwnAddress = (url: string) => /^(https?:\/\/|\/)/i.test(url)

function pictureOf(url: string | undefined, of: TextPlace) {
  if (!url || isOwnAddress(url)) return { imageUrl: url ?? '', notes: [] }
  return keepPicture([{ url, alt: '' }], of)
}

/** The schema's issue as a code; a missing key is distinguished from a value of the wrong type. */
function faultOf(issue: v.InferIssue<typeof Question>): Fault {
  const { type, expected, received } = issue
  const path = v.getDotPath(issue) ?? undefined
  const last = issue.path?.at(-1)
  if (last?.origin === 'key') return { code: 'missing-key', path, key: String(last.key) }
  if (type === 'integer') return { code: 'not-an-integer', path, received }
  return { code: 'wrong-type', path, expected: expected ?? type, received }
}

/** A question of a kind that not every API has. */
function kindIn({ kind, number, choose }: Question): FoundKind | undefined {
  if (kind === 'several')
    return { code: 'several', tellsCount: choose !== undefined, refusal: { code: 'several-answers' } }
  if (kind !== 'number' || number?.value === undefined) return undefined
  const refusal: Fault = { code: 'unsupported-kind', kind: 'numerical' }
  return { code: 'number', number: draftNumber(number), refusal }
}

function ownQuestion(json: unknown): FoundQuestion {
  const crowded = v.safeParse(Crowded, json)
  if (crowded.success) {
    const count = crowded.output.options.length
    return unreadable(undefined, {
      code: 'wrong-option-count',
      count,
      atLeast: MIN_OPTIONS,
      atMost: MAX_OPTIONS,
    })
  }
  const parsed = v.safeParse(Question, json)
  if (!parsed.success) return unreadable(undefined, faultOf(parsed.issues[0]))
  const { text, imageUrl, options, correctAnswer, points, pinned } = parsed.output
  const kind = kindIn(parsed.output)
  const right = kind?.code === 'several' ? (parsed.output.correctAnswers ?? []) : [correctAnswer]
  const picture = pictureOf(imageUrl, { code: 'question' })
  const pictures = options.map((option, index) =>
    pictureOf(option.imageUrl, { code: 'option', option: index }),
  )
  return {
    line: undefined,
    text,
    imageUrl: picture.imageUrl,
    options: options.map((option, index) => ({
      text: option.text,
      imageUrl: pictures[index]?.imageUrl ?? '',
      imageAlt: option.imageAlt,
      correct: right.includes(index),
      ...pin(option.pinned),
    })),
    points,
    ...contentOf(parsed.output),
    ...pin(pinned),
    ...(kind && { kind }),
    problems: [],
    notes: [picture, ...pictures].flatMap(({ notes }) => notes),
  }
}

/** Ours by its names; an `answer` beside them is somebody else's. */
const isOwn = (json: JsonRecord) =>
  (Array.isArray(json.options) || isRecord(json.number)) &&
  (json.correctAnswer === undefined || typeof json.correctAnswer === 'number') &&
  json.answer === undefined

interface Given {
  json: unknown
  /** Undefined in a list within a larger text. */
  line: number | undefined
  foreign: ForeignQuestion | undefined
}

function given(json: unknown, line?: number): Given {
  const foreign = isRecord(json) && !isOwn(json) ? foreignQuestion(json) : undefined
  return { json, line, foreign }
}

const textsOf = ({ options }: ForeignQuestion) => options.map(({ text }) => text)

/** By its mark, by the label of an option, else as a letter, a number or a text. */
function rightOf(foreign: ForeignQuestion, base: KeyBase): { right: number | undefined; fault?: Fault } {
  const { options, keys } = foreign
  const marked = options.flatMap(({ isRight }, at) => (isRight ? [at] : []))
  const [key = ''] = keys
  if (marked.length > 1 || keys.length > 1) return { right: undefined, fault: { code: 'several-answers' } }
  if (keys.length === 0) return { right: marked[0] }
  const labelled = options.findIndex(({ label }) => label?.toLowerCase() === key.toLowerCase())
  const right = labelled >= 0 ? labelled : keyIndex(key, textsOf(foreign), base)
  if (right !== undefined || looksLikeKey(key)) return { right }
  return { right, fault: { code: 'unreadable-answer', answer: key } }
}

function foreignFound(foreign: ForeignQuestion, line: number | undefined, base: KeyBase): FoundQuestion {
  const { right, fault } = rightOf(foreign, base)
  const { notes, ...picture } = keepPicture(foreign.imageUrl ? [{ url: foreign.imageUrl, alt: '' }] : [], {
    code: 'question',
  })
  const { leftOut } = foreign
  return {
    line,
    text: foreign.text,
    ...picture,
    options: foreign.options.map(({ text }, at) => ({ text, imageUrl: '', correct: at === right })),
    points: foreign.points === undefined ? 1 : pointsFrom(foreign.points),
    ...contentOf(foreign),
    problems: fault ? [{ ...fault, line }] : [],
    notes: leftOut.length > 0 ? [...notes, { code: 'fields-left-out', names: leftOut }] : notes,
  }
}

/** An index counts from 0 in most programs, and from 1 in some: the whole file decides. */
const baseOf = (all: readonly Given[]): KeyBase =>
  keyBaseOf(
    all.flatMap(({ foreign }) =>
      foreign?.keys[0] === undefined ? [] : [{ key: foreign.keys[0], options: textsOf(foreign) }],
    ),
    true,
  )

function readAll(all: readonly Given[]): Reading {
  const base = baseOf(all)
  return readEach(all, ({ json, line, foreign }) => {
    if (json instanceof SyntaxError) return unreadable(line, { code: 'not-json', said: json.message })
    return foreign ? foreignFound(foreign, line, base) : ownQuestion(json)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return error
    throw error
  }
}

/** A question a line; a broken one leaves its neighbours alone. */
function linesOf(text: string): Given[] | undefined {
  const lines = text.split('\n').map((line, at) => ({ line: line.trim(), at: at + 1 }))
  const written = lines.filter(({ line }) => line)
  if (written.length < 2 || !written.every(({ line }) => line.startsWith('{'))) return undefined
  const all = written.slice(0, MAX_QUESTIONS).map(({ line, at }) => given(parse(line), at))
  return all.some(({ json }) => !(json instanceof SyntaxError)) ? all : undefined
}

/** The deepest that a list of questions is looked for. */
const MOST_DEPTH = 3

/** The list of questions: ours, or the first in any field, or the questions by their names. */
function listIn(json: unknown, depth = 0): readonly unknown[] | undefined {
  if (Array.isArray(json)) return json
  if (!isRecord(json) || depth > MOST_DEPTH) return undefined
  if (Array.isArray(json.questions)) return json.questions
  const values = Object.values(json)
  if (values.length > 0 && values.every((each) => isRecord(each) && foreignQuestion(each))) return values
  const lists = values.flatMap((each) => [listIn(each, depth + 1) ?? []])
  return lists.find((list) => list.some((each) => isRecord(each) && foreignQuestion(each)))
}

/** A fault of the whole text is reported as a single question with that problem. */
const readNothing = (fault: Fault) => readEach([fault], (problem) => unreadable(undefined, problem))

/** Our own format, and lists of questions under the usual names of others, one a line or in one value. */
export function readJson(text: string): Reading {
  const lines = linesOf(text)
  if (lines) return readAll(lines)
  const json = parse(text)
  if (json instanceof SyntaxError) return readNothing({ code: 'not-json', said: json.message })
  const list = listIn(json) ?? (isRecord(json) && foreignQuestion(json) ? [json] : undefined)
  return list
    ? readAll(list.slice(0, MAX_QUESTIONS).map((each) => given(each)))
    : readNothing({ code: 'no-list' })
}
