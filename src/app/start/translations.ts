import { type Speech, speechFor } from '../../domain/page/languages.ts'
import type { Pack } from '../../messages/lib/words.ts'
import { loadPack } from '../../messages/packs.ts'
import { wishedLanguages } from '../../platform/wished-languages.ts'

/** Exported next to their first user, so that they do not become a separate chunk. */
export { LANGUAGES } from '../../domain/page/languages.ts'

/*
 * If the language may not be English, this is requested with the first chunks and depends on none of them, so that the
 * first screen's texts load immediately.
 */

/** The packs of a first screen, by its route: the table of screens is not loaded yet. */
export function packsOf(pattern = ''): readonly Pack[] {
  if (pattern.startsWith('/admin')) return ['exam', 'learner', 'admin']
  return /^\/quiz\/:\w+$/.test(pattern) ? ['exam'] : ['exam', 'learner']
}

/** An element's language; null stands for the page. */
const speechAround = (element: Element | null, chosen: string | undefined): Speech =>
  speechFor(wishedLanguages(element, chosen))

/** Uses the element's language, or that of its surroundings. */
export async function speakAsAround(element: Element | null): Promise<void> {
  const { speakFor } = await import('./language.ts')
  await speakFor(element, { speechAround, loadPack })
}

/** Requests the texts of an element's first screen, and uses them once loaded. */
export async function speakFirst(
  element: Element | null,
  chosen: string | undefined,
  pattern: string | undefined,
): Promise<void> {
  const { language } = speechAround(element, chosen)
  // If one fails to load, the application retries.
  for (const pack of packsOf(pattern)) loadPack(language, pack).catch(() => {})
  await speakAsAround(element)
}
