// SPEC 2 Learners
import { describe, expect, test } from 'vitest'
import {
  domainOf,
  emailsIn,
  foldAddress,
  isAddress,
  isMailDomain,
  isProviderAddress,
} from '../../../src/domain/people/addresses.ts'

describe('a typed address', () => {
  test.each([
    "o'brien@school.example",
    "'t.hooft@uni.example",
    'asha+quiz@school.example',
    "!#$%&'*+/=?^_`{|}~-@school.example",
    'asha@localhost',
    'asha@xn--mnchen-3ya.example',
    'asha@münchen.example',
    'jürgen.groß@schule.example',
    'आशा@पाठशाला.भारत',
    '阿莎@学校.例え',
    'آشا@نامه‌ای.example',
    'info@col·legi.example',
    'asha@i❤.example',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example`,
  ])('is valid: %s', (text) => expect(isAddress(text)).toBe(true))

  test.each([
    '',
    'asha',
    '@school.example',
    'asha@',
    'asha@school@example.org',
    'asha rao@school.example',
    'asha@school .example',
    'asha@school..example',
    'asha@-school.example',
    'asha@school-.example',
    'asha@school_1.example',
    'asha@.example',
    'asha@school.example.',
    'asha,ben@school.example',
    '<asha@school.example>',
    'as\u200bha@school.example',
    'asha@school\u00a0.example',
    '"asha rao"@school.example',
    `asha@${'b'.repeat(64)}.example`,
  ])('is invalid: %j', (text) => expect(isAddress(text)).toBe(false))

  test('may have a local part in quotes if a provider sent it', () => {
    expect(isProviderAddress('"asha rao"@school.example')).toBe(true)
    expect(isProviderAddress('"asha"rao@school.example')).toBe(false)
  })
})

test.each([
  ['school.example', true],
  ['münchen.example', true],
  ['school', false],
  ['@school.example', false],
  ['*.school.example', false],
  ['.school.example', false],
  ['school.example,other.example', false],
  ['https://school.example', false],
  ['grace@school.example', false],
])('%s is a mail domain: %s', (text, is) => expect(isMailDomain(text)).toBe(is))

test.each([
  ['Grace@School.Example', 'grace@school.example'],
  ['\u212aim@school.example', '\u212aim@school.example'],
  ['\u0130nes@school.example', '\u0130nes@school.example'],
  ['JÜRGEN@Schule.example', 'jÜrgen@schule.example'],
])('%s is compared as %s: only ASCII loses its case', (address, folded) =>
  expect(foldAddress(address)).toBe(folded),
)

test('the domain of an address follows the last @', () => {
  expect(domainOf('"asha@home"@school.example')).toBe('school.example')
})

test.each([
  ['in a list', 'a@x.org, b@x.org;c@x.org', ['a@x.org', 'b@x.org', 'c@x.org']],
  ['in columns of a table', 'Ben\tb@x.org\n"Asha"\ta@x.org', ['b@x.org', 'a@x.org']],
  ['in what a mail program copies', '"Rao, Asha" <asha.rao+quiz@x.org>', ['asha.rao+quiz@x.org']],
  ['without spaces', 'Asha<a@x.org>,Ben<b@x.org>', ['a@x.org', 'b@x.org']],
  ['once, however often they stand there', 'Ben@X.org ben@x.org', ['ben@x.org']],
  ['nowhere', 'Ben, Asha, @, x.org', []],
  ['with an apostrophe', "o'brien@x.org; d’arcy@x.org", ["o'brien@x.org", 'd’arcy@x.org']],
  ['with an apostrophe before them', "'t.hooft@x.org", ["'t.hooft@x.org"]],
  ['in apostrophes', "'a@x.org','o'brien@x.org' ‘c@x.org’", ['a@x.org', "o'brien@x.org", 'c@x.org']],
  [
    'in quotes',
    '"a@x.org" “b@x.org” „c@x.org“ «d@x.org» `e@x.org`',
    ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org', 'e@x.org'],
  ],
  ['in brackets', '(a@x.org) [b@x.org] {c@x.org} <d@x.org>', ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org']],
  [
    'in marks of a chat',
    '*a@x.org* _b@x.org_ **c@x.org** |d@x.org|',
    ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org'],
  ],
  ['between bars and slashes', 'a@x.org|b@x.org/c@x.org', ['a@x.org', 'b@x.org', 'c@x.org']],
  ['with quotes of their own', '"asha rao"@x.org', ['"asha rao"@x.org']],
  [
    'in full-width punctuation',
    '阿莎：a@x.org，b@x.org；（c@x.org）、＜d@x.org＞「e@x.org」',
    ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org', 'e@x.org'],
  ],
  ['in full-width letters of mail', 'asha＠x．org', ['asha@x.org']],
  ['in Arabic punctuation', 'a@x.org، b@x.org؛c@x.org', ['a@x.org', 'b@x.org', 'c@x.org']],
  ['before a full stop', 'Ask a@x.org. Or b@x.org... or c@x.org!', ['a@x.org', 'b@x.org', 'c@x.org']],
  ['around an ideographic full stop', 'a@x.org。b@x.org。', ['a@x.org', 'b@x.org']],
  [
    'in links',
    'mailto:a@x.org?cc=boss@x.org <a href="mailto:o%27brien@x.org?subject=Quiz">',
    ['a@x.org', "o'brien@x.org"],
  ],
  [
    'beside spaces that do not break',
    'Asha\u00a0a@x.org\u202fb@x.org\u3000c@x.org',
    ['a@x.org', 'b@x.org', 'c@x.org'],
  ],
  [
    'through what nobody sees',
    '\ufeffas\u200bha@x.\u00adorg\u200e, \u2066b@x.org\u2069',
    ['asha@x.org', 'b@x.org'],
  ],
  ['where nothing visible parts them', 'a@x.org\u200bb@x.org', ['a@x.org', 'b@x.org']],
  ['with a hyphen that does not break', 'asha\u2011rao@x.org', ['asha-rao@x.org']],
  ['in other scripts', 'आशा@पाठशाला.भारत, 阿莎@学校。例え', ['आशा@पाठशाला.भारत', '阿莎@学校.例え']],
  [
    'in international domains',
    'a@münchen.example b@col·legi.example c@i❤.example',
    ['a@münchen.example', 'b@col·legi.example', 'c@i❤.example'],
  ],
  [
    'after carriage returns',
    'a@x.org\r\nb@x.org\rc@x.org\vd@x.org',
    ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org'],
  ],
  ['after bullets', '•a@x.org\n• b@x.org', ['a@x.org', 'b@x.org']],
  ['in words about them', 'a@x.org’s class', ['a@x.org']],
])('addresses are found %s', (_, text, emails) => expect(emailsIn(text)).toEqual(emails))

test.each([
  'asha@school_1.example',
  'a@b@x.org',
  'a@x.orgb@x.org',
  'asha@school..example',
  'asha@school-.example',
  'asha@\nx.org',
  'asha@[192.0.2.1]',
  'a@x.org.b@y.org',
])('text such as %j contains no address, nor part of one', (text) => expect(emailsIn(text)).toEqual([]))

test.each(["!#$%&'*+-/=?^_`{|}~.", '·・’é❤－', 'ａ１'])(
  'the characters %s may occur inside each address of a list',
  (signs) => {
    for (const sign of signs) {
      const address = `as${sign}ha@x.org`
      expect(emailsIn(`Ben <b@x.org>, ${address};c@x.org`), sign).toEqual(['b@x.org', address, 'c@x.org'])
    }
  },
)

test('a search for addresses in a hundred thousand letters of anything takes no long time', () => {
  const began = performance.now()
  for (const piece of [
    'a',
    '@',
    'a@',
    "'",
    '"',
    '"a',
    'a.',
    'a@x.',
    '-',
    'a@x.org|',
    'mailto:',
    '。',
    '\u200b',
    'é\u200c',
    "'a@x.org'",
    'a@x.org\u200b',
  ])
    emailsIn(piece.repeat(100_000 / piece.length))
  emailsIn(`@${'a'.repeat(100_000)}`)
  emailsIn(`${'*'.repeat(50_000)}a@x.org${'*'.repeat(50_000)}`)
  expect(performance.now() - began).toBeLessThan(5000)
})
