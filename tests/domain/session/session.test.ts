// SPEC 8 Odd records
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { knownFeatures } from '../../../src/domain/session/features.ts'
import {
  MessageAnswer,
  Session,
  SessionAnswer,
  TokenBody,
  User,
  ValidateTokenAnswer,
} from '../../../src/domain/session/session.ts'
import { asha, grace } from '../../support/school/fixtures.ts'

const { isAdmin: _, picture: __, googleId: ___, ...plain } = asha

test.each([
  ['an administrator', grace, true],
  ['a learner', asha, false],
  ['somebody of whom the API says nothing', plain, false],
  ['somebody of whom it says null', { ...plain, isAdmin: null }, false],
])('%s is an administrator: %s', (_, json, isAdmin) => {
  expect(v.parse(User, json).isAdmin).toBe(isAdmin)
})

test.each([
  ['nobody', null],
  ['a text', 'Asha'],
  ['a user without an id', { ...asha, _id: undefined }],
])('%s is not a user', (_, json) => {
  expect(v.is(User, json)).toBe(false)
})

test.each([
  ['no name', { name: undefined }, asha.email],
  ['null for a name', { name: null }, asha.email],
  ['an empty name', { name: '' }, asha.email],
  ['an invisible name', { name: '\u200b ' }, asha.email],
  ['a number for a name', { name: 7 }, '7'],
  ['an object for a name', { name: { first: 'Asha' } }, asha.email],
  ['no e-mail', { email: null }, asha.name],
  ['neither name nor e-mail', { email: null, name: null }, ''],
  ['an odd picture', { picture: { url: 'x' } }, asha.name],
  ['an administrator in words', { isAdmin: 'true' }, asha.name],
  ['odd dates', { createdAt: 5, updatedAt: [], googleId: 12 }, asha.name],
  ['a number for an id', { _id: 12 }, asha.name],
])('a person is not locked out by %s', (_, odd, name) => {
  const user = v.parse(Session, { user: { ...asha, ...odd } }).user
  expect(user.name).toBe(name)
  expect(user.isAdmin).toBe(false)
  expect(typeof user._id).toBe('string')
})

test('null counts as missing in a user', () => {
  const unknown = { googleId: null, picture: null, createdAt: null, updatedAt: null }
  expect(v.parse(User, { ...plain, ...unknown })).toEqual({ ...v.parse(User, plain), picture: null })
})

test('the answer about a session needs a user', () => {
  expect(v.parse(SessionAnswer, { user: asha }).user).toEqual(asha)
  expect(v.is(SessionAnswer, { user: null })).toBe(false)
  expect(v.is(SessionAnswer, {})).toBe(false)
})

test.each([
  ['its features', { user: asha, features: ['return', 'saves'] }, ['return', 'saves']],
  ['the user alone, in an envelope', { user: asha }, []],
  ['features that are not a list', { user: asha, features: 'return' }, []],
  ['features that are not names', { user: asha, features: [7] }, []],
  ['the bare user', asha, []],
])('any API may answer about the session with %s', (_, json, features) => {
  expect(v.parse(Session, json)).toEqual({ user: asha, features })
})

test.each([
  [[], []],
  [['saves of a later time', 'return'], ['return']],
])('the known ones among the features %j are %j', (names, known) => {
  expect(knownFeatures(names)).toEqual(known)
})

test.each([
  [{ valid: true, user: asha }, true],
  [{ valid: true }, true],
  [{ valid: false }, true],
  [{ valid: 'yes' }, false],
  [{}, false],
])('%j is a response about a valid token: %s', (json, understood) => {
  expect(v.is(ValidateTokenAnswer, json)).toBe(understood)
})

test.each([
  ['a token', { token: 'eyJ.x.y' }, true],
  ['the longest token', { token: 'x'.repeat(4096) }, true],
  ['a longer one', { token: 'x'.repeat(4097) }, false],
  ['an empty token', { token: '' }, false],
  ['no token', {}, false],
  ['a token that is a list', { token: ['x'] }, false],
])('%s can be exchanged: %s', (_, body, accepted) => {
  expect(v.is(TokenBody, body)).toBe(accepted)
})

test('the message of an answer may be missing, and so may the whole answer', () => {
  expect(v.parse(MessageAnswer, { message: 'Booked' }).message).toBe('Booked')
  expect(v.parse(MessageAnswer, {}).message).toBeUndefined()
  expect(v.parse(MessageAnswer, undefined).message).toBeUndefined()
  expect(v.parse(MessageAnswer, { message: null }).message).toBeUndefined()
  expect(v.is(MessageAnswer, { message: 7 })).toBe(false)
})
