import type { Rollup } from 'vite'
import { SCREENS } from '../../src/domain/page/screens.ts'
import { PACK_ROOMS } from '../../src/messages/pack-rooms.ts'

/*
 * How modules are grouped into chunks. By default the bundler creates a chunk for each set of modules shared by the
 * same screens, dozens of a few hundred bytes; on a cheap phone each costs more than its size.
 */

const NODE_MODULES = /[\\/]node_modules[\\/]/
const APPLICATION = /[\\/]embed[\\/]elements[\\/]application\.ts$/
/** A module of another screen, which may be loaded later than the screen itself. */
const ELSEWHERE = /[\\/]src[\\/]screens[\\/](?!take-quiz|parts)/
/** What a learner's page loads once the exam is there. What it shares with the administration must not bring that along. */
const AFTER_QUESTION =
  /[\\/]src[\\/](stores[\\/]attempts[\\/]sync-watch|screens[\\/]parts[\\/]reports[\\/]report-button)\.tsx?$/
const SCREEN = /[\\/]src[\\/]screens[\\/]([\w-]+)[\\/]\1\.tsx$/

/** In this order, so that a chunk imports only those before it. */
const SHARED = ['lists', 'results', 'tables'] as const

/** The chunk with what a screen shares, by its folder. */
const SHARES = new Map(
  Object.values(SCREENS).flatMap((row) => ('shares' in row ? [[row.folder as string, row.shares]] : [])),
)

type ModuleInfo = Pick<Rollup.ModuleInfo, 'importers' | 'dynamicImporters'>

interface Modules {
  getModuleInfo: (id: string) => ModuleInfo | null
}

/** A module and all that import it, directly or through others. */
function importersOf(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) importersOf(importer, modules, found)
  return found
}

/** Whether one screen needs a module at once and another one later. */
const isAlsoLazy = ({ importers, dynamicImporters }: ModuleInfo) =>
  importers.length > 0 && dynamicImporters.length > 0

/** Whether a module only of the quiz would be a chunk of its own, because home loads it later. */
function isOfQuizAndLazy(id: string, modules: Modules): boolean {
  const info = modules.getModuleInfo(id)
  const infos = [info, ...(info?.importers ?? []).map((importer) => modules.getModuleInfo(importer))]
  return infos.some((each) => each && isAlsoLazy(each))
}

/** What a page loads whichever screen it shows, and what home shares with a quiz, which the other screens need, too. */
function groupOf(id: string, modules: Modules): string | null {
  const importers = [...importersOf(id, modules)]
  if (importers.some((importer) => APPLICATION.test(importer))) return 'core'
  if (NODE_MODULES.test(id)) return null
  const screens = new Set(importers.flatMap((importer) => SCREEN.exec(importer)?.[1] ?? []))
  if (screens.has('take-quiz')) {
    if (screens.size < 2)
      return importers.some((importer) => ELSEWHERE.test(importer)) || isOfQuizAndLazy(id, modules)
        ? 'exam'
        : null
    return screens.has('home') ? 'core' : 'exam'
  }
  if (screens.size > 0 && importers.some((importer) => AFTER_QUESTION.test(importer))) return 'exam-later'
  if (screens.size < 2) return null
  const shares = [...screens].map((screen) => SHARES.get(screen))
  return SHARED.find((name) => shares.includes(name)) ?? 'records'
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
  { name: packOf, debugName: 'translations', test: TRANSLATION, priority: 4 },
  { name: groupOf, debugName: 'shared', priority: 1 },
]

/** Chunks of a learner's first screen, most of whose functions are called at once. */
const CALLED_ON_LOAD = new Set(['react', 'core', 'exam', 'take-quiz'])

/**
 * Tells the browser to compile all functions of a chunk while it arrives, on another thread, instead of each at its first call,
 * between the frames of the first screen. A comment to those that do not know it.
 */
export const compileHint = ({ name }: Pick<Rollup.RenderedChunk, 'name'>) =>
  CALLED_ON_LOAD.has(name) ? '//# allFunctionsCalledOnLoad' : ''
