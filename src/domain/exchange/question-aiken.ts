import { optionLetter } from '../quizzes/quiz.ts'
import type { ImportProblem } from './import-problem.ts'
import { type FoundQuestion, foundNothing, type Reading, readEach, unreadable } from './question-exchange.ts'

interface Line {
  number: number
  text: string
}

const OPTION = /^\s*([A-Z])[.)]\s+(.*)$/
const BARE_OPTION = /^\s*([A-Z])[.)]\s*$/
const ANSWER = /^\s*ANSWER\s*:\s*(.*?)\s*$/i

const optionOf = ({ text }: Line) => text.match(OPTION) ?? text.match(BARE_OPTION)

/** A question ends with its ANSWER or, if that is missing, at the empty line after its options. */
function splitBlocks(text: string): Line[][] {
  const blocks: Line[][] = []
  let block: Line[] = []
  const close = () => {
    if (block.length > 0) blocks.push(block)
    block = []
  }
  for (const [index, content] of text.split('\n').entries()) {
    const blank = !content.trim()
    if (blank && block.some(optionOf)) close()
    if (!blank) block.push({ number: index + 1, text: content })
    if (ANSWER.test(content)) close()
  }
  close()
  return blocks
}

/** Checks a line after the question text. A stray line is reported, because guessing where it belongs could be wrong. */
function lineProblem(line: Line, optionsBefore: number): ImportProblem | undefined {
  if (ANSWER.test(line.text)) return undefined
  const [, letter] = optionOf(line) ?? []
  if (!letter) return { line: line.number, code: 'stray-line' }
  const expected = optionLetter(optionsBefore)
  return letter === expected
    ? undefined
    : { line: line.number, code: 'option-out-of-order', letter, expected }
}

function answerProblem(line: Line | undefined, letters: readonly string[]): ImportProblem | undefined {
  const [, answer = ''] = line?.text.match(ANSWER) ?? []
  if (!line || !answer) return undefined
  if (!/^[a-z]$/i.test(answer)) return { line: line.number, code: 'answer-not-a-letter' }
  return letters.includes(answer.toUpperCase())
    ? undefined
    : { line: line.number, code: 'answer-not-an-option', answer }
}

function readBlock(block: readonly Line[]): FoundQuestion {
  const start = block.findIndex((line) => optionOf(line) || ANSWER.test(line.text))
  const [head, rest] = start < 0 ? [block, []] : [block.slice(0, start), block.slice(start)]
  const text = head.map((line) => line.text.trim()).join('\n')
  const first = block[0]?.number
  if (start < 0) return unreadable(first, { code: 'no-options-and-no-answer' }, text)
  const options = rest.map(optionOf).filter((match) => match !== null)
  const answerLine = rest.find((line) => ANSWER.test(line.text))
  const answer = answerLine?.text.match(ANSWER)?.[1]?.toUpperCase()
  const letters = options.map(([, letter = '']) => letter)
  const problems = [
    ...rest.map((line, index) => lineProblem(line, rest.slice(0, index).filter(optionOf).length)),
    answerProblem(answerLine, letters),
  ].filter((problem) => problem !== undefined)
  return {
    ...foundNothing,
    line: first,
    text,
    options: options.map(([, letter, option = '']) => ({
      text: option,
      imageUrl: '',
      correct: letter === answer,
    })),
    problems,
  }
}

/** Aiken: a question, its options as 'A. …' or 'A) …', and 'ANSWER: B'. */
export function readAiken(text: string): Reading {
  return readEach(splitBlocks(text), readBlock)
}
