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

/** What is wrong with what a row names; empty when nothing is. */
const faultsOf = ({ section, promise, tests }: Row): string[] =>
  tests.flatMap((named) => {
    const [file = '', piece = ''] = named.split(' › ')
    const row = `${section}: ${promise}: ${named}`
    if (!/\.(test|story)\.tsx?$/.test(file)) return `${row} is no file of tests`
    if (!existsSync(join(HERE, file))) return `${row}: the file is missing`
    if (piece === '') return `${row} names no title`
    return hasTitle(textOf(file), piece) ? [] : `${row}: there is no such test`
  })

test('each promise is named, with tests that exist', () => {
  expect(rows.filter(({ promise }) => promise === '')).toEqual([])
  expect(rows.flatMap(faultsOf)).toEqual([])
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
