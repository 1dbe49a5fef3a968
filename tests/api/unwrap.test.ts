import * as v from 'valibot'
import { expect, test } from 'vitest'
import { unwrap } from '../../src/api/unwrap.ts'

const Lens = v.object({ name: v.string() })
const lens = { name: 'Fresnel' }

test.each([
  ['bare', lens],
  ['wrapped in its name', { lens }],
  ['wrapped in another name', { data: lens }],
  ['wrapped beside plain values', { success: true, count: 1, message: 'ok', lens, next: null }],
])('an entity is read %s', (_, answer) => {
  expect(unwrap(Lens, answer)).toEqual({ value: lens })
})

test.each([
  ['bare', [lens]],
  ['wrapped', { lenses: [lens] }],
  ['wrapped beside plain values', { success: true, lenses: [lens] }],
])('a list is read %s', (_, answer) => {
  expect(unwrap(v.array(Lens), answer)).toEqual({ value: [lens] })
})

test.each([
  ['bare', []],
  ['wrapped', { success: true, lenses: [] }],
])('an empty list is read %s', (_, answer) => {
  expect(unwrap(v.array(Lens), answer)).toEqual({ value: [] })
})

test.each([
  ['wrapped twice', { data: { lens } }],
  ['beside another object', { lens, user: { id: 1 } }],
  ['beside another list', { lens, errors: [] }],
  ['in a list', [lens]],
  ['of another shape', { lens: { title: 'Fresnel' } }],
  ['null', null],
  ['absent', undefined],
  ['a text', 'Fresnel'],
  ['a number', 7],
  ['empty', {}],
  ['inside an entity', { _id: 'kit', lens }],
])('an entity is not read if it is %s', (_, answer) => {
  expect(unwrap(Lens, answer)).toBeUndefined()
})

test.each([
  ['an object', lens],
  ['an error', { success: false, message: 'No' }],
  ['a list in which one entry is wrong', [lens, { title: 'Fresnel' }]],
  ['a wrapped list in which one entry is wrong', { lenses: [lens, null] }],
])('a list is not read from %s', (_, answer) => {
  expect(unwrap(v.array(Lens), answer)).toBeUndefined()
})

test('an answer without a body is accepted only where none is expected', () => {
  expect(unwrap(v.unknown(), undefined)).toEqual({ value: undefined })
  expect(unwrap(v.optional(Lens, lens), undefined)).toEqual({ value: lens })
})
