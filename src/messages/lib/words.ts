/** The words of a room in another language: the same names, the same parameters, other texts. */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...parameters: infer Parameters) => infer Said
    ? (...parameters: Parameters) => Translation<Said>
    : Words extends object
      ? { [Name in keyof Words]: Translation<Words[Name]> }
      : Words

/** What is said in a room, by the name of its object; nothing where that is English. */
export type Translator = (room: string, english: object) => object | undefined

const rooms = new Map<string, () => void>()
let translate: Translator = () => undefined

/**
 * The words of a room as they are shown: English, with those of the current language over them. The object stays and its values
 * change, so read them when they are drawn.
 */
export function words<Words extends object>(room: string, english: Words): Words {
  const shown = { ...english }
  const show = () => void Object.assign(shown, english, translate(room, english))
  rooms.set(room, show)
  show()
  return shown
}

/**
 * What is loaded as one: `exam` until a quiz is handed in, `learner` for a learner's other screens, `admin`; a screen needs its own
 * and those before it. `spoken` says formulas, where there are some.
 */
export type Pack = 'exam' | 'learner' | 'admin' | 'spoken'

const wanted = new Set<Pack>(['exam'])
const english = async (_packs: Iterable<Pack>) => true
let load = english

/** Loads the words of a chunk, to be called together with the chunk's import. English ones are in the chunk itself. */
export async function wordsOf(packs: readonly Pack[]): Promise<void> {
  for (const pack of packs) wanted.add(pack)
  await load(packs)
}

/** A chunk, asked for together with the words that it shows. */
export const withWords =
  <Chunk>(packs: readonly Pack[], load: () => Promise<Chunk>) =>
  async (): Promise<Chunk> =>
    (await Promise.all([load(), wordsOf(packs)]))[0]

/** From now on packs are loaded by a function, beginning with those that were wanted so far. */
export function loadWordsBy(loader = english): Promise<boolean> {
  load = loader
  return load(wanted)
}

/** Whether a room is told in another language than English. */
export const isTranslated = (room: string): boolean => translate(room, {}) !== undefined

/** Shows other words in all rooms, also in those that are loaded later. */
export function showWords(translator: Translator): void {
  translate = translator
  for (const show of rooms.values()) show()
}
