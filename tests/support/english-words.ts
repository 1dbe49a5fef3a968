import type { Pack } from '../../src/messages/lib/words.ts'
import { PACK_ROOMS } from '../../src/messages/pack-rooms.ts'

const ROOMS = import.meta.glob<Record<string, object>>('../../src/messages/en/*.ts', { eager: true })

/** The English words of a pack by the names of their objects. */
export const englishOf = (pack: Pack): Record<string, object> =>
  Object.assign({}, ...PACK_ROOMS[pack].map((room) => ROOMS[`../../src/messages/en/${room}.ts`]))

/** The rooms of a language, by file name. */
export const roomsOf = (language: string) =>
  Object.keys(import.meta.glob('../../src/messages/*/*.ts'))
    .filter((path) => path.startsWith(`../../src/messages/${language}/`))
    .map((path) => path.replace(/^.*\/|\.ts$/g, ''))
