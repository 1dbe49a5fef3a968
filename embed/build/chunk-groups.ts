import type { Rollup } from 'vite'
import { SCREENS } from '../../src/domain/page/screens.ts'
import { PACK_ROOMS } from '../../src/messages/pack-rooms.ts'

/*
 * How modules are grouped into chunks. By default the bundler creates a chunk for each set of modules shared by the
 * same screens, dozens of a few hundred bytes; on a cheap phone each costs more than its size.
 */

const NODE_MODULES = /[\\/]node_modules[\\/]/
const SCREEN = /[\\/]src[\\/]screens[\\/]([\w-]+)[\\/]\1\.tsx$/

/** Screens whose shared modules learners load. */
const LEARNERS = Object.values(SCREENS).flatMap((row) => ('sharesLists' in row ? [row.folder] : []))

interface Modules {
  getModuleInfo: (id: string) => Pick<Rollup.ModuleInfo, 'importers'> | null
}

/** The screens that import a module, directly or through others. */
function screensWith(id: string, modules: Modules, found = new Set<string>(), seen = new Set<string>()) {
  if (seen.has(id)) return found
  seen.add(id)
  const screen = SCREEN.exec(id)?.[1]
  if (screen) found.add(screen)
  for (const importer of modules.getModuleInfo(id)?.importers ?? [])
    screensWith(importer, modules, found, seen)
  return found
}

/** Home and a quiz share little; a quiz and its result share more, and so do the lists and the tables. */
function groupOf(id: string, modules: Modules): string | null {
  const screens = screensWith(id, modules)
  if (screens.size < 2) return null
  if (screens.has('take-quiz')) return screens.has('home') ? 'learner' : 'exam'
  return LEARNERS.some((folder) => screens.has(folder)) ? 'lists' : 'tables'
}

/** A module of texts in a language other than English. */
export const TRANSLATION = /[\\/]src[\\/]messages[\\/](?!en[\\/]|lib[\\/])(\w+)[\\/]([\w-]+)\.ts$/

/** 'de-exam': a language's pack is one chunk. Shared modules, such as its grammar, are in the pack loaded first. */
function packOf(id: string): string | null {
  const [, language, room = ''] = TRANSLATION.exec(id) ?? []
  const [pack = 'exam'] = Object.entries(PACK_ROOMS).find(([, rooms]) => rooms.includes(room)) ?? []
  return language ? `${language}-${pack}` : null
}

/** For `codeSplitting`, excluding the modules that a group imports, which have their own groups. */
export const CHUNK_GROUPS = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    tags: ['$initial' as const],
    priority: 3,
  },
  { name: 'core', tags: ['$initial' as const], priority: 2 },
  { name: packOf, test: TRANSLATION, priority: 4 },
  { name: groupOf, test: (id: string) => !NODE_MODULES.test(id), priority: 1 },
]
