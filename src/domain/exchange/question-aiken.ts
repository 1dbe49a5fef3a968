import { optionLetter } from '../quizzes/question.ts'
import type { ImportProblem } from './import-problem.ts'
import {
  type FoundQuestion,
  foundNothing,
  type Reading,
  readBlocks,
  type SourceBlock,
  unreadable,
} from './question-exchange.ts'

interface Line {
  number: number
  text: string
}

const OPTION = /^\s*([A-Z])[.)](?:\s(.*))?$/s
const ANSWER = /^\s*ANSWER\s*:(.*)$/is

const optionOf = ({ text }: Line) => text.match(OPTION)
const answerOf = (line: Line | undefined) => line?.text.match(ANSWER)?.[1]?.trim() ?? ''

/** A question ends with its ANSWER or, if that is missing, at the empty line after its options. */
function splitBlocks(text: string): SourceBlock[] {
  const blocks: SourceBlock[] = []
  let lines: string[] = []
  let hasOptions = false
  const close = (end: number) => {
    if (lines.length > 0) blocks.push({ line: end - lines.length + 1, source: lines.join('\n') })
    lines = []
    hasOptions = false
  }
  const all = text.split('\n')
  for (const [index, line] of all.entries()) {
    if (!line.trim()) {
      if (hasOptions) close(index)
      // Within a question it stays, so that lines are counted right.
      if (lines.length > 0) lines.push(line)
      continue
    }
    lines.push(line)
    hasOptions ||= OPTION.test(line)
    if (ANSWER.test(line)) close(index + 1)
  }
  close(all.length)
  return blocks
}

const linesOf = ({ line, source }: SourceBlock): Line[] =>
  source
    .split('\n')
    .map((text, index) => ({ number: line + index, text }))
    .filter(({ text }) => text.trim())

/** Checks the lines after the question text. Where a stray line belongs is not guessed: it is reported. */
function lineProblems(lines: readonly Line[]): ImportProblem[] {
  const problems: ImportProblem[] = []
  let options = 0
  for (const line of lines) {
    if (ANSWER.test(line.text)) continue
    const [, letter] = optionOf(line) ?? []
    const expected = optionLetter(options)
    if (!letter) problems.push({ line: line.number, code: 'stray-line' })
    else if (letter !== expected)
      problems.push({ line: line.number, code: 'option-out-of-order', letter, expected })
    if (letter) options++
  }
  return problems
}

function answerProblem(line: Line | undefined, letters: readonly string[]): ImportProblem | undefined {
  const answer = answerOf(line)
  if (!line || !answer) return undefined
  if (!/^[a-z]$/i.test(answer)) return { line: line.number, code: 'answer-not-a-letter' }
  return letters.includes(answer.toUpperCase())
    ? undefined
    : { line: line.number, code: 'answer-not-an-option', answer }
}

function readBlock(block: SourceBlock): FoundQuestion {
  const lines = linesOf(block)
  const start = lines.findIndex((line) => optionOf(line) || ANSWER.test(line.text))
  const [head, rest] = start < 0 ? [lines, []] : [lines.slice(0, start), lines.slice(start)]
  const text = head.map((line) => line.text.trim()).join('\n')
  const first = block.line
  if (start < 0) return unreadable(first, { code: 'no-options-and-no-answer' }, text)
  const options = rest.map(optionOf).filter((match) => match !== null)
  const answerLine = rest.find((line) => ANSWER.test(line.text))
  const answer = answerOf(answerLine).toUpperCase()
  const letters = options.map(([, letter = '']) => letter)
  const ofAnswer = answerProblem(answerLine, letters)
  return {
    ...foundNothing,
    line: first,
    text,
    options: options.map(([, letter, option = '']) => ({
      text: option,
      imageUrl: '',
      correct: letter === answer,
    })),
    problems: [...lineProblems(rest), ...(ofAnswer ? [ofAnswer] : [])],
  }
}

/** Aiken: a question, its options as 'A. …' or 'A) …', and 'ANSWER: B'. */
export function readAiken(text: string): Reading {
  return readBlocks(splitBlocks(text), readBlock)
}
