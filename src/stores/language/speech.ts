import { atom } from 'nanostores'
import type { Speech } from '../../domain/page/languages.ts'

/** What is spoken: one language for all elements of a page, because they share their words. */
export const $speech = atom<Speech>({ language: 'en', locale: 'en-US', dir: 'ltr' })
