import { type Speech, speechFor } from '../../domain/page/languages.ts'
import type { ScreenName } from '../../domain/page/paths.ts'
import type { Pack } from '../../messages/lib/words.ts'
import { loadPack } from '../../messages/packs.ts'
import { wishedLanguages } from '../../platform/wished-languages.ts'

/** Beside what needs them first, so that they are no chunk of their own. */
export { LANGUAGES } from '../../domain/page/languages.ts'

/*
 * Where there may be another language than English, this is requested with the first chunks, and needs none of them, so that the
 * first screen's words are on their way at once.
 */

const EXAM: readonly ScreenName[] = ['quiz']
const LEARNER: readonly ScreenName[] = [
  'oneQuiz',
  'home',
  'quizResult',
  'userResult',
  'bookSlot',
  'myResults',
  'practice',
  'sessions',
]

function packsOf(screen: ScreenName): readonly Pack[] {
  if (EXAM.includes(screen)) return ['exam']
  return LEARNER.includes(screen) ? ['exam', 'learner'] : ['exam', 'learner', 'admin']
}

/** What an element speaks; null stands for the page. */
const speechAround = (element: Element | null, chosen: string | undefined): Speech =>
  speechFor(wishedLanguages(element, chosen))

/** Speaks as an element asks for, or as what it stands in. */
export async function speakAsAround(element: Element | null): Promise<void> {
  const { speakFor } = await import('./language.ts')
  await speakFor(element, { speechAround, loadPack })
}

/** Requests what an element's first screen says, and speaks it once it is here. */
export async function speakFirst(
  element: Element | null,
  chosen: string | undefined,
  screen: ScreenName,
): Promise<void> {
  const { language } = speechAround(element, chosen)
  // One that does not come is asked for again by the application.
  for (const pack of packsOf(screen)) loadPack(language, pack).catch(() => {})
  await speakAsAround(element)
}
