import { expect, test } from 'vitest'
import { coverage, SECTIONS } from './coverage.ts'

test('every section of the specification has tests, and every tag names a section', () => {
  const sections = coverage()
  expect.soft([...sections.keys()]).toEqual(SECTIONS)
  expect
    .soft(SECTIONS.filter((section) => ![...(sections.get(section)?.values() ?? [])].flat().length))
    .toEqual([])
})
