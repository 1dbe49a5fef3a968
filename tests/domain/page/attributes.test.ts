import { expect, test } from 'vitest'
import {
  ATTRIBUTES,
  type PropertyName,
  readOwnSettings,
  readSettings,
} from '../../../src/domain/page/attributes.ts'
import { invalidAttributes } from '../../../src/domain/page/invalid-attributes.ts'

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
    debug: 'false',
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
  ['debug', 'true', 'true'],
  ['debug', 'yes', 'false'],
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
] as const)('an element with %j has the settings %j', (texts, own) => {
  expect(readOwn(texts)).toMatchObject(own)
})

test.each([
  ['apiBase', '”/api”'],
  ['apiBase', 'javascript:alert(1)'],
  ['apiBase', 'https://'],
  ['frontendUrl', '“/page”'],
  ['quiz', 'a b'],
  ['theme', 'darkest'],
  ['routing', 'Hash'],
  ['signInMode', 'window'],
  ['headingLevel', '7'],
  ['lang', '”de”'],
  ['termsUrl', 'javascript:alert(1)'],
  ['privacyUrl', '”/privacy”'],
  ['brandLogo', '”/logo.svg”'],
  ['imageProxyHosts', 'https://pictures.example'],
  ['stagingHost', 'https://staging.example'],
  ['debug', 'yes'],
] as const)('the attribute %s="%s" is reported as unusable', (name, text) => {
  const odd = invalidAttributes((other) => (other === name ? text : undefined), 'https://site.example/page')
  expect(odd).toHaveLength(1)
  expect(odd[0]).toContain(`${ATTRIBUTES[name].attribute}="${text}"`)
})

test('attributes that are right are not reported', () => {
  const right = {
    apiBase: 'https://api.example.org/api',
    frontendUrl: '/course?page_id=6',
    quiz: '6650f2',
    theme: 'dark',
    routing: 'memory',
    signInMode: 'popup',
    headingLevel: '3',
    lang: 'en-GB',
    brandName: 'Fieldline “Optics”',
    brandLogo: 'data:image/svg+xml,%3Csvg/%3E',
    termsUrl: 'mailto:head@example.org',
    privacyUrl: '/privacy',
    imageProxyHosts: 'pictures.example  cdn.example:8080',
    stagingHost: 'staging.example',
    debug: 'true',
  }
  expect(invalidAttributes((name) => right[name], 'https://site.example/page')).toEqual([])
  expect(
    invalidAttributes(
      (name) => (({ apiBase: '/api' }) as Record<string, string>)[name],
      'https://site.example/',
    ),
  ).toEqual([])
})
