import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { detectFormat } from '../../../src/exchange/formats/detect.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'
import { checkAll } from '../../support/school/question-samples.ts'
import { pick, seededRandom } from '../../support/server/random.ts'

const PAPERS = new URL('../../support/papers/', import.meta.url)
const ROUNDS = 8

const papers = readdirSync(PAPERS)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => [name, readFileSync(new URL(name, PAPERS), 'utf8')] as const)

/** What breaks the shape of a paper when it stands in the wrong place. */
const PIECES = [
  ...'*()[]$\\\t\n.:-_#|^√½²→>',
  ...[
    '**',
    '\n\n',
    '1.',
    'A.',
    '(a)',
    'Answer:',
    'Answers',
    '1A 2B',
    '![',
    '](embedded:0)',
    'True/False',
    '  ',
    '\r',
  ],
]

function mutated(text: string, random: () => number): string {
  let result = text
  for (let change = pick(random, 1, 12); change > 0; change--) {
    const [at, other] = [pick(random, 0, result.length + 1), pick(random, 0, result.length + 1)]
    const kind = pick(random, 0, 4)
    const piece = PIECES[pick(random, 0, PIECES.length)] ?? ''
    if (kind === 0) result = result.slice(0, at) + piece + result.slice(at)
    else if (kind === 1) result = result.slice(0, at) + result.slice(at + pick(random, 1, 40))
    else if (kind === 2)
      result = result.slice(0, at) + result.slice(other, other + pick(random, 1, 200)) + result.slice(at)
    else
      result = result
        .split('\n')
        .sort(() => random() - 0.98)
        .join('\n')
  }
  return result
}

test.each(papers)('the paper %s is read without a fault of ours, whatever is changed in it', (name, text) => {
  const random = seededRandom(name.length + text.length)
  for (let round = 0; round < ROUNDS; round++) {
    const changed = mutated(text, random)
    detectFormat(changed)
    const reading = readPlain(changed)
    const checked = checkAll(reading)
    const lines = changed.split(/\r\n|\n|\r/).length
    // Each question and each note stands on a line of the text, and questions stand in its order.
    for (const { line = 0, lastLine = 0 } of checked)
      expect(line <= lastLine && lastLine <= lines, changed).toBe(true)
    expect(checked.map(({ line }) => line ?? 0)).toEqual(
      checked.map(({ line }) => line ?? 0).sort((a, b) => a - b),
    )
    for (const { line } of reading.notes ?? []) expect(line).toBeLessThanOrEqual(lines)
    expect(checked.length).toBeLessThanOrEqual(reading.total)
  }
})
