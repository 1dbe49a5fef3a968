import * as v from 'valibot'
import { Question } from '../quizzes/quiz.ts'
import {
  type FoundQuestion,
  keepPicture,
  type NewQuestion,
  nameOfOption,
  type Reading,
  readEach,
  unreadable,
} from './question-exchange.ts'

const withPicture = (imageUrl: string) => (imageUrl ? { imageUrl } : {})

/** Questions as the API has them, in a file that says what it is. */
export const toJson = (questions: readonly NewQuestion[]) =>
  `${JSON.stringify(
    {
      format: 'quiz-questions',
      version: 1,
      questions: questions.map(({ text, imageUrl, options, correctAnswer, points }) => ({
        text,
        ...withPicture(imageUrl),
        options: options.map((option) => ({ text: option.text, ...withPicture(option.imageUrl) })),
        correctAnswer,
        points,
      })),
    },
    null,
    2,
  )}\n`

/** An own file, a whole quiz, or a bare list. */
const File = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ questions: v.array(v.unknown()) }),
    v.transform(({ questions }) => questions),
  ),
])

/** What was written here may lie on this very server; no other scheme is a picture's. */
const isOwnAddress = (url: string) => /^(https?:\/\/|\/)/i.test(url)

function pictureOf(url: string | undefined, of: string) {
  if (!url || isOwnAddress(url)) return { imageUrl: url ?? '', notes: [] }
  return keepPicture([url], of)
}

function questionOf(json: unknown): FoundQuestion {
  const parsed = v.safeParse(Question, json)
  if (!parsed.success) {
    const [issue] = parsed.issues
    return unreadable(undefined, `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)
  }
  const { text, imageUrl, options, correctAnswer, points } = parsed.output
  const picture = pictureOf(imageUrl, 'the question')
  const pictures = options.map((option, index) => pictureOf(option.imageUrl, nameOfOption(index)))
  return {
    line: undefined,
    text,
    imageUrl: picture.imageUrl,
    options: options.map((option, index) => ({
      text: option.text,
      imageUrl: pictures[index]?.imageUrl ?? '',
      correct: index === correctAnswer,
    })),
    points,
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

export function readJson(text: string): Reading {
  const json = parse(text)
  if (json instanceof SyntaxError)
    return readEach([json.message], (message) => unreadable(undefined, `not valid JSON: ${message}`))
  const file = v.safeParse(File, json)
  return file.success
    ? readEach(file.output, questionOf)
    : readEach([''], () => unreadable(undefined, 'there is no list of questions in this JSON'))
}
