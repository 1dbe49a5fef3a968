import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const HERE = import.meta.dirname
const SECTIONS = ['2', '4', '5', '8']

interface Row {
  section: string
  promise: string
  /** As 'file › piece of a title'. */
  tests: string[]
}

/** The rows of the table, without its heading. */
const rows = readFileSync(join(HERE, 'COVERAGE.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line): Row => {
    const [section = '', promise = '', tests = ''] = line.split(/(?<!\\)\|/).slice(1, -1)
    return { section: section.trim(), promise: promise.trim(), tests: tests.trim().split('<br>') }
  })

const textOf = (file: string) => readFileSync(join(HERE, file), 'utf8').replaceAll("\\'", "'")
/** The piece stands in a text of the file: behind the quotation mark that opens a title, or a row's label. */
const hasTitle = (text: string, piece: string) =>
  text.split('\n').some((line) => line.includes(piece) && /['"`]/.test(line.slice(0, line.indexOf(piece))))

test.each(rows)('$section: $promise', ({ promise, tests }) => {
  expect(promise).not.toBe('')
  for (const named of tests) {
    const [file = '', piece = ''] = named.split(' › ')
    expect(file, 'is a file of tests').toMatch(/\.(test|story)\.tsx?$/)
    expect(existsSync(join(HERE, file)), `${file} exists`).toBe(true)
    expect(piece, 'a title is named').not.toBe('')
    expect(hasTitle(textOf(file), piece), `${file} has a test "${piece}"`).toBe(true)
  }
})

describe('the table', () => {
  test('has rows for every section', () => {
    expect([...new Set(rows.map(({ section }) => section.charAt(0)))]).toEqual(SECTIONS)
  })

  test('names each promise once', () => {
    const named = rows.map(({ section, promise }) => `${section}: ${promise}`)
    expect(named.filter((promise, index) => named.indexOf(promise) !== index)).toEqual([])
  })
})
