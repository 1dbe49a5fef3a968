import { afterEach, expect, test, vi } from 'vitest'
import type { Speech } from '../../src/domain/page/languages.ts'

const speech = (language: Speech['language'], locale: string = language): Speech => ({
  language,
  locale,
  dir: 'ltr',
})
const ENGLISH = speech('en', 'en-US')
const GERMAN = speech('de')
const SPANISH = speech('es')

const PACKS: Record<string, Record<string, object>> = {
  'de exam': { greeting: { hello: 'Hallo', count: (n: number) => `${n} Fragen` } },
  'de learner': { place: { home: 'Startseite' } },
  'es exam': { greeting: { hello: 'Hola' } },
}
const loadPack = async (language: string, pack: string) => PACKS[`${language} ${pack}`] ?? {}

const greetingIn = ({ words }: typeof import('../../src/messages/lib/words.ts')) =>
  words('greeting', { hello: 'Hello', bye: 'Bye', count: (n: number) => `${n} questions` })

async function load() {
  vi.resetModules()
  const rooms = await import('../../src/messages/lib/words.ts')
  const { speak } = await import('../../src/messages/lib/translation.ts')
  const { format, plural } = await import('../../src/messages/lib/language.ts')
  return { ...rooms, speak, format, plural, greeting: greetingIn(rooms) }
}

afterEach(() => vi.resetModules())

test('texts change in place, and untranslated ones stay English', async () => {
  const { speak, greeting } = await load()
  await speak(GERMAN, loadPack)
  expect(greeting.hello).toBe('Hallo')
  expect(greeting.count(3)).toBe('3 Fragen')
  expect(greeting.bye).toBe('Bye')
  await speak(ENGLISH, loadPack)
  expect(greeting.hello).toBe('Hello')
  expect(greeting.count(3)).toBe('3 questions')
})

test('nothing of the previous language is left', async () => {
  const { speak, greeting } = await load()
  await speak(GERMAN, loadPack)
  await speak(SPANISH, loadPack)
  expect(greeting.hello).toBe('Hola')
  expect(greeting.count(3)).toBe('3 questions')
})

test('the texts of a later chunk are requested with it, also in a language chosen meanwhile', async () => {
  const { speak, words, wordsOf } = await load()
  await speak(GERMAN, loadPack)
  await wordsOf(['learner'])
  const place = words('place', { home: 'Home' })
  expect(place.home).toBe('Startseite')
  await speak(ENGLISH, loadPack)
  expect(place.home).toBe('Home')
  await speak(GERMAN, loadPack)
  expect(place.home).toBe('Startseite')
})

test('the language requested last wins, whichever arrives first', async () => {
  const { speak, greeting } = await load()
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const german = speak(GERMAN, async (language, pack) => {
    await late
    return loadPack(language, pack)
  })
  expect(await speak(SPANISH, loadPack)).toBe('spoken')
  arrive()
  expect(await german).toBe('overtaken')
  expect(greeting.hello).toBe('Hola')
})

test('texts that cannot be loaded leave the previous language, and later ones load all the same', async () => {
  const { speak, words, wordsOf, greeting } = await load()
  const offline = () => Promise.reject(new Error('offline'))
  expect(await speak(GERMAN, offline)).toBe('failed')
  expect(greeting.hello).toBe('Hello')
  await speak(GERMAN, loadPack)
  expect(await speak(SPANISH, offline)).toBe('failed')
  expect(greeting.hello).toBe('Hallo')
  await wordsOf(['learner'])
  expect(words('place', { home: 'Home' }).home).toBe('Startseite')
})

test('dates, numbers and plurals follow the language', async () => {
  const { speak, format, plural } = await load()
  const forms = { one: '# item', few: '# a few', many: '# many', other: '# items' }
  expect([format.count(1234), format.percent(57), plural(3, forms)]).toEqual(['1,234', '57%', '3 items'])
  await speak(speech('de', 'de-DE'), loadPack)
  expect([format.count(1234), format.percent(57)]).toEqual(['1.234', '57\u00a0%'])
  expect(format.time(Date.UTC(2026, 2, 4, 14, 30), 'UTC')).toBe('14:30')
  await speak(speech('ar', 'ar-u-ca-gregory-nu-latn'), loadPack)
  expect(plural(3, forms)).toBe('3 a few')
  expect(plural(11, forms)).toBe('11 many')
})

test('the pseudo-locale puts every text in brackets, also texts that are loaded later', async () => {
  const { speak, words, wordsOf, greeting } = await load()
  await speak(speech('en', 'en-XA'), loadPack)
  await wordsOf(['learner'])
  expect(greeting.hello).toMatch(/^\[Hello( ~)+\]$/)
  expect(greeting.count(3)).toMatch(/^\[3 questions/)
  expect(words('later', { list: ['One', 'Two'] }).list[1]).toMatch(/^\[Two/)
})
