import {
  type GIFTQuestion,
  type MultipleChoice,
  type Numerical,
  type NumericalFormat,
  parse,
  type TextFormat,
  type TrueFalse,
} from 'gift-pegjs'
import type { EmbeddedPicture, FoundQuestion, Reading } from '../../../domain/exchange/found-question.ts'
import type { Fault, QuestionKind } from '../../../domain/exchange/import-problem.ts'
import type { TruthWords } from '../../../domain/exchange/import-reading.ts'
import { MAX_OPTIONS, MIN_OPTIONS } from '../../../domain/kinds/choice/body.ts'
import { nothingReduced, type ReducedText } from '../../markup/question-markup.ts'
import { reduceMarkup } from '../../office/reduce.ts'
import { cutFile, pictureCollector, type QuestionPictures } from '../../questions/embedded-pictures.ts'
import { type CutBlock, readCutBlocks } from '../../questions/embedded-source.ts'
import { withKindTags } from '../../questions/kind-tags.ts'
import { numberQuestion } from '../../questions/number-question.ts'
import { withPins } from '../../questions/pins.ts'
import { unreadable } from '../../questions/read-blocks.ts'
import { choiceQuestion, TRUTH_SIGNS, truthOptions } from '../../questions/weighted-question.ts'
import { type GiftBlock, mendGift, splitGift, strangeKind } from './blocks.ts'

/** The parser takes about 2 µs a character, so longer questions would block the page in one step. */
const MAX_LENGTH = 20_000

const KINDS: Record<Exclude<GIFTQuestion['type'], 'MC' | 'TF' | 'Category'>, QuestionKind> = {
  Description: 'description',
  Essay: 'essay',
  Matching: 'matching',
  Numerical: 'numerical',
  Short: 'short-answer',
}

interface Reader {
  block: GiftBlock & CutBlock
  words: TruthWords
  pictures: QuestionPictures
  unmend: (text: string) => string
}

function textOf(given: TextFormat | null, { block, pictures, unmend }: Reader): ReducedText {
  if (!given) return nothingReduced
  const text = unmend(given.text)
  if (given.format === 'plain') return { text, images: [], notes: [] }
  return pictures.place(reduceMarkup(text, { keepsLines: given.format !== 'html' }), (url) =>
    cutFile(block, url),
  )
}

const optionsOf = ({ choices }: MultipleChoice, reader: Reader) =>
  choices.map(({ text, isCorrect, weight, feedback }) => ({
    text: textOf(text, reader),
    weight: weight ?? (isCorrect ? 100 : 0),
    feedback: textOf(feedback, reader).text,
  }))

/** The first feedback is for a wrong answer, the second for a right one. */
function truthsOf({ isTrue, trueFeedback, falseFeedback }: TrueFalse, reader: Reader) {
  const [wrong, right] = [textOf(trueFeedback, reader).text, textOf(falseFeedback, reader).text]
  return truthOptions(isTrue, reader.words, isTrue ? [right, wrong] : [wrong, right])
}

function foundOf(question: MultipleChoice | TrueFalse, reader: Reader): FoundQuestion {
  const { line, lastLine, points, topic } = reader.block
  const isTruth = question.type === 'TF'
  const found = choiceQuestion(
    {
      line,
      lastLine,
      text: textOf(question.stem, reader),
      options: isTruth ? truthsOf(question, reader) : optionsOf(question, reader),
      several: false,
      shares: true,
      feedback: textOf(question.globalFeedback, reader),
      points,
      topic,
    },
    reader.pictures.take,
  )
  return withKindTags(withPins(found, reader.block.pins), reader.block.tags)
}

function answerOf({ number, range = 0, numberLow, numberHigh }: NumericalFormat) {
  if (numberLow === undefined || numberHigh === undefined)
    return { value: number ?? Number.NaN, tolerance: range }
  const [value, tolerance] = [(numberLow + numberHigh) / 2, Math.abs(numberHigh - numberLow) / 2]
  return { value: Number(value.toPrecision(12)), tolerance: Number(tolerance.toPrecision(12)) }
}

/** Undefined where several numbers are right. */
function numberFound(question: Numerical, reader: Reader): FoundQuestion | undefined {
  const { line, lastLine, points, topic, tags } = reader.block
  const choices = [question.choices]
    .flat()
    .map((choice) =>
      'text' in choice
        ? { ...answerOf(choice.text), weight: choice.isCorrect ? (choice.weight ?? 100) : 0 }
        : { ...answerOf(choice), weight: 100 },
    )
  const text = textOf(question.stem, reader)
  const feedback = textOf(question.globalFeedback, reader)
  const given = { line, lastLine, text, answers: choices, feedback, points, topic }
  const found = numberQuestion(given, reader.pictures.take)
  return found && withPins(withKindTags(found, tags), reader.block.pins)
}

/** What the parser throws. `found` is the character at which it stopped; null at the end. */
interface ParserError extends Error {
  location: { start: { line: number } }
  found: string | null
}

const isParserError = (error: unknown): error is ParserError =>
  error instanceof Error && error.name === 'SyntaxError' && 'location' in error

const faultOf = ({ found }: ParserError): Fault =>
  found === null ? { code: 'ends-too-early' } : { code: 'not-understood', found }

const crowded = (count: number): Fault => ({
  code: 'wrong-option-count',
  count,
  atLeast: MIN_OPTIONS,
  atMost: MAX_OPTIONS,
})

function readBlock(reader: Omit<Reader, 'unmend'>): FoundQuestion | undefined {
  const { line, lastLine, source } = reader.block
  const mended = mendGift(source)
  const strange = strangeKind(source)
  if (strange === 'cloze')
    return { ...unreadable(line, { code: 'unsupported-kind', kind: strange }, source), lastLine }
  if (mended.answers > MAX_OPTIONS) return { ...unreadable(line, crowded(mended.answers), source), lastLine }
  const whole = { ...reader, unmend: mended.unmend }
  try {
    const [question] = parse(mended.source)
    if (!question || question.type === 'Category') return undefined
    if (question.type === 'MC' || question.type === 'TF') return foundOf(question, whole)
    const number = question.type === 'Numerical' ? numberFound(question, whole) : undefined
    if (number) return number
    const fault: Fault = { code: 'unsupported-kind', kind: KINDS[question.type] }
    return { ...unreadable(line, fault, textOf(question.stem, whole).text), lastLine }
  } catch (error) {
    if (!isParserError(error)) throw error
    if (strange) return { ...unreadable(line, { code: 'unsupported-kind', kind: strange }, source), lastLine }
    const at = line + error.location.start.line - 1
    return { ...unreadable(at, faultOf(error), source), line, lastLine }
  }
}

/** Reads multiple-choice questions in Moodle's GIFT format. `words` are the options of true/false questions. */
export function readGift(text: string, words: TruthWords = TRUTH_SIGNS): Reading {
  const kept: EmbeddedPicture[] = []
  const newPictures = pictureCollector(kept)
  const reading = readCutBlocks(
    splitGift(text),
    (block) => readBlock({ block, words, pictures: newPictures() }),
    MAX_LENGTH,
  )
  return { ...reading, pictures: kept }
}
