// SPEC 2 Quiz taking
import { afterEach, describe, expect, test } from 'vitest'
import { LANGUAGE_TAGS, type Language } from '../../src/domain/page/languages.ts'
import { formatFor } from '../../src/messages/lib/language.ts'
import type { Pack } from '../../src/messages/lib/words.ts'
import { PACK_ROOMS } from '../../src/messages/pack-rooms.ts'
import { loadPack } from '../../src/messages/packs.ts'
import { englishOf, roomsOf } from '../support/english-words.ts'
import { NAME } from '../support/message-codes.ts'
import { everythingSaid, type Said } from '../support/message-walk.ts'

/** What formulas say depends on their parts: tests/messages/spoken-maths tries it. */
type Tried = Exclude<Pack, 'spoken'>

const PACKS: readonly Tried[] = ['exam', 'learner', 'admin', 'kinds']
const TRANSLATED = LANGUAGE_TAGS.filter((language) => language !== 'en')

/** Words that are the same in all languages: units, formats, names, letters. */
const EVERYWHERE =
  /^(.|min|ms|pm|am|utc|gmt|asia|tokyo|aiken|gift|moodle|qti|xml|csv|json|windows|utf|latex|kr|ctrl|enter|api|google|base|statistics|get|user|admin|results|png|jpeg|webp|avif|answer|image|url|shift|delta|zarathustra)$/

/** Words that are the same in English. */
const SAME: Partial<Record<Language, RegExp>> = {
  de: /^(name|option|index|details|status|text|format|export|minute|import|integral|matrix|test|start|punkt|std|essay|in|note|filter)$/,
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

const isSame = (language: Language, text: string) =>
  wordsIn(text).every((word) => EVERYWHERE.test(word) || SAME[language]?.test(word))

/** Marks of a sentence that was not made as its author meant it. */
const BROKEN = /undefined|NaN|\[object|null|\$\{|=>/

const numbersIn = (texts: readonly string[]) => texts.join(' ').match(/(?<![\d:.])(?:47|53)(?![\d:])/g) ?? []

/** What is wrong with a text beside the English one. */
function faultsOf(language: Language, said: Said, english: Said | undefined): string[] {
  const text = said.texts.join('…')
  const englishText = english?.texts.join('…') ?? ''
  const faults = [
    said.path !== english?.path && `stands for ${english?.path}`,
    text.trim() === '' && said.nodes.length === 0 && englishText.trim() !== '' && 'is empty',
    BROKEN.test(text) && !BROKEN.test(englishText) && 'is broken',
    text.includes('#') && !englishText.includes('#') && 'has a # in it',
    said.nodes.length !== english?.nodes.length && 'has other nodes',
    englishText.includes(NAME) && !text.includes(NAME) && 'lacks a name',
    numbersIn(english?.texts ?? []).some((number) => !text.includes(number)) && 'lacks a number',
    [...said.texts, ...said.nodes].some(
      (part) =>
        [...(english?.texts ?? []), ...(english?.nodes ?? [])].includes(part) && !isSame(language, part),
    ) && 'is English',
  ]
  return faults.filter((fault) => typeof fault === 'string').map((fault) => `${said.path} ${fault}: ${text}`)
}

afterEach(() => formatFor('en-US'))

describe.each(TRANSLATED)('a translation into %s', (language) => {
  test.each(PACKS)('has in the pack %s a text for each English one', async (pack) => {
    const translated = await loadPack(language, pack)
    const faults = Object.entries(translated).flatMap(([room, words]) => {
      const english = englishOf(pack)[room]
      formatFor('en-US')
      const inEnglish = everythingSaid(room, english, english)
      formatFor(language)
      const said = everythingSaid(room, english, words)
      return said.flatMap((each, index) => faultsOf(language, each, inEnglish[index]))
    })
    expect(faults).toEqual([])
  })

  test.each(PACKS)('has in the pack %s no text that English lacks', async (pack) => {
    const translated = await loadPack(language, pack)
    const names = Object.entries(translated).flatMap(([room, words = {}]) =>
      Object.keys(words)
        .filter((name) => !(name in (englishOf(pack)[room] ?? {})))
        .map((name) => `${room}.${name}`),
    )
    expect(names).toEqual([])
  })
})

test.each(LANGUAGE_TAGS)('every room of %s is in a pack, and every pack is complete', (language) => {
  // Not told by itself: what other rooms of the language share.
  const rooms = roomsOf(language).filter((room) => room !== 'grammar')
  expect(Object.values(PACK_ROOMS).flat()).toEqual(expect.arrayContaining(rooms))
  for (const pack of ['exam', 'learner', 'kinds', 'spoken'] as const)
    expect(rooms).toEqual(expect.arrayContaining([...PACK_ROOMS[pack]]))
  if (PACK_ROOMS.admin.some((room) => rooms.includes(room)))
    expect(rooms).toEqual(expect.arrayContaining([...PACK_ROOMS.admin]))
})
