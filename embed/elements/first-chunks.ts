import type { ScreenName } from '../../src/domain/page/screens.ts'

/*
 * What an entry loads in development; the build replaces this module with one that names each chunk, so that the
 * browser requests all of them in parallel (embed/build/entries-plugin.ts).
 */

export const loadApplication = () => import('./application.ts')

/** The loader of other languages. */
export const loadTranslations = () => import('../../src/app/start/translations.ts')

/** Requests the chunks of the application and a screen. */
export const requestChunks = (_screen: ScreenName): readonly Promise<unknown>[] => []
