import type { ScreenName } from '../../src/domain/page/screens.ts'

/*
 * What an entry loads. This is how development does it; the build replaces the module by one that names each chunk, so that the
 * browser requests all of them at once (embed/build/entries-plugin.ts).
 */

export const loadApplication = () => import('./application.ts')

/** What finds the words of another language. */
export const loadTranslations = () => import('../../src/app/start/translations.ts')

/** Requests what the application and a screen consist of. */
export const requestChunks = (_screen: ScreenName): readonly Promise<unknown>[] => []
