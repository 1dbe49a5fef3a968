import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  type CheckedQuestion,
  isFaulty,
  isKeyless,
  isReady,
  type NewQuestion,
} from '../../../src/domain/exchange/found-question.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'
import { checkAll } from '../../support/school/question-samples.ts'

/*
 * Papers as teachers have them. Beside each is what its questions are, written without the reader: '?' the text, '*' the right
 * option, '-' the others; a question without '*' has no key, so that its teacher is asked.
 */
const PAPERS = new URL('../../support/papers/', import.meta.url)

interface Expected {
  text: string
  options: string[]
  key: number
}

function expectedOf(source: string): Expected[] {
  const questions: Expected[] = []
  for (const line of source.split('\n').filter((each) => /^[?*-]/.test(each))) {
    const said = line.slice(2).trim().replaceAll('\\n', '\n')
    const last = questions.at(-1)
    if (line.startsWith('?'))
      questions.push({
        text: line
          .slice(2)
          .split(/\\n(?!u\b|e\b)/)
          .join('\n'),
        options: [],
        key: -1,
      })
    else if (last) {
      if (line.startsWith('*')) last.key = last.options.length
      last.options.push(said)
    }
  }
  return questions
}

/** What can be added at once or after one tap. */
function contentsOf(checked: CheckedQuestion): { question: NewQuestion; key: number }[] {
  if (isReady(checked)) return [{ question: checked.question, key: checked.question.correctAnswer }]
  if (isKeyless(checked)) return [{ question: checked.keyless, key: -1 }]
  return isFaulty(checked) ? [] : checked.readings.flatMap(contentsOf)
}

const shown = (checked: CheckedQuestion | undefined) =>
  checked &&
  JSON.stringify(
    isFaulty(checked)
      ? checked.problems
      : contentsOf(checked).map(({ question, key }) => [
          question.text,
          key,
          ...question.options.map(({ text }) => text),
        ]),
  )

const isSame = (expected: Expected, checked: CheckedQuestion) =>
  contentsOf(checked).some(
    ({ question, key }) =>
      question.text === expected.text &&
      key === expected.key &&
      JSON.stringify(question.options.map(({ text }) => text)) === JSON.stringify(expected.options),
  )

interface Result {
  paper: string
  count: number
  misses: string[]
}

function readPaper(paper: string): Result {
  const read = (ending: string) => readFileSync(new URL(`${paper}.${ending}`, PAPERS), 'utf8')
  const checked = checkAll(readPlain(read('txt')))
  const expected = expectedOf(read('expected'))
  const misses = expected.flatMap((question, index) => {
    if (checked.some((each) => isSame(question, each))) return []
    return [`${paper} ${index + 1}: ${JSON.stringify(question)} is read as ${shown(checked[index])}`]
  })
  const surplus = checked.length - expected.length
  return {
    paper,
    count: expected.length,
    misses: surplus > 0 ? [...misses, `${paper}: ${surplus} more`] : misses,
  }
}

const papers = readdirSync(PAPERS)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.slice(0, -'.txt'.length))

test('at least 95 % of the questions of 40 papers are read as they are, or after one tap', () => {
  const results = papers.map(readPaper)
  const count = results.reduce((sum, result) => sum + result.count, 0)
  const misses = results.flatMap((result) => result.misses)
  const table = `${count - misses.length} of ${count} questions of ${papers.length} papers\n${misses.join('\n')}`
  expect(papers.length).toBeGreaterThanOrEqual(40)
  expect(results.filter(({ count: own }) => own < 8)).toEqual([])
  if (misses.length > 0) console.info(table)
  expect((count - misses.length) / count, table).toBeGreaterThanOrEqual(0.95)
  // A shape or a script of its own must not be lost among the others.
  expect(
    results.filter((result) => result.misses.length * 10 > result.count).map(({ paper }) => paper),
  ).toEqual([])
})
