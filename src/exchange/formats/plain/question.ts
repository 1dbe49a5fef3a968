import type { FoundQuestion } from '../../../domain/exchange/found-question.ts'
import type {
  ImportNote,
  ImportProblem,
  KeyPlace,
  LineNote,
} from '../../../domain/exchange/import-problem.ts'
import { optionLetter } from '../../../domain/kinds/choice/shape.ts'
import { foundNothing } from '../../questions/read-blocks.ts'
import type { Block } from './blocks.ts'
import { type Body, bodyOf, type StatedKey } from './body.ts'
import { namedBy } from './key/answers.ts'
import type { SeenKey } from './key/bold.ts'
import { agreedKey, seenKey } from './key/key.ts'
import { numberStated } from './key/number.ts'
import { droppedLine } from './lines/furniture.ts'
import type { LinePart } from './lines/joining.ts'
import { textOf } from './lines/texts.ts'
import type { Choices } from './options/choice.ts'
import { readChoices } from './options/choices.ts'
import { isSection } from './signs/labels.ts'
import { pointsIn, writtenPoints } from './signs/points.ts'
import { truthOf } from './signs/truths.ts'

export interface ReadBlock {
  found: FoundQuestion
  /** What was dropped or changed, by its line. */
  notes: LineNote[]
  keyPlace: KeyPlace | undefined
}

export interface BlockHints {
  margin: number
  /** What a list of keys says of it. */
  listed: StatedKey | undefined
  isLast: boolean
  /** What its paper's keys are like. */
  boldIsKey: boolean
  fromZero: boolean
  /** How many options most questions have. */
  usual: number | undefined
}

/** A statement whose answer is true or false has these two options, written or not. */
function withTruths(choices: Choices, answers: readonly StatedKey[]): Choices {
  const said =
    choices.choices.length === 0 ? answers.map(({ text }) => truthOf(text)).find((truth) => truth) : undefined
  const line = choices.stem.at(-1)?.line
  if (!said || !line) return choices
  return {
    ...choices,
    choices: said.truths.map((text) => ({ marked: false, bold: false, parts: [{ line, text }] })),
  }
}

/** Points stand in the text of the question. */
function withoutPoints(stem: readonly LinePart[]): { stem: LinePart[]; points: number | undefined } {
  let points: number | undefined
  const parts = stem.map((part) => {
    const read = pointsIn(part.text)
    points ??= read.points
    return { ...part, text: read.text }
  })
  return { stem: parts, points }
}

const SHORT_ANSWER = { code: 'unsupported-kind', kind: 'short-answer' } as const

/** What is asked for is a number, unless it stands in the text, where it may be an option. */
function numberAsked(choices: Choices, text: string, answers: readonly StatedKey[]) {
  const [answer, other] = answers
  if (choices.choices.length > 0 || !answer || other) return undefined
  const stated = numberStated(answer.text)
  return stated && !text.includes(stated.number.value) ? stated : undefined
}

function problemsOf(choices: Choices, block: Block, answers: readonly StatedKey[]): ImportProblem[] {
  if (choices.choices.length === 0)
    return [{ ...(answers[0] ? SHORT_ANSWER : { code: 'no-options-and-no-answer' }), line: block.line }]
  const misplaced = choices.misplaced.map(({ letter, expected, index }): ImportProblem => {
    const upper = optionLetter(expected)
    const isLower = letter === letter.toLowerCase()
    return {
      code: 'option-out-of-order',
      letter,
      expected: isLower ? upper.toLowerCase() : upper,
      line: index,
    }
  })
  return [
    ...misplaced,
    ...choices.stray.map(({ number }): ImportProblem => ({ code: 'stray-line', line: number })),
  ]
}

function contentsOf(block: Block, body: Body, hints: BlockHints, eager: boolean): Choices {
  const answers = hints.listed ? [...body.answers, hints.listed] : body.answers
  const isKey = (text: string) =>
    answers.some((said) => namedBy(said.text, undefined, [text]).options.length > 0 && said.text.length > 1)
  const choices = readChoices(body.lines, {
    margin: hints.margin,
    usual: hints.usual,
    truths: block.truths,
    isKey,
    eager,
  })
  const lines = body.lines
  return withTruths(
    {
      ...choices,
      misplaced: choices.misplaced.map((each) => ({
        ...each,
        index: lines[each.index]?.line.number ?? block.line,
      })),
    },
    answers,
  )
}

function read(block: Block, hints: BlockHints, eager: boolean): ReadBlock & { unsure: boolean } {
  const body = bodyOf(block, hints.isLast)
  const choices = contentsOf(block, body, hints, eager)
  const { stem, points } = withoutPoints(choices.stem)
  const text = textOf(stem, { code: 'question' }, hints.margin)
  const options = choices.choices.map(({ parts }, option) =>
    textOf(parts, { code: 'option', option }, hints.margin),
  )
  const key = agreedKey({
    choices: choices.choices,
    texts: options.map((option) => option.text),
    script: choices.script,
    answers: body.answers,
    ...hints,
  })
  const more = key.more.flatMap((said): LinePart[] => {
    const line =
      block.lines.find(({ line: { number } }) => number === said.line)?.line ?? block.lines[0]?.line
    return line ? [{ line, text: said.text }] : []
  })
  const explanation = textOf([...more, ...body.explanation], { code: 'question' }, hints.margin)
  const answers = hints.listed ? [...body.answers, hints.listed] : body.answers
  const asked = numberAsked(choices, text.text, answers)
  const notes: ImportNote[] = [
    ...text.pictures,
    ...options.flatMap(({ pictures }) => pictures),
    ...(asked ? [] : key.notes),
    ...(asked?.isAssumed ? [{ code: 'tolerance-assumed', percent: asked.number.tolerance } as const] : []),
  ]
  const dropped = choices.rest.map((line) =>
    droppedLine(line, line.heading || isSection(line.text) ? 'heading' : 'after-question'),
  )
  return {
    found: {
      ...foundNothing,
      ...spanOf(block, choices),
      text: text.text,
      imageUrl: text.imageUrl,
      imageAlt: text.imageAlt,
      options: options.map((option, index) => ({
        // The form demands a text with a picture, too.
        text: option.text || (option.imageUrl && (option.imageAlt ?? optionLetter(index))),
        imageUrl: option.imageUrl,
        imageAlt: option.imageAlt,
        correct: key.options.includes(index),
      })),
      points: points ?? writtenPoints(body.points ?? hints.listed?.points ?? '') ?? 1,
      explanation: explanation.text || undefined,
      topic: body.topic ?? block.topic,
      ...(asked && { kind: { code: 'number', number: asked.number, refusal: SHORT_ANSWER } }),
      ...(key.isSeveral && { kind: { code: 'several' } }),
      problems: asked ? [] : problemsOf(choices, block, answers),
      notes,
    },
    notes: [
      ...body.notes,
      ...dropped,
      ...text.changes,
      ...options.flatMap(({ changes }) => changes),
      ...explanation.changes,
    ],
    keyPlace: key.options.length > 0 ? key.place : undefined,
    unsure: choices.unsure,
  }
}

/** What a question shows of its key, to weigh what bold means in its paper. */
export function keySeenIn(block: Block, hints: BlockHints): SeenKey | undefined {
  const body = bodyOf(block, hints.isLast)
  const { choices, script } = contentsOf(block, body, hints, false)
  const texts = choices.map(({ parts }) => parts.map(({ text }) => text).join(' '))
  return seenKey({ choices, texts, script, answers: body.answers, ...hints })
}

/** What stands above the number is its own, too. */
function spanOf({ lines, line }: Block, { rest }: Choices): { line: number; lastLine: number } {
  const dropped = new Set(rest)
  const own = lines.flatMap((each) => (each.line.text && !dropped.has(each.line) ? [each.line.number] : []))
  return {
    line: own.reduce((first, number) => Math.min(first, number), line),
    lastLine: own.reduce((last, number) => Math.max(last, number), line),
  }
}

/** Reads the lines of one question; in both ways where a letter or a line may be text as well, or pictures another's. */
export function questionOf(block: Block, hints: BlockHints): ReadBlock {
  const { unsure, ...first } = read(block, hints, false)
  const second = unsure ? read(block, hints, true) : block.other && read(block.other, hints, false)
  return second ? { ...first, found: { ...first.found, otherwise: second.found } } : first
}
