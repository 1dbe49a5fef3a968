import { atom, map } from 'nanostores'
import { readSettings, type Settings } from '../../domain/lib/attributes.ts'

/** The attributes of all elements on the page, read once for all of them. */
export const $settings = map<Settings>(readSettings(() => undefined, ''))

/** Where the API is; undefined until some element of the page has said so. */
export const $apiBase = atom<string | undefined>()
