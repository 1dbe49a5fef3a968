import { type GIFTQuestion, type MultipleChoice, parse, type TextFormat } from 'gift-pegjs'
import type { Fault, QuestionKind } from '../domain/exchange/import-problem.ts'
import {
  type FoundQuestion,
  keepPicture,
  type Reading,
  readBlocks,
  unreadable,
} from '../domain/exchange/question-exchange.ts'
import { type GiftBlock, mendGift, splitGift, unmendGift } from '../domain/exchange/question-gift.ts'
import { type ReducedText, reduceMarkup } from '../domain/exchange/question-markup.ts'

const KINDS: Record<Exclude<GIFTQuestion['type'], 'MC' | 'Category'>, QuestionKind> = {
  Description: 'description',
  Essay: 'essay',
  Matching: 'matching',
  Numerical: 'numerical',
  Short: 'short-answer',
  TF: 'true-false',
}

function textOf({ format, text: mended }: TextFormat): ReducedText {
  const text = unmendGift(mended)
  if (format === 'plain') return { text, images: [], notes: [] }
  return reduceMarkup(text, { keepsLines: format !== 'html' })
}

const FULL_WEIGHT = 100

function choiceOf({ text: source, isCorrect, weight }: MultipleChoice['choices'][number], index: number) {
  const { text, images, notes } = textOf(source)
  const { notes: pictureNotes, ...picture } = keepPicture(images, { code: 'option', option: index })
  const correct = isCorrect || weight === FULL_WEIGHT
  return { option: { text, ...picture, correct }, notes: [...notes, ...pictureNotes] }
}

function foundOf({ line, points }: GiftBlock, question: MultipleChoice): FoundQuestion {
  const { stem, choices, globalFeedback } = question
  const { text, images, notes } = textOf(stem)
  const { notes: pictureNotes, ...picture } = keepPicture(images, { code: 'question' })
  const found = choices.map(choiceOf)
  const partly = choices.some(({ weight }) => weight !== null && weight > 0 && weight < FULL_WEIGHT)
  return {
    line,
    text,
    ...picture,
    options: found.map(({ option }) => option),
    points,
    explanation: globalFeedback ? textOf(globalFeedback).text : undefined,
    problems: partly ? [{ line, code: 'partly-right-options' }] : [],
    notes: [...notes, ...pictureNotes, ...found.flatMap(({ notes: ofOption }) => ofOption)],
  }
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

function readBlock(block: GiftBlock): FoundQuestion | undefined {
  const { line, source } = block
  try {
    const [question] = parse(mendGift(source))
    if (!question || question.type === 'Category') return undefined
    if (question.type === 'MC') return foundOf(block, question)
    const kind = KINDS[question.type]
    return unreadable(line, { code: 'unsupported-kind', kind }, textOf(question.stem).text)
  } catch (error) {
    if (!isParserError(error)) throw error
    return unreadable(line + error.location.start.line - 1, faultOf(error), source)
  }
}

/** Reads the single-choice questions of Moodle's GIFT format. */
export const readGift = (text: string): Reading => readBlocks(splitGift(text), readBlock)
