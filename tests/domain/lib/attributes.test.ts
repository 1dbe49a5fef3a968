import { expect, test } from 'vitest'
import { type PropertyName, readSettings } from '../../../src/domain/lib/attributes.ts'

const PAGE = 'https://school.example/courses/optics'
const read = (texts: { [Name in PropertyName]?: string }) => readSettings((name) => texts[name], PAGE)

test('without attributes every setting has its default', () => {
  expect(read({})).toEqual({
    signInMode: 'redirect',
    frontendUrl: '',
    routing: 'hash',
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
  ['routing', 'page', 'page'],
  ['routing', 'elsewhere', 'hash'],
  ['termsUrl', 'https://school.example/terms', 'https://school.example/terms'],
  ['termsUrl', '../terms', '../terms'],
  ['privacyUrl', 'mailto:head@school.example', 'mailto:head@school.example'],
  ['privacyUrl', ' java\nscript:alert(1)', ''],
  ['privacyUrl', 'data:text/html,<b>x</b>', ''],
  ['imageProxyHosts', ' a.example\n  b.example ', ['a.example', 'b.example']],
] as const)('%s %j is read as %j', (name, text, value) => {
  expect(read({ [name]: text })[name]).toEqual(value)
})
