import { describe, expect, test } from 'vitest'
import { largeDroppedShare } from '../../../src/domain/exchange/dropped-lines.ts'
import { checkQuestion, isFaulty, isReady } from '../../../src/domain/exchange/found-question.ts'
import type { LineNote } from '../../../src/domain/exchange/import-problem.ts'
import { joinLine, joinOffers } from '../../../src/domain/exchange/join-line.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'

function read(text: string) {
  const reading = readPlain(text)
  const checked = [...reading.steps].flatMap((found, index) =>
    found ? [checkQuestion(found, index + 1)] : [],
  )
  return { checked, notes: reading.notes ?? [] }
}

const droppedAt = (line: number): LineNote => ({ code: 'line-dropped', as: 'after-question', text: '', line })

/** What a text's dropped lines can be added to; the reader takes them for blank. */
function offersOf(text: string, dropped: readonly number[]) {
  const lines = text.split('\n').map((line, index) => (dropped.includes(index + 1) ? '' : line))
  return joinOffers(text, read(lines.join('\n')).checked, dropped.map(droppedAt))
}

const numbersAt = (text: string, dropped: readonly number[]) =>
  [...offersOf(text, dropped).values()].map((offers) => offers.map(({ question }) => question.number))

/** The text after the dropped line is joined to that question. */
function joined(text: string, dropped: readonly number[], line: number, to: number): string {
  const offers = offersOf(text, dropped).get(line) ?? []
  const offer = offers.find(({ question }) => question.number === to)
  if (!offer) throw new Error(`no offer to question ${to}`)
  const { from, to: end, inserted } = joinLine(text, offer)
  return text.slice(0, from) + inserted + text.slice(end)
}

const PAPER = '1. A lens\na) bends\n*b) breaks\n\nlight in air\n\n2. A prism\n*a) splits\nb) joins\n'

describe('a dropped line between two questions', () => {
  test('can be added to either', () => {
    expect(numbersAt(PAPER, [5])).toEqual([[1, 2]])
  })

  test('goes to the last option of the one before', () => {
    const after = joined(PAPER, [5], 5, 1)
    expect(after).toBe('1. A lens\na) bends\n*b) breaks light in air\n\n\n2. A prism\n*a) splits\nb) joins\n')
    const [first] = read(after).checked
    expect(first && isReady(first) && first.question).toMatchObject({
      text: 'A lens',
      options: [{ text: 'bends' }, { text: 'breaks light in air' }],
      correctAnswer: 1,
    })
  })

  test('goes before the words of the one after, behind its number', () => {
    const after = joined(PAPER, [5], 5, 2)
    expect(after).toContain('\n2. light in air A prism\n')
    expect(read(after).checked[1]?.text).toBe('light in air A prism')
  })
})

test('of several dropped lines the first can be added to the question before and the last to the one after', () => {
  const text = '1. A lens\na) bends\n*b) breaks\nin air\nand so on\n2. A prism\n*a) splits\nb) joins\n'
  expect(numbersAt(text, [4, 5])).toEqual([[1], [2]])
})

test('a line below a key goes to the option above the key', () => {
  const text = '1. A lens\na) bends\nb) breaks\nAnswer: b\nlight\n'
  const after = joined(text, [5], 5, 1)
  expect(after).toBe('1. A lens\na) bends\nb) breaks light\nAnswer: b\n')
  const [first] = read(after).checked
  expect(first && !isFaulty(first) && isReady(first) && first.question.correctAnswer).toBe(1)
})

test('a line in the head of the paper can be added to the first question alone', () => {
  const text = 'Optics\n\nLook at the lens.\n\n1. It\n*a) bends\nb) breaks\n'
  expect(numbersAt(text, [1, 3])).toEqual([[], [1]])
  expect(joined(text, [3], 3, 1)).toBe('Optics\n\n\n1. Look at the lens. It\n*a) bends\nb) breaks\n')
})

describe('the share of dropped lines', () => {
  const text = Array.from({ length: 50 }, (_, index) => `line ${index}\n`).join('\n')
  const notes = (count: number, as: 'heading' | 'page' = 'heading'): LineNote[] =>
    Array.from({ length: count }, (_, index) => ({ code: 'line-dropped', as, text: '', line: 2 * index + 1 }))

  test.each([
    ['more than a tenth is large', notes(6), { dropped: 6, lines: 50 }],
    ['a tenth is not', notes(5), undefined],
    ['page numbers do not count', notes(20, 'page'), undefined],
    ['a line with two notes counts once', [...notes(5), ...notes(5)], undefined],
  ])('%s', (_, given, share) => expect(largeDroppedShare(text, given)).toEqual(share))

  test('four lines are never many', () =>
    expect(largeDroppedShare('a\nb\nc\nd\ne', notes(4))).toBeUndefined())
})
