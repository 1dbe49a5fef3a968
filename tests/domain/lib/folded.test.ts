// SPEC 2 Admin results dashboard
import { expect, test } from 'vitest'
import { folded } from '../../../src/domain/lib/folded.ts'
import { SAME_TO_A_SEARCH, STRANGERS_TO_A_SEARCH } from '../../support/school/spellings.ts'

test.each(SAME_TO_A_SEARCH)('"%s" and "%s" are the same to a search', (one, other) => {
  const all = [one, other].flatMap((text) => [text, text.normalize('NFC'), text.normalize('NFD')]).map(folded)
  expect(new Set(all).size).toBe(1)
})

test.each(STRANGERS_TO_A_SEARCH)('a search for "%s" does not find "%s"', (one, other) => {
  expect(folded(other)).not.toContain(folded(one))
})

test('folding a folded text changes nothing', () => {
  for (const [one] of [...SAME_TO_A_SEARCH, ...STRANGERS_TO_A_SEARCH])
    expect(folded(folded(one))).toBe(folded(one))
})
