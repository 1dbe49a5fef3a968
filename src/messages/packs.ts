import type { Language } from '../domain/lib/languages.ts'
import type { Pack, Translation } from './words.ts'

/** The rooms of each pack. The modules of English are never loaded as packs: they name the rooms and their types. */
interface Rooms extends Record<Pack, object> {
  exam: typeof import('./packs/en-exam.ts')
  learner: typeof import('./packs/en-learner.ts')
  admin: typeof import('./packs/en-admin.ts')
  spoken: typeof import('./packs/en-spoken.ts')
}

type Loads<Name extends Pack> = { [Each in Name]: () => Promise<Translation<Rooms[Each]>> }

/** The administrators' words may be missing. */
type Packs = Record<Exclude<Language, 'en'>, Loads<Exclude<Pack, 'admin'>> & Partial<Loads<'admin'>>>

const PACKS: Packs = {
  de: {
    exam: () => import('./packs/de-exam.ts'),
    learner: () => import('./packs/de-learner.ts'),
    admin: () => import('./packs/de-admin.ts'),
    spoken: () => import('./packs/de-spoken.ts'),
  },
  es: {
    exam: () => import('./packs/es-exam.ts'),
    learner: () => import('./packs/es-learner.ts'),
    spoken: () => import('./packs/es-spoken.ts'),
  },
  hi: {
    exam: () => import('./packs/hi-exam.ts'),
    learner: () => import('./packs/hi-learner.ts'),
    spoken: () => import('./packs/hi-spoken.ts'),
  },
  ar: {
    exam: () => import('./packs/ar-exam.ts'),
    learner: () => import('./packs/ar-learner.ts'),
    admin: () => import('./packs/ar-admin.ts'),
    spoken: () => import('./packs/ar-spoken.ts'),
  },
}

/** Nothing for a pack that a language does not have. */
export async function loadPack(language: Language, pack: Pack): Promise<Partial<Record<string, object>>> {
  if (language === 'en') return {}
  const packs: Partial<Loads<Pack>> = PACKS[language]
  return (await packs[pack]?.()) ?? {}
}
