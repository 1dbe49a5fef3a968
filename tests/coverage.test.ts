import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
/** Those of the specification, and what the server promises beyond it. */
const SECTIONS = ['2', '4', '5', '8', 'Operation']

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

/** What is wrong with a row, each in a line of its own; nothing where every test that it names is there. */
function faultsOf({ section, promise, tests }: Row): string[] {
  const faults = promise === '' ? ['promises nothing'] : []
  for (const named of tests) {
    const [file = '', piece = ''] = named.split(' › ')
    if (!/\.(test|story)\.tsx?$/.test(file)) faults.push(`${file} is no file of tests`)
    else if (!existsSync(join(HERE, file))) faults.push(`${file} does not exist`)
    else if (piece === '') faults.push(`${file}: no title is named`)
    else if (!hasTitle(textOf(file), piece)) faults.push(`${file} has no test "${piece}"`)
  }
  return faults.map((fault) => `${section}: ${promise}: ${fault}`)
}

test('every promise is named once, in every section, and by tests that exist', () => {
  expect.soft(rows.flatMap(faultsOf)).toEqual([])
  expect.soft([...new Set(rows.map(({ section }) => section.split(' ')[0]))]).toEqual(SECTIONS)
  const named = rows.map(({ section, promise }) => `${section}: ${promise}`)
  expect.soft(named.filter((promise, index) => named.indexOf(promise) !== index)).toEqual([])
})
