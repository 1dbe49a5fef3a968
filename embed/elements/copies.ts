import { version } from '../../package.json'
import type { Tag } from './tags.ts'

/*
 * A page may load the elements several times: from two addresses, or in two versions that two plugins brought along.
 * The first script registers itself on the page, and the others let it load their elements too, so that all come from
 * one copy: one session, one API client, one place for toasts, one attempt.
 */

type Load = (tag: Tag) => Promise<void>

interface Registry {
  /** The version of this structure: copies with another protocol are not compatible. */
  protocol: number
  version: string
  load: Load
  /** The versions already reported. */
  told: string[]
}

const PROTOCOL = 1
const KEY = Symbol.for('quiz-elements')
const page = globalThis as { [KEY]?: Registry }

/** Includes the scripts' addresses, as far as the browser knows them. */
function tell(level: 'info' | 'warn', what: string): void {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  console[level](
    `quiz-elements ${version}: ${what}`,
    addresses.filter((name) => /(app|admin|booker|elements)\.js/.test(name)),
  )
}

function tellOfVersions(first: Registry): void {
  if (first.told.includes(version)) return
  first.told.push(version)
  tell('info', `${first.version}, which came first, draws all elements`)
}

const tellOfTwo = (what: string) => tell('warn', `${what} of two copies share the session only`)

const registryOf = (load: Load): Registry => ({ protocol: PROTOCOL, version, load, told: [version] })

/** Loads an element through the page's first copy, or through ours if that fails. */
export async function loadByFirstCopy(tag: Tag, load: Load): Promise<void> {
  page[KEY] ??= registryOf(load)
  const first = page[KEY]
  if (first.load === load) return load(tag)
  if (first.protocol === PROTOCOL) {
    tellOfVersions(first)
    const failed = await first.load(tag).catch(() => true)
    if (!failed) return
  }
  tellOfTwo('elements')
  page[KEY] = registryOf(load)
  return load(tag)
}

/**
 * For exported classes, which only their own copy can provide: registers it as the page's first copy, or reports that
 * it is not.
 */
export function noteClasses(load: Load): void {
  page[KEY] ??= registryOf(load)
  if (page[KEY].version !== version) tellOfTwo('classes')
}
