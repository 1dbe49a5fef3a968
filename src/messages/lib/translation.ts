import type { Speech } from '../../domain/page/languages.ts'
import type { loadPack } from '../packs.ts'
import { formatFor } from './language.ts'
import { loadWordsBy, type Pack, showWords } from './words.ts'

const PSEUDO_LOCALE = 'en-XA'

type LoadPacks = (packs: Iterable<Pack>) => Promise<boolean>

/** The current language, and the one requested last: others that load later are ignored. */
let spoken: { speech: Speech; loadPacks: LoadPacks } | undefined
let asked: Speech | undefined

/**
 * `overtaken` if another language was requested meanwhile; `failed` if its texts could not be loaded, which keeps the
 * previous one.
 */
type Outcome = 'spoken' | 'overtaken' | 'failed'

/**
 * Switches all rooms to a language once its texts are loaded. If a later pack fails to load, its rooms stay English.
 */
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
