// SPEC 2 Writing room
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keyListsOf } from '../../../src/exchange/formats/plain/key/key-list.ts'
import { withoutFurniture } from '../../../src/exchange/formats/plain/lines/furniture.ts'
import { linesOf } from '../../../src/exchange/formats/plain/lines/lines.ts'
import { withCode } from '../../../src/exchange/formats/plain/prints/code.ts'
import { prepared } from '../../../src/exchange/formats/plain/prints/prepare.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'
import { pick, seededRandom } from '../../support/server/random.ts'

/*
 * What a reader takes for nothing is gone without anybody seeing it. So every line that is not blank stands in a question, in a
 * list of keys or in a note.
 */
const PAPERS = new URL('../../support/papers/', import.meta.url)

/** Lines that change what stands around them. */
const PIECES = [
  '',
  'Section B',
  'Optics',
  '1. x',
  '1 X',
  'A) z',
  '1) z',
  'Answers',
  '**bold**',
  '![](embedded:0)',
]
const ROUNDS = 6

const papers = readdirSync(PAPERS)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => [name, readFileSync(new URL(name, PAPERS), 'utf8')] as const)

function keyLines(text: string): number[] {
  const { lines } = withoutFurniture(prepared(linesOf(withCode(text)).lines).lines)
  return keyListsOf(lines).flatMap(({ start, end }) => lines.slice(start, end).map(({ number }) => number))
}

function lostLines(text: string): string[] {
  const { steps, notes = [] } = readPlain(text)
  const questions = [...steps].flatMap((found) => found ?? [])
  const seen = new Set(keyLines(text))
  for (const { line = 1, lastLine = line } of questions)
    for (let number = line; number <= lastLine; number++) seen.add(number)
  for (const { code, line } of notes) if (code === 'line-dropped') seen.add(line)
  return linesOf(text).lines.flatMap((line) => (line.text && !seen.has(line.number) ? [line.text] : []))
}

function mutated(text: string, random: () => number): string {
  const lines = text.split('\n')
  for (let change = pick(random, 1, 8); change > 0; change--) {
    const [at, from] = [pick(random, 0, lines.length), pick(random, 0, lines.length)]
    const piece = random() < 0.5 ? PIECES[pick(random, 0, PIECES.length)] : lines[from]
    lines.splice(at, random() < 0.5 ? 1 : 0, piece ?? '')
  }
  return lines.join('\n')
}

test.each(papers)('of the paper %s, no line is lost, whatever is changed in it', (name, text) => {
  expect(lostLines(text)).toEqual([])
  const random = seededRandom(name.length + text.length)
  for (let round = 0; round < ROUNDS; round++) {
    const changed = mutated(text, random)
    expect(lostLines(changed), changed).toEqual([])
  }
})
