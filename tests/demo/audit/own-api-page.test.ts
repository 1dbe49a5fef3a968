import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RULES } from '../../../demo/audit/rules.ts'

const PAGE = readFileSync('demo/docs/own-api.md', 'utf8')
const wanted = [...PAGE.matchAll(/--only ([\w.,-]+)/g)].flatMap(([, list = '']) => list.split(','))

test('every rule that the page about an own API names exists', () => {
  const lost = wanted.filter((start) => !RULES.some(({ id }) => id.startsWith(start)))
  expect(lost).toEqual([])
})

test('whoever follows that page has checked every rule of the specification', () => {
  const unnamed = RULES.filter(
    ({ id, level }) => level === 'MUST' && !wanted.some((start) => id.startsWith(start)),
  )
  expect(unnamed.map(({ id }) => id)).toEqual([])
})

test('each rule has an id of its own', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
})
