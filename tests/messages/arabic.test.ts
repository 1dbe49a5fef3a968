import { afterEach, beforeEach, expect, test } from 'vitest'
import { attempts, learners, minutes, questions, signed } from '../../src/messages/ar/grammar.ts'
import { format, formatFor } from '../../src/messages/lib/language.ts'
import { loadPack } from '../../src/messages/packs.ts'
import { englishOf } from '../support/english-words.ts'
import { everythingSaid } from '../support/message-walk.ts'

beforeEach(() => formatFor('ar-u-ca-gregory-nu-latn'))
afterEach(() => formatFor('en-US'))

const at = (time: string) => Date.parse(`2026-03-04T${time}Z`)
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  [questions, ['لا أسئلة', 'سؤال واحد', 'سؤالان', '3 أسئلة', '11 سؤالًا', '100 سؤال']],
  [questions.of, ['0 سؤال', 'سؤال واحد', 'سؤالين', '3 أسئلة', '11 سؤالًا', '100 سؤال']],
  [minutes, ['0 دقيقة', 'دقيقة واحدة', 'دقيقتان', '3 دقائق', '11 دقيقة', '100 دقيقة']],
  [attempts, ['لا محاولات', 'محاولة واحدة', 'محاولتان', '3 محاولات', '11 محاولة', '100 محاولة']],
  [learners, ['لا طلاب', 'طالب واحد', 'طالبان', '3 طلاب', '11 طالبًا', '100 طالب']],
])('a noun has the form that its number requires: %#', (say, forms) => {
  expect([0, 1, 2, 3, 11, 100].map(say)).toEqual(forms)
})

test('ranges of times are written in words, since a dash would reverse them', () => {
  const [from, to] = [at('14:00'), at('14:30')]
  expect(plain(format.shortTimeRange(from, to, 'UTC'))).toBe('من 2:00 إلى 2:30 م')
  expect(plain(format.shortTimeRange(at('11:30'), at('12:00'), 'UTC'))).toBe('من 11:30 ص إلى 12:00 م')
  expect(plain(format.timeRange(from, to, 'UTC'))).toBe('من 2:00 م إلى 2:30 م')
  expect(plain(format.zonedTimeRange(from, to, 'UTC'))).toBe('من 2:00 إلى 2:30 م UTC')
})

test('signs are in front of their number', () => {
  expect([signed(5), signed(-5)]).toEqual(['\u2066+5\u2069', '\u2066−5\u2069'])
})

/** As a browser finds the direction of a text: what is isolated does not count. */
const firstLetter = (text: string) =>
  /[\p{L}\u200f]/u.exec(text.replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/g, ''))?.[0] ?? ''
const isArabic = (text: string) => /[\u0621-\u064a\u200f]/.test(text)

test.each(['exam', 'learner', 'admin'] as const)(
  'no sentence in the pack %s begins with Latin letters, which would reverse it',
  async (pack) => {
    const translated = await loadPack('ar', pack)
    const turned = Object.entries(englishOf(pack)).flatMap(([room, words]) =>
      everythingSaid(room, words, translated[room])
        .map(({ path, texts }) => ({ path, text: texts.join('') }))
        .filter(
          ({ text }) =>
            isArabic(text) && !/^(true|false|Zarathustra) /.test(text) && !isArabic(firstLetter(text)),
        )
        .map(({ path, text }) => `${path}: ${text}`),
    )
    expect(turned).toEqual([])
  },
)
