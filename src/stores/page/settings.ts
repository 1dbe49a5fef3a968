import { atom, map } from 'nanostores'
import { readSettings, type Settings } from '../../domain/page/attributes.ts'

/** The attributes of all elements on the page, read once for all of them. */
export const $settings = map<Settings>(readSettings(() => undefined, ''))

/** Base URL of the API; undefined until an element sets it. */
export const $apiBase = atom<string | undefined>()
