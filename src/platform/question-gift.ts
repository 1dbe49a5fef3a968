import { type GIFTQuestion, type MultipleChoice, parse, type TextFormat } from 'gift-pegjs'
import {
  type FoundQuestion,
  keepPicture,
  nameOfOption,
  ONLY_SINGLE_CHOICE,
  type Reading,
  readEach,
  unreadable,
} from '../domain/exchange/question-exchange.ts'
import {
  type GiftBlock,
  mendGift,
  pointsOfTags,
  splitGift,
  unmendGift,
} from '../domain/exchange/question-gift.ts'
import { type ReducedText, reduceMarkup } from '../domain/exchange/question-markup.ts'

const KINDS: Record<Exclude<GIFTQuestion['type'], 'MC'>, string> = {
  Category: 'a category',
  Description: 'a text without answers',
  Essay: 'an essay',
  Matching: 'a matching question',
  Numerical: 'a numerical question',
  Short: 'a short answer',
  TF: 'a true/false question',
}

function textOf({ format, text: mended }: TextFormat): ReducedText {
  const text = unmendGift(mended)
  if (format === 'plain') return { text, images: [], notes: [] }
  return reduceMarkup(text, { keepsLines: format !== 'html' })
}

const FULL_WEIGHT = 100

function choiceOf({ text: source, isCorrect, weight }: MultipleChoice['choices'][number], index: number) {
  const { text, images, notes } = textOf(source)
  const { imageUrl, notes: pictureNotes } = keepPicture(images, nameOfOption(index))
  const correct = isCorrect || weight === FULL_WEIGHT
  return { option: { text, imageUrl, correct }, notes: [...notes, ...pictureNotes] }
}

function foundOf(line: number, { stem, choices, tags }: MultipleChoice): FoundQuestion {
  const { text, images, notes } = textOf(stem)
  const { imageUrl, notes: pictureNotes } = keepPicture(images, 'the question')
  const found = choices.map(choiceOf)
  const partly = choices.some(({ weight }) => weight !== null && weight > 0 && weight < FULL_WEIGHT)
  return {
    line,
    text,
    imageUrl,
    options: found.map(({ option }) => option),
    points: pointsOfTags(tags),
    problems: partly ? [{ line, message: `has options that are partly right: ${ONLY_SINGLE_CHOICE}` }] : [],
    notes: [...notes, ...pictureNotes, ...found.flatMap(({ notes: ofOption }) => ofOption)],
  }
}

/** What the parser throws: where it stopped, and at which character. */
interface ParserError extends Error {
  location: { start: { line: number } }
  found: string | null
}

const isParserError = (error: unknown): error is ParserError =>
  error instanceof Error && error.name === 'SyntaxError' && 'location' in error

const explainStop = ({ found }: ParserError) =>
  found === null
    ? 'ends too early: is a } missing, or an empty line within the question?'
    : `"${found === '\n' ? 'line break' : found}" is not understood here; ~ = # { } need a \\ before them in a text`

function readBlock({ line, source }: GiftBlock): FoundQuestion | undefined {
  try {
    const [question] = parse(mendGift(source))
    if (!question || question.type === 'Category') return undefined
    if (question.type === 'MC') return foundOf(line, question)
    return unreadable(line, `is ${KINDS[question.type]}: ${ONLY_SINGLE_CHOICE}`, textOf(question.stem).text)
  } catch (error) {
    if (!isParserError(error)) throw error
    return unreadable(line + error.location.start.line - 1, explainStop(error), source)
  }
}

/** Moodle's GIFT; of its question types the one with a single correct option. */
export const read = (text: string): Reading => readEach(splitGift(text), readBlock)
