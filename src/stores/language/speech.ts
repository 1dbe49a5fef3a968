import { atom } from 'nanostores'
import type { Speech } from '../../domain/page/languages.ts'

/** The current language: one for all elements of a page, because they share their texts. */
export const $speech = atom<Speech>({ language: 'en', locale: 'en-US', dir: 'ltr' })
