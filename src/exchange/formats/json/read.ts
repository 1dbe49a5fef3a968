import * as v from 'valibot'
import { contentOf, type FoundQuestion, pin, type Reading } from '../../../domain/exchange/found-question.ts'
import type { Fault, TextPlace } from '../../../domain/exchange/import-problem.ts'
import { MAX_OPTIONS, MIN_OPTIONS } from '../../../domain/kinds/choice/body.ts'
import { Question } from '../../../domain/quizzes/question.ts'
import { MAX_QUESTIONS } from '../../questions/embedded-source.ts'
import { keepPicture } from '../../questions/keep-picture.ts'
import { readEach, unreadable } from '../../questions/read-blocks.ts'

/** Questions are validated one at a time, each in its own step. */
const List = v.custom<readonly unknown[]>(Array.isArray)

/** A file of ours, a whole quiz, or a bare list. */
const File = v.union([
  List,
  v.pipe(
    v.object({ questions: List }),
    v.transform(({ questions }) => questions),
  ),
])

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

function questionOf(json: unknown): FoundQuestion {
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
      correct: index === correctAnswer,
      ...pin(option.pinned),
    })),
    points,
    ...contentOf(parsed.output),
    ...pin(pinned),
    problems: [],
    notes: [picture, ...pictures].flatMap(({ notes }) => notes),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return error
    throw error
  }
}

/** A fault of the whole text is reported as a single question with that problem. */
const readNothing = (fault: Fault) => readEach([fault], (problem) => unreadable(undefined, problem))

export function readJson(text: string): Reading {
  const json = parse(text)
  if (json instanceof SyntaxError) return readNothing({ code: 'not-json', said: json.message })
  const file = v.safeParse(File, json)
  return file.success
    ? readEach(file.output.slice(0, MAX_QUESTIONS), questionOf)
    : readNothing({ code: 'no-list' })
}
