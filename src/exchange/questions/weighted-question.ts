import { type FoundQuestion, pin } from '../../domain/exchange/found-question.ts'
import type { Fault, ImportNote, TextPlace } from '../../domain/exchange/import-problem.ts'
import type { TruthWords } from '../../domain/exchange/import-reading.ts'
import { optionLetter } from '../../domain/kinds/choice/shape.ts'
import { written } from '../../domain/lib/written.ts'
import type { ReducedText } from '../markup/question-markup.ts'
import { keepPicture } from './keep-picture.ts'

/*
 * A choice as the question banks of other systems have it: each option has a weight in per cent and feedback of its own. What
 * of it fits a question with one right option is decided here, for all of their formats.
 */

/** For who has no words. */
export const TRUTH_SIGNS: TruthWords = { isTrue: '✓', isFalse: '✗' }

export interface WeightedOption {
  text: ReducedText
  /** 100 is right; less than that but more than 0 is partly right. */
  weight: number
  feedback: string
  /** Keeps its place where others are shuffled. */
  pinned?: boolean
}

export interface WeightedQuestion {
  line: number
  lastLine: number
  text: ReducedText
  options: readonly WeightedOption[]
  /** Whether a learner may choose several. */
  several: boolean
  /** Whether shares of a right answer say the same, as in GIFT. */
  shares?: boolean
  /** What everybody is told. */
  feedback: ReducedText
  points: number
  topic?: string | undefined
  notes?: readonly ImportNote[]
}

/** Gives the address of an embedded picture that is kept, once for each picture. */
export type TakePicture = (imageUrl: string) => string

const asItIs: TakePicture = (imageUrl) => imageUrl

function pictured(reduced: ReducedText, of: TextPlace, take: TakePicture) {
  const { imageUrl, imageAlt, notes } = keepPicture(reduced.images, of)
  return {
    text: reduced.text,
    imageUrl: imageUrl && take(imageUrl),
    imageAlt,
    notes: [...reduced.notes, ...notes],
  }
}

/** An option that is only a picture is called as the picture is described, or by its letter: the form asks for a text. */
const named = ({ text, imageUrl, imageAlt }: ReturnType<typeof pictured>, index: number) =>
  written(text) || (imageUrl && (imageAlt ?? optionLetter(index)))

/** A third of a right answer is written as 33.33333, three of them as 99.99999. */
const isRight = ({ weight }: WeightedOption) => weight > 99.9

const isPartly = (option: WeightedOption) => option.weight > 0 && !isRight(option)

function faultOf({ options, several }: WeightedQuestion): Fault | undefined {
  const [right, partly] = [options.filter(isRight).length, options.some(isPartly)]
  if (several && (partly || right > 1)) return { code: 'several-answers' }
  return partly && right === 0 ? { code: 'partly-right-options' } : undefined
}

/** Whether all options that are worth something are right together: each has its share, or all of them have everything. */
function areRightTogether({ options, several, shares }: WeightedQuestion): boolean {
  const worth = options.flatMap(({ weight }) => (weight > 0 ? weight : []))
  const isShared = Math.abs(worth.reduce((all, weight) => all + weight, 0) - 100) < 1
  // Beside one that is right alone, others are worth something as a consolation.
  if (!several) return shares === true && isShared && worth.length > 1 && !options.some(isRight)
  return worth.length > 0 && (isShared || !options.some(isPartly))
}

/** What everybody is told, else what is told for the right option; with the number of texts that are lost. */
function explanationOf({ feedback, options }: WeightedQuestion) {
  const told = options.map(({ feedback: text }) => written(text))
  const ofRight = told[options.findIndex(isRight)] ?? ''
  const explanation = written(feedback.text) || ofRight
  return { explanation, lost: told.filter((text) => text && text !== explanation).length }
}

function lostNotes(given: WeightedQuestion, lost: number): ImportNote[] {
  const notes: ImportNote[] = [...given.feedback.notes]
  if (given.feedback.images.length > 0) notes.push({ code: 'picture-left-out', of: { code: 'explanation' } })
  if (lost > 0) notes.push({ code: 'feedback-left-out', count: lost })
  if (given.options.some(isPartly) && !areRightTogether(given))
    notes.push({ code: 'partial-credit-left-out' })
  return notes
}

/** The form takes points from 1 on. */
export const pointsFrom = (given: string) => Math.max(1, Number(given.replace(',', '.')) || 1)

/** `take` is asked for the address of each embedded picture that is kept. */
export function choiceQuestion(given: WeightedQuestion, take: TakePicture = asItIs): FoundQuestion {
  const [fault, isSeveral] = [faultOf(given), areRightTogether(given)]
  const { notes, ...question } = pictured(given.text, { code: 'question' }, take)
  const options = given.options.map((option, index) => {
    const found = pictured(option.text, { code: 'option', option: index }, take)
    return {
      ...found,
      text: named(found, index),
      correct: isSeveral ? option.weight > 0 : isRight(option),
      ...pin(option.pinned),
    }
  })
  const { explanation, lost } = explanationOf(given)
  return {
    line: given.line,
    lastLine: given.lastLine,
    ...question,
    options: options.map(({ notes: _, ...option }) => option),
    points: given.points,
    explanation,
    topic: given.topic,
    ...(isSeveral && { kind: { code: 'several', refusal: fault } }),
    problems: fault && !isSeveral ? [{ line: given.line, ...fault }] : [],
    notes: [
      ...notes,
      ...options.flatMap(({ notes: ofOption }) => ofOption),
      ...(given.notes ?? []),
      ...lostNotes(given, lost),
    ],
  }
}

/** The options of a true/false question, `undefined` without a key; `feedback` is for who chose true, and for who chose false. */
export const truthOptions = (
  isTrue: boolean | undefined,
  { isTrue: yes, isFalse: no }: TruthWords,
  feedback: readonly [ifTrue: string, ifFalse: string] = ['', ''],
): WeightedOption[] =>
  [yes, no].map((text, index) => ({
    text: { text, images: [], notes: [] },
    weight: isTrue === (index === 0) ? 100 : 0,
    feedback: feedback[index] ?? '',
  }))
