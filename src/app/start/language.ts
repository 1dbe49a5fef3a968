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
/** The element whose `lang`, or whose surroundings, count. */
let speaker: Element | null = null

/** Says whether the words could be loaded. */
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
  // The menu shows what is spoken, and the choice can be made again.
  $chosenLanguage.set($speech.get().language)
}

/** Speaks as an element asks for by its `lang`, or as what it stands in. Of several with a `lang` of their own, the last one counts. */
export async function speakFor(element: Element | null, found: Translations): Promise<void> {
  translations = found
  if (element && (!speaker?.isConnected || element.hasAttribute('lang'))) speaker = element
  await follow()
}

// A page may switch its language, and so may the menu, in this tab or another one.
$chosenLanguage.listen(() => void followChoice())
new MutationObserver(() => void follow()).observe(document.documentElement, { attributeFilter: ['lang'] })
