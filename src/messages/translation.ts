import type { Speech } from '../domain/lib/languages.ts'
import { formatFor } from './language.ts'
import type { loadPack } from './packs.ts'
import { loadWordsBy, type Pack, showWords } from './words.ts'

const PSEUDO_LOCALE = 'en-XA'

/** The one that was asked for last: another one that comes later is not shown. */
let asked: Speech | undefined

/**
 * Speaks a language in all rooms at once, as soon as its words are here; a pack that does not come leaves its rooms English. False
 * if another language was asked for meanwhile.
 */
export async function speak(speech: Speech, load: typeof loadPack): Promise<boolean> {
  asked = speech
  const { language, locale } = speech
  let known: Partial<Record<string, object>> = {}
  let isSpoken = false
  const isPseudo = locale === PSEUDO_LOCALE
  const show = async () => showWords(isPseudo ? (await import('./pseudo.ts')).pseudo : (room) => known[room])
  await loadWordsBy(async (packs: Iterable<Pack>) => {
    const loaded = await Promise.allSettled([...packs].map((pack) => load(language, pack)))
    for (const pack of loaded) if (pack.status === 'fulfilled') known = { ...known, ...pack.value }
    if (isSpoken && asked === speech) await show()
  })
  if (asked !== speech) return false
  isSpoken = true
  formatFor(locale)
  await show()
  return true
}
