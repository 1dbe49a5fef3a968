import { type Speech, speechFor } from '../../domain/page/languages.ts'
import { loadPack } from '../../messages/packs.ts'
import { wishedLanguages } from '../../platform/wished-languages.ts'

/** Beside what needs them first, so that they are no chunk of their own. */
export { LANGUAGES } from '../../domain/page/languages.ts'

/*
 * Where there may be another language than English, this is requested with the first chunks, and needs none of them, so that the
 * first screen's words are on their way at once.
 */

/** In the order of what needs what. */
const PACKS = ['exam', 'learner', 'admin'] as const

/** What an element speaks; null stands for the page. */
const speechAround = (element: Element | null, chosen: string | undefined): Speech =>
  speechFor(wishedLanguages(element, chosen))

/** Speaks as an element asks for, or as what it stands in. */
export async function speakAsAround(element: Element | null): Promise<void> {
  const { speakFor } = await import('./language.ts')
  await speakFor(element, { speechAround, loadPack })
}

/** Requests the words of an element's first screen, which end with `pack`, and speaks them once they are here. */
export async function speakFirst(
  element: Element | null,
  chosen: string | undefined,
  pack: (typeof PACKS)[number] = 'admin',
): Promise<void> {
  const { language } = speechAround(element, chosen)
  // One that does not come is asked for again by the application.
  for (const each of PACKS.slice(0, PACKS.indexOf(pack) + 1)) loadPack(language, each).catch(() => {})
  await speakAsAround(element)
}
