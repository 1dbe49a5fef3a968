import type { Speech } from '../../domain/page/languages.ts'
import { speak } from '../../messages/lib/translation.ts'
import { $chosenLanguage } from '../../stores/language/chosen-language.ts'
import { $speech } from '../../stores/language/speech.ts'
import { notice } from '../../stores/page/notices.ts'

/** What translations.ts finds. */
interface Translations {
  speechAround: (element: Element | null, chosen: string | undefined) => Speech
  loadPack: Parameters<typeof speak>[1]
}

let translations: Translations | undefined
/** The element whose `lang` or surroundings determine the language. */
let speaker: Element | null = null

/** Resolves to whether the texts could be loaded. */
async function follow(): Promise<boolean> {
  if (!translations) return true
  const speech = translations.speechAround(speaker, $chosenLanguage.get())
  if (speech.locale === $speech.get().locale) return true
  const outcome = await speak(speech, translations.loadPack)
  if (outcome === 'spoken') $speech.set(speech)
  return outcome !== 'failed'
}

async function followChoice(): Promise<void> {
  if (await follow()) return
  notice.error({ code: 'language-not-loaded' })
  // The menu shows the current language, and the choice can be repeated.
  $chosenLanguage.set($speech.get().language)
}

/** Uses an element's `lang`, or that of its surroundings. If several have their own `lang`, the last one wins. */
export async function speakFor(element: Element | null, found: Translations): Promise<void> {
  translations = found
  if (element && (!speaker?.isConnected || element.hasAttribute('lang'))) speaker = element
  await follow()
}

// A page may switch its language, and so may the menu, in this tab or another one.
$chosenLanguage.listen(() => void followChoice())
new MutationObserver(() => void follow()).observe(document.documentElement, { attributeFilter: ['lang'] })
