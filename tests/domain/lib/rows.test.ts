// SPEC 8 Odd records
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { rowsOf } from '../../../src/domain/lib/rows.ts'

const Lenses = rowsOf(v.object({ _id: v.string(), focus: v.number() }))
const thin = { _id: 'thin', focus: 20 }

test.each([
  ['nothing', [], [], []],
  ['rows that can be read', [thin, thin], [thin, thin], []],
  ['a row whose field is null', [{ ...thin, focus: null }, thin], [thin], [{ _id: 'thin' }]],
  [
    'a row with a title',
    [thin, { _id: 'thick', title: 'Thick' }],
    [thin],
    [{ _id: 'thick', title: 'Thick' }],
  ],
  ['a row whose id is a number', [{ ...thin, _id: 7 }, thin], [thin], [{ _id: '7' }]],
  ['a row without an id', [thin, { focus: 5 }], [thin], [{}]],
  ['a row with an empty id', [thin, { _id: '' }], [thin], [{}]],
  ['a row whose title is none', [thin, { _id: 'a', title: 7 }], [thin], [{ _id: 'a' }]],
  ['null and words', [null, thin, 'a lens'], [thin], [{}, {}]],
  ['odd rows alone, with their ids', [{ _id: 'a' }, { _id: 'b' }], [], [{ _id: 'a' }, { _id: 'b' }]],
])('a list is read row by row: %s', (_, list, rows, odd) => {
  expect(v.parse(Lenses, list)).toEqual({
    rows,
    odd: odd.map((row) => ({ _id: undefined, title: undefined, ...row })),
  })
})

test.each([
  ['an object', { rows: [thin] }],
  ['null', null],
  ['a text', 'thin'],
  ['other things alone', ['thin', 7]],
  ['rows without an id alone', [{ focus: 5 }]],
])('%s is not a list with rows', (_, answer) => {
  expect(v.is(Lenses, answer)).toBe(false)
})
