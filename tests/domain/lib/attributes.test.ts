import { expect, test } from 'vitest'
import { type PropertyName, readOwnSettings, readSettings } from '../../../src/domain/lib/attributes.ts'

const PAGE = 'https://school.example/courses/optics'
const read = (texts: { [Name in PropertyName]?: string }) => readSettings((name) => texts[name], PAGE)

test('without attributes every setting has its default', () => {
  expect(read({})).toEqual({
    signInMode: 'redirect',
    frontendUrl: '',
    brandName: 'Quiz',
    brandLogo: '',
    termsUrl: '',
    privacyUrl: '',
    imageProxyHosts: [],
    stagingHost: '',
  })
})

test.each([
  ['brandName', 'Prism', 'Prism'],
  ['signInMode', 'popup', 'popup'],
  ['signInMode', 'by post', 'redirect'],
  ['termsUrl', 'https://school.example/terms', 'https://school.example/terms'],
  ['termsUrl', '../terms', '../terms'],
  ['privacyUrl', 'mailto:head@school.example', 'mailto:head@school.example'],
  ['privacyUrl', ' java\nscript:alert(1)', ''],
  ['privacyUrl', 'data:text/html,<b>x</b>', ''],
  ['imageProxyHosts', ' a.example\n  b.example ', ['a.example', 'b.example']],
] as const)('%s %j is read as %j', (name, text, value) => {
  expect(read({ [name]: text })[name]).toEqual(value)
})

const readOwn = (texts: { [Name in PropertyName]?: string }) => readOwnSettings((name) => texts[name])

test('an element without attributes of its own shows everything, routes by hash and begins at level 1', () => {
  expect(readOwn({})).toEqual({ quiz: '', routing: 'hash', headingLevel: '1' })
})

test.each([
  [{ routing: 'page' }, { routing: 'page' }],
  [{ routing: 'prefix' }, { routing: 'prefix' }],
  [{ routing: 'elsewhere' }, { routing: 'hash' }],
  [{ quiz: '65f0' }, { quiz: '65f0', routing: 'memory' }],
  [
    { quiz: '65f0', routing: 'hash' },
    { quiz: '65f0', routing: 'hash' },
  ],
  [{ headingLevel: '3' }, { headingLevel: '3' }],
  [{ headingLevel: '0' }, { headingLevel: '1' }],
  [{ headingLevel: 'h2' }, { headingLevel: '1' }],
] as const)('an element with %j has %j', (texts, own) => {
  expect(readOwn(texts)).toMatchObject(own)
})
