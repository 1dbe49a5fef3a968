import type { Language } from '../domain/page/languages.ts'
import type { Pack } from './lib/words.ts'
import { PACK_ROOMS } from './pack-rooms.ts'

/** Each translated room by its path. The bundler makes one chunk of a language's pack: embed/build/chunk-groups.ts. */
const ROOMS = import.meta.glob<Record<string, object>>(['./*/*.ts', '!./en/*', '!./lib/*'])

/** The words of a pack by the names of their objects. Nothing for a pack that a language does not have. */
export async function loadPack(language: Language, pack: Pack): Promise<Partial<Record<string, object>>> {
  const rooms = await Promise.all(PACK_ROOMS[pack].map((room) => ROOMS[`./${language}/${room}.ts`]?.()))
  return Object.assign({}, ...rooms)
}
