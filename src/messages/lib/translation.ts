import type { Speech } from '../../domain/page/languages.ts'
import type { loadPack } from '../packs.ts'
import { formatFor } from './language.ts'
import { loadWordsBy, type Pack, showWords } from './words.ts'

const PSEUDO_LOCALE = 'en-XA'

type LoadPacks = (packs: Iterable<Pack>) => Promise<boolean>

/** What is spoken, and the one that was asked for last: another one that comes later is not shown. */
let spoken: { speech: Speech; loadPacks: LoadPacks } | undefined
let asked: Speech | undefined

/** `overtaken` if another language was asked for meanwhile; `failed` without its words, which leaves the one before. */
type Outcome = 'spoken' | 'overtaken' | 'failed'

/** Speaks a language in all rooms at once, as soon as its words are here. A pack that does not come later leaves its rooms English. */
export async function speak(speech: Speech, load: typeof loadPack): Promise<Outcome> {
  asked = speech
  const { language, locale } = speech
  let known: Partial<Record<string, object>> = {}
  const show = async () =>
    showWords(locale === PSEUDO_LOCALE ? (await import('./pseudo.ts')).pseudo : (room) => known[room])
  const loadPacks: LoadPacks = async (packs) => {
    const loaded = await Promise.allSettled([...packs].map((pack) => load(language, pack)))
    for (const pack of loaded) if (pack.status === 'fulfilled') known = { ...known, ...pack.value }
    if (spoken?.speech === speech) await show()
    return loaded.every(({ status }) => status === 'fulfilled')
  }
  const isHere = await loadWordsBy(loadPacks)
  if (asked !== speech) return 'overtaken'
  if (!isHere) {
    asked = spoken?.speech
    await loadWordsBy(spoken?.loadPacks)
    return 'failed'
  }
  spoken = { speech, loadPacks }
  formatFor(locale)
  await show()
  return 'spoken'
}
