import { describe, expect, test } from 'vitest'
import { isBlank, written } from '../../../src/domain/lib/written.ts'

describe('a blank text', () => {
  test.each([
    ['an empty text', ''],
    ['white space', ' \t\r\n\u00a0\u2003\u3000\u2028'],
    ['a zero-width space', '\u200b'],
    ['a soft hyphen', '\u00ad'],
    ['a word joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['an empty Braille cell', '\u2800'],
    ['joiners', '\u200c\u200d\u034f'],
    ['variation selectors', '\ufe0f\u{e0100}\u180b'],
    ['marks of direction', '\u200e\u200f\u061c\u202a\u202c\u2066\u2069'],
    ['invisible operators of maths', '\u2061\u2062\u2063\u2064'],
    ['tags', '\u{e0001}\u{e0041}'],
    ['annotations', '\ufff9\ufffb'],
    ['control characters', '\u0000\u0008\u007f\u0085'],
    ['many of them', ' \u200b \u3164\u00ad\n'],
  ])('may be %s', (_, text) => {
    expect(isBlank(text)).toBe(true)
    expect(written(text)).toBe('')
  })
})

describe('a text that is not blank', () => {
  test.each([
    ['a letter among such signs', '\u200b\u200fx'],
    ['a family of joined emoji', '👨‍👩‍👧'],
    ['Hindi with a joiner', 'क्‍ष'],
    ['Arabic', 'س'],
    ['a dash', '–'],
    ['zero', '0'],
    ['a formula', '$$'],
  ])('may be %s', (_, text) => {
    expect(isBlank(text)).toBe(false)
    expect(written(` ${text}\n`)).toBe(text)
  })
})
